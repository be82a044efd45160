import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'

/** A message that users may read, with what varies in it as "…". */
export interface Message {
  file: string
  text: string
  /** What to do, which goes with what happened, or the name of a rule, for its readers. */
  isAside: boolean
}

type Node = Record<string, unknown> & { type: string }

const root = fileURLToPath(new URL('../../src', import.meta.url))

/** What these files say is never that something went wrong. */
const FREE_OF_TROUBLE =
  /^(?:report\/(?:progress|summary|summary\/.*)|document\/(?:mdx\/names|plain\/\w+)|repository\/bare)\.ts$/

/** Every text of the sources that becomes a message: what errors are made of, and what says why and what to do. */
export function readMessages(): Message[] {
  return (
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !FREE_OF_TROUBLE.test(name))
      .sort()
      .flatMap(file => {
        const tree = parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript' })
        return [...texts(tree as unknown as Node)].map(each => ({ file, ...each }))
      })
      // Git's configuration is none; shorter ones are pieces of others, names of kinds and the like.
      .filter(({ text }) => !text.startsWith('[') && text.split(' ').length > 3)
  )
}

function* texts(value: unknown, within = false): Generator<Omit<Message, 'file'>> {
  const isAside = within || isAsideHere(value)
  if (Array.isArray(value)) for (const each of value) yield* texts(each, isAside)
  else if (isNode(value)) {
    if (value.type === 'StringLiteral') yield { text: value.value as string, isAside }
    else if (value.type === 'TemplateLiteral') yield { text: quasis(value), isAside }
    for (const [name, each] of Object.entries(value)) if (name !== 'span') yield* texts(each, isAside)
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* texts(each, isAside)
}

function isAsideHere(value: unknown): boolean {
  if (!isNode(value) || value.type !== 'KeyValueProperty') return false
  return ['hint', 'name'].includes((value.key as { value?: string }).value ?? '')
}

function quasis({ quasis }: Node): string {
  return (quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('…')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
