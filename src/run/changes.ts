import type { AttemptRecord, History } from '../journal/index.ts'
import { type Pages, type Plan, plan, withAgain } from '../plan/index.ts'
import {
  type Before,
  type OtherTarget,
  readKnown,
  wasHiddenAlike,
  withOtherTargets,
  withSites,
} from '../plan/known.ts'
import type { Reading } from '../plan/pages.ts'
import type { CommitGoneError } from '../plan/tree.ts'
import { historyWarnings, inputWarnings } from '../plan/warnings.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { RunContext } from './context.ts'

/** What a run has to do, and what that was derived from. */
export interface Changes {
  plan: Plan
  /** What the commit has for search. */
  now: Reading
  isFirstSync: boolean
  /** A version that was pushed was hidden then if it is hidden now. */
  wasHiddenAlike: boolean
}

/** A target, and what the journal says of it. */
export interface Ready {
  run: RunContext
  history: History
}

/** What the commit that is checked out has for search; it is read once. */
export async function readCommit({ inputs, repository, read, generated }: RunContext): Promise<Reading> {
  return read(generated.now(await repository.tree(repository.head)), inputs)
}

/** @param others the other targets of the connector. */
export async function findChanges(
  { run, history }: Ready,
  warning: (line: string) => void,
  others: readonly Ready[] = [],
): Promise<Changes> {
  const { inputs, task, repository, settings, record, generated } = run
  const now = await readCommit(run)
  const before = await readBefore({ run, history }, now.pages, warning)
  const digest = withSites(record.settings, now.sites)
  const known = withOtherTargets(before.known, now.pages, await readOtherTargets(others))
  const everything = task.everything || isBack(record, history)
  const byTrees = plan(now.pages, digest, known, everything, now.all)
  const { findAffected } = await import('../document/affected.ts')
  const again = await findAffected(byTrees.unchanged, before.readings, now, settings, repository.blobs)
  const complete = withAgain(byTrees, again)
  const { paths, all: wanted } = now
  const facts = { inputs, record, plan: complete, paths, wanted }
  const ofHistory = historyWarnings({ ...facts, history })
  for (const line of generated.warnings) warning(line)
  for (const line of now.sites.messages) warning(withHelp(sanitizeForLog(line, 1000), 'generator'))
  for (const line of [...(await inputWarnings(inputs, paths)), ...ofHistory]) warning(line)
  return {
    plan: complete,
    now,
    isFirstSync: known.synced === undefined,
    wasHiddenAlike: wasHiddenAlike(before.known, digest, history),
  }
}

/** What the service may hold, from the journal. */
function readBefore(
  { run: { inputs, repository, read, task, generated }, history }: Ready,
  wanted: Pages,
  warning: (line: string) => void,
): Promise<Before> {
  return readKnown(history, {
    tree: async (commit, record) => generated.before(await repository.tree(commit), record),
    read,
    wanted,
    shard: inputs.shard,
    everything: task.everything,
    onGone: ({ message, topic }: CommitGoneError) => warning(withHelp(message, topic)),
  })
}

/** Warnings about these trees are printed when the other target is synced. */
async function readOtherTargets(others: readonly Ready[]): Promise<OtherTarget[]> {
  const found: OtherTarget[] = []
  for (const { run, history } of others) {
    const tree = await run.repository.tree(run.repository.head)
    const { all, pages } = await run.read(run.generated.now(tree), run.inputs)
    const { known } = await readBefore({ run, history }, pages, () => {})
    found.push({ all, known })
  }
  return found
}

/** Whether runs without this target came after its last success: another may have archived its pages. */
function isBack({ connectorId, target }: AttemptRecord, { others = [] }: History): boolean {
  return others.some(({ targets }) => targets && !targets.includes(`${connectorId}/${target}`))
}
