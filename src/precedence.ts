import { quoted } from './files.ts'
import type { Job } from './job.ts'
import type { AttemptRecord, History } from './journal.ts'
import { shapeOf } from './plan/surprises.ts'
import { shown } from './shown.ts'

/**
 * Why this run must leave search alone, if it must: what is checked out is older than what search mirrors, as when an
 * old run is started again.
 */
export async function findOvertaken(
  { repository, task, record }: Job,
  history?: History,
): Promise<string | undefined> {
  if (history?.overtaken)
    return 'A later run has already brought search further than this commit. Nothing was pushed.'
  // A later success of a part, from when the shards were others, must not be taken back either.
  const newest = history?.dirty.find(each => each.isPartial) ?? history?.synced
  // GitHub counts runs up: to come after what a later one has reached means that the branch was taken back since.
  const isElsewhere = newest?.record.sha !== record.sha
  const wasTakenBack = isElsewhere && Number(newest?.record.runId) > Number(record.runId)
  const since = wasTakenBack ? undefined : newest?.record.sha
  // Without a journal only the newest commit is sure not to take search back; the very first sync has nothing to undo.
  if ((history && newest === undefined) || !(await repository.isBehind(since, task.branch))) return undefined
  return `This commit is not the newest of "${shown(task.branch)}"${since ? `, nor newer than ${since.slice(0, 7)}, which search mirrors` : ''}. Nothing was pushed. If no run for the newest commit follows, run this workflow by hand.`
}

/** Why this step may not push: two steps of a run that share a connector would archive each other's pages. */
export function findConflict({ record }: Job, { synced, dirty }: History): string | undefined {
  const shape = (record: AttemptRecord) => JSON.stringify(shapeOf(record))
  // A run that failed may be started again with other inputs; a step of it that succeeded stays as it is.
  const others = dirty.map(each => each.record).filter(each => each.runAttempt === record.runAttempt)
  const other = [...(synced ? [synced.record] : []), ...others].find(
    each => each.runId === record.runId && shape(each) !== shape(record),
  )
  if (other === undefined) return undefined
  return `Another step of this run has pushed ${quoted(other.files)} with the ref-prefix "${shown(other.refPrefix)}" to the connector ${shown(record.connectorId)}; this one has ${quoted(record.files)} with "${shown(record.refPrefix)}". Each would archive the other's pages. Give all the patterns to one step, or each step a connector of its own. Nothing was pushed by this step.`
}
