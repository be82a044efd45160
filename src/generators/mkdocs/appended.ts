import type { Source } from '../../markdown/dialect.ts'
import { included } from '../syntax/include.ts'
import { pathsIn } from '../syntax/paths.ts'
import { changed, type Step } from '../syntax/step.ts'
import { snippets } from '../syntax/textual.ts'

/**
 * What the configuration puts at the end of each page (pymdown, Snippets, `auto_append`), such as definitions of links:
 * of these the ones that it uses.
 */
export const appendedSnippets: Step = (source, work) => {
  const { appended = [], includeFolders } = work.settings
  const end = source.text.length
  return appended.reduce((result, name) => {
    const paths = pathsIn(includeFolders, name)
    const isThere = !paths.includes(work.open[0]!) && paths.some(path => work.context.read?.(path))
    work.asked?.(paths)
    const text = isThere ? included({ name, paths }, source, end, work, snippets) : undefined
    const used = text && withoutUnused(text, source.text)
    if (!used) return result
    return changed(result, [{ start: result.text.length, end: result.text.length, by: ['\n\n', used] }])
  }, source)
}

function withoutUnused(text: Source, page: string): Source {
  const words = page.toLowerCase()
  const changes = [...text.text.matchAll(/^ {0,3}(\[[^\]\n]+\]):[^\n]*(?:\n|$)/gm)]
    .filter(([, label]) => !words.includes(label!.toLowerCase()))
    .map(({ index, 0: line }) => ({ start: index, end: index + line.length, by: '' }))
  return changed(text, changes)
}
