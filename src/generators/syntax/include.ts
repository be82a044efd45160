import { fenceFor } from '../../markdown/escape.ts'
import { splitFrontMatter } from '../../markdown/front-matter.ts'
import { blanksOf, linesOf } from '../../markdown/lines.ts'
import { cut, indented, lastBefore, put, type Source, sourceOf } from '../../markdown/source.ts'
import { cutPart, type FilePart, readPart } from './parts.ts'
import {
  type Content,
  changed,
  listOf,
  replacing,
  type Step,
  type SyntaxSettings,
  type Work,
} from './step.ts'

const MAX_INCLUDED_LENGTH = 5_000_000
/** Ten files that each include ten others have little text, and more of them than there is memory for. */
const MAX_COUNT = 2_000

/** What a text asks for in its place. */
export interface Include {
  /** As it is written. */
  name: string
  /** Where it may be in the repository: the first that is there counts. */
  paths: readonly string[]
  part?: FilePart | undefined
  /** Its front matter is part of it, and includes in it are code. */
  isCode?: boolean
  /** Its links are written from its own folder, not from the page's. */
  isRebased?: boolean
}

/** The included text, in which `step` does the same; undefined, and a message, where it cannot be included. */
export function included(
  include: Include,
  source: Source,
  at: number,
  work: Work,
  step: Step,
): Source | undefined {
  work.asked?.(include.paths)
  const refuse = (why: string) => {
    const reason = `"${include.name}" cannot be included: ${why}`
    work.warn('include', `include ${include.name}`, reason, source, at)
    return undefined
  }
  const { paths, part, isCode } = include
  const isOpen = paths.find(each => work.open.includes(each))
  if (isOpen) return refuse(`${isOpen} would include itself. Take one of the includes out.`)
  if (paths.length === 0) return refuse('it is not a path in the repository. Fix the path.')
  // Before the file is asked for: a thread keeps only so much of all files.
  const { count, length } = work.included
  const tooMuch = 'the page would include more than 2,000 files or 5,000,000 characters. Split the page.'
  if (count >= MAX_COUNT || length > MAX_INCLUDED_LENGTH) return refuse(tooMuch)
  let file: Source | undefined
  const path = paths.find(each => {
    file = work.context.read?.(each)
    return file
  })
  if (!path || !file) {
    const where = paths.slice(0, 5).join(' or ')
    return refuse(`the repository has no text file ${where} of at most 5 MB. Fix the path, or add the file.`)
  }
  // Lines are counted in the whole file.
  const isLines = part !== undefined && 'ranges' in part
  const whole = cutPart(isLines || isCode ? file : withoutFrontMatter(file), part)
  if (!whole) return refuse(`${path} has no such part. Fix its name or its lines.`)
  work.included.count++
  work.included.length += whole.text.length
  if (work.included.length > MAX_INCLUDED_LENGTH) return refuse(tooMuch)
  if (include.isRebased) work.included.rebased.add(path)
  if (isCode) return withoutBlankEnds(whole)
  const text = isLines ? withoutFrontMatter(whole) : whole
  return withoutBlankEnds(step(text, { ...work, open: [...work.open, path] }))
}

/** Other files than pages may begin with what looks like it, such as YAML. */
function withoutFrontMatter(file: Source): Source {
  if (!/\.(?:mdx?|markdown|html)$/.test(file.placeAt(0).path)) return file
  const end = file.text.length - splitFrontMatter(file.text).text.length
  return changed(file, [{ start: 0, end, by: '' }])
}

function withoutBlankEnds(source: Source): Source {
  const { text } = source
  const start = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1
  const end = Math.max(start, text.trimEnd().length)
  return changed(source, [
    { start: 0, end: start, by: '' },
    { start: end, end: text.length, by: '' },
  ])
}

/** How a generator spells an include that takes the place of what its pattern finds. */
interface IncludeSyntax {
  hint: string | RegExp
  pattern: RegExp
  /** Includes in code are includes, too. */
  isInCodeToo?: boolean
  /** What a match asks for, in a file at a path; `escaped` if it stays, without the character that says so. */
  read(match: RegExpExecArray, from: string, settings: SyntaxSettings): readonly Include[] | 'escaped'
  /** What takes its place, if not the included text alone. */
  render?(text: Source, match: RegExpExecArray, source: Source): Content
  /** One that cannot be included leaves nothing, rather than staying as it is written. */
  isLostWhenMissing?: boolean
}

/** A step that includes what a syntax asks for, at any depth. */
export function includes(syntax: IncludeSyntax): Step {
  const make = (match: RegExpExecArray, source: Source, work: Work): Content | undefined => {
    const asked = syntax.read(match, source.placeAt(match.index).path, work.settings)
    if (asked === 'escaped') return cut(source, match.index + 1, match.index + match[0].length)
    const texts = asked.map(each => included(each, source, match.index, work, step))
    if (texts.includes(undefined) && !syntax.isLostWhenMissing) return undefined
    return texts.flatMap((text, index) => [
      index > 0 ? '\n' : '',
      ...(text ? listOf(syntax.render?.(text, match, source) ?? text) : []),
    ])
  }
  const step = replacing(syntax.hint, syntax.pattern, make, syntax.isInCodeToo)
  return step
}

/** The included text, indented as its include is; in one line where that has other text. */
export function inPlace(
  text: Source,
  { index, 0: token }: { index: number; 0: string },
  source: Source,
): readonly (string | Source)[] {
  const line = lastBefore(linesOf(source), index)!
  const blanks = blanksOf(token)
  const before = source.text.slice(line.start, Math.min(index, line.start + 200)) + blanks
  const isAlone = index < line.start + 200 && /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before)
  const after = source.text.slice(index + token.length, index + token.length + 100)
  if (isAlone && /^[ \t]*(?:\n|$)/.test(after))
    return [indented(text, blanks, before.replace(/[^\s>]/g, ' '))]
  return linesOf(text).flatMap(({ start, end }, at) => [at > 0 ? ' ' : '', cut(text, start, end)])
}

/** A path, and behind a colon the lines or the name of a part. */
export function colonSpec(name: string) {
  const [path, ...rest] = name.split(':')
  const written = rest.join(':')
  const part = written === '' ? undefined : readPart(written, ':')
  return { path: path!, part }
}

/** A text as fenced code. */
export function codeBlock(text: Source, info: string): Source {
  const fence = fenceFor(text.text, info)
  return sourceOf([put(`${fence}${info}\n`, text, 0), text, put(`\n${fence}`, text, text.text.length)])
}

/** The extension of a file's name, which is a language that most highlighters know. */
export function extensionOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1] ?? ''
}
