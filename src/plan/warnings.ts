import type { Inputs } from '../inputs/index.ts'
import { quoted, readPattern } from '../inputs/patterns.ts'
import type { AttemptRecord, History } from '../journal/index.ts'
import { sanitizeForLog, type Topic, withHelp } from '../text/index.ts'
import { folderOf, join } from '../text/paths.ts'
import type { Plan } from './index.ts'
import type { Paths } from './tree.ts'

/** What is most likely a mistake in inputs that are well formed, as this repository shows; in words for the user. */
export function inputWarnings(
  { files, siteUrls, builtSite }: Pick<Inputs, 'files' | 'siteUrls' | 'builtSite'>,
  paths: Paths,
): string[] {
  const found: string[] = []
  const warn = (topic: Topic, message: string) => found.push(withHelp(`${topic}: ${message}`, topic))
  for (const text of files) {
    const { negate, pattern } = readPattern(text)
    const root = rootOf(pattern)
    const missing = missingPath(root, paths)
    // What is kept out of search need not be there, unless it is spelt in another case.
    if (missing !== undefined && !(negate && missing === ''))
      warn('files', `"${sanitizeForLog(text)}" matches nothing, as ${noSuch(root)}${missing}.`)
  }
  for (const { prefix } of siteUrls) {
    const folder = prefix.slice(0, -1)
    const isBuilt = builtSite.some(each => each.folder === folder)
    const missing = isBuilt ? undefined : missingPath(folder, paths)
    if (missing !== undefined) warn('site-urls', `${noSuch(folder)}${missing}, so its line does nothing.`)
  }
  for (const { folder, source } of builtSite) {
    const sources = source.slice(0, -1)
    const missing = missingPath(sources, paths)
    const effect = `so no page was made from "${sanitizeForLog(folder)}"`
    if (missing !== undefined) warn('built-site', `${noSuch(sources)}${missing}, ${effect}.`)
  }
  return found
}

/** The file or folder that a pattern begins with, as far as it is literal: empty for one such as `**\/*.md`. */
function rootOf(pattern: string): string {
  const [literal = ''] = /^[^*?[\\]*/.exec(pattern) ?? []
  return join('', literal === pattern ? pattern : folderOf(literal)) ?? ''
}

function noSuch(path: string): string {
  return `this repository has no "${sanitizeForLog(path)}"`
}

/** `undefined` when a path is there; else what it may be a misspelling of, as far as that can be told. */
function missingPath(path: string, { files, folders }: Paths): string | undefined {
  if (folders.has(path) || files.has(path)) return undefined
  const other = [...folders, ...files].find(each => each.toLowerCase() === path.toLowerCase())
  return other === undefined ? '' : `, but "${sanitizeForLog(other)}": case counts`
}

/** What a run is compared with to find out what the journal shows and the user may not expect. */
interface HistoryFacts {
  inputs: Pick<Inputs, 'journal'>
  record: AttemptRecord
  history: History
  plan: Plan
  /** All that is in the repository. */
  paths: Paths
}

/** What the journal shows that the user may not expect, since each run is green all the same. */
export function historyWarnings(facts: HistoryFacts): string[] {
  return [warnOfLostFile(facts), warnOfLeaving(facts)].filter(each => each !== undefined)
}

/** With a file that each job finds empty, no page that is deleted would ever leave search. */
function warnOfLostFile({
  inputs: { journal },
  history: { synced, dirty },
}: HistoryFacts): string | undefined {
  if (journal.kind !== 'file' || synced || dirty.length > 0) return undefined
  const message = `The journal ${sanitizeForLog(journal.path)} knows of no earlier sync. At the first one that is right. At any other the file was lost, or the repository or base-url is another one now, and pages that were deleted meanwhile stay in search: keep the file where it outlasts the job, and outside the workspace, which actions/checkout empties.`
  return withHelp(message, 'journal')
}

/** What decides which documents there are; two workflows that share a connector differ in it. */
export const shapeOf = ({ files, refPrefix, branch, generated }: AttemptRecord) => ({
  files,
  generated: generated?.from ?? [],
  'ref-prefix': [refPrefix],
  branch: [branch],
})

/** Documents leave search while their pages stay, as each time when two workflows push to one connector in turn. */
function warnOfLeaving({ record, history, plan, paths }: HistoryFacts): string | undefined {
  const { synced, dirty } = history
  const [last, now] = [shapeOf((synced ?? dirty[0])?.record ?? record), shapeOf(record)]
  const names = (['files', 'ref-prefix', 'branch'] as const).filter(
    name => last[name].join('\n') !== now[name].join('\n'),
  )
  if (names.length === 0) return undefined
  const stays = new Set(names.includes('ref-prefix') ? [] : [...plan.wanted.values()].map(page => page.path))
  const isLeaving = (path: string) => names.includes('branch') || (paths.files.has(path) && !stays.has(path))
  const left = plan.archives.filter(({ path }) => isLeaving(path)).length
  if (left === 0) return undefined
  const changes = names.map(
    name => `${name} was ${quoted(last[name])} at the last sync and is ${quoted(now[name])} now`,
  )
  const message = `The input ${changes.join('; ')}. Documents that leave search though the repository still has their pages: ${left}. If another workflow pushes them to this connector, each run of one takes out the documents of the other: push all of them by one workflow, or give each a connector of its own.`
  return withHelp(message, 'two-workflows')
}
