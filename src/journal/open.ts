import { isAbsolute, join } from 'node:path'
import { openGitHub } from '../github.ts'
import type { Inputs } from '../inputs.ts'
import { type Journal, JournalError } from '../journal.ts'
import type { Surroundings } from '../runner.ts'
import { openDeployments } from './deployments.ts'
import { openFileJournal } from './file.ts'
import { targetOf } from './target.ts'

/** What of the run's surroundings a journal needs. */
type Around = Pick<
  Surroundings,
  'workspace' | 'repository' | 'serverUrl' | 'apiUrl' | 'runId' | 'environment' | 'isTlsUnchecked'
>

/** Opens the journal that the user chose, if any. */
export async function openJournal(inputs: Inputs, around: Around): Promise<Journal | undefined> {
  const { journal, githubToken } = inputs
  const target = targetOf(inputs, around.repository)
  if (journal.kind === 'none') return undefined
  if (journal.kind === 'file')
    return openFileJournal(
      isAbsolute(journal.path) ? journal.path : join(around.workspace, journal.path),
      target,
    )
  if (githubToken === '')
    throw new JournalError(
      'github-token is empty, so the record of past syncs cannot be kept as GitHub deployments. Leave the input out, or set journal to a file’s path.',
    )
  const runUrl = `${around.serverUrl}/${around.repository}/actions/runs/${around.runId}`
  const github = await openGitHub({ ...around, token: githubToken })
  return openDeployments({ github, target, runUrl })
}
