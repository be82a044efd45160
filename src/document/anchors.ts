import { MAX_READ_BYTES, type ReadBlobs, type Reading } from '../plan/pages.ts'
import { oidsOf } from '../plan/tree.ts'
import { textOf } from '../text/decode.ts'
import type { Message } from '../text/message.ts'
import { isMdx, namesSource, percentDecoded } from '../text/paths.ts'
import type { AnchorLink, Page } from './document.ts'
import { siteUrlOf } from './target.ts'

/** Whether the anchors of a page's links are checked: generators do that themselves, and make headings of includes. */
export function hasOwnAnchors({ path, site, settings, address }: Page): boolean {
  return !site && !address && !isMdx(path) && siteUrlOf(path, settings.siteUrls) === undefined
}

/** The anchors that links of a page as GitHub shows it name on the page itself and that nothing on it can have. */
export function findMissingAnchors(text: string, page: Page): Set<string> {
  const own = Array.from(text.matchAll(/\](?:\(|:)\s*<?#([^\s)>]+)/g), ([, anchor = '']) => anchor)
  if (own.length === 0 || !hasOwnAnchors(page)) return new Set()
  const isMissing = missingFrom(`title: ${page.name}\n\n${text}`)
  return new Set(own.filter(isMissing))
}

/**
 * Adds warnings of links to headings that other pages do not have, once all links of a run are known: each page is read once.
 *
 * @param links of pages, by `external_ref`.
 */
export async function addAnchorWarnings(
  outcomes: readonly { externalRef: string; messages: Message[] }[],
  links: ReadonlyMap<string, readonly AnchorLink[]>,
  { tree, paths, openSites }: Pick<Reading, 'tree' | 'paths' | 'openSites'>,
  blobs: ReadBlobs,
): Promise<void> {
  const all = outcomes.flatMap(({ externalRef, messages }) =>
    (links.get(externalRef) ?? []).map(link => ({ ...link, messages })),
  )
  if (all.length === 0) return
  const { siteOf } = openSites([])
  const oids = oidsOf(tree)
  const linked = [...Map.groupBy(all, each => each.path)].flatMap(([path, links]) => {
    const oid = paths.generated?.has(path) || siteOf(path) ? undefined : oids.get(path)
    return oid === undefined ? [] : { path, links, oid }
  })
  let index = 0
  for await (const { bytes } of blobs(
    linked.map(({ oid }) => oid),
    MAX_READ_BYTES,
  )) {
    const { path, links } = linked[index++]!
    const text = bytes && textOf(bytes)
    const isMissing = text === undefined ? () => false : missingFrom(text)
    for (const { line, column, anchor, messages } of links)
      if (isMissing(anchor)) messages.push({ line, column, ...missingAnchor(anchor, path, path) })
  }
}

/** Letters and digits are what a heading and its anchor have in common, whatever made the anchor. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\n]+/gu, '')

/** Tells which anchors nothing in the text of a page can have: none where a template or an include may have them. */
function missingFrom(text: string): (anchor: string) => boolean {
  if (/\{\{|\{%|\[!INCLUDE|--8<--/.test(text)) return () => false
  // Nearly all lead to a plain heading.
  const ofHeadings = anchorsIn((text.match(/^#.*$/gm) ?? []).join('\n'))
  let others: Set<string> | undefined
  return written => {
    const anchor = percentDecoded(written).replace(/^user-content-/, '')
    // Of footnotes, of lines, of applications, and of repeated headings.
    if (/^(?:fn|L\d|[/!:])/.test(anchor)) return false
    const forms = [bare(anchor), bare(anchor.replace(/-\d+$/, ''))]
    if (forms.some(each => ofHeadings.has(each))) return false
    others ??= anchorsIn(text)
    return !forms.some(each => others?.has(each))
  }
}

/** Any line may be a heading, or a part of one in HTML, but for those of a table of contents. */
function anchorsIn(text: string): Set<string> {
  const known = new Set(['top', 'readme', ''])
  const lines = text.split('\n').filter(line => !line.includes('](#') || /^[\s>]*#/.test(line))
  const headings = lines.join('\n').replace(/^title:/gm, '')
  for (const each of NO_WORDS)
    for (const line of bare(headings.replace(each, '')).split('\n')) known.add(line)
  for (const [, id = ''] of text.matchAll(/(?:\b(?:id|name)\s*=\s*["']?|\{[^{}\n]*#|^\()([^"'\s>})]+)/gim))
    known.add(bare(id))
  return known
}

/** What may be in a heading and no part of its anchor; tags are one in code, or after a backslash. */
const NO_WORDS = [
  /\]\([^()\n]*\)|\]\[[^[\]\n]*\]|<[^<>\n]*>|&\w+;|\{[^{}\n]*\}/g,
  /!\[[^[\]\n]*\]\([^()\n]*\)|\]\([^()\n]*\)|<[^<>\n]*>|:\w+:/g,
  /\]\([^()\n]*\)|\]\[[^[\]\n]*\]/g,
]

/** What the author of a link is told whose anchor its page does not have. */
export function missingAnchor(
  anchor: string,
  path: string,
  name = 'this page',
): Pick<Message, 'rule' | 'target' | 'reason'> {
  const reason = `"#${anchor}" is no heading of ${name}. Fix the link, or the heading.`
  return { rule: 'missing-anchor', target: `${path}#${anchor}`, reason }
}

/** The heading of another page of Markdown that a link leads to. */
export function linkedAnchor(url: string, target: string | undefined, page: Page) {
  const anchor = /#(.+)/.exec(url)?.[1]
  if (anchor === undefined || target === undefined || !namesSource(target)) return undefined
  const isChecked = hasOwnAnchors(page) && hasOwnAnchors({ ...page, path: target })
  return isChecked ? { path: target, anchor } : undefined
}
