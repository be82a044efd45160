import { TomlError } from 'smol-toml'
import { location } from 'vfile-location'
import { YAMLError } from 'yaml'
import { flag, parseToml, parseYaml } from '../text/data.ts'
import type { Message } from '../text/message.ts'
import type { Position } from './source.ts'

/** Front matter that has more characters is not read. */
const MAX_BLOCK_LENGTH = 64 * 1024

/** The result of reading a block; empty where it is not a mapping, and so not front matter. */
interface BlockReading {
  data?: object
  /** Why it cannot be read. */
  message?: Message
}

interface FrontMatterLanguage {
  name: string
  fence: string
  /** The closing fence, from the end of the line before. */
  closing: RegExp
  /** The first line of a block that does not parse, if it is front matter rather than prose. */
  keyLine: RegExp
  /** Advice where a block does not parse. */
  fix: string
  /** @throws TomlError, YAMLError, or another where there are too many levels or aliases */
  read(block: string): unknown
}

export interface FrontMatter {
  data: object
  /** The text after the front matter. */
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
  if (!found) return withoutBlock(text)
  const { language, block, start, end } = found
  const reading = readBlock(block, language)
  const messages: Message[] = []
  if (reading.message) {
    const { line } = reading.message
    messages.push({ ...reading.message, line: line + linesIn(text, start) })
    reading.data ??= hidingLines(block)
  }
  if (!reading.data) return withoutBlock(text)
  return {
    data: reading.data,
    // micromark drops a BOM where it starts, and its offsets would be off by one.
    text: text.slice(end).replace(/^\uFEFF+/, ''),
    linesBefore: linesIn(text, end),
    messages,
  }
}

function withoutBlock(text: string): FrontMatter {
  return { data: {}, text, linesBefore: 0, messages: [] }
}

/** The number of lines that end before an offset. */
function linesIn(text: string, end: number): number {
  return text.slice(0, end).split('\n').length - 1
}

/** A block of front matter, and its offsets. */
interface FoundBlock {
  language: FrontMatterLanguage
  block: string
  start: number
  /** After the closing fence. */
  end: number
}

/** Finds the front matter that a page begins with, also below blank lines (Astro). */
export function findBlock(text: string): FoundBlock | undefined {
  const [blankLines] = /^(?:\s*\n)?/.exec(text)!
  const language = [yaml, toml].find(({ fence }) =>
    text.startsWith(fence, blankLines.length),
  )
  const opening = text.indexOf('\n', blankLines.length)
  if (!language || opening < 0) return undefined
  const fenceLine = text.slice(blankLines.length, opening).trimEnd()
  const closing = language.closing.exec(text.slice(opening))
  if (fenceLine !== language.fence || !closing) return undefined
  return {
    language,
    block: text.slice(opening + 1, opening + closing.index + 1),
    start: opening + 1,
    end: opening + closing.index + closing[0].length,
  }
}

export function readBlock(
  block: string,
  language: FrontMatterLanguage,
): BlockReading {
  try {
    if (block.length > MAX_BLOCK_LENGTH)
      throw new Error('it is longer than 64 KiB')
    const data = language.read(block) ?? {}
    if (typeof data !== 'object' || Array.isArray(data)) return {}
    return { data }
  } catch (error) {
    if (!beginsWithKey(block, language)) return {}
    return { message: parseMessage(error as Error, block, language) }
  }
}

function parseMessage(
  error: Error,
  block: string,
  { name, fix }: FrontMatterLanguage,
): Message {
  const { line, column } = placeOf(error, block)
  const [why] = error.message.split('\n')
  const reason = `the ${name} front matter does not parse here or above (${why}), so that the page’s title, description and tags are not known. ${fix}`
  return { line, column, rule: 'front-matter', reason }
}

/** The place in a block that its parser failed at; the beginning where it names none. */
function placeOf(error: Error, block: string): Position {
  if (error instanceof TomlError) return error
  let offset = 0
  if (error instanceof YAMLError) offset = error.pos[0]
  return location(block).toPoint(offset)!
}

function beginsWithKey(
  block: string,
  { keyLine }: FrontMatterLanguage,
): boolean {
  const firstLine =
    block.split('\n').find(line => /^\s*[^\s#]/.test(line)) ?? ''
  return keyLine.test(firstLine.trimStart())
}

const yaml: FrontMatterLanguage = {
  name: 'YAML',
  fence: '---',
  // Pandoc and Jekyll end a block with dots as well.
  closing: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
  keyLine: /^[^\s:>*`[<|-][^:]{0,64}:(?:\s|$)/,
  fix: 'Most often a value needs quotes, as in title: "One: two".',
  read: parseYaml,
}

const toml: FrontMatterLanguage = {
  name: 'TOML',
  fence: '+++',
  closing: /\n\+\+\+[ \t]*(?:\n|$)/,
  keyLine: /^\s*(?:[\w."'-][^=]{0,64}=|\[)/,
  fix: 'Fix the TOML.',
  read: parseToml,
}

/**
 * The front matter by which common site generators (Jekyll, Hugo, Docusaurus, MkDocs Material) keep a page out of their
 * listings or search.
 */
const hiding = [
  'draft: true',
  'published: false',
  'unlisted: true',
  'noindex: true',
  'search: false',
  'search.exclude: true',
  // Starlight.
  'pagefind: false',
  // Just the Docs.
  'search_exclude: true',
  // The themes Book, Hextra and Docsy of Hugo.
  'booksearchexclude: true',
  'excludesearch: true',
  'exclude_search: true',
  // Blowfish.
  'excludefromsearch: true',
]

/** The reason why the front matter keeps a page out of search, if it does. */
export function hidingReason(frontMatter: object): string | undefined {
  const robots = memberOf(frontMatter, 'robots')
  if (typeof robots === 'string' && /\bnoindex\b/i.test(robots))
    return 'front matter says `robots: noindex`'
  for (const line of hiding) {
    const [path = '', hides] = line.split(': ')
    const value = memberOf(frontMatter, ...path.split('.'))
    if (typeof value === 'object') continue
    const word = String(value).trim()
    const isTrue = hides === 'true'
    // Also the booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
    if (flag(word, !isTrue) === isTrue)
      return `front matter says \`${path}: ${word}\``
  }
  return undefined
}

/**
 * Reads from the plain lines of front matter whether the page is hidden, where the whole does not parse: a stray quote must
 * not publish a draft.
 */
function hidingLines(block: string): object {
  return Object.fromEntries(
    Array.from(block.matchAll(plainLine), ([, key, value]) => [
      key!.toLowerCase(),
      value,
    ]),
  )
}

const PLAIN_KEY = /["']?(draft|published|unlisted|noindex|search)["']?/
const PLAIN_FLAG = /["']?(true|false|yes|no|on|off)["']?/
const plainLine = new RegExp(
  `^[ \\t]*${PLAIN_KEY.source}[ \\t]*[:=][ \\t]*${PLAIN_FLAG.source}[ \\t]*(?:#.*)?$`,
  'gim',
)

/**
 * The value under keys, each in the one before it, in any case of letters (`Draft: true` hides a page as well). Inherited
 * members do not count: a page must not reach what every object inherits.
 */
export function memberOf(
  mapping: unknown,
  ...keys: readonly string[]
): unknown {
  let value = mapping
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined
    const entries: [string, unknown][] = Object.entries(value)
    value = entries.find(([name]) => name.toLowerCase() === key)?.[1]
  }
  return value
}
