import type { SiteUrl } from '../document/document.ts'
import { readShard, type Shard, WHOLE } from '../shard.ts'
import { shown } from '../shown.ts'
import { InputError } from './error.ts'
import { patternProblems } from './patterns.ts'
import { readSiteUrls } from './site-urls.ts'
import { entries, lines } from './values.ts'

export function parseFiles(text: string): string[] {
  const patterns = lines(text).filter(line => !line.startsWith('#'))
  const problems = patternProblems(patterns)
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return patterns
}

export function parseBranch(text: string): string | undefined {
  const name = text.replace(/^refs\/heads\//, '')
  if (/[\s~^:?*[\\]|\.\.|^[-/]|\/$/.test(name))
    throw new InputError(
      `"${shown(text)}" is not the name of a branch. Give one name, such as main, or leave the input out for the default branch.`,
    )
  return name || undefined
}

export function parseTags(text: string): string[] {
  return [...new Set(entries(text))]
}

export function parseRefPrefix(text: string): string {
  if (text.length <= 200 && !/[\p{Cc}\s]/u.test(text)) return text
  throw new InputError(
    `"${shown(text)}" is too long or has white space in it. Give a short prefix, such as handbook/.`,
  )
}

export function parseShard(text: string): Shard {
  const shard = text === '' ? WHOLE : readShard(text)
  if (shard) return shard
  throw new InputError(
    `"${shown(text)}" is not a shard. Give its number and how many there are, such as 2/8, up to 256; or leave the input out.`,
  )
}

export function parseSiteUrls(text: string): SiteUrl[] {
  const { siteUrls, problems } = readSiteUrls(lines(text))
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return siteUrls
}
