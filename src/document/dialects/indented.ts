import type { Source } from '../translate/index.ts'
import type { Run } from '../translate/source.ts'
import { asBlock, bold, kindName } from './blocks.ts'
import { type Line, linesOf } from './lines.ts'
import { type Change, changed, type Step } from './step.ts'

/** Admonitions deeper in others stay as they are. */
const MAX_DEPTH = 20

/** Admonitions (`!!! note "Title"`, `??? tip`) and tabs (`=== "Title"`), whose content is indented by four columns. */
export const indentedBlocks: Step = source => {
  let result = source
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const next = outermost(result)
    if (next === result) break
    result = next
  }
  return result
}

function outermost(source: Source): Source {
  if (!/!!!|\?\?\?|===/.test(source.text)) return source
  const lines = linesOf(source)
  const changes: Change[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    const title = line.code ? undefined : titleOf(line, source)
    if (title === undefined) continue
    changes.push(asBlock(lines, index, title))
    const end = endOf(lines, index)
    for (let inside = index + 1; inside < end; inside++)
      changes.push(...dedented(lines[inside]!, line.indent))
    const below = lines[end]
    if (below && !below.isBlank && !lines[end - 1]!.isBlank)
      changes.push({ start: below.start, end: below.start, by: '\n' })
    index = end - 1
  }
  return changed(source, changes)
}

const opening =
  /^[ \t]*(?:(?:!!!|\?\?\?\+?)[ \t]+([a-z][\w-]*)(?:[ \t]+[\w-]+)*(?:[ \t]+"([^\n]*)")?|===[!+]*[ \t]+"([^\n]*)")[ \t]*$/i

/** The title of the block that a line opens, if it does. */
function titleOf({ text, start }: Line, source: Source): readonly (string | Run)[] | undefined {
  if (!/^[ \t]*[!?=]{3}/.test(text)) return undefined
  const match = opening.exec(text)
  if (!match) return undefined
  const [, kind, ofNote, ofTab] = match
  const title = ofNote ?? ofTab
  if (title === undefined) return [`**${kindName(kind!)}**`]
  return bold(source, start + text.indexOf('"') + 1, start + text.lastIndexOf('"'))
}

// Blank lines at the end are not in the block.
function endOf(lines: readonly Line[], opened: number): number {
  const indent = lines[opened]!.indent + 4
  let end = opened + 1
  for (let index = end; index < lines.length; index++) {
    const line = lines[index]!
    if (line.isBlank) continue
    if (line.indent < indent) break
    end = index + 1
  }
  return end
}

/** A line without four columns of the blanks after those of its block. */
function dedented({ text, start, isBlank }: Line, indent: number): Change[] {
  if (isBlank) return []
  let [at, column] = [0, 0]
  let from = 0
  for (; column < indent + 4; at++) {
    if (column < indent) from = at + 1
    column += text[at] === '\t' ? 4 - (column % 4) : 1
  }
  return [{ start: start + from, end: start + at, by: ' '.repeat(column - indent - 4) }]
}
