import type { Paths } from './document/document.ts'
import { toMatcher } from './files.ts'
import { findDoubts } from './inputs/doubts.ts'
import type { Job } from './job.ts'
import type { History } from './journal.ts'
import { findAffected } from './plan/affected.ts'
import { type Cut, cut, cutToShard } from './plan/cut.ts'
import { assumeKnown, type Before, type KnownOptions, readKnown, readTree } from './plan/known.ts'
import { openReadings, pathsOf } from './plan/reading.ts'
import { findSurprises } from './plan/surprises.ts'
import { alsoPush, type Pages, type Plan, plan, withTombstones } from './plan.ts'
import type { Tree } from './repository/tree.ts'

/** What a run has to do, and what it was concluded from. */
export interface Due {
  plan: Plan
  /** What the commit has for search. */
  now: Cut
  before: Before
  paths: Paths
}

/** @param history what the journal says, if there is one. */
export async function findDue(
  job: Job,
  history: History | undefined,
  warning: (line: string) => void,
): Promise<Due> {
  const { inputs, task, repository, settings, record } = job
  const tree = await repository.tree(repository.head)
  const paths = pathsOf(tree)
  const all = cut(tree, toMatcher(inputs.files), inputs.refPrefix)
  const now = cutToShard(all, inputs.shard)
  const read = openReadings(inputs.shard, { tree, shape: inputs, cut: now, paths })
  const before = await readBefore(job, history, now.pages, read, warning)
  const byTrees = plan(now.pages, record.settings, before.known, task.everything, all.pages)
  const byLinks = await findAffected(
    byTrees.unchanged,
    before.paths,
    paths,
    settings.siteUrls,
    repository.blobs,
  )
  const complete = withTombstones(alsoPush(byTrees, byLinks), now.pages, before.deleted)
  for (const doubt of findDoubts(inputs, paths)) warning(doubt)
  const surprises = history ? findSurprises(job, history, complete, paths, all.pages) : []
  for (const surprise of surprises) warning(surprise)
  return { plan: complete, now, before, paths }
}

/** What the service may hold, from the journal or, without one, from the event and the history of the checkout. */
async function readBefore(
  job: Job,
  history: History | undefined,
  wanted: Pages,
  read: KnownOptions['read'],
  warning: (line: string) => void,
): Promise<Before> {
  const { inputs, repository, task } = job
  const options = {
    tree: repository.tree,
    read,
    wanted,
    everything: task.everything || !history,
    onGone: (error: Error) => warning(error.message),
  }
  if (history) {
    await repository.bring(history.dirty.map(each => each.record.sha))
    return readKnown(history, options)
  }
  const pagesOf = (tree: Tree = []) => read(tree, inputs).cut.pages
  const before = task.beforeSha === undefined ? undefined : await readTree(task.beforeSha, options)
  return assumeKnown(wanted, pagesOf(before), pagesOf(await repository.deleted()))
}
