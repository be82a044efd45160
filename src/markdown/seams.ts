import { cut, put, type Source, sourceOf } from './source.ts'

/** Takes the place of a comment whose removal might change what the text around it means. */
export const marker = '<!-- -->'

/** A stretch of inline content. */
export interface Run extends Source {
  /** Something is gone, or put in, between what is before it and itself. */
  isSeam: boolean
}

/**
 * Runs of inline content as they have to be written to mean what they are: where two meet that did not in the source is
 * one blank at most, no line begins another block, and no mark gets another meaning.
 *
 * @param isText whether the first line begins with text, rather than with the marks of a heading or table.
 */
export function joined(runs: readonly Run[], isText: boolean): Source {
  const text = runs.map(each => each.text).join('')
  const result: Source[] = []
  /** The blanks after the last result, in parts where something is gone or put in between them. */
  let gap = ['']
  let left = ''
  /** What was text would be the address of a link, now that what kept it from being one is gone. */
  let isInAddress = false
  let offset = 0
  let last: Run | undefined
  for (const run of runs) {
    const [start, end] = [run.text.length - run.text.trimStart().length, run.text.trimEnd().length]
    if (last && run.isSeam) gap.push('')
    gap[gap.length - 1] += run.text.slice(0, start)
    if (end > 0) {
      const right = text.slice(offset + start, text.indexOf('\n', offset + start) + 1 || undefined)
      const blanks = result.length > 0 ? fill(gap, left, right) : ''
      const between = isInAddress && gap.length > 1 && blanks !== marker ? marker + blanks : blanks
      if (between !== '') result.push(put(between, last!, 0))
      const isStart = result.length === 0 ? isText : gap.length > 1 && between.endsWith('\n')
      const inside = cut(run, start, end)
      result.push(...(isStart && !gap.at(-1)!.includes('\n') ? lineStart(inside, right) : [inside]))
      left = (left + between + inside.text).slice(-64)
      isInAddress = beginsAddress.test(inside.text) || (isInAddress && !/[\s()]/.test(inside.text))
      gap = [run.text.slice(end)]
    }
    if (run.text !== '') last = run
    offset += run.text.length
  }
  return sourceOf(result)
}

const beginsAddress = /\]\(\s*[^\s()]*$/

// What at the start of a line begins a block other than a paragraph, or is part of one; after a number's digits.
const blockStart =
  /^(?:(\d{1,9})(?=[.)](?:[ \t]|$))|(?=(?:#{1,6}|[-+*])(?:[ \t]|$)|>|```|~~~|\[[^\]]*\]:|[-=|:][-=|: \t]*$|([-*_])(?:[ \t]*\2){2,}[ \t]*$))/

/** What a line begins with, where a backslash keeps it from beginning a block. */
function lineStart(run: Source, line: string): Source[] {
  const match = blockStart.exec(line.trimEnd())
  if (!match) return [run]
  const at = match[1]?.length ?? 0
  return [cut(run, 0, at), put('\\', run, 0), cut(run, at)]
}

// After, or before, these a blank would stand for nothing: it may even keep emphasis from being any.
const opens = /(?:^|[\s([{])[*_~]*$/
const closes = /^[*_~]*[.,;:!?)\]}]*(?:\s|$)/

/** What to write between two texts, for the blanks that were there. */
function fill(gap: readonly string[], left: string, right: string): string {
  const blanks = gap.join('')
  if (gap.length === 1) return blanks
  // A line with nothing else would end the paragraph.
  if (blanks.includes('\n')) return gap.some(each => each.includes('  \n')) ? '  \n' : '\n'
  const isOneSided = gap[0] === '' || gap.at(-1) === ''
  if (blanks !== '' && !(isOneSided && (opens.test(left) || closes.test(right)))) return ' '
  return mayPair.test(left.slice(-1) + right.charAt(0)) || isInWord(left, right) ? marker : ''
}

/** Two characters that together mean something else. */
const mayPair = /^(?:([*_~`])\1|\][([:]|!\[)$/

/** Whether marks would be in a word, where a tag was that they could begin or end emphasis beside. */
function isInWord(left: string, right: string): boolean {
  if (/^[\p{L}\p{N}]/u.test(right)) return /[^\s*_~][*_~]{1,9}$/.test(left)
  return /[\p{L}\p{N}]$/u.test(left) && /^[*_~]+[^\s*_~]/.test(right)
}
