import {
  applyChanges,
  type Change,
  type Content,
  type Source,
  subSource,
} from '../../../markdown/source.ts'
import {
  list,
  readJson,
  readYaml,
  scalarText,
  valueAt,
} from '../../../text/data.ts'
import { remembered, type Step, type Work } from '../../syntax/step.ts'
import {
  openingOf,
  type RenderTag,
  variable,
  warnUnknown,
} from '../../syntax/templates.ts'

/** The keys in a name such as `site.data.items[0]["first-name"]`. */
function keysIn(name: string): string[] {
  return name.replace(/\[(?:(\d+)|["']([\w-]+)["'])\]/g, '.$1$2').split('.')
}

/** The value that a name has on a page: of its front matter, the configuration, or a file in `_data` (Jekyll, "Variables"). */
function namedValue(name: string, work: Work): unknown {
  const keys = keysIn(name)
  if (keys[0] === 'include' && work.parameters)
    return parameter(work.parameters, keys.slice(1))
  if (name === 'jekyll.environment') return 'production'
  if (keys[0] === 'page') return valueAt(work.context.data, ...keys.slice(1))
  if (keys[0] === 'site' && keys[1] === 'data')
    return dataValue(keys.slice(2), work)
  return variable(name, work.settings.variables)
}

/** The value below keys of which the first ones name a file, perhaps in folders (Jekyll, "Data Files"). */
function dataValue(keys: readonly string[], work: Work): unknown {
  const { context, settings } = work
  for (let end = keys.length; end > 0; end--) {
    const stem = `${settings.contentFolder}_data/${keys.slice(0, end).join('/')}`
    const paths = ['.yml', '.yaml', '.json'].map(extension => stem + extension)
    const path = paths.find(file => context.read?.(file))
    if (path === undefined) continue
    const parse = path.endsWith('.json') ? readJson : readYaml
    const data = remembered(work, `data ${path}`, () =>
      parse(context.read!(path)!.text),
    )
    return valueAt(data, ...keys.slice(end))
  }
  return undefined
}

/** The value of a parameter of an include, or below it: null for one that is not passed. */
function parameter(
  parameters: ReadonlyMap<string, unknown>,
  [name = '', ...keys]: readonly string[],
): unknown {
  if (!parameters.has(name)) return null
  const value = parameters.get(name)
  if (value === undefined || keys.length === 0) return value
  return valueAt(value, ...keys) ?? null
}

/** The value of an expression: null for nothing, undefined where it is not known. Values of YAML are texts. */
export function valueIn(
  expression: string,
  work: Work,
  known: ReadonlyMap<string, unknown> = new Map(),
): unknown {
  const name = expression.trim()
  if (/^(?:"[^"]*"|'[^']*')$/.test(name)) return name.slice(1, -1)
  if (/^(?:-?[\d.]+|true|false)$/.test(name)) return name
  if (/^(?:nil|null)$/.test(name)) return null
  if (/^(?:empty|blank)$/.test(name)) return ''
  if (known.has(name)) return known.get(name)
  const [first = '', ...keys] = keysIn(name)
  if (known.has(first)) return valueAt(known.get(first), ...keys)
  return namedValue(name, work)
}

/** Compares two values as Liquid does; undefined where one is not known, or the comparison is none of plain values. */
export function compare(
  one: unknown,
  sign: string,
  other: unknown,
): boolean | undefined {
  if (one === undefined || other === undefined) return undefined
  if (sign === 'contains' && Array.isArray(one))
    return one.map(scalarText).includes(scalarText(other) ?? '')
  const [left, right] = [one ?? '', other ?? ''].map(value =>
    Array.isArray(value) && value.length === 0 ? '' : scalarText(value),
  )
  if (left === undefined || right === undefined) return undefined
  if (sign === 'contains') return left.includes(right)
  if (sign === '==') return left === right
  if (/^(?:!=|<>)$/.test(sign)) return left !== right
  const difference = Number(left) - Number(right)
  if (Number.isNaN(difference)) return undefined
  if (difference === 0) return sign.endsWith('=')
  return difference > 0 === sign.startsWith('>')
}

/** The text of a literal, or of a name with a plain value; undefined for any other expression. */
export function plainValue(expression: string, work: Work): string | undefined {
  if (/^(?:"[^"]*"|'[^']*')$/.test(expression)) return expression.slice(1, -1)
  if (/^(?:[\d.]+|true|false)$/.test(expression)) return expression
  return scalarText(namedValue(expression, work))
}

const OUTPUT =
  /\{\{-?\s*(?<path>[\w-][\w.[\]"'-]*)\s*(?<filters>(?:\|[^{}]*)?)-?\}\}/

/** Whether filters keep the words of Markdown. */
function arePlain(filters: string): boolean {
  return filters
    .split('|')
    .every(filter =>
      /^(?:|markdownify|strip|strip_newlines)$/.test(filter.trim()),
    )
}

/** The content of a loop for each item of a list or mapping that is known ("for" of Liquid); of any other only a build knows it. */
export const loop: RenderTag = ({ tag, source, work }) => {
  if (!tag.closing) return 'stays'
  const inside = source.text.slice(tag.end, tag.closing.start)
  const hasWords = inside.replace(/\{%[^%]*%\}/g, '').trim() !== ''
  if (!hasWords) return { whole: '' }
  const content = inside.replace(/^[ \t]*\n/, '')
  const text = itemsShown(tag.rest, content, work)
  if (text === undefined)
    warnUnknown(openingOf(tag, source), source, tag.start, work)
  return { whole: text ?? '' }
}

/** A loop that becomes longer is left to a build. */
const MAX_LOOP_LENGTH = 500_000

function itemsShown(
  head: string,
  content: string,
  work: Work,
): string | undefined {
  const [, item, name = ''] =
    /^\s*(\w+)\s+in\s+([\w.[\]"'-]+)\s*$/.exec(head) ?? []
  if (item === undefined || content.includes('{%')) return undefined
  const value = namedValue(name, work)
  if (value === undefined) return undefined
  const items = itemsOf(value)
  if (items.length * content.length > MAX_LOOP_LENGTH) return undefined
  let isKnown = true
  const parts = items.map(current =>
    content.replace(OUTPUTS, (output, path: string, filters: string) => {
      const [first, ...keys] = keysIn(path)
      if (first !== item) return output
      const member = valueAt(current, ...keys)
      const plain = scalarText(member)
      // A key that an item does not have shows nothing.
      const isPlain = plain !== undefined || member === undefined
      if (!isPlain || !arePlain(filters)) isKnown = false
      return plain ?? ''
    }),
  )
  if (!isKnown) return undefined
  return parts.join('')
}

const OUTPUTS = new RegExp(OUTPUT.source, 'g')

/** The items of a list, or the pairs of key and value of a mapping. */
function itemsOf(value: unknown): unknown[] {
  const isMapping =
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (isMapping) return Object.entries(value)
  return list(value)
}

const CAPTURE = /\{%-?\s*capture\s+(?<captured>[\w-]+)\s*-?%\}/
const CAPTURED = /(?<inside>(?:(?!\{%-?\s*endcapture)[\s\S])*)/
const END_OF_CAPTURE = /(?:\{%-?\s*endcapture\s*-?%\})?/
const ASSIGN = /\{%-?\s*assign\s+(?<assigned>[\w-]+)\s*=(?<expression>[^%]*)%\}/
const VALUES = new RegExp(
  `${CAPTURE.source}${CAPTURED.source}${END_OF_CAPTURE.source}|${ASSIGN.source}|${OUTPUT.source}`,
  'g',
)

/**
 * Puts what a page captured or assigned, and values of `_data`, where it shows them (Liquid, "capture" and "assign"; Jekyll,
 * "Data Files").
 */
export const values: Step = (source, work) => {
  if (!/\{%-?\s*(?:capture|assign)\b|site\.data/.test(source.text))
    return source
  const known = new Map<string, Content | undefined>()
  const changes: Change[] = []
  for (const { 0: tag, index, groups } of source.text.matchAll(VALUES)) {
    const { captured, inside, assigned, expression, path, filters } = groups!
    const change = { start: index, end: index + tag.length, by: '' }
    if (captured !== undefined) {
      const start = index + tag.indexOf(inside!)
      known.set(captured, trimmed(source, start, start + inside!.length))
      changes.push(change)
    } else if (assigned !== undefined) {
      const value = plainValue(expression!.replace(/-$/, '').trim(), work)
      known.set(assigned, value)
      changes.push(change)
    } else if (arePlain(filters!)) {
      const by = known.get(path!) ?? scalarText(namedValue(path!, work))
      if (by !== undefined) changes.push({ ...change, by })
    }
  }
  return applyChanges(source, changes)
}

function trimmed(source: Source, start: number, end: number): Source {
  const { text } = subSource(source, start, end)
  const blanks = text.length - text.trimStart().length
  return subSource(source, start + blanks, start + blanks + text.trim().length)
}
