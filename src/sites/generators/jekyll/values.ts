import { readJson, readYaml, scalarText, valueAt } from '../../../text/data.ts'
import { remembered, type Work } from '../../syntax/step.ts'
import { variable } from '../../syntax/templates.ts'

/** What expressions of a page may name. */
export interface Scope {
  work: Work
  /** The values that the page assigned or captured, by their names; undefined for one that is not known. */
  known: Map<string, unknown>
  /** How long the loops were so far, in characters. */
  loopLength: number
}

/** The value of an expression: null for nothing, undefined where it is not known. Values of YAML are texts. */
export function valueIn(
  expression: string,
  { work, known }: Pick<Scope, 'work' | 'known'>,
): unknown {
  const name = expression.trim()
  if (/^(?:"[^"]*"|'[^']*')$/.test(name)) return name.slice(1, -1)
  if (/^(?:-?[\d.]+|true|false)$/.test(name)) return name
  if (/^(?:nil|null)$/.test(name)) return null
  if (/^(?:empty|blank)$/.test(name)) return ''
  if (known.has(name)) return known.get(name)
  const [first = '', ...keys] = keysIn(name)
  if (known.has(first)) return valueBelow(known.get(first), keys)
  if (first === 'include' && work.parameters)
    return valueBelow(Object.fromEntries(work.parameters), keys)
  if (name === 'jekyll.environment') return 'production'
  if (first === 'page') return valueAt(work.context.data, ...keys)
  if (first === 'site' && keys[0] === 'data')
    return dataValue(keys.slice(1), work)
  return variable(name, work.settings.variables)
}

/** The keys in a name such as `site.data.items[0]["first-name"]`. */
function keysIn(name: string): string[] {
  return name.replace(/\[(?:(\d+)|["']([\w-]+)["'])\]/g, '.$1$2').split('.')
}

/** The value below keys: null for a key that a mapping does not have. */
function valueBelow(value: unknown, keys: readonly string[]): unknown {
  const [key, ...others] = keys
  if (key === undefined || typeof value !== 'object' || value === null)
    return keys.length > 0 ? undefined : value
  if (Object.hasOwn(value, key)) return valueBelow(valueAt(value, key), others)
  const isComputed = /^(?:size|first|last)$/.test(key)
  return Array.isArray(value) || isComputed ? undefined : null
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
