import { remark } from 'remark'
import { destinations, gfm, walk } from '../../markdown/parse.ts'
import { folderOf } from '../paths.ts'
import { fromFolder } from './paths.ts'
import { type Change, changed, type Step } from './step.ts'

const processor = remark().use(gfm).use(destinations).freeze()

/**
 * Relative links of included files that are written from their own folder (include-markdown of MkDocs, MDX), as links
 * from the page's.
 */
export const rebased: Step = (source, work) => {
  const { rebased: paths } = work.included
  if (paths.size === 0) return source
  const { text } = source
  const folder = folderOf(work.open[0]!)
  const changes: Change[] = []
  const rebase = (start: number, end: number) => {
    const { path } = source.placeAt(start)
    if (!paths.has(path) || folderOf(path) === folder) return
    const url = fromFolder(text.slice(start, end), folderOf(path), folder)
    if (url !== undefined) changes.push({ start, end, by: url })
  }
  walk(processor.parse(text), node => {
    const at = node.position!.start.offset!
    const { data } = node
    if (data && 'destination' in data && data.destination)
      rebase(at + data.destination.start, at + data.destination.end)
    if (node.type !== 'html') return
    const written = text.slice(at, node.position!.end.offset)
    for (const { 0: attribute, index } of written.matchAll(/\b(?:src|href)="[^"\n]*/g))
      rebase(at + index + attribute.indexOf('"') + 1, at + index + attribute.length)
  })
  return changed(
    source,
    changes.sort((a, b) => a.start - b.start),
  )
}
