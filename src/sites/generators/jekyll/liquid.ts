import {
  applyChanges,
  type Change,
  type Source,
  sourceOf,
  subSource,
} from '../../../markdown/source.ts'
import {
  cached,
  list,
  readJson,
  readYaml,
  scalarText,
  valueAt,
} from '../../../text/data.ts'
import type { Step, Work } from '../../syntax/step.ts'
import {
  liquidTags,
  type Tag,
  tagsOf,
  variable,
} from '../../syntax/templates.ts'

/** Templates in more blocks are left to a build, as are loops that become longer. */
const MAX_DEPTH = 20
const MAX_LOOP_LENGTH = 500_000

/** An output: an expression, and the filters behind it. */
const OUTPUT = /\{\{-?\s*([^\s{}|][^{}|]*)((?:\|[^{}]*)?)\}\}/g

/** What is before a link is part of the address that the site makes of the page's source (Jekyll, "Links"). */
const BASE_OF_LINK = /^[^{}]*\}\}\{%-?[ \t]*(?:link|post_url)\b/

/** The beginning of the line of a link's definition, `[docs]: …`. */
const DEFINITION = /(?:^|\n) {0,3}\[(?!\^)[^\]\n]+\]:.*$/

/** Filters that keep the words of Markdown. */
const PLAIN_FILTER = /^(?:|markdownify|strip|strip_newlines)$/

/**
 * Evaluates the templates of a page as far as their values are known: outputs, assigned and captured values, the branches of
 * conditions that readers see, and loops (Liquid). All else stays, for the rules of its tags.
 */
export const evaluated: Step = (source, work) => {
  // What an included file assigns, the page that includes it shows.
  const known = work.assigned
  return evaluate(source, { work, known, loopLength: 0 }, 0)
}

function evaluate(source: Source, scope: Scope, depth: number): Source {
  if (!/\{[{%]/.test(source.text) || depth > MAX_DEPTH) return source
  return new Evaluation(source, scope, depth).run()
}

/** Evaluates one text, from its beginning to its end. */
class Evaluation {
  readonly #source: Source
  readonly #scope: Scope
  readonly #depth: number
  readonly #tags: readonly Tag[]
  readonly #indexes: ReadonlyMap<Tag, number>
  readonly #changes: Change[] = []
  /** The end of what is replaced. */
  #at = 0
  /** The end of the last block that may not be shown. */
  #unsureUntil = 0

  constructor(source: Source, scope: Scope, depth: number) {
    this.#source = source
    this.#scope = scope
    this.#depth = depth
    this.#tags = tagsOf(source, liquidTags)
    this.#indexes = new Map(this.#tags.map((tag, index) => [tag, index]))
  }

  run(): Source {
    const outputs = Array.from(this.#source.text.matchAll(OUTPUT), output => {
      const start = output.index
      return { start, end: start + output[0].length, output }
    })
    const inOrder = [...this.#tags, ...outputs].sort(
      (a, b) => a.start - b.start,
    )
    for (const node of inOrder) {
      if (node.start < this.#at) continue
      if ('output' in node) {
        const by = shown(node.output, this.#scope) ?? inDefinition(node.output)
        if (by !== undefined) this.#changes.push({ ...node, by })
      } else this.#evaluate(node)
    }
    return applyChanges(this.#source, this.#changes)
  }

  #evaluate(tag: Tag): void {
    const { name, rest, closing } = tag
    if (name === 'raw' || name === 'comment')
      this.#at = closing?.end ?? this.#source.text.length
    if (name === 'assign') {
      const [, key = '', value = ''] = /^\s*([\w-]+)\s*=(.*)$/s.exec(rest) ?? []
      this.#assign(key, () => valueIn(value, this.#scope), tag)
      this.#replace(tag, tag, '')
    }
    if (!closing) return
    if (name === 'capture') {
      const captured = () => trimmed(this.#inside(tag.end, closing.start))
      this.#assign(rest.trim(), captured, tag)
      this.#replace(tag, closing, '')
    } else if (name === 'for') {
      const items = this.#loop(tag, closing)
      if (items) this.#replace(tag, closing, items)
      else this.#unsureUntil = Math.max(this.#unsureUntil, closing.end)
    } else if (/^(?:if|unless|case)$/.test(name)) this.#choose(tag, closing)
  }

  /** Gives a name its value, which is not known in a block that may not be shown. */
  #assign(key: string, value: () => unknown, { end }: Tag): void {
    const isSure = end > this.#unsureUntil
    this.#scope.known.set(key, isSure ? value() : undefined)
  }

  /** Replaces a condition by the branch that readers see. */
  #choose(opening: Tag, closing: Tag): void {
    const branches = this.#branchesOf(opening)
    const chosen = chosenBranch(branches, this.#scope)
    if (chosen === 'unknown') {
      this.#unsureUntil = Math.max(this.#unsureUntil, closing.end)
      return
    }
    const branch = branches[chosen]
    const next = branches[chosen + 1] ?? closing
    let content: Source | '' = ''
    if (branch) {
      const { text } = this.#source
      const { end: start } = stripped(text, branch.start, branch.end)
      const { start: until } = stripped(text, next.start, next.end)
      content = this.#inside(start, Math.max(start, until))
    }
    this.#replace(opening, closing, content)
  }

  /** The tags that the branches of a condition begin with. */
  #branchesOf(opening: Tag): Tag[] {
    const branches = [opening]
    let index = this.#indexes.get(opening)! + 1
    for (;;) {
      const tag = this.#tags[index]
      if (tag === undefined || tag === opening.closing) return branches
      if (tag.closing) index = this.#indexes.get(tag.closing)!
      else if (/^(?:elsif|else|when)$/.test(tag.name)) branches.push(tag)
      index++
    }
  }

  /** The content of a loop for each item; undefined where its items, or what it shows of them, are not known. */
  #loop({ rest, end }: Tag, closing: Tag): Source | undefined {
    const { known } = this.#scope
    const [, item = '', name = ''] =
      /^\s*(\w+)\s+in\s+(\S+)\s*$/.exec(rest) ?? []
    const items = itemsOf(valueIn(name, this.#scope))
    const outer = known.get(item)
    known.set(item, undefined)
    if (!items) return undefined
    const { text } = this.#source
    const [blanks = ''] = /^[ \t]*\n/.exec(text.slice(end, end + 100)) ?? []
    const start = end + blanks.length
    this.#scope.loopLength += items.length * (closing.start - start)
    if (this.#scope.loopLength > MAX_LOOP_LENGTH) return undefined
    const parts: Source[] = []
    for (const value of items) {
      known.set(item, value)
      parts.push(this.#inside(start, closing.start))
    }
    const all = sourceOf(parts)
    const isKnown = !/\{[{%]/.test(all.text)
    known.set(item, isKnown ? outer : undefined)
    return isKnown ? all : undefined
  }

  #inside(from: number, until: number): Source {
    const part = subSource(this.#source, from, until)
    return evaluate(part, this.#scope, this.#depth + 1)
  }

  #replace(from: Tag, until: Tag, by: Change['by']): void {
    const { start, end } = stripped(this.#source.text, from.start, until.end)
    this.#changes.push({ start: Math.max(start, this.#at), end, by })
    this.#at = end
  }
}

/** The text of an output; undefined where its value or one of its filters is not known. */
function shown(
  {
    0: output,
    1: expression = '',
    2: filters = '',
    index,
    input,
  }: RegExpExecArray,
  scope: Scope,
): string | Source | undefined {
  const name = expression.replace(/-$/, '').trim()
  const after = input.slice(index + output.indexOf(name), index + 200)
  if (BASE_OF_LINK.test(after)) return undefined
  const value = valueIn(name, scope)
  if (value === null) return ''
  let text = isSource(value) ? value.text : scalarText(value)
  for (const filter of filters.replace(/-$/, '').split('|')) {
    const [, kind] = /^(relative|absolute)_url$/.exec(filter.trim()) ?? []
    if (kind !== undefined) text = text && addressOf(text, kind, scope.work)
    // The words of a parameter are shown whatever becomes of them.
    else if (!PLAIN_FILTER.test(filter.trim()) && !name.startsWith('include.'))
      return undefined
  }
  return isSource(value) ? value : text
}

/** An address on the site of a path (Jekyll, "Liquid Filters"). */
function addressOf(path: string, kind: string, { settings }: Work): string {
  if (/^[a-z]+:/i.test(path)) return path
  const { variables } = settings
  const base = (variables['site.baseurl'] ?? '').replace(/^\/|\/$/g, '')
  let folder = ''
  if (kind === 'absolute') folder = variables['site.url'] ?? ''
  if (base !== '') folder += `/${base}`
  return `${folder}/${path.replace(/^\//, '')}`
}

/** An output that is not known has no blanks in a link's definition: with them it and the definitions below were text. */
function inDefinition({ 0: written, index, input }: RegExpExecArray) {
  const before = input.slice(Math.max(0, index - 300), index)
  return DEFINITION.test(before) ? written.replace(/\s/g, '') : undefined
}

function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && 'placeAt' in value
}

function trimmed(source: Source): Source {
  const { text } = source
  const start = text.length - text.trimStart().length
  return subSource(source, start, Math.max(start, text.trimEnd().length))
}

/** The place of a tag, with the white space that its marks strip. */
function stripped(text: string, start: number, end: number) {
  const place = { start, end }
  if (text.startsWith('{%-', start))
    place.start = text.slice(0, start).trimEnd().length
  if (text.startsWith('-%}', end - 3))
    place.end = text.length - text.slice(end).trimStart().length
  return place
}

/** The items of a list, or the pairs of key and value of a mapping. */
function itemsOf(value: unknown): unknown[] | undefined {
  if (value === undefined || isSource(value)) return undefined
  const isMapping =
    typeof value === 'object' && value !== null && !Array.isArray(value)
  return isMapping ? Object.entries(value) : list(value)
}

/** The index of the branch of a condition that is shown, -1 for none. */
function chosenBranch(
  branches: readonly Tag[],
  scope: Scope,
): number | 'unknown' {
  let subject: unknown
  for (const [index, { name, rest }] of branches.entries()) {
    let isTrue: boolean | undefined = true
    if (name === 'case') {
      subject = valueIn(rest, scope)
      continue
    }
    if (name === 'when') isTrue = isOneOf(subject, rest, scope)
    else if (name !== 'else') isTrue = isMet(rest, scope)
    if (isTrue === undefined) return 'unknown'
    if (isTrue !== (name === 'unless')) return index
  }
  return -1
}

function isOneOf(
  subject: unknown,
  values: string,
  scope: Scope,
): boolean | undefined {
  const equal = values
    .split(/,|\sor\s/)
    .map(value => compare(subject, '==', valueIn(value, scope)))
  if (equal.includes(true)) return true
  return equal.includes(undefined) ? undefined : false
}

const LOGIC = [' and ', ' or ']
const SIGNS = ['==', '!=', '<>', '>=', '<=', '>', '<', ' contains ']
const MAX_LENGTH = 500

/** Liquid reads `and` and `or` from right to left, without brackets. */
function isMet(condition: string, scope: Scope): boolean | undefined {
  if (condition.length > MAX_LENGTH) return undefined
  const spaced = condition.replace(/\s/g, ' ')
  const parts = splitAt(spaced, LOGIC)
  if (parts) {
    const one = isMet(parts.left, scope)
    const other = isMet(parts.right, scope)
    const decisive = parts.operator === 'or'
    if (one === decisive || other === decisive) return decisive
    return one === undefined || other === undefined ? undefined : !decisive
  }
  const sides = splitAt(spaced, SIGNS)
  if (!sides) {
    const value = valueIn(condition, scope)
    return value === undefined ? undefined : value !== null && value !== 'false'
  }
  const { left, operator, right } = sides
  return compare(valueIn(left, scope), operator, valueIn(right, scope))
}

/** Splits a condition at its first operator outside of quotation marks. */
function splitAt(condition: string, operators: readonly string[]) {
  let quote = ''
  for (let index = 0; index < condition.length; index++) {
    const char = condition[index]!
    if (char === quote) quote = ''
    else if (quote === '' && (char === '"' || char === "'")) quote = char
    if (quote !== '') continue
    const found = operators.find(operator =>
      condition.startsWith(operator, index),
    )
    if (found === undefined) continue
    const left = condition.slice(0, index)
    const right = condition.slice(index + found.length)
    return { left, operator: found.trim(), right }
  }
  return undefined
}

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
    const data = cached(work.dataFiles, path, () =>
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
