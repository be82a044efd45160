import {
  applyChanges,
  blanksOf,
  type Change,
  type Content,
  columnAfter,
  headingDepth,
  type Line,
  listOf,
  type Source,
  widthOf,
} from '../../markdown/source.ts'
import { replacing, type Step } from './step.ts'

/** Replaces lines with a block, and adds the blank lines before and after it that are missing. */
export function asBlock(
  { text }: Source,
  start: number,
  end: number,
  content: Content,
): Change {
  const isBlankAbove = /(?:^|\n)[ \t]*\n$|^$/.test(
    text.slice(Math.max(0, start - 200), start),
  )
  if (content === '')
    return { start, end: isBlankAbove ? end + 1 : end, by: '' }
  const isBlankBelow = /^(?:\n[ \t]*(?:\n|$)|$)/.test(
    text.slice(end, end + 200),
  )
  const by = [blanksOf(text.slice(start, end)), ...listOf(content)]
  if (!isBlankAbove) by.unshift('\n')
  if (!isBlankBelow) by.push('\n')
  return { start, end, by }
}

/** Makes a title bold, unless some of it is bold already. */
export function strong(title: string | undefined): string {
  const words = title?.trim() ?? ''
  if (title === undefined || words === '') return ''
  if (title.includes('**')) return title
  return `**${words}**`
}

/** The kinds of admonitions that show their kind where they have no title. */
const admonitionKinds = new Set(
  `note tip info warning danger caution important hint attention error success failure bug example quote abstract
  question details seealso security secondary`.split(/\s+/),
)

export function isKind(name: string): boolean {
  return admonitionKinds.has(name.toLowerCase())
}

export function kindName(kind: string): string {
  const words = kind.replace(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/**
 * Containers between lines of colons, nested by more: `:::note Title` (Docusaurus, "Admonitions"), `:::note[Title]{.class}`
 * (Starlight, "Asides"), `::: code-group` (VitePress, "Custom Containers" and "Code Groups").
 *
 * @param hasTitles whether code has its label above it outside groups, too (vitepress-plugin-group-icons).
 */
export function containers(
  nameOf: (kind: string) => string = kindName,
  hasTitles = false,
): Step {
  const opening = /^[ \t]*(:{3,})[ \t]*([a-z][\w-]*)(.*)/is
  return blocksBetween(opening, /^[ \t]*(:{3,})[ \t]*$/, nameOf, hasTitles)
}

export function blocksBetween(
  opening: RegExp,
  closing: RegExp,
  nameOf: (kind: string) => string,
  hasTitles = false,
): Step {
  return source => {
    const changes: Change[] = []
    const open: { width: number; isGroup: boolean }[] = []
    for (const line of source.lines) {
      const { start, end } = line
      const isGroup = open.at(-1)?.isGroup === true
      if (line.code === 'opens' && (isGroup || hasTitles))
        changes.push(...labelOf(line, isGroup))
      if (line.code) continue
      const [, fence, kind, rest] = opening.exec(line.text) ?? []
      const closed = closing.exec(line.text)?.[1]
      if (fence !== undefined) {
        open.push({ width: fence.length, isGroup: kind === 'code-group' })
        const title = containerTitle(kind!, rest!, nameOf)
        changes.push(asBlock(source, start, end, title))
      } else if (
        closed &&
        open.length > 0 &&
        closed.length >= open.at(-1)!.width
      ) {
        open.pop()
        changes.push(asBlock(source, start, end, ''))
      }
    }
    return applyChanges(source, changes)
  }
}

function containerTitle(
  kind: string,
  rest: string,
  nameOf: (kind: string) => string,
): string {
  const [, mark, words = ''] = /^[ \t]*([[|]?)[ \t]*(.*)/s.exec(
    rest.replace(/\{[^{}]*\}[ \t]*$/, ''),
  )!
  let title = words.trimEnd()
  if (mark === '[') title = title.replace(/\]$/, '')
  if (title !== '' && kind !== 'html') return strong(title)
  if (isKind(kind)) return `**${nameOf(kind)}**`
  return ''
}

/** Puts the label of code as a line above it. */
function labelOf(line: Line, isGroup: boolean): Change[] {
  const label = labelIn(infoOf(line), isGroup)
  if (!label) return []
  const by = `${' '.repeat(line.indent)}**${label}**\n\n`
  return [{ start: line.start, end: line.start, by }]
}

/**
 * Reads the label in an info string: without one, code in a group is labelled by its language. A name in two brackets is that
 * of a file.
 */
function labelIn(info: string, isGroup: boolean): string | undefined {
  const [, mark, name] = /(\[?)\[([^[\]]+)\]/.exec(info) ?? []
  if (isGroup) return name ?? languageOf(info)
  if (mark) return undefined
  return name
}

/** How deep blocks may be nested: deeper ones stay as they are. */
const MAX_BLOCK_DEPTH = 20

/** The change of the line that opens a block, and the width of the indentation of the block's other lines. */
interface Opening {
  change: Change
  width: number
}

/**
 * Makes a paragraph of the definition of a term, which follows a colon (Goldmark in Hugo, kramdown in Jekyll): Markdown could
 * take it for indented code.
 */
export const definitions: Step = source =>
  repeated(source, /^[ \t]*:[ \t]/m, definitionAt)

/**
 * Opens admonitions (`!!! note "Title"`, `??? tip`), tabs (`=== "Title"`) and definitions, whose content is indented
 * (Python-Markdown's Admonition and Definition Lists; pymdown's Details and Tabbed).
 */
export const indentedBlocks: Step = source =>
  repeated(source, /!!!|\?\?\?|===|^[ \t]*:[ \t]/m, (lines, index, within) => {
    const { start, end } = lines[index]!
    const title = blockTitle(lines[index]!)
    if (title === undefined) return definitionAt(lines, index)
    return { change: asBlock(within, start, end, title), width: 4 }
  })

type OpenAt = (
  lines: readonly Line[],
  index: number,
  source: Source,
) => Opening | undefined

/** Opens the blocks of a text, the outermost first. */
function repeated(source: Source, hint: RegExp, open: OpenAt): Source {
  let result = source
  for (
    let depth = 0;
    depth < MAX_BLOCK_DEPTH && hint.test(result.text);
    depth++
  ) {
    const next = outermost(result, open)
    if (next === result) break
    result = next
  }
  return result
}

function outermost(source: Source, open: OpenAt): Source {
  const lines = source.lines
  const changes: Change[] = []
  let end = 0
  for (const [index, line] of lines.entries()) {
    if (line.code || index < end) continue
    const opening = open(lines, index, source)
    if (opening === undefined) continue
    changes.push(opening.change)
    const isInside = ({ isBlank, indent }: Line) =>
      isBlank || indent >= line.indent + opening.width
    let next = index + 1
    while (next < lines.length && isInside(lines[next]!)) next++
    end = next
    // Blank lines at the end are not in the block.
    while (lines[end - 1]!.isBlank) end--
    for (const inside of lines.slice(index + 1, end))
      changes.push(...dedented(inside, line.indent, opening.width))
    const below = lines[end]
    if (below && end === next)
      changes.push({ start: below.start, end: below.start, by: '\n' })
  }
  return applyChanges(source, changes)
}

function definitionAt(
  lines: readonly Line[],
  index: number,
): Opening | undefined {
  const { text, start, indent } = lines[index]!
  const [mark] = /^[ \t]*:[ \t]+(?=\S)/.exec(text) ?? []
  const above = lines[index - 1]
  if (mark === undefined || !above) return undefined
  const end = start + mark.length
  const width = Math.min(4, widthOf(mark) - indent)
  if (above.isBlank) {
    const colon = start + mark.indexOf(':')
    return { change: { start: colon, end, by: '' }, width }
  }
  return { change: { start, end, by: `\n${' '.repeat(indent)}` }, width }
}

/** `!!! note` and `??? tip`, with classes behind the kind. */
const ADMONITION = /(?:!!!|\?\?\?\+?)[ \t]*([a-z][\w-]*)(?:[ \t]+[\w-]+)*/
const QUOTED_TITLE = /[ \t]+"([^\n]*)"/
/** Tabs, and blocks that are opened by a click and have no kind. */
const UNNAMED = /(?:\?\?\?\+?|===[!+]*)/
const opening = new RegExp(
  `^[ \\t]*(?:${ADMONITION.source}(?:${QUOTED_TITLE.source})?|${UNNAMED.source}${QUOTED_TITLE.source})[ \\t]*$`,
  'i',
)

/** The title of the block that a line opens: empty where its author wants no title, undefined where the line opens no block. */
function blockTitle({ text }: Line): string | undefined {
  const [, kind, ofNote, ofTab] = opening.exec(text) ?? []
  const title = ofNote ?? ofTab
  if (title !== undefined) return strong(title)
  return kind && `**${kindName(kind)}**`
}

/** Removes blanks of that width from a line, after the indentation of its block. */
function dedented(
  { text, start, isBlank }: Line,
  indent: number,
  width: number,
): Change[] {
  if (isBlank) return []
  let [at, column] = [0, 0]
  let from = 0
  for (; column < indent + width; at++) {
    if (column < indent) from = at + 1
    column = columnAfter(text.charAt(at), column)
  }
  const by = ' '.repeat(column - indent - width)
  return [{ start: start + from, end: start + at, by }]
}

const OTHER_ATTRIBUTES = /(?:[^<>"']|"[^"]{0,500}"|'[^']{0,500}'){0,100}?/
const IGNORED_ELEMENT = new RegExp(
  `<([a-z][\\w-]*)(?=[\\s>])${OTHER_ATTRIBUTES.source}\\sdata-pagefind-ignore(?:=[^<>]*)?>`,
  'gi',
)

/** Removes the elements of HTML with `data-pagefind-ignore` (Pagefind, "Removing individual elements from the index"). */
function ignoredElements({ text }: Source): Change[] {
  const changes: Change[] = []
  let done = 0
  for (const startTag of text.matchAll(IGNORED_ELEMENT)) {
    const start = startTag.index
    if (start < done) continue
    const end = endOfElement(text, startTag)
    done = end ?? text.length
    if (end !== undefined) changes.push({ start, end, by: '' })
  }
  return changes
}

/** The end of the element that a start tag opens; undefined where it has no end tag. */
function endOfElement(
  text: string,
  { 0: startTag, 1: name, index }: RegExpExecArray,
): number | undefined {
  const end = index + startTag.length
  if (startTag.endsWith('/>')) return end
  const tags = new RegExp(`<(/?)${name}(?![\\w-])[^<>]*?(/?)>`, 'gi')
  tags.lastIndex = end
  let depth = 1
  while (depth > 0) {
    const tag = tags.exec(text)
    if (!tag) return undefined
    if (tag[1]) depth--
    else if (!tag[2]) depth++
  }
  return tags.lastIndex
}

/** Removes sections and elements that their author keeps out of search (`data-search-exclude` of Material, `data-pagefind-ignore`). */
export const excludedSections: Step = source => {
  if (!/data-(?:search-exclude|pagefind-ignore)/.test(source.text))
    return source
  const changes = ignoredElements(source).filter(
    ({ start }) => !source.isCode(start),
  )
  const headings = source.lines.filter(line => headingDepth(line) > 0)
  for (const [index, heading] of headings.entries()) {
    if (
      !/\{[^{}]*data-(?:search-exclude|pagefind-ignore)[^{}]*\}/.test(
        heading.text,
      )
    )
      continue
    const isNext = (line: Line) => headingDepth(line) <= headingDepth(heading)
    const end =
      headings.slice(index + 1).find(isNext)?.start ?? source.text.length
    changes.push({ start: heading.start, end, by: '' })
  }
  return applyChanges(source, changes)
}

/**
 * Replaces the attribute `markdown`, which says that the content of an element is Markdown (Python-Markdown, kramdown), by a
 * blank line, which says so in Markdown.
 */
export const markdownInHtml = replacing(
  'markdown',
  /^([ \t]*<[a-z][^<>\n]*)[ \t]markdown(?:="?\w*"?)?((?:[ \t][^<>\n]*)?>)[ \t]*\n(?=([ \t]*\n)?)/gim,
  ({ 0: all, 1: before, 2: after, 3: blank }) => {
    const tag = before + all.slice(all.indexOf(after!, before!.length))
    if (blank === undefined) return `${tag}\n`
    return tag
  },
)

const BLOCKS = /div|section|article|nav|main|figure|table|ul|ol|dl|center/

const htmlOpening = new RegExp(
  `^( {0,3})<(${BLOCKS.source}|p)\\b(?!.*(?:\\smarkdown|</\\2>))`,
  'i',
)

const htmlClosing = new RegExp(`^ {0,3}</(?:${BLOCKS.source})>[ \\t]*$`, 'i')

/**
 * Makes blocks of HTML end where they do in Python-Markdown (MkDocs) and kramdown (Jekyll): at their end tag. Markdown ends
 * them at a blank line, reads indented lines below that as code, and takes a line right below the end tag for HTML.
 */
export const htmlBlocks: Step = source => {
  const changes: Change[] = []
  let closing: string | undefined
  let joined: Change[] = []
  let blanks: Change[] = []
  const lines = source.lines
  for (const [
    index,
    { text, start, end, code, indent, isBlank },
  ] of lines.entries()) {
    const next = lines[index + 1]
    const isEnd =
      !code &&
      htmlClosing.test(text) &&
      (closing === undefined || text.startsWith(closing))
    let opened: RegExpExecArray | null = null
    if (closing === undefined && !code) opened = htmlOpening.exec(text)
    if (opened) {
      closing = `${opened[1]}</${opened[2]}>`
      joined = []
    } else if (closing !== undefined && text.startsWith(closing)) {
      changes.push(...joined)
      closing = undefined
    } else if (code === 'opens' || /<pre\b|\smarkdown\b/.test(text))
      closing = undefined
    if (isBlank) blanks.push({ start, end: end + 1, by: '' })
    else {
      if (indent >= 4) joined.push(...blanks)
      blanks = []
    }
    if (isEnd && next && !next.isBlank && next.indent < 4)
      changes.push({ start: end, end, by: '\n' })
  }
  return applyChanges(source, changes)
}

/** Makes a line of code what readers see; undefined for a line that they do not see. */
export type ShownLine = (text: string, info: string) => string | undefined

/**
 * Leaves of the info strings of fences only the language: generators read titles, highlighted lines and labels from them.
 *
 * @param hasTitles whether readers see titles (`title=""` of Docusaurus, Starlight and Material for MkDocs, `tab=""` of its
 * tabs of code, `filename=""` of themes of Hugo), so that they are put above the code.
 */
export function fences(lineOf?: ShownLine, hasTitles = false): Step {
  return source => {
    if (!(lineOf ? /```|~~~/ : longInfo).test(source.text)) return source
    const changes: Change[] = []
    let info = ''
    let block: TwoslashBlock | undefined
    const lines = source.lines
    for (const [index, line] of lines.entries()) {
      const { code, text, start, end } = line
      if (code === 'opens') {
        info = infoOf(line)
        block = undefined
        if (/\btwoslash\b/.test(info)) block = { start: end + 1, isCut: false }
        if (hasTitles) changes.push(...titleAbove(line, lines[index - 1]))
        const language = languageOf(info)
        const infoStart = start + text.lastIndexOf(info)
        if (language !== info)
          changes.push({ start: infoStart, end, by: language })
      }
      if (code !== 'within') continue
      if (block && (block.isCut || isTwoslashComment(text)))
        cutTwoslash(line, block, changes)
      else if (lineOf) {
        const by = lineOf(text, info)
        if (by === undefined) changes.push({ start, end: end + 1, by: '' })
        else if (by !== text) changes.push({ start, end, by })
      }
    }
    return applyChanges(source, changes)
  }
}

interface TwoslashBlock {
  /** The offset of its first line of code. */
  start: number
  /** Whether the lines from here on are cut. */
  isCut: boolean
}

/** Removes a line that readers do not see; for `---cut---`, all lines of the block above it as well. */
function cutTwoslash(
  { text, start, end }: Line,
  block: TwoslashBlock,
  changes: Change[],
): void {
  const [isMark, cut] = /---cut(-\w+)?---/.exec(text) ?? []
  const isBefore =
    isMark !== undefined && (cut === undefined || cut === '-before')
  if (isBefore || cut === '-end') block.isCut = false
  else if (cut === '-after' || cut === '-start') block.isCut = true
  while (isBefore && (changes.at(-1)?.start ?? 0) >= block.start) changes.pop()
  changes.push({ start: isBefore ? block.start : start, end: end + 1, by: '' })
}

const FENCE_TITLE =
  /\b(?:title|filename|tab)=(?:"([^"]+)"|'([^']+)'|([\w./-]+))/g

/** Puts the titles of a fence as a paragraph above it, up to the fence itself. */
function titleAbove(line: Line, before: Line | undefined): Change[] {
  const { text, start } = line
  const titles = Array.from(
    text.matchAll(FENCE_TITLE),
    ([, double, single = double, title = single]) => title,
  )
  if (titles.length === 0) return []
  // Only what Markdown or MDX would read as markup: names are better found without a backslash.
  const escapedTitle = titles.join(': ').replace(/[\\`*<{}]/g, '\\$&')
  // Of the containers that the code is in, its other lines have the marks of quotes alone.
  const first = text.slice(0, text.search(/[`~]/))
  const others = first.replace(/[^>]/g, ' ')
  const empty = `${others.trimEnd()}\n`
  const paragraph = `${first}${strong(escapedTitle)}\n${empty}${others}`
  const change = { start, end: start + first.length, by: paragraph }
  if (before?.isBlank === false) change.by = empty + paragraph
  return [change]
}

/** Whether a line of code is a comment that readers do not see ("Notations" of Twoslash). */
function isTwoslashComment(text: string): boolean {
  return TWOSLASH_COMMENTS.some(comment => comment.test(text))
}

const TWOSLASH_COMMENTS = [
  // Marks of where code is cut.
  /^\s*\/\/\s?---cut(?:-before|-after|-start|-end)?---\s*$/,
  // Options of the compiler.
  /^\s*\/\/\s?@(?!filename\b)\w+(?::.*)?$/,
  // Questions to the compiler about the line above.
  /^\s*\/\/\s*\^[?|^]+(?: .*)?$/,
]

// An info string with more than a language.
const longInfo = /(?:```|~~~)[ \t]*(?:[\w+#.-]+(?:[{,:[=]|[ \t]+\S)|[{,:[=])/

export function infoOf({ text }: Line): string {
  return /[`~]{3,}(.*)/s.exec(text)![1]!.trim()
}

export function languageOf(info: string): string {
  if (/^[\w-]+=/.test(info)) return ''
  const ofClass = /^\{[^}.]*\.([\w+#-]+)/.exec(info)?.[1]
  return ofClass ?? /^[^\s{,:[]+/.exec(info)?.[0] ?? ''
}
