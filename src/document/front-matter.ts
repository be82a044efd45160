import type { Message } from './document.ts'
import { toml } from './toml.ts'
import { yaml } from './yaml.ts'

/** What reading a block of front matter came to. `line` and `column` are 1-based in the block. */
export type Reading =
  | { kind: 'mapping'; data: object }
  | { kind: 'other' }
  | { kind: 'broken'; line: number; column: number; reason: string }

export interface Language {
  name: string
  fence: string
  /** The closing fence, from the end of the line before. */
  closing: RegExp
  /** A first line such as a broken block must have for it to count as front matter and not as prose. */
  keyLine: RegExp
  read(block: string): Reading
}

export interface FrontMatter {
  data: object
  /** What follows the front matter. */
  text: string
  /** How many lines of the file stand before `text`. */
  linesBefore: number
  messages: Message[]
}

const maxLength = 64 * 1024

/**
 * Takes YAML or TOML front matter off a page. A leading fence that is no front matter (a thematic break,
 * say) stays in the text.
 */
export function splitFrontMatter(text: string): FrontMatter {
  const whole = { data: {}, text, linesBefore: 0, messages: [] }
  const language = [yaml, toml].find(({ fence }) => text.startsWith(fence))
  const cut = language && cutBlock(text, language)
  if (!language || !cut) return whole

  const reading = readBlock(cut.block, language)
  if (reading.kind === 'other') return whole
  const data = reading.kind === 'mapping' ? reading.data : salvage(cut.block)
  const messages = reading.kind === 'broken' ? [brokenMessage(reading)] : []
  return { data, text: cut.rest, linesBefore: cut.linesBefore, messages }
}

function cutBlock(text: string, { fence, closing }: Language) {
  const opening = text.indexOf('\n')
  if (opening < 0 || text.slice(fence.length, opening).trim() !== '') return undefined
  const found = closing.exec(text.slice(opening))
  if (!found) return undefined
  const end = opening + found.index + found[0].length
  return {
    block: text.slice(opening + 1, opening + found.index + 1),
    // micromark drops a BOM where it starts, and its offsets would be off by one.
    rest: text.slice(end).replace(/^\uFEFF+/, ''),
    linesBefore: text.slice(0, end).split('\n').length - 1,
  }
}

function readBlock(block: string, language: Language): Reading {
  const reading = block.length > maxLength ? tooLong(language) : language.read(block)
  const firstLine = block.split('\n').find(line => /^\s*[^\s#]/.test(line)) ?? ''
  return reading.kind === 'broken' && !language.keyLine.test(firstLine.trimStart())
    ? { kind: 'other' }
    : reading
}

function tooLong({ name }: Language): Reading {
  const reason = `the ${name} front matter is longer than 64 KiB, so it was not read: the page goes without its title, description and tags. Shorten it.`
  return { kind: 'broken', line: 1, column: 1, reason }
}

/** Of a block that does not parse, what its plain lines say for certain: a stray quote must not publish a draft. */
function salvage(block: string): object {
  const lines = [...block.matchAll(HIDING_LINE)].map(([, key = '', value]) => [key.toLowerCase(), value])
  return { ...Object.fromEntries(lines), ...(HIDING_SEARCH.test(block) && { search: 'false' }) }
}

const HIDING_LINE =
  /^[ \t]*["']?(draft|published|unlisted|noindex|search)["']?[ \t]*[:=][ \t]*["']?(true|false|yes|no|on|off)["']?[ \t]*(?:#.*)?$/gim
const HIDING_SEARCH = /^[ \t]*search[ \t]*[:=]\s*(?:\{\s*)?exclude[ \t]*[:=][ \t]*(?:true|yes|on)\b/im

function brokenMessage({ line, column, reason }: { line: number; column: number; reason: string }): Message {
  // The block begins on the line after its fence.
  return { line: line + 1, column, rule: 'front-matter', reason }
}
