import type { Line } from '../../markdown/lines.ts'
import { cut, type Source } from '../../markdown/source.ts'
import type { Change, Content } from './step.ts'

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
