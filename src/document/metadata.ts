import type { Site } from '../generators/index.ts'
import type { TagRule } from '../inputs/index.ts'
import { toMatcher } from '../inputs/patterns.ts'
import { findMember } from '../markdown/hiding.ts'
import { text } from '../text/data.ts'
import { excerpt, oneLine } from './description.ts'
import type { DocumentSettings, Page } from './document.ts'

/** A rule takes a while to be read, and every page of a run has the same. */
const matchers = new WeakMap<TagRule, (path: string) => boolean>()

/** The tags that its site and the settings give to a page. */
export function settingsTags(
  path: string,
  { tags, rules = [], siteTags }: DocumentSettings,
  site?: Site,
): string[] {
  const matching = rules.filter(rule => {
    const matches = matchers.get(rule) ?? toMatcher(rule.files)
    matchers.set(rule, matches)
    return matches(path)
  })
  const ofSite = siteTags === false ? [] : (site?.tagsOf(path) ?? [])
  return [...ofSite, ...tags, ...matching.flatMap(rule => rule.tags)]
}

/** What search shows of a page besides its body, as far as it is in its front matter; empty where that has none. */
export function metadataOf(
  frontMatter: object,
  more: readonly string[],
): Pick<Page, 'name' | 'description' | 'tags'> {
  const own = ['tags', 'keywords', 'categories'].flatMap(key => valuesOf(memberOf(frontMatter, key)))
  const descriptions = ['description', 'summary', 'excerpt'].map(key =>
    textOrEmpty(memberOf(frontMatter, key)),
  )
  return {
    name: oneLine(textOrEmpty(memberOf(frontMatter, 'title'))),
    description: excerpt(descriptions.find(value => value.trim() !== '') ?? ''),
    tags: [...new Set([...own, ...more].map(oneLine))].filter(tag => tag !== ''),
  }
}

function memberOf(mapping: unknown, key: string): unknown {
  return findMember(mapping, [key]).value
}

function valuesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOrEmpty) : textOrEmpty(value).split(',')
}

function textOrEmpty(value: unknown): string {
  return text(value) ?? ''
}
