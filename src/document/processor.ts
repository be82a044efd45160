import { remark } from 'remark'
import type { Preset } from 'unified'
import { destinations, gfm } from '../markdown/parse.ts'
import { splicer } from '../markdown/splice.ts'
import { comments } from './comments.ts'
import { description } from './description.ts'
import { htmlLinks } from './html.ts'
import { links } from './links.ts'
import { parts } from './parts.ts'
import { ending } from './source-link.ts'
import { title } from './title.ts'

const parser = remark().use(gfm).use(destinations).freeze()

const edits: Preset = { plugins: [title, description, comments, links, htmlLinks, ending, splicer] }

/** Markdown in, the same Markdown with a page's edits out. The page is in `data.page`, also what was found about it. */
export const processor = parser().use(parts).use(edits).freeze()

/** The same by parsing all of the text, for what compares them. */
export const wholeProcessor = parser().use(edits).freeze()
