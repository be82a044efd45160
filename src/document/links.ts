import type { Definition, Image, Link, Root } from 'mdast'
import type { VFile } from 'vfile'
import { absolute } from './absolute.ts'
import type { Page } from './page.ts'
import { walk } from './walk.ts'

type Linking = Link | Image | Definition

/** Makes the relative destinations of links, images and definitions absolute. */
export function links() {
  return (tree: Root, file: VFile): void => {
    const page = file.data.page
    if (!page) return
    walk(tree, node => {
      if (node.type === 'link' || node.type === 'image' || node.type === 'definition') link(node, page)
    })
  }
}

function link(node: Linking, page: Page): void {
  // An autolink has no destination besides its text, and is never relative.
  const place = node.data?.destination
  if (!place) return
  const { url, problem } = absolute(node.url, path => shows(node, path), page)
  if (url !== undefined) page.edits.push({ ...place, replacement: escaped(url) })
  if (problem === undefined) return
  const { line = 1, column = 1 } = node.position?.start ?? {}
  page.messages.push({ line: line + page.linesBefore, column, ...problem })
}

// A definition does not say whether images or links use it: its target does.
function shows(node: Linking, path: string): boolean {
  const isImageFile = /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i.test(path)
  return node.type === 'image' || (node.type === 'definition' && isImageFile)
}

function escaped(url: string): string {
  return url.replace(/&(?=#?\w+;)/g, '&amp;')
}
