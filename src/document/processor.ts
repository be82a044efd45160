import type { Root } from 'mdast'
import { unified } from 'unified'
import type { VFile } from 'vfile'
import { comments } from './comments.ts'
import { description } from './description.ts'
import { ending } from './ending.ts'
import { htmlLinks } from './html.ts'
import { links } from './links.ts'
import { parseForEdits } from './parse.ts'
import { splicer } from './splice.ts'
import { title } from './title.ts'

type Parser = (text: string, file: VFile) => Root

/** Markdown in, the same Markdown with a page's edits out. What it is told and finds is in `data.page`. */
export const processor = processorWith((text, file) => parseForEdits(text, file.data.page))

/** The same by another parser, for what compares them. */
export function processorWith(parser: Parser) {
  return unified()
    .use(function () {
      this.parser = parser
    })
    .use(title)
    .use(description)
    .use(comments)
    .use(links)
    .use(htmlLinks)
    .use(ending)
    .use(splicer)
    .freeze()
}
