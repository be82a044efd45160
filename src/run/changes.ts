import { findAffected } from '../document/affected.ts'
import type { History } from '../journal/index.ts'
import { alsoPush, type Pages, type Plan, plan } from '../plan/index.ts'
import { assumeKnown, type Before, type KnownOptions, readKnown, readTree } from '../plan/known.ts'
import { openPageReader, type Reading } from '../plan/pages.ts'
import type { Tree } from '../plan/tree.ts'
import { historyWarnings, inputWarnings } from '../plan/warnings.ts'
import type { RunContext } from './context.ts'

/** What a run has to do, and what that was derived from. */
export interface Changes {
  plan: Plan
  /** What the commit has for search. */
  now: Reading
  before: Before
}

/** @param history what the journal says, if there is one. */
export async function findChanges(
  run: RunContext,
  history: History | undefined,
  warning: (line: string) => void,
): Promise<Changes> {
  const { inputs, task, repository, settings, record } = run
  const read = openPageReader(inputs.shard)
  const now = read(await repository.tree(repository.head), inputs)
  const before = await readBefore(run, history, now.pages, read, warning)
  const byTrees = plan(now.pages, record.settings, before.known, task.everything, now.all)
  const byLinks = await findAffected(
    byTrees.unchanged,
    before.paths,
    now.paths,
    settings.siteUrls,
    repository.blobs,
  )
  const complete = alsoPush(byTrees, byLinks)
  const { paths, all: wanted } = now
  const facts = { inputs, record, plan: complete, paths, wanted }
  const ofHistory = history ? historyWarnings({ ...facts, history }) : []
  for (const line of [...(await inputWarnings(inputs, paths)), ...ofHistory]) warning(line)
  return { plan: complete, now, before }
}

/** What the service may hold, from the journal or, without one, from the event and the history of the checkout. */
async function readBefore(
  { inputs, repository, task }: RunContext,
  history: History | undefined,
  wanted: Pages,
  read: KnownOptions['read'],
  warning: (line: string) => void,
): Promise<Before> {
  const options = {
    tree: repository.tree,
    read,
    wanted,
    shard: inputs.shard,
    everything: task.everything || !history,
    onGone: (error: Error) => warning(error.message),
  }
  if (history) return readKnown(history, options)
  const pagesOf = (tree: Tree = []) => read(tree, inputs).pages
  const before = task.beforeSha === undefined ? undefined : await readTree(task.beforeSha, options)
  return assumeKnown(wanted, pagesOf(before), pagesOf(await repository.deleted()))
}
