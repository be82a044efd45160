import { marker } from '../comments.ts'
import { blockStartOf } from './escape.ts'
import { part, put, type Run } from './source.ts'

/** The blanks between the text of two runs. */
interface Gap {
  text: string
  /** Those before and after what is gone there or was put in; undefined where nothing was. */
  before?: string
  after?: string
  /** There are two blanks at the end of a line. */
  isBreak: boolean
}

const noGap: Gap = { text: '', isBreak: false }

/**
 * Runs of inline content as they have to be written to mean what they are: where two meet that did not in the source is
 * one blank at most, no line begins another block, and no mark gets another meaning.
 *
 * @param isText whether the first line begins with text, rather than with the marks of a heading or table.
 */
export function joined(runs: readonly Run[], isText: boolean): Run[] {
  const text = runs.map(each => each.text).join('')
  const result: Run[] = []
  let gap = { ...noGap }
  let offset = 0
  let last: Run | undefined
  for (const run of runs) {
    const [start, end] = [run.text.length - run.text.trimStart().length, run.text.trimEnd().length]
    if (last && !continues(last, run)) open(gap)
    add(gap, run.text.slice(0, start))
    if (end > 0) {
      const inside = part(run, start, end)
      const rest = text.slice(offset + start, text.indexOf('\n', offset + start) + 1 || undefined)
      if (result.length > 0) result.push(...between(result, gap, inside, rest))
      else if (!isText) result.push(inside)
      else result.push(...lineStart(inside, rest))
      gap = { ...noGap }
      add(gap, run.text.slice(end))
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

function open(gap: Gap): void {
  gap.before ??= gap.text
  gap.after = ''
}

function add(gap: Gap, blanks: string): void {
  gap.text += blanks
  if (gap.after !== undefined) gap.after += blanks
  gap.isBreak ||= blanks.includes('  \n')
}

/** What to write for a gap, and the run after it, of whose line this is the rest. */
function between(done: readonly Run[], gap: Gap, run: Run, line: string): Run[] {
  const last = done.at(-1)!
  const fill = (text: string) =>
    text === '' ? [] : [put(text, last.source, last.at + (last.isSlice ? last.text.length : 0))]
  if (gap.before === undefined) return [...fill(gap.text), run]
  // A line with nothing else would end the paragraph.
  if (gap.text.includes('\n')) {
    const isAtStart = !gap.after?.includes('\n')
    return [...fill(gap.isBreak ? '  \n' : '\n'), ...(isAtStart ? lineStart(run, line) : [run])]
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

// After, or before, these a blank would stand for nothing: it may even keep emphasis from being any.
const opens = /(?:^|[\s([{])[*_~]*$/
const closes = /^[*_~]*[.,;:!?)\]}]*(?:\s|$)/

function blankAt({ text, before = '', after = '' }: Gap, left: string, right: string): string {
  const isOneSided = before === '' || after === ''
  return text === '' || (isOneSided && (opens.test(left) || closes.test(right))) ? '' : ' '
}

/** Puts an empty comment where what was between two texts kept marks from being one, or from meaning something else. */
function withMarkers(gap: Gap, last: Run, left: string, blank: string, right: string, next: Run): string {
  if (blank === '' && /^(?:([*_~`])\1|\][([:]|!\[)$/.test(left.slice(-1) + right.charAt(0))) return marker
  const [first = ''] = /(?<!\*)\*+$|(?<!_)_+$|(?<!~)~+$/.exec(left) ?? []
  const [second = ''] = /^(?:\*+|_+|~+)/.exec(right) ?? []
  const wasNext = gap.before ? ' ' : last.source.text[last.at + last.text.length]
  const wasBefore = gap.after ? ' ' : next.source.text[next.at - 1]
  const isLead = first !== '' && last.isSlice
  const isTail = second !== '' && next.isSlice
  const lead = isLead && isChanged(left.at(-first.length - 1), wasNext, blank || right[0]) ? marker : ''
  const tail = isTail && isChanged(right[second.length], wasBefore, blank || left.at(-1)) ? marker : ''
  return blank === '' ? lead || tail : lead + blank + tail
}

/**
 * Whether marks can no longer open emphasis, or close some, with another character on one side: they open it before
 * what ranks higher than what is on their other side, and close it before what ranks lower (CommonMark, "delimiter run").
 */
function isChanged(other: string | undefined, was: string | undefined, is: string | undefined): boolean {
  return Math.sign(rank(was) - rank(other)) !== Math.sign(rank(is) - rank(other))
}

/** Of a blank or an end of the text 0, of punctuation 1, of letters and digits 2. */
function rank(character = ' '): number {
  if (/\s/.test(character)) return 0
  return /[\p{P}\p{S}]/u.test(character) ? 1 : 2
}
