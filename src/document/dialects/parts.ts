import type { Source } from '../translate/index.ts'
import { headingDepth, type Line, linesOf } from './lines.ts'
import { changed } from './step.ts'

/**
 * A part of an included file: ranges of lines, from 1 on and both ends in it, what a name stands for, or what is
 * between two texts.
 */
export type Part =
  | { ranges: readonly (readonly [number, number])[] }
  | { name: string }
  | { after: string | undefined; before: string | undefined }

const END = Number.POSITIVE_INFINITY

/** Ranges such as `1-3,5` or `2:10`, by the sign between their ends; undefined for what is none. */
export function rangesOf(written: string, sign: string): Part | undefined {
  const ranges = written.split(',').map(each => {
    const [first = '', last, ...others] = each.trim().split(sign)
    if (others.length > 0 || !/^\d*$/.test(first) || !/^\d*$/.test(last ?? '')) return undefined
    if (first === '' && !last) return undefined
    return [Number(first || 1), last === undefined ? Number(first) : Number(last || END)] as const
  })
  return ranges.every(each => each !== undefined) ? { ranges } : undefined
}

/** The part of a file, all of it without one; undefined where there is no such part. */
export function partOf(source: Source, part: Part | undefined): Source | undefined {
  if (part === undefined) return source
  if ('after' in part) return between(source, part.after, part.before)
  const lines = linesOf(source)
  if ('ranges' in part) {
    const chosen = part.ranges.flatMap(([first, last]) => lines.slice(Math.max(0, first - 1), last))
    return chosen.length === 0 ? undefined : only(source, chosen)
  }
  const chosen = regionOf(lines, part.name) ?? sectionOf(lines, part.name)
  return chosen && only(source, chosen)
}

function between(source: Source, after = '', before = ''): Source | undefined {
  const { text } = source
  const found = text.indexOf(after)
  const start = found + after.length
  const end = before === '' ? text.length : text.indexOf(before, start)
  if (found < 0 || end < 0) return undefined
  return changed(source, [
    { start: 0, end: start, by: '' },
    { start: end, end: text.length, by: '' },
  ])
}

// Ranges may overlap or go back, so this is no list of changes.
function only(source: Source, lines: readonly Line[]): Source {
  const by = lines.flatMap(({ start, text }) => [{ text, source, at: start, isSlice: true }, '\n'])
  return changed(source, [{ start: 0, end: source.text.length, by: by.slice(0, -1) }])
}

/** How files mark the beginning and the end of their parts: each finds what is at the end, and the name. */
const marks: readonly RegExp[] = [
  /\bANCHOR(_END)?:[ \t]*([\w.-]+)/,
  /-8<-+[ \t]*\[[ \t]*(?:start|(end))[ \t]*:[ \t]*([^\]\s]+)[ \t]*\]/,
  /#[ \t]*(?:pragma[ \t]+)?(end)?region\b[ \t]*([\w*.-]*)/i,
  /(?:\/\/|\/\*|#|--|<!--|'|;|%)[ \t]*<(\/)?([\w.-]+)>/,
]

/** The lines between the marks of a region, without those of others. */
function regionOf(lines: readonly Line[], name: string): Line[] | undefined {
  const isNamed = (other = '') => other.toLowerCase() === name.toLowerCase()
  for (const mark of marks) {
    const found = lines.map(({ text }) => mark.exec(text))
    const first = found.findIndex(match => match && !match[1] && isNamed(match[2]))
    if (first < 0) continue
    let depth = 1
    const last = found.findIndex((match, index) => {
      if (!match || index <= first) return false
      if (match[1] && isNamed(match[2])) return true
      depth += match[1] ? -1 : 1
      return depth === 0 && match[2] === ''
    })
    return lines.filter((_, index) => index > first && index < (last < 0 ? END : last) && !found[index])
  }
  return undefined
}

/** A heading's section, by the heading's id. */
function sectionOf(lines: readonly Line[], id: string): Line[] | undefined {
  const depths = lines.map(headingDepth)
  const first = lines.findIndex(({ text }, index) => depths[index]! > 0 && idOf(text) === id)
  if (first < 0) return undefined
  const last = depths.findIndex((depth, index) => index > first && depth > 0 && depth <= depths[first]!)
  return lines.slice(first, last < 0 ? undefined : last)
}

function idOf(heading: string): string {
  const [, own] = /\{[ \t]*#([^\s{}]+)[^{}]*\}[ \t]*$/.exec(heading) ?? []
  const words = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
  return own ?? words.replace(/\s/g, '-')
}
