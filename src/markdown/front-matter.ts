import { parse, TomlError } from 'smol-toml'
import { location } from 'vfile-location'
import { parseDocument } from 'yaml'
import { flag, hasTooManyAliases, MAX_ALIASES, yamlOptions } from '../text/data.ts'
import type { Message } from '../text/message.ts'

/** Front matter that has more characters is not read. */
const MAX_BLOCK_LENGTH = 64 * 1024

/** The result of reading a block of front matter. `line` and `column` are 1-based in the block. */
type BlockReading =
  | { kind: 'mapping'; data: object }
  | { kind: 'other' }
  | { kind: 'broken'; line: number; column: number; reason: string }

interface FrontMatterLanguage {
  name: string
  fence: string
  /** The closing fence, from the end of the line before. */
  closing: RegExp
  /** A first line such as a broken block must have to count as front matter and not as prose. */
  keyLine: RegExp
  read(block: string): BlockReading
}

export interface FrontMatter {
  data: object
  /** What follows the front matter. */
  text: string
  /** How many lines of the file are before `text`. */
  linesBefore: number
  messages: Message[]
}

/**
 * Takes YAML or TOML front matter off a page. A fence at its start that does not begin front matter (a thematic break,
 * say) stays in the text.
 */
export function splitFrontMatter(text: string): FrontMatter {
  const found = findBlock(text)
  const { language, block = '', end = 0 } = found ?? {}
  const whole = { data: {}, text, linesBefore: 0, messages: [] }
  if (!language) return whole
  if (end === 0) return { ...whole, ...unendedBlock(text.slice(text.indexOf('\n') + 1), language) }
  const reading = readBlock(block, language)
  if (reading.kind === 'other') return whole
  return {
    data: reading.kind === 'mapping' ? reading.data : hidingLines(block),
    // micromark drops a BOM where it starts, and its offsets would be off by one.
    text: text.slice(end).replace(/^\uFEFF+/, ''),
    linesBefore: text.slice(0, end).split('\n').length - 1,
    messages: reading.kind === 'broken' ? [brokenMessage(reading)] : [],
  }
}

/** A block of front matter, and where the text begins that follows it; only its language where it never ends. */
export function findBlock(
  text: string,
): { language: FrontMatterLanguage; block?: string; end?: number } | undefined {
  const language = [yaml, toml].find(({ fence }) => text.startsWith(fence))
  const opening = text.indexOf('\n')
  if (!language || opening < 0 || text.slice(language.fence.length, opening).trim() !== '') return undefined
  const closing = language.closing.exec(text.slice(opening))
  if (!closing) return { language }
  const block = text.slice(opening + 1, opening + closing.index + 1)
  return { language, block, end: opening + closing.index + closing[0].length }
}

export function readBlock(block: string, language: FrontMatterLanguage): BlockReading {
  const reading = block.length > MAX_BLOCK_LENGTH ? tooLong(language) : language.read(block)
  return reading.kind === 'broken' && !beginsWithKey(block, language) ? { kind: 'other' } : reading
}

function beginsWithKey(block: string, { keyLine }: FrontMatterLanguage): boolean {
  const firstLine = block.split('\n').find(line => /^\s*[^\s#]/.test(line)) ?? ''
  return keyLine.test(firstLine.trimStart())
}

/**
 * Where front matter without its closing fence ends is not known, so that all of it stays in the text, as readers see
 * it. Only what it says about hiding the page counts, up to the first lines that have no key.
 */
function unendedBlock(rest: string, language: FrontMatterLanguage): Partial<FrontMatter> {
  const [first = '', ...others] = rest.split(/\n[ \t]*\n/).filter(each => each.trim() !== '')
  if (!beginsWithKey(first, language)) return {}
  const end = others.findIndex(each => !wordAsKey.test(each))
  const data = hidingLines([first, ...others.slice(0, end < 0 ? undefined : end)].join('\n'))
  if (Object.keys(data).length === 0 && looksLikeProse(first, language)) return {}
  const { name, fence } = language
  const reason = `the ${name} front matter that begins here never ends, so its lines are text of the page, though one such as \`draft: true\` still hides it: add a line "${fence}" after it. If it is not front matter, leave a blank line above it.`
  return { data, messages: [{ line: 1, column: 1, rule: 'front-matter', reason }] }
}

/** A rule, and a paragraph below it such as "Note: this is a draft.": a sentence, and none of its lines another key. */
function looksLikeProse(paragraph: string, { keyLine }: FrontMatterLanguage): boolean {
  const [first = '', ...others] = paragraph.trim().split('\n')
  const isSentence = /^\p{Lu}/u.test(first) && /[.!?]$/.test(others.at(-1) ?? first)
  return isSentence && others.every(line => /^[^\s#-]/.test(line) && !keyLine.test(line))
}

// Below a blank line prose may begin, which may end in a colon as well.
const wordAsKey = /^\n*["']?[\w.-]+["']?[ \t]*[:=]/

function tooLong({ name }: FrontMatterLanguage): BlockReading {
  const reason = `the ${name} front matter is longer than 64 KiB, so it was not read: the page is pushed without its title, description and tags. Shorten it.`
  return { kind: 'broken', line: 1, column: 1, reason }
}

function brokenMessage({ line, column, reason }: { line: number; column: number; reason: string }): Message {
  // The block begins on the line after its fence.
  return { line: line + 1, column, rule: 'front-matter', reason }
}

export const yaml: FrontMatterLanguage = {
  name: 'YAML',
  fence: '---',
  // Pandoc and Jekyll end a block with dots as well.
  closing: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
  keyLine: /^[^\s:>*`[<|-][^:]{0,64}:(?:\s|$)/,
  read(block) {
    try {
      return readYamlBlock(block)
    } catch (error) {
      // An alias of nothing, too many of them, or nesting deeper than the stack.
      return broken(block, 0, error instanceof Error ? error.message : String(error))
    }
  },
}

/** @throws as the library does */
function readYamlBlock(block: string): BlockReading {
  const document = parseDocument(block, yamlOptions)
  const [error] = document.errors
  if (error) return broken(block, error.pos[0], error.message)
  if (hasTooManyAliases(document)) return broken(block, 0, 'too many aliases')
  const data: unknown = document.toJS({ maxAliasCount: MAX_ALIASES })
  if (data === null) return { kind: 'mapping', data: {} }
  return typeof data === 'object' && !Array.isArray(data) ? { kind: 'mapping', data } : { kind: 'other' }
}

function broken(block: string, offset: number, why: string): BlockReading {
  return { kind: 'broken', ...location(block).toPoint(offset)!, reason: doesNotParse('YAML', why) }
}

function doesNotParse(name: string, why: string): string {
  return `the ${name} front matter does not parse (${why}): the page is pushed without its title, description and tags. Fix the ${name} here.`
}

export const toml: FrontMatterLanguage = {
  name: 'TOML',
  fence: '+++',
  closing: /\n\+\+\+[ \t]*(?:\n|$)/,
  keyLine: /^\s*(?:[\w."'-][^=]{0,64}=|\[)/,
  read(block) {
    try {
      return { kind: 'mapping', data: parse(block, { integersAsBigInt: 'asNeeded' }) }
    } catch (error) {
      const { line, column } = error instanceof TomlError ? error : { line: 1, column: 1 }
      const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
      return { kind: 'broken', line, column, reason: doesNotParse('TOML', why) }
    }
  },
}

// What common site generators (Jekyll, Hugo, Docusaurus, MkDocs Material) keep out of their own listings
// or search: the key, and the value that hides.
const hiding = [
  { keys: ['draft'], when: true },
  { keys: ['published'], when: false },
  { keys: ['unlisted'], when: true },
  { keys: ['noindex'], when: true },
  { keys: ['search'], when: false },
  { keys: ['search', 'exclude'], when: true },
]

/** Why a page's front matter keeps it out of search, if it does. */
export function hidingReason(frontMatter: object): string | undefined {
  for (const { keys, when } of hiding) {
    const value = memberOf(frontMatter, ...keys)
    const word = typeof value === 'object' ? '' : String(value).trim()
    // Also the booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
    if (flag(word, !when) === when) return `front matter says \`${keys.join('.')}: ${word}\``
  }
  return undefined
}

/**
 * What the plain lines of front matter say about hiding the page, where the whole cannot be read: a stray quote must not
 * publish a draft.
 */
function hidingLines(block: string): object {
  const lines = block.matchAll(plainLine)
  const exclude = searchExcludeIn(block)
  const data = Object.fromEntries(Array.from(lines, ([, key, value]) => [key!.toLowerCase(), value]))
  return exclude === undefined ? data : { ...data, search: { exclude } }
}

/** What `exclude` is beside `search` or below it, with other lines that are indented or blank; in TOML in that table. */
function searchExcludeIn(block: string): string | undefined {
  if (!/exclude/i.test(block)) return undefined
  let end: RegExp | undefined
  for (const line of block.split('\n')) {
    const [start = '', table] = /^[ \t]*(?:(\[search\])|["']?search["']?[ \t]*[:=.])/i.exec(line) ?? []
    if (start !== '') end = table ? /^\[/ : /^[^ \t]/
    else if (end?.test(line)) end = undefined
    const [, exclude] =
      /^[ \t{]*["']?exclude["']?[ \t]*[:=][ \t]*["']?(true|yes|on)\b/i.exec(line.slice(start.length)) ?? []
    if (end && exclude !== undefined) return exclude
  }
  return undefined
}

const plainLine =
  /^[ \t]*["']?(draft|published|unlisted|noindex|search)["']?[ \t]*[:=][ \t]*["']?(true|false|yes|no|on|off)["']?[ \t]*(?:#.*)?$/gim

/**
 * The value under keys, each in the one before it, in whatever case they are written (`Draft: true` hides a page as
 * well). An object's own keys only: a page must not reach what every object inherits.
 */
export function memberOf(mapping: unknown, ...keys: readonly string[]): unknown {
  let value = mapping
  for (const key of keys) {
    const own = typeof value === 'object' && value ? Object.entries(value) : []
    value = own.find(([each]) => each.toLowerCase() === key)?.[1]
  }
  return value
}
