import { posix } from 'node:path'
import type { Heading, Image, Nodes, Root, RootContent } from 'mdast'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import type { VFile } from 'vfile'
import { walk } from '../markdown/parse.ts'
import { isComment } from './comments.ts'
import { oneLine, plainText, withoutAttributes } from './description.ts'
import { isIndexName } from './target.ts'

/** Names the page, and takes out a heading at its top that only repeats the name. */
export function title() {
  return (tree: Root, file: VFile): void => {
    const page = file.data.page!
    const found = tree.children.find(node => headingText(node) !== '')
    const top = tree.children.find(node => node.type !== 'definition' && !isComment(node))
    // A page without a heading of its own at its beginning may begin a section with its first.
    const isTitle = found === top || (found?.type === 'heading' && found.depth === 1)
    if (!isTitle) page.name ||= oneLine(page.site?.nameOf(page.path) ?? '')
    page.isUntitled = page.name === '' && found === undefined
    page.name ||= found ? headingText(found) : nameFromPath(page.path, page.settings.repositoryUrl)
    // What a footnote at the heading says would be lost with it.
    if (
      top?.type !== 'heading' ||
      headingText(top) !== page.name ||
      findInHeading(top, node => node.type === 'footnoteReference')
    )
      return
    // The line end stays: without it a `"title"` below could become part of a definition above.
    page.edits.push({ start: startOfHeading(top, tree), end: top.position!.end.offset!, replacement: '' })
  }
}

// micromark lets a heading with a line below it begin with the definitions above it.
function startOfHeading(heading: Heading, tree: Root): number {
  const before = tree.children[tree.children.indexOf(heading) - 1]
  const start = heading.position!.start.offset!
  const overlaps = before !== undefined && before.position!.end.offset! > start
  return overlaps ? heading.children[0]!.position!.start.offset! : start
}

function findInHeading(heading: Heading, is: (node: Nodes) => boolean): Nodes | undefined {
  let found: Nodes | undefined
  walk(heading, node => {
    if (is(node)) found ??= node
  })
  return found
}

/** The text of a heading in Markdown or HTML, or that of its first image; empty for all other blocks. */
export function headingText(node: RootContent): string {
  if (node.type === 'html') return htmlHeadingText(node.value)
  if (node.type !== 'heading') return ''
  const image = findInHeading(node, each => each.type === 'image' && Boolean(each.alt)) as Image | undefined
  return withoutAttributes(oneLine(plainText(node))) || oneLine(image?.alt ?? '')
}

type Node = DefaultTreeAdapterMap['childNode']

// Many READMEs begin with a block of HTML.
function htmlHeadingText(html: string): string {
  return /<h[1-6][\s>]/i.test(html) ? firstHeading(parseFragment(html).childNodes) : ''
}

function firstHeading(nodes: Node[]): string {
  for (const node of nodes) {
    if (!('tagName' in node)) continue
    const isHeading = /^h[1-6]$/.test(node.tagName)
    const text = isHeading ? oneLine(htmlText(node)) || oneLine(altOf(node)) : firstHeading(node.childNodes)
    if (text !== '') return text
  }
  return ''
}

function htmlText(node: Node): string {
  if ('value' in node) return node.value
  if (node.nodeName === 'br') return ' '
  return 'childNodes' in node ? node.childNodes.map(htmlText).join('') : ''
}

function altOf(node: Node): string {
  if (!('tagName' in node)) return ''
  if (node.tagName === 'img') return node.attrs.find(({ name }) => name === 'alt')?.value ?? ''
  return node.childNodes.map(altOf).find(alt => alt !== '') ?? ''
}

/** A name for a page that has no title: its file's as words, or its folder's for an index or README. */
export function nameFromPath(path: string, repositoryUrl: string): string {
  const { dir, name } = posix.parse(path)
  if (!isIndexName(name)) return asWords(name) || path
  return (dir === '' ? posix.basename(repositoryUrl) : asWords(posix.basename(dir))) || path
}

function asWords(name: string): string {
  const words = oneLine(name.replace(/[_-]+/g, ' '))
  return words.replace(/^\p{Ll}/u, first => first.toUpperCase())
}
