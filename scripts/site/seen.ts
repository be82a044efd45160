import type { Nodes } from 'hast'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** What a reader sees of a page. */
export interface Seen {
  text: string
  /** The code blocks, each without the line ends around it. */
  code: string[]
  /** The elements that Markdown alone makes of a page, by name. */
  elements: string[]
}

/** The heading of footnotes and the links back are the renderer's own. */
export const withoutLabels = { footnoteLabel: ' ', footnoteBackContent: ' ' }

// Elements that stand in a line. All others have lines of their own, so that their words are none of their neighbours'.
const inline = new Set(
  `a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time u
  var`.split(/\s+/),
)

export function isInline(name: string): boolean {
  return inline.has(name)
}

const structure = new Set(['li', 'tr', 'td', 'th', 'blockquote', 'hr', 'em', 'del', 'code'])

/** Gathers the text of a page as it is rendered. */
export class Gathering {
  readonly seen: Seen = { text: '', code: [], elements: [] }
  #code: string | undefined

  text(value: string): void {
    this.seen.text += value
    if (this.#code !== undefined) this.#code += value
  }

  element(name: string, alt: unknown, children: () => void): void {
    const around = isInline(name) ? '' : '\n'
    if (structure.has(name)) this.seen.elements.push(name)
    const isBlock = name === 'pre' && this.#code === undefined
    this.seen.text += around
    if (isBlock) this.#code = ''
    if (name === 'img' && typeof alt === 'string') this.seen.text += ` ${alt} `
    children()
    if (isBlock) this.seen.code.push((this.#code ?? '').replace(/^\n+|\s+$/g, ''))
    if (isBlock) this.#code = undefined
    this.seen.text += around
  }
}

/** How often each word is there: a run of letters and digits of any script, or a picture. */
export function wordsOf(text: string): Map<string, number> {
  return counted(text.match(/[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu) ?? [])
}

export function counted(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** What of the first is not in the second as often. */
export function missing(expected: Map<string, number>, actual: Map<string, number>): string[] {
  return [...expected].flatMap(([item, count]) =>
    Array<string>(Math.max(0, count - (actual.get(item) ?? 0))).fill(item),
  )
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true, ...withoutLabels })
  .use(rehypeRaw)

/** What a reader sees of Markdown. */
export function seenOfMarkdown(markdown: string): Seen {
  const gathering = new Gathering()
  gather(processor.runSync(processor.parse(markdown)), gathering)
  return gathering.seen
}

/** Where the links and images of Markdown lead. */
export function addressesOf(markdown: string): string[] {
  const addresses: string[] = []
  visit(processor.runSync(processor.parse(markdown)), 'element', ({ properties: { href, src } }) => {
    for (const each of [href, src]) if (typeof each === 'string') addresses.push(each)
  })
  return addresses
}

/** Gathers what a reader sees of a tree of HTML. */
export function gather(node: Nodes, gathering: Gathering): void {
  if (node.type === 'text') gathering.text(node.value)
  const children = () => {
    if ('children' in node) for (const child of node.children) gather(child, gathering)
  }
  if (node.type === 'element') gathering.element(node.tagName, node.properties.alt, children)
  else children()
}
