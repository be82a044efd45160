import { type Line, linesOf } from '../../markdown/lines.ts'
import { type Source, widthOf } from '../../markdown/source.ts'
import { asBlock, bold, kindName } from './blocks.ts'
import { type Change, changed, type Step } from './step.ts'

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
