import { linesOf } from '../../markdown/lines.ts'
import { lastBefore, type Source } from '../../markdown/source.ts'

/** A tag of a template language in a page: a shortcode of Hugo, or a tag of Liquid. */
export interface Tag {
  name: string
  start: number
  end: number
  /** What is written after its name. */
  written: string
  /** Its end tag, if it has one. */
  closing?: Tag
  /** It is the end tag of another. */
  isClosing: boolean
  /** It is the only text on its line. */
  isAlone: boolean
}

/** How a language spells its tags. */
export interface Language {
  /** What begins a tag, and what ends it. */
  delimiters: readonly (readonly [string, string])[]
  /** The name and the rest of what is between the delimiters; for an end tag the name of what it ends. */
  head: RegExp
  /** Tags whose content is no template. */
  raw: readonly string[]
}

export const hugoTags: Language = {
  delimiters: [
    ['{{<', '>}}'],
    ['{{%', '%}}'],
  ],
  head: /^[ \t\n]*(?:(\/)[ \t\n]*)?(\w[\w./-]*)/,
  raw: ['highlight'],
}

export const liquidTags: Language = {
  delimiters: [['{%', '%}']],
  head: /^-?[ \t\n]*(end)?([\w.-]+)/,
  raw: ['raw', 'comment'],
}

/** The tags of a text in order, each with its end tag. */
export function tagsOf(source: Source, language: Language): Tag[] {
  const tags = language.delimiters
    .flatMap(([open, close]) => found(source, open, close, language.head))
    .sort((a, b) => a.start - b.start)
  const templates = withoutRaw(tags, language.raw)
  pair(templates)
  return templates
}

function withoutRaw(tags: readonly Tag[], raw: readonly string[]): Tag[] {
  let open: string | undefined
  return tags.filter(({ name, isClosing }) => {
    if (open !== undefined && !(isClosing && name === open)) return false
    open = !isClosing && raw.includes(name) ? name : undefined
    return true
  })
}

function found(source: Source, open: string, close: string, head: RegExp): Tag[] {
  const { text } = source
  const tags: Tag[] = []
  for (let start = text.indexOf(open); start >= 0; ) {
    const inside = start + open.length
    const end = text.indexOf(close, inside)
    if (end < 0) break
    const tag = tagOf(source, start, inside, end, close.length, head)
    if (tag) tags.push(tag)
    start = text.indexOf(open, tag ? tag.end : inside)
  }
  return tags
}

function tagOf(source: Source, start: number, inside: number, close: number, width: number, head: RegExp) {
  const body = source.text.slice(inside, close).replace(/-$/, '')
  const match = head.exec(body)
  if (!match) return undefined
  const end = close + width
  const written = body.slice(match[0].length)
  const isClosing = match[1] !== undefined
  return { name: match[2]!, start, end, written, isClosing, isAlone: isAlone(source, start, end) }
}

function isAlone(source: Source, start: number, end: number): boolean {
  const lines = linesOf(source)
  const [first, last] = [lastBefore(lines, start)!, lastBefore(lines, end - 1)!]
  const isBlank = (from: number, until: number) =>
    until - from < 500 && source.text.slice(from, until).trim() === ''
  return isBlank(first.start, start) && isBlank(end, last.end)
}

// An end tag is that of the last open tag of its name; those opened in between have none.
function pair(tags: readonly Tag[]): void {
  const open = new Map<string, Tag[]>()
  for (const tag of tags) {
    const same = open.get(tag.name) ?? []
    open.set(tag.name, same)
    const opening = tag.isClosing ? same.pop() : undefined
    if (opening) opening.closing = tag
    if (!tag.isClosing && !tag.written.trimEnd().endsWith('/')) same.push(tag)
  }
}

/** The arguments of a tag: those with names by their names, others by their numbers. */
export function argumentsOf(written: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  let count = 0
  for (const match of written.matchAll(
    /(?:(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*)?("(?:[^"\\]|\\.)*"?|'[^']*'?|`[^`]*`?|[^\s"'`=]+)/g,
  )) {
    const [name, value] = [match[1], match[2]!]
    const isQuoted = /["'`]/.test(value)
    values[name ?? count++] = isQuoted
      ? value.slice(1, value.endsWith(value.charAt(0)) ? -1 : undefined).replace(/\\(["\\])/g, '$1')
      : value
  }
  return values
}
