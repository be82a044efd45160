import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { sanitizeForLog } from '../text/index.ts'

/** Longer texts are not parsed: some take the parser the square of their length. */
export const MAX_YAML = 65_536

/** Something in a text that its author has to change; `at` counts characters from 0. */
export interface Problem {
  at: number
  message: string
}

/** A value, and where it begins. */
export interface Placed<T> {
  at: number
  /** Where its key begins, if it has one. */
  keyAt?: number
  value: T
}

/** Every scalar is the text that its author wrote, as an input's is. */
export type Value = string | Placed<Value>[] | Map<string, Placed<Value>>

/**
 * Reads YAML of one document as texts, lists and mappings with their places. Aliases, tags and keys that are there twice
 * are problems, so that nothing can expand or mean more than is written.
 */
export function readYaml(text: string): { value?: Placed<Value>; problems: Problem[]; lines: LineCounter } {
  const lines = new LineCounter()
  const problems: Problem[] = []
  try {
    const document = parseDocument(text, { ...OPTIONS, lineCounter: lines })
    if (document.errors.some(({ message }) => message.includes('call stack'))) throw new RangeError()
    for (const { pos, message } of document.errors)
      problems.push({ at: pos[0], message: `this is not YAML: ${sanitizeForLog(message)}` })
    if (problems.length > 0) return { problems, lines }
    visit(document, { Node: (_, node) => void problems.push(...refuse(node, text)) })
    if (problems.length > 0) return { problems, lines }
    return { value: toValue(document.contents, problems), problems, lines }
  } catch {
    // It is deeper than the stack, which the parser may report or throw.
    return { problems: [{ at: 0, message: 'this is nested too deeply to be read' }], lines }
  }
}

const OPTIONS = {
  schema: 'failsafe',
  // A key that is there twice is found below in less time.
  uniqueKeys: false,
  prettyErrors: false,
  // With 'silent' a second document would be passed over.
  logLevel: 'error',
} as const

function refuse(node: Node, text: string): Problem[] {
  const at = node.range?.[0] ?? 0
  if (isAlias(node)) return [{ at, message: reserved(`*${node.source}`, 'an alias') }]
  if (node.tag === undefined) return []
  // The place of a node is that of its value, which a tag is before.
  const last = Math.max(0, text.lastIndexOf('!', at))
  const start = text[last - 1] === '!' ? last - 1 : last
  return [{ at: start, message: reserved(/^\S*/.exec(text.slice(start, start + 200))?.[0] ?? '', 'a tag') }]
}

/** Most who write one mean a pattern. */
function reserved(source: string, what: string): string {
  const text = sanitizeForLog(source)
  return `YAML reads "${text}" as ${what}, which is not allowed here. Put a pattern in quotes: '${text}'. Write anything else out.`
}

function toValue(node: unknown, problems: Problem[]): Placed<Value> {
  const at = (node as Node | null)?.range?.[0] ?? 0
  if (isSeq(node)) return { at, value: node.items.map(each => toValue(each, problems)) }
  if (!isMap(node)) return { at, value: isScalar(node) ? String(node.value ?? '') : '' }
  const map = new Map<string, Placed<Value>>()
  for (const { key, value } of node.items) {
    const place = toValue(key, problems)
    const name = typeof place.value === 'string' ? place.value : ''
    if (map.has(name))
      problems.push({
        at: place.at,
        message: `"${sanitizeForLog(name)}" is here twice. Leave one of the two.`,
      })
    // An empty value has no place of its own.
    else
      map.set(name, { keyAt: place.at, ...(value ? toValue(value, problems) : { at: place.at, value: '' }) })
  }
  return { at, value: map }
}
