import { marker } from '../comments.ts'
import type { Edit } from '../splice.ts'
import { blockStartOf } from './escape.ts'
import { edited, type Run } from './source.ts'

/** A place in the text of runs where two meet that did not in the source, with the blanks around it. */
interface Seam {
  start: number
  /** Between these is what was put in there, which is nothing or blanks. */
  from: number
  to: number
  end: number
  isGone: boolean
  isApart: boolean
  isSpace: boolean
  before: Run | undefined
  after: Run | undefined
}

/** No rule looks further than this to either side. */
const NEAR = 64

/**
 * Runs of inline content as they have to be written to mean what they are: at a seam there is one blank at most, no line
 * begins another block, and no mark gets another meaning.
 *
 * @param isText whether the first line begins with text, rather than with the marks of a heading or table.
 */
export function joined(runs: readonly Run[], isText: boolean): Run[] {
  const text = runs.map(each => each.text).join('')
  const start = text.search(/\S/)
  if (start < 0) return []
  const end = text.trimEnd().length
  const seams = seamsOf(runs, text).filter(seam => seam.start > start && seam.end < end)
  return edited(runs, [
    { start: 0, end: start, replacement: '' },
    ...(isText ? lineStart(start, text) : []),
    ...seams.flatMap(seam => editsAt(seam, text)),
    { start: end, end: text.length, replacement: '' },
  ])
}

function seamsOf(runs: readonly Run[], text: string): Seam[] {
  const seams: Seam[] = []
  let offset = 0
  let before: Run | undefined
  for (const run of runs) {
    const isSpace = !run.isSlice && run.text !== '' && run.text.trim() === ''
    if (run.seam || !before || !continues(before, run)) {
      const [start, end] = [blanksBefore(text, offset), blanksAfter(text, offset)]
      const seam = { start, from: offset, to: offset, end, before, after: run, isSpace: isSpace }
      add(seams, { ...seam, isGone: run.seam === 'gone', isApart: run.seam === 'apart' })
    }
    if (run.text !== '') before = run
    offset += run.text.length
  }
  return seams
}

function add(seams: Seam[], seam: Seam): void {
  const last = seams.at(-1)
  if (!last || last.end < seam.start) {
    seams.push(seam)
    return
  }
  last.to = seam.to
  last.end = seam.end
  last.after = seam.after
  last.isGone ||= seam.isGone
  last.isApart ||= seam.isApart
  last.isSpace ||= seam.isSpace
}

// The lines of a slice follow each other without what was before them.
function continues(before: Run, run: Run): boolean {
  if (!before.isSlice || !run.isSlice || before.source !== run.source) return false
  const end = before.at + before.text.length
  if (end === run.at) return true
  return before.text.endsWith('\n') && end < run.at && /^[ \t>]*$/.test(run.source.text.slice(end, run.at))
}

function blanksBefore(text: string, offset: number): number {
  let start = offset
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
  return start
}

function blanksAfter(text: string, offset: number): number {
  let end = offset
  while (text[end] === ' ' || text[end] === '\t') end++
  return end
}

function editsAt(seam: Seam, text: string): Edit[] {
  const { start, to, end } = seam
  const [isFirst, isLast] = [text[start - 1] === '\n', text[end] === '\n']
  // A line with nothing else would end the paragraph.
  if (isFirst && isLast) return [{ start, end: end + 1, replacement: '' }]
  if (isFirst) return [{ start, end, replacement: '' }, ...lineStart(end, text)]
  // Two blanks at the end of a line are a break.
  if (isLast) return [{ start, end: end - to > 1 ? to : end, replacement: '' }]
  const [left, right] = [text.slice(Math.max(0, start - NEAR), start), text.slice(end, end + NEAR)]
  const blank = blankAt(seam, left, right)
  return [{ start, end, replacement: withMarkers(seam, left, blank, right) }]
}

function lineStart(at: number, text: string): Edit[] {
  const newline = text.indexOf('\n', at)
  const within = blockStartOf(text.slice(at, newline < 0 ? text.length : newline))
  return within === undefined ? [] : [{ start: at + within, end: at + within, replacement: '\\' }]
}

// Text, code, a link, an element or emphasis of such.
const endsInText = /[\p{L}\p{N}`)}>][*_~]*$/u
const beginsText = /^[*_~]*[\p{L}\p{N}`[{<]/u

// Where a blank after, or before, would stand for nothing: it may even keep emphasis from being any.
const opens = /[\s([{"']$|(?:^|[^\p{L}\p{N}*_~)\]}`.,;:!?"'])[*_~]+$/u
const closes = /^[*_~]*(?:[.,;:!?)\]}"'|\s]|$)/

function blankAt(
  { start, from, to, end, isGone, isApart, isSpace }: Seam,
  left: string,
  right: string,
): string {
  if (start === end)
    return isApart && endsInText.test(withoutTags(left)) && beginsText.test(withoutTags(right)) ? ' ' : ''
  const [isBefore, isAfter] = [from > start, to < end]
  if (!isGone || isSpace || isBefore === isAfter) return ' '
  return (isBefore ? closes.test(right) : opens.test(left)) ? '' : ' '
}

function withoutTags(text: string): string {
  return text.replace(/(?:<[^<>]*[^<>/]>)+$|^(?:<\/[^<>]*>)+/g, '')
}

/**
 * Puts an empty comment where what was between two texts kept marks from being one, or from meaning something else: what
 * opens and closes emphasis depends on the characters beside it (CommonMark, "delimiter run").
 */
function withMarkers(
  { start, from, to, end, before, after }: Seam,
  left: string,
  blank: string,
  right: string,
): string {
  if (blank === '' && /^(?:([*_~`])\1|\][([:]|!\[)$/.test(left.slice(-1) + right.charAt(0))) return marker
  const mark = left.slice(-1)
  const first = /[*_~]/.test(mark) ? left.slice(left.length - runLength(left, mark)) : ''
  const [second = ''] = /^(?:\*+|_+|~+)/.exec(right) ?? []
  const [outer, next] = [left.at(-first.length - 1), right[second.length]]
  const wasNext = from > start ? ' ' : before?.source.text[before.at + before.text.length]
  const wasBefore = to < end ? ' ' : after?.source.text[after.at - 1]
  const firstRole = before?.role === 'both' ? 'close' : before?.role
  const secondRole = after?.role === 'both' ? 'open' : after?.role
  const lead = isSame(first, firstRole, [outer, blank || right[0]], [outer, wasNext]) ? '' : marker
  const tail = isSame(second, secondRole, [blank || left.at(-1), next], [wasBefore, next]) ? '' : marker
  return blank === '' ? lead || tail : lead + blank + tail
}

/** The characters before and after something, if it is not at an end of the text. */
type Around = [string | undefined, string | undefined]

/** Whether marks are still what they are: those of emphasis its beginning or end, and all others text. */
function isSame(run: string, role: 'open' | 'close' | undefined, is: Around, was: Around): boolean {
  const [now, then] = [abilities(run, is), abilities(run, was)]
  if (run === '') return true
  return role ? now[role] : (then.open || !now.open) && (then.close || !now.close)
}

/** Whether a run of marks can open emphasis, and whether it can close some. */
function abilities(run: string, [before, after]: Around): { open: boolean; close: boolean } {
  const [previous, next] = [kindOf(before), kindOf(after)]
  const isLeft = next !== 'space' && (next === 'word' || previous !== 'word')
  const isRight = previous !== 'space' && (previous === 'word' || next !== 'word')
  if (!run.startsWith('_')) return { open: isLeft, close: isRight }
  return { open: isLeft && (!isRight || previous === 'mark'), close: isRight && (!isLeft || next === 'mark') }
}

function kindOf(character: string | undefined): 'space' | 'mark' | 'word' {
  if (character === undefined || /\s/.test(character)) return 'space'
  return /[\p{P}\p{S}]/u.test(character) ? 'mark' : 'word'
}

/** How many of a character a text ends in. */
function runLength(text: string, mark: string): number {
  let start = text.length
  while (start > 0 && text[start - 1] === mark) start--
  return text.length - start
}
