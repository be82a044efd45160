import { marker } from '../comments.ts'
import { blockStartOf } from './escape.ts'
import { part, put, type Run } from './source.ts'

/** The blanks between the text of two runs. */
interface Gap {
  text: string
  /** Those before and after what is gone there or was put in; undefined where nothing was. */
  before?: string
  after?: string
  kinds: Set<Run['seam'] | 'space'>
}

/**
 * Runs of inline content as they have to be written to mean what they are: where two meet that did not in the source is
 * one blank at most, no line begins another block, and no mark gets another meaning.
 *
 * @param isText whether the first line begins with text, rather than with the marks of a heading or table.
 */
export function joined(runs: readonly Run[], isText: boolean): Run[] {
  const text = runs.map(each => each.text).join('')
  const result: Run[] = []
  let gap: Gap = { text: '', kinds: new Set() }
  let offset = 0
  let last: Run | undefined
  for (const run of runs) {
    const [start, end] = [run.text.length - run.text.trimStart().length, run.text.trimEnd().length]
    if (run.seam || (last && !continues(last, run))) open(gap, run)
    add(gap, run.text.slice(0, start))
    if (end > 0) {
      const inside = part(run, start, end)
      const rest = text.slice(offset + start, text.indexOf('\n', offset + start) + 1 || undefined)
      if (result.length > 0) result.push(...between(result, gap, inside, rest))
      else if (!isText) result.push(inside)
      else result.push(...lineStart(inside, rest))
      gap = { text: run.text.slice(end), kinds: new Set() }
    }
    if (run.text !== '') last = run
    offset += run.text.length
  }
  return result
}

// The lines of a slice follow each other without what was before them.
function continues(before: Run, run: Run): boolean {
  if (!before.isSlice || !run.isSlice || before.source !== run.source) return false
  const end = before.at + before.text.length
  if (end === run.at) return true
  return before.text.endsWith('\n') && end < run.at && /^[ \t>]*$/.test(run.source.text.slice(end, run.at))
}

function open(gap: Gap, { text, isSlice, seam }: Run): void {
  gap.before ??= gap.text
  gap.after = ''
  if (seam) gap.kinds.add(seam)
  else if (!isSlice && text !== '' && text.trim() === '') gap.kinds.add('space')
}

function add(gap: Gap, blanks: string): void {
  gap.text += blanks
  if (gap.after !== undefined) gap.after += blanks
}

/** What to write for a gap, and the run after it, of whose line this is the rest. */
function between(done: readonly Run[], gap: Gap, run: Run, line: string): Run[] {
  const last = done.at(-1)!
  const fill = (text: string) =>
    text === '' ? [] : [put(text, last.source, last.at + (last.isSlice ? last.text.length : 0))]
  if (gap.before === undefined) return [...fill(gap.text), run]
  // Two blanks at the end of a line are a break, and a line with nothing else would end the paragraph.
  if (gap.text.includes('\n')) {
    const isAtStart = !gap.after?.includes('\n')
    return [...fill(gap.text.includes('  \n') ? '  \n' : '\n'), ...(isAtStart ? lineStart(run, line) : [run])]
  }
  const left = done
    .slice(-9)
    .map(({ text }) => text)
    .join('')
    .slice(-64)
  const blank = blankAt(gap, left, line)
  return [...fill(withMarkers(gap, last, left, blank, line, run)), run]
}

function lineStart(run: Run, line: string): Run[] {
  const at = blockStartOf(line.trimEnd())
  if (at === undefined) return [run]
  const { source } = run
  return [part(run, 0, at), put('\\', source, run.at), part(run, at, run.text.length)]
}

// Text, code, a link, an element or emphasis of such.
const endsInText = /[\p{L}\p{N}`)}>][*_~]*$/u
const beginsText = /^[*_~]*[\p{L}\p{N}`[{<]/u

// Where a blank after, or before, would stand for nothing: it may even keep emphasis from being any.
const opens = /[\s([{"']$|(?:^|[^\p{L}\p{N}*_~)\]}`.,;:!?"'])[*_~]+$/u
const closes = /^[*_~]*(?:[.,;:!?)\]}"'|\s]|$)/

function blankAt({ text, before = '', after = '', kinds }: Gap, left: string, right: string): string {
  if (text === '')
    return kinds.has('apart') && endsInText.test(withoutTags(left)) && beginsText.test(withoutTags(right))
      ? ' '
      : ''
  const isOneSided = (before === '') !== (after === '')
  if (!kinds.has('gone') || kinds.has('space') || !isOneSided) return ' '
  return (before !== '' ? closes.test(right) : opens.test(left)) ? '' : ' '
}

function withoutTags(text: string): string {
  return text.replace(/(?:<[^<>]*[^<>/]>)+$|^(?:<\/[^<>]*>)+/g, '')
}

/**
 * Puts an empty comment where what was between two texts kept marks from being one, or from meaning something else: what
 * opens and closes emphasis depends on the characters beside it (CommonMark, "delimiter run").
 */
function withMarkers(gap: Gap, last: Run, left: string, blank: string, right: string, next: Run): string {
  if (blank === '' && /^(?:([*_~`])\1|\][([:]|!\[)$/.test(left.slice(-1) + right.charAt(0))) return marker
  const [first = ''] = /(?<!\*)\*+$|(?<!_)_+$|(?<!~)~+$/.exec(left) ?? []
  const [second = ''] = /^(?:\*+|_+|~+)/.exec(right) ?? []
  const [outer, inner] = [left.at(-first.length - 1), right[second.length]]
  const wasNext = gap.before ? ' ' : last.source.text[last.at + last.text.length]
  const wasBefore = gap.after ? ' ' : next.source.text[next.at - 1]
  const isSame = (mark: string, run: Run, is: Around, was: Around) =>
    mark === '' || !run.isSlice || abilities(mark, is) === abilities(mark, was)
  const lead = isSame(first, last, [outer, blank || right[0]], [outer, wasNext]) ? '' : marker
  const tail = isSame(second, next, [blank || left.at(-1), inner], [wasBefore, inner]) ? '' : marker
  return blank === '' ? lead || tail : lead + blank + tail
}

/** The characters before and after something, if it is not at an end of the text. */
type Around = [string | undefined, string | undefined]

/** Whether a run of marks can open emphasis, and whether it can close some. */
function abilities(run: string, [before, after]: Around): string {
  const [previous, next] = [kindOf(before), kindOf(after)]
  const isLeft = next !== 'space' && (next === 'word' || previous !== 'word')
  const isRight = previous !== 'space' && (previous === 'word' || next !== 'word')
  if (!run.startsWith('_')) return `${isLeft} ${isRight}`
  return `${isLeft && (!isRight || previous === 'mark')} ${isRight && (!isLeft || next === 'mark')}`
}

function kindOf(character: string | undefined): 'space' | 'mark' | 'word' {
  if (character === undefined || /\s/.test(character)) return 'space'
  return /[\p{P}\p{S}]/u.test(character) ? 'mark' : 'word'
}
