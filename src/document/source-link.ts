import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { endlessHtml } from '../markdown/cut.ts'
import { escaped } from '../markdown/escape.ts'
import { linesOf } from '../markdown/lines.ts'
import { isOpenComment } from './comments.ts'
import { oneLine } from './description.ts'
import type { DocumentSettings } from './document.ts'
import { urlOf } from './urls.ts'

/** A paragraph that leads from the document to its file: the record of a document has no field for that. */
export function sourceLink(path: string, settings: DocumentSettings): string {
  return `[${escaped(oneLine(path))}](${urlOf('blob', path, settings)})\n`
}

/** Finds out what must follow the page's last block so that a paragraph after it is one of its own. */
export function ending() {
  return (tree: Root, file: VFile): void => {
    const page = file.data.page!
    const last = tree.children.at(-1)
    const raw = String(file).slice(last?.position?.start.offset, last?.position?.end.offset)
    if (last?.type === 'code') page.closing = missingFence(raw)
    if (last?.type === 'html') page.closing = swallows(raw) ? undefined : ''
  }
}

function missingFence(raw: string): string {
  const fence = /^(?:`{3,}|~{3,})/.exec(raw)?.[0]
  return fence === undefined || linesOf({ text: raw }).at(-1)?.code === 'closes' ? '' : `${fence}\n`
}

function swallows(raw: string): boolean {
  // A comment is removed.
  if (isOpenComment(raw)) return false
  return endlessHtml.some(({ opens, closes }) => opens.test(raw.trimStart()) && !closes.test(raw))
}
