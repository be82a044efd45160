import { posix } from 'node:path'
import { splitFrontMatter } from '../../markdown/front-matter.ts'
import { headingDepth, readLines, type Source } from '../../markdown/source.ts'
import { scalarText, valueAt } from '../../text/data.ts'
import { folderOf, percentDecoded } from '../../text/paths.ts'
import { pathsIn } from './include.ts'
import { remembered, type Work } from './step.ts'

/** The ends that the name of a page's file may have, where a component leads to it by a path without an extension. */
const ENDS = ['.md', '/index.md']

/**
 * The page that a component without words leads to, as `<LinkInline link="features/drawing" />` of Slidev does: its
 * title, and its path from the page that has the component.
 */
export function linkedPage(
  link: string,
  source: Source,
  at: number,
  work: Work,
): { name: string; url: string } | undefined {
  const { settings, context, open } = work
  const [path = ''] = link.split(/[?#]/)
  if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(link)) return undefined
  const { path: file, isRebased } = source.placeAt(at)
  const folders = [settings.contentFolder]
  if (!path.startsWith('/')) folders.unshift(folderOf(file))
  const stem = percentDecoded(path).replace(/\.(?:html|md)$|\/$/, '')
  const paths = pathsIn(folders, stem)
  for (const found of paths.flatMap(path => ENDS.map(end => path + end))) {
    const name = remembered(work, `title ${found}`, () =>
      titleOf(context.read?.(found)?.text),
    )
    if (!name) continue
    const from = isRebased ? file : open[0]!
    const url = posix.relative(folderOf(from), found) + link.slice(path.length)
    return { name, url }
  }
  return undefined
}

/** The title of a page by its front matter, or else by its first heading. */
function titleOf(page: string | undefined): string | undefined {
  if (page === undefined) return undefined
  const { data, text: below } = splitFrontMatter(page)
  const heading = readLines(below).find(line => headingDepth(line) > 0)
  const words = heading?.text
    .replace(/^#+/, '')
    .replace(/(?:^| )#+ *$/, '')
    .replace(/\{[^{}]*\}[ \t]*$/, '')
  return (
    scalarText(valueAt(data, 'title')) ?? words?.replace(/[*`]/g, '').trim()
  )
}
