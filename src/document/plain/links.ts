import type { Image, Link } from 'mdast'
import { type Line, placeIn, plainAddress, spanIn } from './lines.ts'

/**
 * The links and images of paragraphs, headings, lists and blockquotes that have each of them on one line of words;
 * undefined where anything could be something else. Emphasis is of no account: a link is stronger.
 */
export function readLinks(raw: string, lines: readonly Line[]): (Link | Image)[] | undefined {
  if (otherBlock.test(raw) || escaping.test(raw)) return undefined
  const found: (Link | Image)[] = []
  for (const line of lines) {
    if (!uncertain.test(line.text)) continue
    const text = line.text.replace(code, all => '\0'.repeat(all.length))
    if (other.test(text) || entangled.test(text)) return undefined
    const links = [...text.matchAll(link)]
    if (links.length !== text.split('](').length - 1) return undefined
    found.push(...links.map(each => toNode(line, each)))
  }
  return found
}

// Fences, tables, definitions and footnotes, and lines that may be indented code, also in a list or blockquote.
const otherBlock = /``|~~~|\||\]:|\[\^|^[ >*+\-\d.)]* {4}/m
const escaping = /\\[[\]()!`<\\]/

const uncertain = /[`[\]<]/

// Each ends on its line, so that all that begins on a line is closed on it.
const code = /`[^`]*`/g
const other = /[`<]/
// A bracket that closes what began before another link or on another line, and what a definition may make a reference.
const entangled = /(?:^|\])[^[]*\]|\]\[[^\]]*\]\(/

const link = new RegExp(`(!?)\\[[^[\\]]*\\]\\((${plainAddress})\\)`, 'g')

function toNode(line: Line, { 0: all, 1: mark, 2: url = '', index }: RegExpExecArray): Link | Image {
  const end = index + all.length
  return {
    ...(mark === '!' ? { type: 'image', url } : { type: 'link', url, children: [] }),
    position: placeIn(line, index, end),
    data: { destination: spanIn(line, end - 1 - url.length, end - 1) },
  }
}
