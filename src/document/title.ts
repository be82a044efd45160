import type { Heading, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { isComment } from './comments.ts'
import { oneLine } from './excerpt.ts'
import { nameFromPath } from './file-name.ts'
import { htmlHeading } from './html-heading.ts'
import { plainText, withoutAttributes } from './plain-text.ts'
import { walk } from './walk.ts'

/** Names the page, and takes out a heading at its top that only says the name again. */
export function title() {
  return (tree: Root, file: VFile): void => {
    const page = file.data.page
    if (!page) return
    const found = tree.children.find(node => label(node) !== '')
    page.isUntitled = page.name === '' && found === undefined
    page.name ||= found ? label(found) : nameFromPath(page.path, page.settings.repositoryUrl)
    const heading = tree.children.find(isTitle)
    if (!heading || label(heading) !== page.name || !comesFirst(heading, tree)) return
    // The line end stays: a definition above would take in a `"title"` below.
    page.edits.push({ start: startOf(heading, tree), end: heading.position!.end.offset!, replacement: '' })
  }
}

// micromark lets a heading with a line below it begin with the definitions above it.
function startOf(heading: Heading, tree: Root): number {
  const before = tree.children[tree.children.indexOf(heading) - 1]
  const start = heading.position!.start.offset!
  const overlaps = before !== undefined && before.position!.end.offset! > start
  return overlaps ? heading.children[0]!.position!.start.offset! : start
}

/** Whether a page is named after this when nothing before it names it. */
export function isTitle(node: RootContent): node is Heading {
  // What a footnote at the title says would be lost with it.
  return node.type === 'heading' && label(node) !== '' && !hasFootnote(node)
}

function comesFirst(heading: Heading, tree: Root): boolean {
  return tree.children.slice(0, tree.children.indexOf(heading)).every(isUnseen)
}

function isUnseen(node: RootContent): boolean {
  return node.type === 'definition' || isComment(node)
}

/** What a heading says; empty for what is none. */
function label(node: RootContent): string {
  if (node.type === 'html') return htmlHeading(node.value)
  if (node.type !== 'heading') return ''
  return withoutAttributes(oneLine(plainText(node))) || oneLine(firstAlt(node))
}

function hasFootnote(heading: Heading): boolean {
  let found = false
  walk(heading, node => {
    found ||= node.type === 'footnoteReference'
  })
  return found
}

function firstAlt(heading: Heading): string {
  let alt = ''
  walk(heading, node => {
    if (node.type === 'image') alt ||= node.alt ?? ''
  })
  return alt
}
