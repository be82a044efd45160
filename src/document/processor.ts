import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { comments } from './comments.ts'
import { description } from './description.ts'
import { destinations } from './destinations.ts'
import { ending } from './ending.ts'
import { gfmExtensions, gfmFromMarkdown } from './gfm.ts'
import { htmlLinks } from './html.ts'
import { links } from './links.ts'
import { splicer } from './splice.ts'
import { title } from './title.ts'

/** Markdown in, the same Markdown with a page's edits out. What it is told and finds is in `data.page`. */
export const processor = unified()
  .use(remarkParse)
  .use(gfm)
  .use(title)
  .use(description)
  .use(comments)
  .use(links)
  .use(htmlLinks)
  .use(ending)
  .use(splicer)
  .freeze()

function gfm(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = gfmExtensions()
  data.fromMarkdownExtensions = [...gfmFromMarkdown(), destinations()]
}
