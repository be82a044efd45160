import { isAbsolute, join } from 'node:path'
import type { Inputs } from '../inputs/index.ts'
import { type Journal, JournalError, type Target } from '../journal/index.ts'
import type { RunnerContext } from '../run/ports.ts'
import { openFileJournal } from './files/journal.ts'
import { openDeployments } from './github/deployments.ts'
import { openGitHub } from './github/index.ts'

/** What of the run's surroundings a journal needs. */
type Around = Pick<
  RunnerContext,
  'workspace' | 'repository' | 'serverUrl' | 'apiUrl' | 'runId' | 'environment' | 'isTlsUnchecked'
>

/** Opens the journal that the user chose. */
export async function openJournal(
  { journal, githubToken }: Pick<Inputs, 'journal' | 'githubToken'>,
  around: Around,
  target: Target,
): Promise<Journal> {
  if (journal.kind === 'file')
    return openFileJournal(
      isAbsolute(journal.path) ? journal.path : join(around.workspace, journal.path),
      target,
    )
  if (githubToken === '')
    throw new JournalError(
      'github-token is empty, so the record of past syncs cannot be kept as GitHub deployments. Leave the input out, or set journal to a file’s path.',
      'github-token',
    )
  const runUrl = `${around.serverUrl}/${around.repository}/actions/runs/${around.runId}`
  const github = await openGitHub({ ...around, token: githubToken })
  return openDeployments({ github, target, runUrl })
}
