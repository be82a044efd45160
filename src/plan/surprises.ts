import type { Paths } from '../document/document.ts'
import { quoted } from '../files.ts'
import type { Inputs } from '../inputs.ts'
import type { Job } from '../job.ts'
import type { AttemptRecord, History } from '../journal.ts'
import type { Pages, Plan } from '../plan.ts'
import { shown } from '../shown.ts'

/** What the journal tells that the user may not mean, since each run is green all the same. */
export function findSurprises(
  { inputs, record }: Job,
  history: History,
  plan: Plan,
  paths: Paths,
  wanted: Pages,
): string[] {
  const found = [warnOfLostFile(inputs, history), warnOfLeaving(record, history, plan, paths, wanted)]
  return found.filter(each => each !== undefined)
}

/** Of a file that each job finds empty no page that is deleted would ever leave search. */
function warnOfLostFile({ journal }: Inputs, { synced, dirty }: History): string | undefined {
  if (journal.kind !== 'file' || synced || dirty.length > 0) return undefined
  return `The journal ${shown(journal.path)} knows of no earlier sync. At the first one that is right. At any other the file was lost, or the repository or base-url is another one now, and pages that were deleted meanwhile stay in search: keep the file where it outlasts the job, and outside the workspace, which actions/checkout empties.`
}

/** What decides which documents there are; two workflows that share a connector differ in it. */
export const shapeOf = ({ files, refPrefix, branch }: AttemptRecord) => ({
  files,
  'ref-prefix': [refPrefix],
  branch: [branch],
})

/** Documents leave search while their pages stay, as each time when two workflows push to one connector in turn. */
function warnOfLeaving(
  record: AttemptRecord,
  { synced, dirty }: History,
  { archives }: Plan,
  paths: Paths,
  wanted: Pages,
): string | undefined {
  const [last, now] = [shapeOf((synced ?? dirty[0])?.record ?? record), shapeOf(record)]
  const names = (['files', 'ref-prefix', 'branch'] as const).filter(
    name => last[name].join('\n') !== now[name].join('\n'),
  )
  if (names.length === 0) return undefined
  const stays = new Set(names.includes('ref-prefix') ? [] : [...wanted.values()].map(page => page.path))
  const left = archives.filter(
    ({ versions: [page] }) =>
      page && (names.includes('branch') || (paths.files.has(page.path) && !stays.has(page.path))),
  )
  if (left.length === 0) return undefined
  const changes = names.map(
    name => `${name} was ${quoted(last[name])} at the last sync and is ${quoted(now[name])} now`,
  )
  return `The input ${changes.join('; ')}. Documents that leave search though the repository still has their pages: ${left.length}. If another workflow pushes them to this connector, each run of one takes out the documents of the other: push all of them by one workflow, or give each a connector of its own.`
}
