import type { Definition, Image, Link, Root } from 'mdast'
import type { VFile } from 'vfile'
import type { Page } from './page.ts'
import { lookUp, readTarget, type Target } from './target.ts'
import { encodeSuffix, urlOf } from './urls.ts'
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
  const target = readTarget(page.path, node.url)
  if (!place || !target || isTemplate(node.url)) return
  const replacement = absolute(node, target, page)
  if (replacement === undefined) page.messages.push(missing(node, page))
  else page.edits.push({ ...place, replacement })
}

function absolute(node: Linking, target: Target, page: Page): string | undefined {
  const found = lookUp(target, page.paths)
  if (!found) return undefined
  const fileView = shows(node, found.path) ? 'raw' : 'blob'
  return (
    urlOf(found.kind === 'folder' ? 'tree' : fileView, found.path, page.settings) +
    encodeSuffix(target.suffix)
  )
}

// A definition does not say whether images or links use it: its target does.
function shows(node: Linking, path: string): boolean {
  const isImageFile = /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i.test(path)
  return node.type === 'image' || (node.type === 'definition' && isImageFile)
}

// `{{ site.baseurl }}`, `{% link a.md %}`: a site generator fills it in, so that there is nothing to mend.
function isTemplate(url: string): boolean {
  return /\{[{%]/.test(url)
}

function missing(node: Linking, page: Page) {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  const reason = `"${node.url}" is not in the repository: the link stays as written. Mend the link, or add the file.`
  return { line: line + page.linesBefore, column, rule: 'missing-target', reason }
}
