import { InputError } from '../inputs/index.ts'
import { quoted } from '../inputs/patterns.ts'
import { type AttemptRecord, attemptsIn, type History } from '../journal/index.ts'
import { RepositoryError } from '../plan/tree.ts'
import { shapeOf } from '../plan/warnings.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { RunContext } from './context.ts'
import type { Repository } from './ports.ts'

/**
 * With a branch that the repository does not have, as after a typo or a rename, run after run would be green and push
 * nothing. Where the server cannot be asked, the branch is assumed to exist.
 *
 * @throws InputError when the branch of the input `branch` does not exist.
 */
export async function requireBranch(
  branch: string | undefined,
  openRepository: () => Promise<Repository>,
): Promise<void> {
  if (branch === undefined) return
  try {
    await using repository = await openRepository()
    if ((await repository.tip(branch)) !== undefined) return
  } catch (error) {
    if (error instanceof RepositoryError) return
    throw error
  }
  throw new InputError(
    `branch: the repository has no branch "${sanitizeForLog(branch)}", so that no run would ever push anything. Give the branch to keep in search, or leave the input out for the default one.`,
    'branch',
  )
}

/**
 * Two targets that push the same document to one connector would overwrite each other's in turn.
 *
 * @throws InputError with a line for each two that have a page in common in this commit.
 */
export function requireDisjoint(runs: readonly RunContext[]): void {
  const problems = runs.flatMap(({ inputs, now }, index) =>
    runs.slice(index + 1).flatMap(other => {
      if (inputs.connectorId !== other.inputs.connectorId) return []
      const shared = [...now.all.keys()].find(each => other.now.all.has(each))
      if (shared === undefined) return []
      const message = `targets: ${inputs.name} and ${other.inputs.name} would both push "${sanitizeForLog(shared)}" to the connector ${inputs.connectorId}. Let the files of one exclude those of the other, or give each a ref-prefix of its own. Nothing was pushed.`
      return [withHelp(message, 'targets')]
    }),
  )
  if (problems.length > 0) throw new InputError(problems.join('\n'))
}

/** @throws InputError when another step of this run, with the same connector, would archive this one's pages. */
export function requireNoConflict({ record }: RunContext, history: History): void {
  const shape = (record: AttemptRecord) => JSON.stringify(shapeOf(record))
  // A run that is started again may have other inputs, as after a variable was changed.
  const isOfThisRun = ({ runId, runAttempt }: AttemptRecord) =>
    runId === record.runId && runAttempt === record.runAttempt
  const other = attemptsIn(history)
    .map(each => each.record)
    .find(each => isOfThisRun(each) && shape(each) !== shape(record))
  if (other === undefined) return
  throw new InputError(
    `Another step of this run has pushed ${quoted(other.files)} with the ref-prefix "${sanitizeForLog(other.refPrefix)}" to the connector ${sanitizeForLog(record.connectorId)}; this one has ${quoted(record.files)} with "${sanitizeForLog(record.refPrefix)}". Each would archive the other's pages. Give all the patterns to one step, or each step a connector of its own. Nothing was pushed by this step.`,
    'two-workflows',
  )
}

/**
 * Why this run must leave search unchanged, if it must: the checkout is older than what search has, as when an old
 * run is started again.
 */
export async function findOvertaken(
  { repository, task, record }: RunContext,
  history: History,
): Promise<string | undefined> {
  if (history.overtaken)
    return 'A later run has already pushed a newer commit than this one. Nothing was pushed.'
  const attempts = attemptsIn(history)
  // GitHub counts runs up. What a later one has begun, however it ended, must not be undone by an older commit; but that
  // of the branch itself may be older, as after a force push.
  const later = [...attempts.map(each => each.record), ...(history.others ?? [])].find(
    each => Number(each.runId) > Number(record.runId) && each.sha !== record.sha,
  )
  // A later success of a part, from when the shards were others, must not be undone either.
  const newest = attempts.find(each => each.isPartial) ?? history.synced
  // The very first sync has nothing to undo.
  if (later === undefined && newest === undefined) return undefined
  const since = later ? undefined : newest?.record.sha
  if (!(await repository.isBehind(since, task.branch))) return undefined
  const why = later
    ? `, and run ${sanitizeForLog(later.runId)}, which is later, has pushed ${later.sha.slice(0, 7)}`
    : `, nor newer than ${since?.slice(0, 7)}, which search has`
  return `This commit is not the newest of "${sanitizeForLog(task.branch)}"${why}. Nothing was pushed. If no run for the newest commit follows, run this workflow by hand.`
}
