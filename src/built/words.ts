import { cutOut } from './content.ts'

/** Hashes of the words of a built page, each once: enough to tell how much of a source the page shows. */
export type PageWords = Uint32Array

const UNSHOWN = /<(?:!--|(script|style)(?=[\s/>]))/gi

/** Imports and exports of MDX. */
const MODULE_LINE = /^(?:import|export)\s.*$/gm

/**
 * Markup that no generator shows as words: the texts of images, destinations of links, tags, and braces (attributes,
 * expressions, templates).
 */
const MARKUP = /!\[[^[\]\n]*|\]\([^()\n]*\)?|<[^<>]*>|\{[^{}]*\}/g

/** How deep an expression of MDX may be nested: `{list.map(item => <p key={item}>{item}</p>)}` is 2. */
const MAX_NESTED = 3

/** Elements that repeat on the pages of a site: they have the words of other pages' titles. */
const BESIDE = /<(nav|aside|footer|svg)(?=[\s/>])/gi

/** @param html without scripts and comments. */
export function wordsOfPage(html: string): PageWords {
  const text = cutOut(html, BESIDE).replace(/<[^<>]*>/g, ' ')
  return Uint32Array.from(new Set(wordsIn(text).map(hashOf)))
}

/**
 * The share of a source's words that each of some pages has, 0 to 1. A word counts by the square of its length, since
 * every page of a language has the short ones. A source without words, such as one that only includes others, is on any page.
 */
export function sharesShown(
  source: string,
  pages: readonly PageWords[],
): number[] {
  const words = new Set(wordsIn(textOfMarkdown(source)))
  return pages.map(page => {
    const hashes = new Set(page)
    let all = 0
    let shown = 0
    for (const word of words) {
      const weight = word.length ** 2
      all += weight
      if (hashes.has(hashOf(word))) shown += weight
    }
    return all === 0 ? 1 : shown / all
  })
}

/** YAML or TOML. */
const FRONT_MATTER = /^(---|\+\+\+)\r?\n(?:[^\n]*\n)*?\1\s*?(?:\n|$)/

/** The text of a source, without most of its markup and without its front matter. */
function textOfMarkdown(source: string): string {
  let text = cutOut(source.replace(FRONT_MATTER, ''), UNSHOWN)
  text = text.replace(MODULE_LINE, ' ')
  for (let depth = 0; depth < MAX_NESTED; depth++)
    text = text.replace(MARKUP, ' ')
  return text
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < word.length; index++)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
