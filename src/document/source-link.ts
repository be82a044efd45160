import type { DocumentSettings } from './document.ts'
import { oneLine } from './excerpt.ts'
import { urlOf } from './urls.ts'

/** A paragraph that leads from the document to its file: the record of a document has no field for that. */
export function sourceLink(path: string, settings: DocumentSettings): string {
  return `[Source: ${escaped(oneLine(path))}](${urlOf('blob', path, settings)})\n`
}

// An underscore between letters means nothing, and `about_page.md` is better found unescaped.
function escaped(text: string): string {
  return text.replace(/[\\`*[\]<>&~|$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\$&')
}
