import type { Message } from '../text/message.ts'
import { isMdx, percentDecoded } from '../text/paths.ts'
import type { Page } from './document.ts'
import { siteUrlOf } from './target.ts'

/** Letters and digits are what a heading and its anchor have in common, whatever made the anchor. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * The anchors that links of a page name on the page itself and that nothing on it can have. Only of pages as GitHub shows
 * them: generators check anchors themselves, and make headings of includes, components and templates.
 */
export function findMissingAnchors(text: string, { path, name, site, settings, address }: Page): Set<string> {
  const missing = new Set(
    Array.from(text.matchAll(/\](?:\(|:)\s*<?#([^\s)>]+)/g), ([, anchor = '']) => anchor),
  )
  if (missing.size === 0 || site || address || isMdx(path) || siteUrlOf(path, settings.siteUrls))
    return new Set()
  if (/\{\{|\{%|\[!INCLUDE|--8<--/.test(text)) return new Set()
  const known = new Set([bare(name), 'top', 'readme', ''])
  const isKnown = (anchor: string) => known.has(bare(anchor)) || known.has(bare(anchor.replace(/-\d+$/, '')))
  // Nearly all lead to a plain heading.
  for (const [heading] of text.matchAll(/^#.*$/gm)) addHeading(heading, known)
  if ([...missing].every(isKnown)) return new Set()
  // Any line may be a heading, or a part of one in HTML, but for those of a table of contents.
  for (const line of text.split('\n'))
    if (!line.includes('](#') || /^[\s>]*#/.test(line)) addHeading(line, known)
  for (const [, id = ''] of text.matchAll(/(?:\b(?:id|name)\s*=\s*["']?|\{[^{}\n#]*#|^\()([^"'\s>})]+)/gim))
    known.add(bare(id))
  for (const written of missing) {
    const anchor = percentDecoded(written).replace(/^user-content-/, '')
    // Of footnotes, of lines, of applications, and of repeated headings.
    const isOther = /^(?:fn|L\d|[/!:])/.test(anchor)
    if (isOther || isKnown(anchor)) missing.delete(written)
  }
  return missing
}

/** Adds the anchors that a line may have as a heading. */
function addHeading(line: string, known: Set<string>): void {
  const words = line.replace(/\]\([^()]*\)|\]\[[^[\]]*\]|<[^<>]*>|&\w+;|\{[^{}]*\}/g, '')
  known.add(bare(words))
  known.add(bare(line.replace(/!\[[^[\]]*\]\([^()]*\)/g, '').replace(/\]\([^()]*\)|<[^<>]*>|:\w+:/g, '')))
}

/** What a link to an anchor of its own page is warned of, if nothing there has it. */
export function anchorProblem(
  url: string,
  { path, missingAnchors }: Page,
): Pick<Message, 'rule' | 'target' | 'reason'> | undefined {
  if (!url.startsWith('#') || !missingAnchors?.has(url.slice(1))) return undefined
  const reason = `"${url}" is no heading of this page. Fix the link, or the heading.`
  return { rule: 'missing-anchor', target: path + url, reason }
}
