import type { Inputs } from '../inputs/index.ts'
import { quoted, readPattern } from '../inputs/patterns.ts'
import { type AttemptRecord, attemptsIn, type History, othersIn } from '../journal/index.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import { folderOf, join } from '../text/paths.ts'
import type { Plan } from './index.ts'
import type { Paths } from './tree.ts'

/** What a run is compared with to find out what the user may not expect. */
interface Facts {
  inputs: Pick<Inputs, 'files' | 'journal'>
  record: AttemptRecord
  history: History
  plan: Plan
  /** All that is in the repository. */
  paths: Paths
}

/** What the user may not expect of inputs that are well formed, or of the journal, since each run is green all the same. */
export function findWarnings(facts: Facts): string[] {
  const patterns = facts.inputs.files.map(text => warnOfPattern(text, facts.paths))
  const removed = findRemoved(facts.record, facts.history).map(warnOfRemoved)
  return [...removed, ...patterns, warnOfLostFile(facts), warnOfLeaving(facts)].filter(
    each => each !== undefined,
  )
}

/** The targets that earlier runs had and this one does not, as `connector-id/name`. */
export function findRemoved(record: AttemptRecord, history: History): string[] {
  const { targets = [] } = record
  if (targets.length === 0) return []
  const attempts = [...attemptsIn(history), ...othersIn(history, record).slice(0, 1)]
  const before = new Set(attempts.flatMap(each => each.record.targets ?? []))
  return [...before].filter(each => !targets.includes(each))
}

function warnOfRemoved(target: string): string {
  const [connectorId = '', name = ''] = target.split('/').map(each => sanitizeForLog(each))
  const message = `The target ${name} of the connector ${connectorId} is no longer among the targets, and nothing archives its documents by itself. If they should leave search, put it back with files: [nothing/**] and max-archive: 100%, and remove it after the next run. If it has another name or connector now, its documents are pushed there, and what it pushed before stays.`
  return withHelp(message, 'targets')
}

/** Where the repository has no such file or folder, or only in the other case. */
function warnOfPattern(text: string, { files, folders }: Paths): string | undefined {
  const { negate, pattern } = readPattern(text)
  const path = rootOf(pattern)
  if (folders.has(path) || files.has(path)) return undefined
  const other = [...folders, ...files].find(each => each.toLowerCase() === path.toLowerCase())
  // What is kept out of search need not be there, unless it is spelt in another case.
  if (negate && other === undefined) return undefined
  const hint = other === undefined ? '' : `, but "${sanitizeForLog(other)}": case counts`
  const message = `files: this repository has no "${sanitizeForLog(path)}"${hint}. "${sanitizeForLog(text)}" matches nothing.`
  return withHelp(message, 'files')
}

/** The file or folder that a pattern begins with, as far as it is literal: empty for one such as `**\/*.md`. */
function rootOf(pattern: string): string {
  const [literal = ''] = /^[^*?[\\]*/.exec(pattern) ?? []
  return join('', literal === pattern ? pattern : folderOf(literal)) ?? ''
}

/** With a file that each job finds empty, no page that is deleted would ever leave search. */
function warnOfLostFile({ inputs: { journal }, history: { synced, dirty } }: Facts): string | undefined {
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
function warnOfLeaving({ record, history, plan, paths }: Facts): string | undefined {
  const { synced, dirty } = history
  const [last, now] = [shapeOf((synced ?? dirty[0])?.record ?? record), shapeOf(record)]
  const names = (['files', 'ref-prefix', 'branch'] as const).filter(
    name => last[name].join('\n') !== now[name].join('\n'),
  )
  if (names.length === 0) return undefined
  const left = plan.archives.filter(({ path }) => names.includes('branch') || paths.files.has(path)).length
  if (left === 0) return undefined
  const changes = names.map(
    name => `${name} was ${quoted(last[name])} at the last sync and is ${quoted(now[name])} now`,
  )
  const message = `The input ${changes.join('; ')}. Documents that leave search though the repository still has their pages: ${left}. If another workflow pushes them to this connector, each run of one takes out the documents of the other: push all of them by one workflow, or give each a connector of its own.`
  return withHelp(message, 'two-workflows')
}
