import npmTo from 'npm-to-yarn'
import {
  applyChanges,
  type Change,
  type Line,
} from '../../../markdown/source.ts'
import {
  containers,
  fences,
  infoOf,
  type ShownLine,
} from '../../syntax/blocks.ts'
import {
  attributeLists,
  emoji,
  htmlComments,
  scripts,
} from '../../syntax/inline.ts'
import { replacing, type Step, type Syntax } from '../../syntax/step.ts'

/** MDX with what Docusaurus adds to it. */
export function docusaurusSyntax(): Syntax {
  return {
    includes: [],
    markup: [
      addressesOnServer,
      mdxCodeBlocks,
      htmlComments,
      scripts,
      emoji,
      containers(),
      npm2yarn,
      fences(withoutMagicComments, true),
      attributeLists('headings'),
    ],
  }
}

/** MDX that is hidden from translators in a fence, which Docusaurus takes away ("i18n - Crowdin"). */
const mdxCodeBlocks: Step = source => {
  if (!source.text.includes('mdx-code-block')) return source
  const changes: Change[] = []
  let isOpen = false
  for (const line of source.lines) {
    const { code, start, end } = line
    if (code === 'opens') isOpen = infoOf(line) === 'mdx-code-block'
    if (isOpen && (code === 'opens' || code === 'closes'))
      changes.push({ start, end: end + 1, by: '' })
  }
  return applyChanges(source, changes)
}

/** The package managers that the plugin npm2yarn is told to show; those that code computes are not known. */
const LABELS = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' } as const

type Manager = keyof typeof LABELS

const MANAGERS = Object.keys(LABELS) as Manager[]

/** `pathname:///file.pdf`, an address on the server that is no page of the site (Docusaurus, "Assets"). */
const addressesOnServer = replacing(
  'pathname://',
  /pathname:\/\/(?=\/)/g,
  (_, __, { settings: { address } }) =>
    address === undefined ? '' : new URL(address).origin,
)

/** More lines are no commands, and take the converter the square of their length. */
const MAX_COMMANDS = 100

/** A fence of commands of npm: the marks before it, the fence with its language, and the fence alone. */
const NPM_FENCE = /^([^`~]*)(([`~]{3,})\w+[ \t]+)npm2yarn\s*$/

/** Commands of npm with those of other package managers, as the plugin npm2yarn of Docusaurus shows them in tabs. */
const npm2yarn: Step = source => {
  if (!source.text.includes('npm2yarn')) return source
  const changes: Change[] = []
  const lines = source.lines
  for (const [index, { code, text, start }] of lines.entries()) {
    const match = code === 'opens' ? NPM_FENCE.exec(text) : null
    if (!match) continue
    const [, first = '', opening = '', closing = ''] = match
    const length = lines.slice(index + 1).findIndex(isClosing)
    if (length < 0 || length >= MAX_COMMANDS) continue
    const inside = lines.slice(index + 1, index + 1 + length)
    const margin = first.replace(/[^>]/g, ' ')
    const npm = inside.map(line => line.text.slice(margin.length)).join('\n')
    const block = (title: string, commands: string) =>
      `${opening}title="${title}"\n${commands}\n${closing}`
    const blocks = [block('npm', npm)]
    for (const manager of MANAGERS)
      blocks.push(block(LABELS[manager], toManager(npm, manager)))
    const by = first + blocks.join('\n').replaceAll('\n', `\n${margin}`)
    changes.push({ start, end: lines[index + 1 + length]!.end, by })
  }
  return applyChanges(source, changes)
}

const isClosing = ({ code }: Line) => code === 'closes'

/** Its types are those of its CommonJS module, which is not the one that is loaded. */
const convert = npmTo as unknown as typeof npmTo.default

/** Commands of npm in those of another package manager; as they are where the converter fails, as on `npm toString`. */
function toManager(npm: string, manager: Manager): string {
  try {
    return convert(npm, manager)
  } catch {
    return npm
  }
}

/** A comment in one of the languages that Docusaurus knows, up to its words. */
const COMMENT =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)/i

const MAGIC_WORDS =
  /^highlight-(?:[a-z]+-)?(?:next-line|start|end)\s*((?:\S.*)?)$/
const END_OF_COMMENT = /^(?:\*\/(?:\s*\})?|-->|\*\))?\s*$/

/** Without comments that mark lines of code, such as `// highlight-next-line` (Docusaurus, "Code blocks"). */
const withoutMagicComments: ShownLine = text => {
  const [, words = ''] = COMMENT.exec(text) ?? []
  const [, end] = MAGIC_WORDS.exec(words) ?? []
  const isMagic = end !== undefined && END_OF_COMMENT.test(end)
  return isMagic ? undefined : text
}
