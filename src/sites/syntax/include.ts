import { posix } from 'node:path'
import { splitFrontMatter } from '../../markdown/front-matter.ts'
import {
  applyChanges,
  blanksOf,
  type Content,
  fenceFor,
  firstHeading,
  indented,
  insertedText,
  type Line,
  listOf,
  Source,
  sourceOf,
  subSource,
} from '../../markdown/source.ts'
import { cached, scalarText, valueAt } from '../../text/data.ts'
import { folderOf, join, percentDecoded } from '../../text/paths.ts'
import { replacing, type Step, type SyntaxSettings, type Work } from './step.ts'

const MAX_INCLUDED_LENGTH = 5_000_000
/** The length that an include counts for besides that of its text: without it, files that include many others could go on for long. */
const LENGTH_OF_INCLUDE = 2_500

/** A file, or a part of one, that a page includes. */
export interface Include {
  /** Its name on the page, for messages. */
  name: string
  /** The paths that it may have in the repository, the first choice first. */
  paths: readonly string[]
  part?: FilePart | undefined
  /** Whether it is shown as code, with its front matter and without includes. */
  isCode?: boolean
  /** Whether its links are relative to its folder, not to the page's. */
  isRebased?: boolean
}

/**
 * Reads an included file, and applies a step to it. Where it cannot be included, the result is undefined, and the author gets
 * a message.
 */
export function included(
  include: Include,
  source: Source,
  at: number,
  work: Work,
  step: Step,
): Source | undefined {
  const refuse = (why: string) => {
    const reason = `"${include.name}" cannot be included: ${why}`
    work.warn('include', `include ${include.name}`, reason, source, at)
    return undefined
  }
  const { paths, part, isCode, isRebased = false } = include
  let file = findFile(paths, work)
  if (typeof file === 'string') return refuse(file)
  const { path } = file.placeAt(0)
  // Lines are counted with those of the front matter.
  const isLines = part !== undefined && 'ranges' in part
  if (!isLines && !isCode) file = withoutFrontMatter(file)
  let body = cutPart(file, part)
  if (!body)
    return refuse(`${path} has no such part. Fix its name or its lines.`)
  work.included.length += body.text.length + LENGTH_OF_INCLUDE
  if (work.included.length > MAX_INCLUDED_LENGTH) return refuse(TOO_MUCH)
  if (isCode) return withoutBlankEnds(body)
  if (isLines) body = withoutFrontMatter(body)
  const { text, placeAt } = body
  const placed = new Source(text, offset => ({
    ...placeAt(offset),
    isRebased,
  }))
  return withoutBlankEnds(step(placed, { ...work, open: [...work.open, path] }))
}

const TOO_MUCH =
  'the page would include more than 2,000 files or 5,000,000 characters. Split the page.'

/** The first file that is there; or why none can be included. */
function findFile(
  paths: readonly string[],
  { open, included, context }: Work,
): Source | string {
  const openPath = paths.find(path => open.includes(path))
  if (openPath)
    return `${openPath} would include itself. Take one of the includes out.`
  if (paths.length === 0)
    return 'it is not a path in the repository. Fix the path.'
  // Before a file is read: a thread keeps only so much of all files.
  if (included.length > MAX_INCLUDED_LENGTH) return TOO_MUCH
  for (const path of paths) {
    const file = context.read?.(path)
    if (file) return file
  }
  const where = paths.slice(0, 5).join(' or ')
  return `the repository has no text file ${where} of at most 5 MB. Fix the path, or add the file.`
}

/** Removes the front matter of a page. A file that is not a page, such as YAML, may begin with what looks like front matter. */
function withoutFrontMatter(file: Source): Source {
  if (!/\.(?:mdx?|markdown|html)$/.test(file.placeAt(0).path)) return file
  const body = splitFrontMatter(file.text).text
  return subSource(file, file.text.length - body.length)
}

function withoutBlankEnds(source: Source): Source {
  const { text } = source
  const start =
    text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1
  return subSource(source, start, Math.max(start, text.trimEnd().length))
}

/** The syntax of an include, which is replaced by the included text. */
interface IncludeSyntax {
  hint: string | RegExp
  pattern: RegExp
  /** Whether includes in code are includes, too. */
  isInCodeToo?: boolean
  /** The files that a match in the file `from` names; `escaped` where it stays, without the character that escapes it. */
  read(
    match: RegExpExecArray,
    from: string,
    settings: SyntaxSettings,
  ): readonly Include[] | 'escaped'
  /** The content that replaces the include; without it, the included text alone. */
  render?(text: Source, match: RegExpExecArray, source: Source): Content
  /** Whether an include whose file is missing is removed, rather than left on the page. */
  isLostWhenMissing?: boolean
}

/** A step that replaces includes by the included texts, also in these. */
export function includes(syntax: IncludeSyntax): Step {
  const make = (
    match: RegExpExecArray,
    source: Source,
    work: Work,
  ): Content | undefined => {
    const { path } = source.placeAt(match.index)
    const files = syntax.read(match, path, work.settings)
    if (files === 'escaped')
      return subSource(source, match.index + 1, match.index + match[0].length)
    const texts = files.map(file =>
      included(file, source, match.index, work, step),
    )
    if (texts.includes(undefined) && !syntax.isLostWhenMissing) return undefined
    const parts: (string | Source)[] = []
    for (const [index, text] of texts.entries()) {
      if (index > 0) parts.push('\n')
      if (!text) continue
      parts.push(...listOf(syntax.render?.(text, match, source) ?? text))
    }
    return parts
  }
  const step = replacing(syntax.hint, syntax.pattern, make, syntax.isInCodeToo)
  return step
}

/** Indents an included text as its include is; makes it one line where the include has text beside it. */
export function inPlace(
  text: Source,
  { index, 0: token }: { index: number; 0: string },
  source: Source,
): readonly (string | Source)[] {
  const line = source.lineAt(index)
  const blanks = blanksOf(token)
  const before = source.text.slice(line.start, index) + blanks
  const isAlone = /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before)
  if (
    isAlone &&
    /^[ \t]*(?:\n|$)/.test(source.text.slice(index + token.length))
  )
    return [indented(text, blanks, before.replace(/[^\s>]/g, ' '))]
  return joined(text, text.lines, ' ')
}

/** Joins lines of a source with a text between them. */
function joined(
  source: Source,
  lines: readonly Line[],
  between: string,
): (string | Source)[] {
  const parts: (string | Source)[] = []
  for (const { start, end } of lines)
    parts.push(between, subSource(source, start, end))
  return parts.slice(1)
}

/** Splits `path:1:3` or `path:name` into the path and the part of the file. */
export function colonSpec(name: string): {
  path: string
  part: FilePart | undefined
} {
  const [path = '', ...rest] = name.split(':')
  return { path, part: readPart(rest.join(':'), ':') }
}

/** Makes fenced code of a text. The margin is that of the closing fence. */
export function codeBlock(text: Source, info: string, margin = ''): Source {
  const fence = fenceFor(text.text, info)
  return sourceOf([
    insertedText(`${fence}${info}\n`, text, 0),
    text,
    insertedText(`\n${margin}${fence}`, text, text.text.length),
  ])
}

export function extensionOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1] ?? ''
}

/** The file whose text an import has, by Webpack's `raw-loader` (Docusaurus) or Vite's `?raw` (Starlight). */
export function rawFile(specifier: string): string | undefined {
  const match = /^(?:!!raw-loader!(.+)|([^?]+)\?raw)$/.exec(specifier)
  return match?.[1] ?? match?.[2]
}

/** The paths that an imported file may have in the repository, the first choice first. */
export function importPaths(
  specifier: string,
  from: string,
  settings: SyntaxSettings,
): string[] {
  // In a string of JavaScript `\_` is `_`.
  const path = specifier.replace(/\\(.)/g, '$1')
  const alias = aliased(path, settings)
  if (alias !== undefined) return [alias]
  if (path.startsWith('.')) return pathsIn([folderOf(from)], path)
  if (!path.startsWith('/')) return []
  return pathsIn([settings.contentFolder, settings.folder], path)
}

/** A path below several folders, without those outside the repository. */
export function pathsIn(folders: readonly string[], path: string): string[] {
  if (path === '') return []
  return [...new Set(folders.flatMap(folder => join(folder, path) ?? []))]
}

/** Replaces the longest alias that a path begins with by the folder that it stands for. */
export function aliased(
  path: string,
  { aliases }: SyntaxSettings,
): string | undefined {
  const alias = Object.keys(aliases)
    .filter(prefix => path.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0]
  if (alias === undefined) return undefined
  return join(aliases[alias]!, path.slice(alias.length))
}

/**
 * A part of an included file: ranges of lines, from 1 on and both ends in it, what a name stands for, or what is
 * between two texts.
 */
type FilePart =
  | { ranges: readonly LineRange[] }
  | { name: string }
  | { after: string | undefined; before: string | undefined }

type LineRange = readonly [first: number, last: number]

/** Reads ranges of lines such as `1-3,5` or `2:10`, by the sign between their ends; any other text is the name of a part. */
export function readPart(
  name: string | undefined,
  sign: string,
): FilePart | undefined {
  if (!name) return undefined
  const ranges: LineRange[] = []
  for (const range of name.split(',')) {
    const [first = '', last = first, ...others] = range.trim().split(sign)
    const areNumbers = /^\d*$/.test(first) && /^\d*$/.test(last)
    if (others.length > 0 || !areNumbers) return { name }
    const isOpen = last === '' && range.includes(sign)
    const end = isOpen ? Number.POSITIVE_INFINITY : Number(last)
    ranges.push([Number(first || 1), end])
  }
  return { ranges }
}

/** Cuts a part out of a file; undefined where the file has no such part. */
function cutPart(
  source: Source,
  part: FilePart | undefined,
): Source | undefined {
  if (part === undefined) return source
  if ('after' in part) {
    const { after = '', before = '' } = part
    const { text } = source
    const found = text.indexOf(after)
    const start = found + after.length
    let end = text.length
    if (before !== '') end = text.indexOf(before, start)
    if (found < 0 || end < 0) return undefined
    return subSource(source, start, end)
  }
  const lines = chosenLines(source.lines, part)
  if (lines.length === 0) return undefined
  // Ranges may overlap or go back, so that these are no changes of single lines.
  const by = joined(source, lines, '\n')
  return applyChanges(source, [{ start: 0, end: source.text.length, by }])
}

function chosenLines(
  lines: readonly Line[],
  part: { ranges: readonly LineRange[] } | { name: string },
): Line[] {
  if ('name' in part) return regionOf(lines, part.name)
  return part.ranges.flatMap(([first, last]) =>
    lines.slice(Math.max(0, first - 1), last),
  )
}

/** The markers of regions in files, with two groups: the mark of an end, and the name. */
const regionMarkers: readonly RegExp[] = [
  /\bANCHOR(_END)?:[ \t]*([\w.-]+)/,
  /-8<-+[ \t]*\[[ \t]*(?:start|(end))[ \t]*:[ \t]*([^\]\s]+)[ \t]*\]/,
  /(?:#|\/\/|<!--|\/\*|--|::|\(\*)[ \t]*(?:pragma[ \t]+)?(end ?)?region\b[ \t]*"?((?:[\w.-]|\*(?![/)]))*)/i,
  /(?:\/\/|\/\*|#|--|<!--|'|;|%)[ \t]*<(\/)?([\w.-]+)>/,
]

/** The lines of all regions of a name, without the markers of other regions. */
function regionOf(lines: readonly Line[], name: string): Line[] {
  const wanted = name.toLowerCase()
  for (const marker of regionMarkers) {
    const open: string[] = []
    const chosen = lines.filter(({ text }) => {
      const match = marker.exec(text)
      if (!match) return open.includes(wanted)
      const other = match[2]!.toLowerCase()
      let at = open.lastIndexOf(other)
      // An end without a name ends the last region that began.
      if (other === '') at = open.length - 1
      if (!match[1]) open.push(other)
      else if (at >= 0) open.splice(at)
      return false
    })
    if (chosen.length > 0) return chosen
  }
  return []
}

/** The ends that the name of a page's file may have, where a component leads to it by a path without an extension. */
const ENDS = ['.md', '/index.md']

/**
 * The page that a component without words leads to, as `<LinkInline link="features/drawing" />` of Slidev does: its
 * title, and its path from the page that has the component.
 */
export function linkedPage(
  link: string,
  source: Source,
  at: number,
  work: Work,
): { name: string; url: string } | undefined {
  const { settings, context, open } = work
  const [path = ''] = link.split(/[?#]/)
  if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(link)) return undefined
  const { path: file, isRebased } = source.placeAt(at)
  const folders = [settings.contentFolder]
  if (!path.startsWith('/')) folders.unshift(folderOf(file))
  const stem = percentDecoded(path).replace(/\.(?:html|md)$|\/$/, '')
  const paths = pathsIn(folders, stem)
  for (const found of paths.flatMap(path => ENDS.map(end => path + end))) {
    const name = cached(work.titles, found, () =>
      titleOf(context.read?.(found)?.text),
    )
    if (!name) continue
    const from = isRebased ? file : open[0]!
    const url = posix.relative(folderOf(from), found) + link.slice(path.length)
    return { name, url }
  }
  return undefined
}

/** The title of a page by its front matter, or else by its first heading. */
function titleOf(page: string | undefined): string | undefined {
  if (page === undefined) return undefined
  const { data, text: below } = splitFrontMatter(page)
  return scalarText(valueAt(data, 'title')) ?? firstHeading(below)
}
