import type { AttemptRecord, History } from '../journal/index.ts'
import { type Plan, plan, withAgain } from '../plan/index.ts'
import { type Before, readKnown, wasHiddenAlike, withOtherTargets, withSites } from '../plan/known.ts'
import { historyWarnings, inputWarnings } from '../plan/warnings.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { RunContext } from './context.ts'

/** What a run has to do. */
export interface Changes {
  plan: Plan
  isFirstSync: boolean
  /** A version that was pushed was hidden then if it is hidden now. */
  wasHiddenAlike: boolean
  /** What the user may not expect. */
  warnings: string[]
}

/** A target, and what the journal says of it. */
export interface Ready {
  run: RunContext
  history: History
}

/** @param others the other targets of the connector. */
export async function findChanges({ run, history }: Ready, others: readonly Ready[] = []): Promise<Changes> {
  const { inputs, task, repository, settings, record, generated, now } = run
  const warnings: string[] = []
  const before = await readBefore({ run, history }, warnings)
  const othersBefore = []
  for (const other of others) {
    // Warnings about these trees are printed when the other target is synced.
    const { known } = await readBefore(other, [])
    othersBefore.push({ wanted: other.run.now.all, known })
  }
  const known = withOtherTargets(before.known, now.pages, othersBefore)
  const digest = withSites(record.settings, now)
  const everything = task.everything || isBack(record, history)
  const byTrees = plan(now.pages, digest, known, everything, now.all)
  const { findAffected } = await import('../document/affected.ts')
  const again = await findAffected(byTrees.unchanged, before.readings, now, settings, repository.blobs)
  const complete = withAgain(byTrees, again)
  const facts = { inputs, record, history, plan: complete, paths: now.paths, wanted: now.all }
  warnings.push(
    ...generated.warnings,
    ...now.sites.messages.map(line => withHelp(sanitizeForLog(line, 1000), 'generator')),
    ...(await inputWarnings(inputs, now.paths)),
    ...historyWarnings(facts),
  )
  return {
    plan: complete,
    isFirstSync: known.synced === undefined,
    wasHiddenAlike: wasHiddenAlike(before.known, digest, history),
    warnings,
  }
}

/** What the service may hold, from the journal. */
function readBefore({ run, history }: Ready, warnings: string[]): Promise<Before> {
  const { inputs, repository, read, task, generated, now } = run
  return readKnown(history, {
    tree: async (commit, record) => generated.before(await repository.tree(commit), record),
    read,
    wanted: now.pages,
    shard: inputs.shard,
    everything: task.everything,
    onGone: ({ message, topic }) => warnings.push(withHelp(message, topic)),
  })
}

/** Whether runs without this target came after its last success: another may have archived its pages. */
function isBack({ connectorId, target }: AttemptRecord, { others = [] }: History): boolean {
  return others.some(({ targets }) => targets && !targets.includes(`${connectorId}/${target}`))
}
