import { headingDepth, type Line, linesOf } from '../../markdown/lines.ts'
import { cut, type Source, widthOf } from '../../markdown/source.ts'
import { infoOf, languageOf } from './fences.ts'
import { type Change, type Content, changed, type Step } from './step.ts'

/** What takes the place of a line as a block of its own: blank lines go where there are none. */
export function asBlock(
  lines: readonly Line[],
  index: number,
  content: readonly (string | Source)[],
): Change {
  const line = lines[index]!
  const indent = line.text.slice(0, line.text.length - line.text.trimStart().length)
  const isEmpty = content.length === 0
  const [above, below] = [lines[index - 1], lines[index + 1]]
  if (isEmpty) return { start: line.start, end: line.end + (above?.isBlank === false ? 0 : 1), by: '' }
  const before = above && !above.isBlank ? '\n' : ''
  const after = below && !below.isBlank ? '\n' : ''
  return { start: line.start, end: line.end, by: [before + indent, ...content, after] }
}

/** Words of the source in bold; as they are where they are bold already. */
export function bold(source: Source, start: number, end: number): Content & readonly (string | Source)[] {
  const words = cut(source, start, end)
  const text = words.text
  if (text.trim() === '') return []
  return text.includes('**') ? [words] : ['**', words, '**']
}

/** The name of a kind of admonition as its title. */
export function kindName(kind: string): string {
  const words = kind.replace(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/**
 * Headings that their author keeps out of search, with their sections (Material's `data-search-exclude`,
 * `data-pagefind-ignore`).
 */
export const excludedSections: Step = source => {
  if (!/data-(?:search-exclude|pagefind-ignore)/.test(source.text)) return source
  const changes: Change[] = []
  let open: { start: number; depth: number } | undefined
  for (const line of linesOf(source)) {
    const { text, start } = line
    const depth = headingDepth(line)
    if (depth === 0) continue
    if (open && depth <= open.depth) {
      changes.push({ start: open.start, end: start, by: '' })
      open = undefined
    }
    if (!open && /\{[^{}]*data-(?:search-exclude|pagefind-ignore)[^{}]*\}/.test(text)) open = { start, depth }
  }
  if (open) changes.push({ start: open.start, end: source.text.length, by: '' })
  return changed(source, changes)
}

const htmlOpening =
  /^( {0,3})<(div|section|article|nav|main|figure|table|ul|ol|dl|p|center)\b(?!.*(?:\smarkdown|<\/\2>))/i

/**
 * HTML goes on to its end tag, blank lines or not, in Python-Markdown (MkDocs) and kramdown (Jekyll). Markdown ends it
 * at a blank line, and reads what is indented below that as code.
 */
export const htmlBlocks: Step = source => {
  if (!/^ {0,3}<[a-z]/im.test(source.text)) return source
  const changes: Change[] = []
  let closing: string | undefined
  let joined: Change[] = []
  let blanks: Change[] = []
  for (const { text, start, end, code, indent, isBlank } of linesOf(source)) {
    const opened = closing === undefined && !code ? htmlOpening.exec(text) : undefined
    if (opened) {
      closing = `${opened[1]}</${opened[2]}>`
      joined = []
    } else if (closing !== undefined && text.startsWith(closing)) {
      changes.push(...joined)
      closing = undefined
    } else if (code === 'opens' || /<pre\b|\smarkdown\b/.test(text)) closing = undefined
    if (isBlank) blanks.push({ start, end: end + 1, by: '' })
    else {
      if (indent >= 4) joined.push(...blanks)
      blanks = []
    }
  }
  return changed(source, changes)
}

/** The kinds that have a title of their own where their author gave none. */
const admonitionKinds = new Set(
  `note tip info warning danger caution important hint attention error success failure bug example quote abstract
  question details seealso security secondary`.split(/\s+/),
)

/** Whether it is a kind of admonition. */
export function isKind(name: string): boolean {
  return admonitionKinds.has(name.toLowerCase())
}

/**
 * Containers between lines of colons, nested by more: `:::note Title` (Docusaurus, "Admonitions"), `:::note[Title]{.class}`
 * (Starlight, "Asides"), `::: code-group` (VitePress, "Custom Containers" and "Code Groups").
 */
export function containers(nameOf: (kind: string) => string = kindName): Step {
  const opening = /^([ \t]*:{3,}[ \t]*)([a-z][\w-]*)(.*)/is
  return blocksBetween(':::', opening, /^[ \t]*(:{3,})[ \t]*$/, nameOf)
}

interface OpenContainer {
  width: number
  isGroup: boolean
}

/** Blocks between an opening and a closing line; `hint` is in both. */
export function blocksBetween(
  hint: string,
  opening: RegExp,
  closing: RegExp,
  nameOf: (kind: string) => string,
): Step {
  return source => {
    if (!source.text.includes(hint)) return source
    const lines = linesOf(source)
    const changes: Change[] = []
    const open: OpenContainer[] = []
    lines.forEach((line, index) => {
      if (line.code === 'opens' && open.at(-1)?.isGroup) changes.push(...labelOf(line))
      if (line.code || !line.text.includes(hint)) return
      const opened = opening.exec(line.text)
      const colons = closing.exec(line.text)?.[1]
      if (opened) {
        const [, fence, kind, rest] = opened
        open.push({ width: fence!.trim().length, isGroup: kind === 'code-group' })
        const options = hint === '///' ? optionsBelow(lines, index) : []
        changes.push(asBlock(lines, index, containerTitle(line, kind!, rest!, source, nameOf)), ...options)
      } else if (colons && open.length > 0 && colons.length >= open.at(-1)!.width) {
        open.pop()
        changes.push(asBlock(lines, index, []))
      }
    })
    return changed(source, changes)
  }
}

function containerTitle(
  { end }: Line,
  kind: string,
  rest: string,
  source: Source,
  nameOf: (kind: string) => string,
) {
  const start = end - rest.length
  const plain = rest.replace(/\{[^{}]*\}[ \t]*$/, '')
  const before = /^[ \t]*[[|]?[ \t]*/.exec(plain)![0]
  const title = plain.slice(before.length).trimEnd()
  const words = before.includes('[') ? title.replace(/\]$/, '') : title
  if (words !== '' && kind !== 'html')
    return bold(source, start + before.length, start + before.length + words.length)
  return isKind(kind) ? [`**${nameOf(kind)}**`] : []
}

// Options are indented, right below the opening line.
function optionsBelow(lines: readonly Line[], opened: number): Change[] {
  let last = opened
  while (/^ {4}[ \t]*[\w-]+:/.test(lines[last + 1]?.text ?? '')) last++
  return last === opened ? [] : [{ start: lines[opened + 1]!.start, end: lines[last]!.end, by: '' }]
}

/** The label of code in a group as a line above it. */
function labelOf(line: Line): Change[] {
  const info = infoOf(line)
  const label = /\[([^[\]]+)\]/.exec(info)?.[1] ?? languageOf(info)
  const indent = ' '.repeat(line.indent)
  return label === '' ? [] : [{ start: line.start, end: line.start, by: `${indent}**${label}**\n\n` }]
}

/** Admonitions deeper in others stay as they are. */
const MAX_BLOCK_DEPTH = 20

/** What a line becomes that opens a block, and by how many columns the block's other lines are indented. */
interface Opening {
  change: Change
  width: number
}

/**
 * The definition of a term, after a colon (Goldmark in Hugo, kramdown in Jekyll): a paragraph below the term's, and not
 * code for its blanks.
 */
export const definitions: Step = source => repeated(source, /^[ \t]*:[ \t]/m, definitionAt)

/**
 * Admonitions (`!!! note "Title"`, `??? tip`), tabs (`=== "Title"`) and definitions, whose content is indented
 * (Python-Markdown's Admonition and Definition Lists; pymdown's Details and Tabbed).
 */
export const indentedBlocks: Step = source =>
  repeated(source, /!!!|\?\?\?|===|^[ \t]*:[ \t]/m, (lines, index, source) => {
    const title = blockTitle(lines[index]!, source)
    return title ? { change: asBlock(lines, index, title), width: 4 } : definitionAt(lines, index)
  })

type OpenAt = (lines: readonly Line[], index: number, source: Source) => Opening | undefined

// From the outside to the inside.
function repeated(source: Source, hint: RegExp, open: OpenAt): Source {
  let result = source
  for (let depth = 0; depth < MAX_BLOCK_DEPTH && hint.test(result.text); depth++) {
    const next = outermost(result, open)
    if (next === result) break
    result = next
  }
  return result
}

function outermost(source: Source, open: OpenAt): Source {
  const lines = linesOf(source)
  const changes: Change[] = []
  let end = 0
  for (const [index, line] of lines.entries()) {
    const opening = line.code || index < end ? undefined : open(lines, index, source)
    if (opening === undefined) continue
    changes.push(opening.change)
    const isInside = (each: Line) => each.isBlank || each.indent >= line.indent + opening.width
    let next = index + 1
    while (next < lines.length && isInside(lines[next]!)) next++
    end = next
    // Blank lines at the end are not in the block.
    while (lines[end - 1]!.isBlank) end--
    for (const inside of lines.slice(index + 1, end))
      changes.push(...dedented(inside, line.indent, opening.width))
    const below = end === next ? lines[end] : undefined
    if (below) changes.push({ start: below.start, end: below.start, by: '\n' })
  }
  return changed(source, changes)
}

function definitionAt(lines: readonly Line[], index: number): Opening | undefined {
  const { text, start, indent } = lines[index]!
  const [mark] = /^[ \t]*:[ \t]+(?=\S)/.exec(text) ?? []
  const above = lines[index - 1]
  if (mark === undefined || !above) return undefined
  const by = above.isBlank ? '' : '\n'
  const change = {
    start: start + mark.indexOf(':'),
    end: start + mark.length,
    by: by + (by && ' '.repeat(indent)),
  }
  return { change: by ? { ...change, start } : change, width: Math.min(4, widthOf(mark) - indent) }
}

const opening =
  /^[ \t]*(?:(?:!!!|\?\?\?\+?)[ \t]*([a-z][\w-]*)(?:[ \t]+[\w-]+)*(?:[ \t]+"([^\n]*)")?|(?:\?\?\?\+?|===[!+]*)[ \t]+"([^\n]*)")[ \t]*$/i

/** The title of the block that a line opens, if it does. */
function blockTitle({ text, start }: Line, source: Source): readonly (string | Source)[] | undefined {
  const match = opening.exec(text)
  if (!match) return undefined
  const [, kind, ofNote, ofTab] = match
  const title = ofNote ?? ofTab
  if (title === undefined) return [`**${kindName(kind!)}**`]
  return bold(source, start + text.indexOf('"') + 1, start + text.lastIndexOf('"'))
}

/** A line without so many columns of the blanks after those of its block. */
function dedented({ text, start, isBlank }: Line, indent: number, width: number): Change[] {
  if (isBlank) return []
  let [at, column] = [0, 0]
  let from = 0
  for (; column < indent + width; at++) {
    if (column < indent) from = at + 1
    column += text[at] === '\t' ? 4 - (column % 4) : 1
  }
  return [{ start: start + from, end: start + at, by: ' '.repeat(column - indent - width) }]
}

/** The titles of code (`title=""` of Docusaurus, Starlight and Material for MkDocs), as a line above it. */
export const codeTitles: Step = source => {
  if (!source.text.includes('title=')) return source
  const lines = linesOf(source)
  const changes: Change[] = []
  lines.forEach(({ code, text, start, end }, index) => {
    const match = /\btitle=(?:"([^"]+)"|'([^']+)')/.exec(text)
    if (code !== 'opens' || !match) return
    const title = match[1] ?? match[2]!
    const at = start + match.index + 'title="'.length
    // Of the containers that the code is in, its other lines have the marks of quotes alone.
    const first = text.slice(0, text.search(/[`~]/))
    const others = first.replace(/[^>]/g, ' ')
    const empty = `${others.trimEnd()}\n`
    const isApart = lines[index - 1]?.isBlank !== false
    const above = [isApart ? '' : empty, first, ...bold(source, at, at + title.length), `\n${empty}`, others]
    changes.push({ start, end, by: [...above, cut(source, start + first.length, end)] })
  })
  return changed(source, changes)
}
