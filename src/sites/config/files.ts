import { findBlock, readBlock } from '../../markdown/front-matter.ts'
import { firstHeading } from '../../markdown/source.ts'
import { members, scalarText, scalarTexts, valueAt } from '../../text/data.ts'
import {
  join,
  MAX_PATTERNS,
  percentDecoded,
  stemOf,
  toGlob,
} from '../../text/paths.ts'
import type { Head, Root, Route, Routes, SiteConfig } from '../generator.ts'

/** A file in a folder of a site's pages. */
export interface FileInRoot {
  path: string
  /** The innermost folder of pages that it is in. */
  root: Root
  /** Its path in that folder. */
  inside: string
  /** The same without its extension. */
  stem: string
}

/**
 * Sorts the files of a site into pages and others.
 *
 * @param extensions those of pages; any other file could not be one.
 * @param place the route of a page, or the reason why a file is none.
 */
export function sortFiles(
  { roots }: SiteConfig,
  files: readonly string[],
  extensions: readonly string[],
  place: (file: FileInRoot) => Route | { reason: string } | undefined,
): Pick<Routes, 'pages' | 'reasons'> {
  const pages = new Map<string, Route>()
  const reasons = new Map<string, string>()
  const innermost = [...roots].sort((a, b) => b.folder.length - a.folder.length)
  for (const path of files) {
    const root = innermost.find(({ folder }) => path.startsWith(folder))
    if (!root) continue
    const inside = path.slice(root.folder.length)
    const stem = stemOf(inside, extensions)
    if (stem === undefined) continue
    const placed = place({ path, root, inside, stem })
    if (typeof placed === 'object') reasons.set(path, placed.reason)
    else if (placed !== undefined) pages.set(path, placed)
  }
  return { pages, reasons }
}

const options = {
  dot: true,
  noext: true,
  nocomment: true,
  nonegate: true,
  platform: 'linux',
  braceExpandMax: 30,
} as const

/** Whether a path matches one of these globs, braces included. */
export function toGlobs(
  patterns: readonly string[],
): (path: string) => boolean {
  const globs = patterns
    .slice(0, MAX_PATTERNS)
    .map(pattern => toGlob(pattern.replace(/^\.?\//, ''), options))
  return path => globs.some(matches => matches(path))
}

/** Whether a path matches one of these names, in which `*` stands for folders as well (Python's `fnmatch`). */
export function toNames(
  patterns: readonly string[],
): (path: string) => boolean {
  const isNamed = toGlobs(
    patterns.map(pattern => pattern.replaceAll('/', NO_SLASH)),
  )
  return path => isNamed(path.replaceAll('/', NO_SLASH))
}

/** Stands for a slash where that ends no name. */
const NO_SLASH = '\u0001'

/** One that matches no quantified group, so that it takes no exponential time; paths are short. */
const SIMPLE = /^(?!.*\)[*+{])(?:[^*+{]|[*+{](?=[^*+]|$)){1,200}$/

/** Whether a path matches one of these regular expressions of a configuration; those that may take long match nothing. */
export function toExpressions(
  patterns: readonly string[],
): (path: string) => boolean {
  const expressions = patterns
    .slice(0, MAX_PATTERNS)
    .flatMap(pattern => toExpression(pattern) ?? [])
  return path => expressions.some(expression => expression.test(path))
}

const MAX_QUANTIFIERS = 3

function toExpression(pattern: string): RegExp | undefined {
  if (!SIMPLE.test(pattern)) return undefined
  if (pattern.split(/[*+{]/).length > MAX_QUANTIFIERS) return undefined
  try {
    return new RegExp(pattern)
  } catch {
    return undefined
  }
}

/** The languages that `locales` names (VitePress, Starlight), by the folder of their pages: `''` for the one of `root`. */
export function languagesOf(
  locales: unknown,
  ofRoot: string,
): Record<string, string> {
  const languages = new Map<string, string>()
  for (const [name, locale] of members(locales)) {
    const language = scalarText(valueAt(locale, 'lang'))
    if (name === 'root') languages.set('', language ?? ofRoot)
    else languages.set(name, language ?? name)
  }
  return Object.fromEntries(languages)
}

/** The files that the links of a `SUMMARY.md` name, and what it calls them; a draft's link is empty. */
export function chaptersOf(
  summary: string,
  folder: string,
): [path: string, name: string][] {
  const chapters: [path: string, name: string][] = []
  for (const [, words = '', quoted, plain] of summary.matchAll(CHAPTER)) {
    const [link = ''] = (quoted ?? plain ?? '').split('#')
    const path = join(folder, percentDecoded(link))
    if (link === '' || path === undefined) continue
    const name = words.replace(/[*`]|\\(?=[^\w\s])/g, '').trim()
    chapters.push([path, name])
  }
  return chapters
}

const CHAPTER =
  /(?:(?<!\\)\[((?:[^[\]\n\\]|\\.)*))?\]\((?:<([^<>\n]*)>|([^()\s]*))/g

/** The text of a key of front matter; undefined where it is empty, a list or absent. */
export function textOf(value: Head[string] | undefined): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return value
}

/** A key begins with this whose value is a mapping or a list of mappings, which the head has as JSON. */
const MAPPING = '{}'

/** Whether a word may be a key in front matter: no word goes on before it, and a mark is behind it. */
function mayBeKey(block: string, word: string): boolean {
  let start = block.indexOf(word)
  while (start >= 0) {
    const end = start + word.length
    const isWord = !/\w/.test(block.charAt(start - 1))
    if (isWord && /^["']?\s*[:=.\]]/.test(block.slice(end, end + 20)))
      return true
    start = block.indexOf(word, end)
  }
  return false
}

/** A page's front matter under these keys; `#` is its first heading, and `---` that it has any front matter. */
export function readHead(page: string, keys: readonly string[]): Head {
  const text = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const { language, block = '', end = 0 } = findBlock(text) ?? {}
  const words = keys.map(key => key.replace(MAPPING, '').split('.')[0] ?? '')
  // The front matter of most pages has none of the keys, and needs no parser.
  const hasKey = words.some(word => mayBeKey(block, word))
  const data = language && hasKey ? readBlock(block, language).data : undefined
  const head: Record<string, string | readonly string[]> = {}
  for (const key of keys) {
    const value = valueOfKey(key, data)
    if (value !== undefined) head[key] = value
  }
  const heading = keys.includes('#')
    ? firstHeading(text.slice(end), 1)
    : undefined
  if (heading !== undefined) head['#'] = heading
  if (keys.includes('---') && end > 0 && text.startsWith('---'))
    head['---'] = 'true'
  return head
}

function valueOfKey(
  key: string,
  data: unknown,
): string | readonly string[] | undefined {
  const value = valueAt(data, ...key.replace(MAPPING, '').split('.'))
  if (key.startsWith(MAPPING)) {
    const isMapping = typeof value === 'object' && value !== null
    return isMapping ? JSON.stringify(value) : undefined
  }
  return Array.isArray(value) ? scalarTexts(value) : scalarText(value)
}
