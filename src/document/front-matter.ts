import type { Message } from './document.ts'
import { hidingLines } from './hiding-lines.ts'
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
  /** A value below keys, each in the one before it, as a line of this language. */
  spell(keys: readonly string[], value: string): string
}

export interface FrontMatter extends Pick<Language, 'spell'> {
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
  const language = [yaml, toml].find(({ fence }) => text.startsWith(fence))
  const { spell } = language ?? yaml
  const whole = { data: {}, text, linesBefore: 0, messages: [], spell }
  if (!language || !beginsWithFence(text, language)) return whole
  const cut = cutBlock(text, language)
  if (!cut) return { ...whole, ...unended(text, language) }

  const reading = readBlock(cut.block, language)
  if (reading.kind === 'other') return whole
  const data = reading.kind === 'mapping' ? reading.data : hidingLines(cut.block)
  const messages = reading.kind === 'broken' ? [brokenMessage(reading)] : []
  return { data, text: cut.rest, linesBefore: cut.linesBefore, messages, spell }
}

function beginsWithFence(text: string, { fence }: Language): boolean {
  const opening = text.indexOf('\n')
  return opening >= 0 && text.slice(fence.length, opening).trim() === ''
}

function cutBlock(text: string, { closing }: Language) {
  const opening = text.indexOf('\n')
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
  return reading.kind === 'broken' && !beginsWithKey(block, language) ? { kind: 'other' } : reading
}

function beginsWithKey(block: string, { keyLine }: Language): boolean {
  const firstLine = block.split('\n').find(line => /^\s*[^\s#]/.test(line)) ?? ''
  return keyLine.test(firstLine.trimStart())
}

/**
 * Of front matter without its closing fence nobody knows where it ends, so that all of it stays in the text, as readers
 * see it. Only what it says of hiding the page counts, up to the first lines that have no key.
 */
function unended(text: string, language: Language): Partial<FrontMatter> {
  const [first = '', ...others] = text
    .slice(text.indexOf('\n') + 1)
    .split(/\n[ \t]*\n/)
    .filter(each => each.trim() !== '')
  if (!beginsWithKey(first, language)) return {}
  const end = others.findIndex(each => !wordAsKey.test(each))
  const block = [first, ...others.slice(0, end < 0 ? undefined : end)].join('\n')
  const data = hidingLines(block)
  if (Object.keys(data).length === 0 && isProse(first, language)) return {}
  const { name, fence } = language
  const reason = `the ${name} front matter that begins here never ends, so its lines are text of the page, though one such as \`draft: true\` still hides it: add a line "${fence}" after it. If it is none, leave a blank line above it.`
  return { data, messages: [{ line: 1, column: 1, rule: 'front-matter', reason }] }
}

/** A rule, and a paragraph below it such as "Note: this is a draft.": a sentence, and none of its lines another key. */
function isProse(paragraph: string, { keyLine }: Language): boolean {
  const [first = '', ...others] = paragraph.trim().split('\n')
  const isSentence = /^\p{Lu}/u.test(first) && /[.!?]$/.test(others.at(-1) ?? first)
  return isSentence && others.every(line => /^[^\s#-]/.test(line) && !keyLine.test(line))
}

// Below a blank line prose may begin, which may end in a colon as well.
const wordAsKey = /^\n*["']?[\w.-]+["']?[ \t]*[:=]/

function tooLong({ name }: Language): Reading {
  const reason = `the ${name} front matter is longer than 64 KiB, so it was not read: the page goes without its title, description and tags. Shorten it.`
  return { kind: 'broken', line: 1, column: 1, reason }
}

function brokenMessage({ line, column, reason }: { line: number; column: number; reason: string }): Message {
  // The block begins on the line after its fence.
  return { line: line + 1, column, rule: 'front-matter', reason }
}
