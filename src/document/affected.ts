import { decodeString } from 'micromark-util-decode-string'
import type { Site, Sites } from '../generators/index.ts'
import type { Page } from '../plan/index.ts'
import { MAX_READ_BYTES, type ReadBlobs, type Reading } from '../plan/pages.ts'
import { differing, isGenerated, oidsOf } from '../plan/tree.ts'
import { textOf } from '../text/decode.ts'
import { folderOf, fromFolder } from '../text/paths.ts'
import type { DocumentSettings } from './document.ts'
import { absolute } from './links.ts'
import { withoutReferences } from './target.ts'

/** A commit as the documents of its pages are made from it. */
type CommitReading = Pick<Reading, 'paths' | 'sites' | 'tree' | 'heads' | 'openSites'>

/**
 * Finds the unchanged pages whose documents may differ all the same, because what they refer to resolves otherwise than
 * in an earlier commit with the same settings: their own address, a file that they include through any depth, or a
 * destination in them or in what they include. A property of the tests holds that it finds all of them.
 *
 * @returns their `external_ref`s.
 */
export async function findAffected(
  unchanged: readonly Page[],
  before: readonly CommitReading[],
  now: CommitReading,
  settings: DocumentSettings,
  blobs: ReadBlobs,
): Promise<Set<string>> {
  const affected = new Set<string>()
  for (const each of before) {
    const pages = unchanged.filter(({ externalRef }) => !affected.has(externalRef))
    for (const externalRef of await affectedSince(each, now, pages, settings, blobs))
      affected.add(externalRef)
  }
  return affected
}

/** A text in which references are looked for: a page's own, or one that it includes. */
interface Part {
  path: string
  oid: string
  site: Site | undefined
  pages: Set<Page>
}

async function affectedSince(
  before: CommitReading,
  now: CommitReading,
  pages: readonly Page[],
  settings: DocumentSettings,
  blobs: ReadBlobs,
): Promise<string[]> {
  const changed = before.tree === now.tree ? [] : [...differing(before.tree, now.tree)]
  if (changed.length === 0 || pages.length === 0) return []
  const isSameSite = JSON.stringify(before.sites) === JSON.stringify(now.sites)
  const [old, today] = [openCommit(before, settings), openCommit(now, settings)]
  // Of an unchanged page the head is the same in both commits.
  await old.readHeads(isSameSite ? changed : before.paths.files)
  await today.readHeads(isSameSite ? changed : now.paths.files)
  const hasMoved = (path: string) => old.placeOf(path) !== today.placeOf(path)
  const isAnyMoved = !isSameSite || changed.some(hasMoved)
  if (!isAnyMoved && now.sites.sites.length === 0) return []
  const leadsElsewhere = (written: string, from: string) =>
    old.targetOf(written, from) !== today.targetOf(written, from)
  // They load the parser, which other runs do not need here.
  const [{ includesOf }, { filled }] = await Promise.all([
    import('../generators/dialect.ts'),
    import('../generators/syntax/templates.ts'),
  ])
  const affected = new Set(isAnyMoved ? pages.filter(({ path }) => hasMoved(path)) : [])
  const seen = new Map<string, Set<Page>>()
  /** Notes that a page is made of a file, once. */
  const see = (parts: Map<string, Part>, path: string, page: Page) => {
    const site = today.siteOf(page.path)
    const key = `${site?.config.file}\n${path}`
    const known = seen.get(key) ?? new Set()
    if (known.has(page)) return
    seen.set(key, known.add(page))
    const part = parts.get(key) ?? { path, oid: today.oids.get(path) ?? page.oid, site, pages: new Set() }
    parts.set(key, part)
    part.pages.add(page)
  }
  let parts = new Map<string, Part>()
  for (const page of pages) if (!affected.has(page)) see(parts, page.path, page)
  // First the pages, then what they include, then what that includes.
  while (parts.size > 0) {
    const next = new Map<string, Part>()
    const all = [...parts.values()]
    let index = 0
    for await (const { bytes } of blobs(
      all.map(({ oid }) => oid),
      MAX_READ_BYTES,
    )) {
      const { path, site, pages: within } = all[index++] as Part
      const text = bytes && textOf(bytes)
      const includes = site && text ? includesOf(text, path, site.config) : []
      const destinations =
        text && isAnyMoved
          ? destinationsIn(site ? `${text}\n${filled(text, site.config.variables)}` : text)
          : []
      for (const page of within) {
        // Some generators read links from the included file's folder, others from the page's.
        const written =
          path === page.path
            ? destinations
            : destinations?.flatMap(each => [
                each,
                fromFolder(each, folderOf(path), folderOf(page.path)) ?? each,
              ])
        const isUnknown = destinations === undefined || (text === undefined && path === page.path)
        if (isUnknown || written?.some(each => leadsElsewhere(each, page.path))) affected.add(page)
        for (const paths of includes) {
          const file = paths.find(each => today.oids.has(each))
          if (file !== paths.find(each => old.oids.has(each))) affected.add(page)
          else if (file === undefined) continue
          else if (old.oids.get(file) !== today.oids.get(file)) affected.add(page)
          else if (!affected.has(page)) see(next, file, page)
        }
      }
    }
    parts = next
  }
  return [...affected].map(({ externalRef }) => externalRef)
}

interface Commit extends Pick<Sites, 'siteOf'> {
  oids: ReadonlyMap<string, string>
  readHeads(paths: Iterable<string>): Promise<void>
  /** Where readers find what is at a path, as far as it is known, as a text to compare. */
  placeOf(path: string): string
  /** Where a destination on a page leads, as a text to compare. */
  targetOf(written: string, from: string): string
}

function openCommit({ paths, tree, heads, openSites }: CommitReading, settings: DocumentSettings): Commit {
  const { siteOf, all } = openSites(settings.siteUrls)
  const generated = new Set(tree.filter(isGenerated).map(({ path }) => path))
  return {
    siteOf,
    async readHeads(some) {
      // Where a site's address is not known, links are looked up by the routes of all its pages.
      const unknown = all.filter(({ config }) => config.address === undefined)
      const asked = [...some, ...unknown.flatMap(({ routes }) => [...routes.pages.keys()])]
      await heads.read(asked.filter(path => siteOf(path)?.needsHead(path)))
    },
    oids: oidsOf(tree),
    placeOf(path) {
      const site = siteOf(path)
      const place = [
        site?.routeOf(path),
        site?.addressOf(path),
        site?.hiddenBy(path),
        site?.nameOf(path),
        site?.tagsOf(path),
        // What it says of the pages below it.
        site?.routes.hasCascades && heads.of(path),
      ]
      return JSON.stringify([paths.files.has(path), generated.has(path), ...place])
    },
    targetOf(written, from) {
      const page = { path: from, paths, settings, site: siteOf(from) }
      const { url, path } = absolute(written, () => false, page)
      return `${url} ${path}`
    },
  }
}

/** After what begins a destination in a link, a definition, an attribute or behind a tag; the `>` is that of a quote. */
const WRITTEN = /(?:\]\(|\]:|=|[%}]\})[\s>]*(?=(<[^<>\n]*>|\S{1,2000}))/g

/** In quotes, as attributes, parameters and imports have it. */
const QUOTED = /(?:[=({[,:|>]|from|import)\s{0,8}(["'`])(?=((?:(?!\1)[\s\S]){1,5000})\1)/g

/** A value of front matter without quotes. */
const PLAIN = /^[ \t]*(?:-[ \t]+)?[\w-]+:[ \t]+(?=(\S[^\n]{0,500}))/gm

/** In the braces of a template or a shortcode. */
const BRACES = /\{[{%](?=([^{}]{1,1000}))/g

/** More than any page has that somebody wrote. */
const MAX_CANDIDATES = 20_000

/**
 * All that may be a destination in the source of a page, in any syntax: what is none does no harm, as it leads nowhere in
 * any commit. Undefined where there are too many to look each up.
 */
export function destinationsIn(text: string): string[] | undefined {
  const found = new Set<string>()
  let count = 0
  for (const written of candidatesIn(text)) {
    if (++count > MAX_CANDIDATES) return undefined
    if (written === '' || /^(?:https?:|mailto:|#)/i.test(written)) continue
    found.add(written)
    if (!/[\\&]/.test(written)) continue
    // Escapes are Markdown's alone, character references also those of HTML.
    found.add(decodeString(written))
    found.add(withoutReferences(written))
  }
  return [...found]
}

function* candidatesIn(text: string): Generator<string> {
  for (const [, written = ''] of text.matchAll(WRITTEN)) {
    yield withoutBrackets(beforeParenthesis(written))
    yield written.split(/["'`<>{}]/, 1)[0]!
  }
  for (const [, , value = ''] of text.matchAll(QUOTED)) yield* [value.trim(), ...value.split(/[\s,]+/)]
  for (const [, value = ''] of text.matchAll(PLAIN)) yield value.trim()
  for (const [, inside = ''] of text.matchAll(BRACES))
    for (const each of [...inside.split(/["'`]/), ...inside.split(/[\s"'`|]+/)]) {
      yield each
      // Some tags have paths from the root, or without the extension.
      yield `/${each}`
      yield `${each.split('#')[0]!.replace(/\/$/, '')}.md`
    }
}

function withoutBrackets(written: string): string {
  return written.startsWith('<') && written.endsWith('>') ? written.slice(1, -1) : written
}

/** What is before the parenthesis that ends a link (CommonMark, "link destination"). */
function beforeParenthesis(written: string): string {
  if (written.startsWith('<')) return written
  let depth = 0
  for (let at = 0; at < written.length; at++) {
    const character = written[at]
    if (character === '\\') at++
    else if (character === '(') depth++
    else if (character === ')' && depth-- === 0) return written.slice(0, at)
  }
  return written
}
