import { slug } from 'github-slugger'
import { headingDepth, type Line, linesOf } from '../../markdown/lines.ts'
import { cut, type Source } from '../../markdown/source.ts'
import { changed } from './step.ts'

/**
 * A part of an included file: ranges of lines, from 1 on and both ends in it, what a name stands for, or what is
 * between two texts.
 */
export type FilePart =
  | { ranges: readonly (readonly [number, number])[] }
  | { name: string }
  | { after: string | undefined; before: string | undefined }

const END = Number.POSITIVE_INFINITY

/** The lines of ranges such as `1-3,5` or `2:10`, by the sign between their ends; what is none is the name of a part. */
export function readPart(written: string, sign: string): FilePart {
  const ranges = written.split(',').map(each => {
    const [first, last, ...others] = each.trim().split(sign) as [string, ...string[]]
    if (others.length > 0 || !/^\d*$/.test(first) || !/^\d*$/.test(last ?? '')) return undefined
    return [Number(first || 1), last === undefined ? Number(first) : Number(last || END)] as const
  })
  return ranges.every(each => each !== undefined) ? { ranges } : { name: written }
}

/** The part of a file, all of it without one; undefined where there is no such part. */
export function cutPart(source: Source, part: FilePart | undefined): Source | undefined {
  if (part === undefined) return source
  if ('after' in part) {
    const { after = '', before = '' } = part
    const { text } = source
    const found = text.indexOf(after)
    const start = found + after.length
    const end = before === '' ? text.length : text.indexOf(before, start)
    return found < 0 || end < 0 ? undefined : cut(source, start, end)
  }
  const lines = linesOf(source)
  if ('ranges' in part) {
    const chosen = part.ranges.flatMap(([first, last]) => lines.slice(Math.max(0, first - 1), last))
    return chosen.length === 0 ? undefined : only(source, chosen)
  }
  const chosen = regionOf(lines, part.name) ?? sectionOf(lines, part.name)
  return chosen && only(source, chosen)
}

// Ranges may overlap or go back, so this is no list of changes.
function only(source: Source, lines: readonly Line[]): Source {
  const by = lines.flatMap(({ start, end }, at) => [at > 0 ? '\n' : '', cut(source, start, end)])
  return changed(source, [{ start: 0, end: source.text.length, by }])
}

/** How files mark their regions: each finds what is at the end, and the name. */
const regionMarkers: readonly RegExp[] = [
  /\bANCHOR(_END)?:[ \t]*([\w.-]+)/,
  /-8<-+[ \t]*\[[ \t]*(?:start|(end))[ \t]*:[ \t]*([^\]\s]+)[ \t]*\]/,
  /(?:#|\/\/|<!--|\/\*|--|::|\(\*)[ \t]*(?:pragma[ \t]+)?(end ?)?region\b[ \t]*"?((?:[\w.-]|\*(?![/)]))*)/i,
  /(?:\/\/|\/\*|#|--|<!--|'|;|%)[ \t]*<(\/)?([\w.-]+)>/,
]

/** The lines of all regions of a name, without the markers of others. */
function regionOf(lines: readonly Line[], name: string): Line[] | undefined {
  const wanted = name.toLowerCase()
  for (const marker of regionMarkers) {
    const open: string[] = []
    const chosen = lines.filter(({ text }) => {
      const match = marker.exec(text)
      if (!match) return open.includes(wanted)
      const other = match[2]!.toLowerCase()
      // An end without a name is that of the last that began.
      const at = other === '' ? open.length - 1 : open.lastIndexOf(other)
      if (!match[1]) open.push(other)
      else if (at >= 0) open.splice(at)
      return false
    })
    if (chosen.length > 0) return chosen
  }
  return undefined
}

/** A heading's section, by the heading's id. */
function sectionOf(lines: readonly Line[], id: string): Line[] | undefined {
  const depths = lines.map(headingDepth)
  const first = lines.findIndex(({ text }, index) => depths[index]! > 0 && headingId(text) === id)
  if (first < 0) return undefined
  const last = depths.findIndex((depth, index) => index > first && depth > 0 && depth <= depths[first]!)
  return lines.slice(first, last < 0 ? undefined : last)
}

function headingId(heading: string): string {
  const own = /\{[ \t]*#([^\s{}]+)(?:\s[^{}]*)?\}[ \t]*$/.exec(heading)?.[1]
  return own ?? slug(heading.replace(/^#+/, '').trim())
}
