import ignore from 'ignore'
import { Minimatch } from 'minimatch'
import { isMatchable } from '../../inputs/patterns.ts'
import { get, members, text } from '../../text/data.ts'
import { join, percentDecoded } from '../../text/paths.ts'
import type { Head, Route, Routes } from '../generator.ts'

/**
 * Sorts the files of a site into pages and others.
 *
 * @param place the route of a page, or the reason why a file is none; undefined for what could not be one.
 */
export function sortFiles(
  files: readonly string[],
  place: (path: string) => Route | { reason: string } | undefined,
): Pick<Routes, 'pages' | 'reasons'> {
  const pages = new Map<string, Route>()
  const reasons = new Map<string, string>()
  for (const path of files) {
    const placed = place(path)
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

/** More patterns than this are passed over: each is tried on each file. */
const MAX_PATTERNS = 500

/** Whether a path matches one of these globs, braces included. Those that take forever to match never do. */
export function toGlobs(patterns: readonly string[]): (path: string) => boolean {
  const matchers = patterns
    .slice(0, MAX_PATTERNS)
    .filter(isMatchable)
    .map(pattern => new Minimatch(pattern.replace(/^\.?\//, ''), options))
  return path => matchers.some(each => each.match(path))
}

/** Whether a path is ignored by lines in the syntax of `.gitignore`. Lines that take forever to match count for nothing. */
export function toIgnored(lines: readonly string[]): (path: string) => boolean {
  const rules = lines.filter(line => isMatchable(line) && !/(?:\*\*.*){4}/.test(line))
  const ignored = ignore({ ignorecase: false }).add(rules.slice(0, MAX_PATTERNS))
  return path => ignored.ignores(path)
}

/** The languages that `locales` names (VitePress, Starlight), by the folder of their pages: `''` for the one of `root`. */
export function languagesOf(locales: unknown, ofRoot: string): Record<string, string> {
  const found = members(locales).map(([name, locale]) => {
    const language = text(get(locale, 'lang')) ?? (name === 'root' ? ofRoot : name)
    return [name === 'root' ? '' : name, language]
  })
  return Object.fromEntries(found)
}

/** The files that the links of a `SUMMARY.md` name, and what it calls them; a draft's link is empty. */
export function chaptersOf(summary: string, folder: string): [path: string, name: string][] {
  const links = [...summary.matchAll(/(?:\[((?:[^[\]\n\\]|\\.)*))?\]\((?:<([^<>\n]*)>|([^()\s]*))/g)]
  return links.flatMap(([, words = '', quoted, plain]): [string, string][] => {
    const [path = ''] = (quoted ?? plain ?? '').split('#')
    const file = path === '' ? undefined : join(folder, percentDecoded(path))
    return file === undefined ? [] : [[file, words.replace(/[*`]|\\(?=[^\w\s])/g, '').trim()]]
  })
}

/** The text of a key of front matter; undefined where it is empty, a list or absent. */
export function textOf(value: Head[string] | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
