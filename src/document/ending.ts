import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { isOpenComment } from './open-comments.ts'
import { closingFence, htmlBlocks } from './openings.ts'

/** Finds out what must follow the page's last block so that a paragraph after it is one of its own. */
export function ending() {
  return (tree: Root, file: VFile): void => {
    const last = tree.children.at(-1)
    if (!file.data.page || !last) return
    const raw = String(file).slice(last.position?.start.offset, last.position?.end.offset)
    if (last.type === 'code') file.data.page.closing = missingFence(raw)
    if (last.type === 'html') file.data.page.closing = swallows(raw) ? undefined : ''
  }
}

function missingFence(raw: string): string {
  const fence = /^(?:`{3,}|~{3,})/.exec(raw)?.[0]
  if (fence === undefined) return ''
  const lastLine = raw.split('\n').slice(1).at(-1) ?? ''
  return closingFence(fence).test(lastLine) ? '' : `${fence}\n`
}

function swallows(raw: string): boolean {
  // A comment does not stay.
  if (isOpenComment(raw)) return false
  return htmlBlocks.some(({ opens, closes }) => opens.test(raw.trimStart()) && !closes.test(raw))
}
