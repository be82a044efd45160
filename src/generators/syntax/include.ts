import type { Source } from '../../markdown/dialect.ts'
import { splitFrontMatter } from '../../markdown/front-matter.ts'
import { type Part, partOf } from './parts.ts'
import { changed, type Step, type Work } from './step.ts'

const MAX_DEPTH = 10
const MAX_COUNT = 2_000
const MAX_LENGTH = 5_000_000

/** What a text asks for in its place. */
export interface Include {
  /** As it is written. */
  name: string
  /** Where it may be in the repository: the first that is there counts. */
  paths: readonly string[]
  part?: Part | undefined
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
  const isOpen = include.paths.find(path => work.open.includes(path))
  if (isOpen) return refuse(`${isOpen} would include itself. Take one of the includes out.`)
  if (work.open.length > MAX_DEPTH) return refuse(`includes are more than ${MAX_DEPTH} deep. Nest fewer.`)
  const { count, length } = work.included
  if (count >= MAX_COUNT || length > MAX_LENGTH) return refuse(tooLarge)
  const found = find(include.paths, work)
  if (!found) return refuse(missing(include))
  const [path, file] = found
  const text = textOf(file, include)
  if (!text) return refuse(`${path} has no such part. Fix its name or its lines.`)
  work.included.count++
  if (include.isRebased) work.included.rebased.add(path)
  work.included.length += text.text.length
  if (work.included.length > MAX_LENGTH) return refuse(tooLarge)
  return withoutBlankEnds(include.isCode ? text : step(text, { ...work, open: [...work.open, path] }))
}

const tooLarge = 'the page would include more than 2,000 files or 5,000,000 characters. Split the page.'

// Lines are counted in the whole file.
function textOf(file: Source, { part, isCode }: Include): Source | undefined {
  if (isCode) return partOf(file, part)
  const isLines = part !== undefined && 'ranges' in part
  const text = partOf(isLines ? file : withoutFrontMatter(file), part)
  return text && isLines ? withoutFrontMatter(text) : text
}

function find(paths: readonly string[], { context }: Work): [string, Source] | undefined {
  for (const path of paths) {
    const file = context.read?.(path)
    if (file) return [path, file]
  }
  return undefined
}

function missing({ paths }: Include): string {
  if (paths.length === 0) return 'it is not a path in the repository. Fix the path.'
  return `the repository has no text file ${paths.slice(0, 5).join(' or ')} of at most 5 MB. Fix the path, or add the file.`
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
