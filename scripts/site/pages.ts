import type { Document, Normalised } from '../../src/document/document.ts'
import type { GeneratorSite } from '../../src/sites/site.ts'
import { type Built, toKey } from './build.ts'
import { addressesOf, counted, missing, seenOfMarkdown, wordsOf } from './seen.ts'
import { type Agreement, agreement, visibleText } from './words.ts'

/** What was found of a page that is on the site. */
export type Compared =
  | ({ kind: 'compared'; dead: string[]; warnings: string[] } & Agreement)
  | { kind: 'no document'; reason: string }

/**
 * Compares a page's document with the page that its site shows.
 *
 * @param html the built page.
 * @param address the page's own.
 * @param source the page as its author wrote it, whose own whole addresses are not ours to judge.
 */
export function comparePage(made: Normalised, { html, address, source, built, base }: BuiltPage): Compared {
  if (made.kind !== 'document') return { kind: 'no document', reason: made.reason }
  const { document } = made
  const found = agreement(html, textOf(document, html))
  const links = linksOf(html, address)
  const dead = addressesOf(document.body).filter(
    each => isDead(each, built, base) && !source.includes(each) && !links.has(withoutAnchor(each)),
  )
  return { kind: 'compared', ...found, dead, warnings: made.messages.map(({ reason }) => reason) }
}

interface BuiltPage {
  html: string
  address: string
  source: string
  built: Built
  base: string
}

/** Where the links of a built page lead, those that are broken on the site as well. */
function linksOf(html: string, address: string): Set<string> {
  const written = Array.from(
    html.matchAll(/\b(?:href|src)=(?:"([^"]*)"|([^\s>"']+))/g),
    each => each[1] ?? each[2] ?? '',
  )
  return new Set(
    written.flatMap(each => withoutAnchor(URL.parse(each.replaceAll('&amp;', '&'), address)?.href ?? '')),
  )
}

const withoutAnchor = (address: string) => address.replace(/[?#].*$/s, '')

/**
 * A name and a description that only front matter has are text of the page where the theme shows them. The heading that our body
 * begins with is that name, or a part of it: it counts once, and where the page shows neither not at all.
 */
function textOf({ name, description, body }: Document, html: string): string {
  const shown = wordsOf(visibleText(html))
  const title = titleOf(body, name)
  const text = seenOfMarkdown(withoutFootnoteNumbers(body.slice(title.length))).text
  const isBeside = (each: string, others: string) =>
    missing(wordsOf(each), counted(missing(shown, wordsOf(others)))).length === 0
  const named = `${[name, title].find(each => isBeside(each, text)) ?? ''}\n${text}`
  return isBeside(description, named) ? `${description}\n${named}` : named
}

/** The first heading where it says the name or a part of it. */
function titleOf(body: string, name: string): string {
  const heading = /^# .*\n/.exec(body)?.[0] ?? ''
  return missing(wordsOf(heading), wordsOf(name)).length === 0 ? heading : ''
}

/** Footnotes as text alone: their numbers, which differ, count on neither side. */
function withoutFootnoteNumbers(body: string): string {
  const references = Array.from(body.matchAll(/^(\[\^[^\]\n]+\]):/gm), ([, reference = '']) => reference)
  return references.reduce((text, each) => text.replaceAll(`${each}:`, '').replaceAll(each, ''), body)
}

function isDead(address: string, { pages, redirects, files }: Built, base: string): boolean {
  if (!address.startsWith(base)) return false
  const path = decodeURIComponent(address.slice(base.length).replace(/[?#].*$/s, ''))
  return !files.has(path) && !pages.has(toKey(path)) && !redirects.has(toKey(path))
}

const pathOf = (address: string) => address.replace(/^[a-z]+:\/\/[^/]*/i, '')

/** The addresses of a site's pages as we have them beside those that it has. */
export interface Addresses {
  summary: string
  differences: string[]
  /** How many of ours the site does not have in this form. */
  wrong: number
  /** The pages that both have, each with its path on the built site. */
  shared: [path: string, key: string][]
}

/** Compares our addresses, by path, with those of a built site. */
export function compareAddresses(
  site: GeneratorSite,
  table: Record<string, string>,
  built: Built,
): Addresses {
  const base = site.config.address ?? ''
  const ours = Object.entries(table).map(([path, spelled]) => {
    const address = decodeURI(spelled)
    return { path, address, key: toKey(address.slice(base.length)) }
  })
  const keys = new Set(ours.map(({ key }) => key))
  const shared = ours.filter(({ key }) => built.pages.has(key))
  const absent = ours.filter(({ key }) => !built.pages.has(key) && !built.redirects.has(key))
  const others = [...built.pages.keys()].filter(key => !keys.has(key))
  // The site may have another host than its configuration says to us.
  const paths = new Set([...built.listed].map(pathOf))
  const spelled = paths.size === 0 ? [] : shared.filter(({ address }) => !paths.has(pathOf(address)))
  return {
    summary: `${ours.length} pages of ours, ${built.pages.size} of the site, ${built.redirects.size} redirects, ${others.length} others, ${built.listed.size} in its sitemap`,
    differences: [
      ...absent.map(({ path, address }) => `not on the site: ${address} (${path})`),
      ...spelled.map(({ path, address }) => `not in the sitemap in this form: ${address} (${path})`),
    ],
    wrong: absent.length + spelled.length,
    shared: shared.map(({ path, key }) => [path, key]),
  }
}
