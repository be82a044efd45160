import { createClient } from '../../src/github/client.ts'
import { openDeployments } from '../../src/journal/deployments.ts'
import type { Journal } from '../../src/journal.ts'
import { record } from './attempts.ts'

export const runUrl = 'https://github.com/octo/docs/actions/runs/7'

type Opened = Record<'token' | 'connectorId' | 'repo' | 'shard', string>

/** The real client of a stand-in, which waits for nothing. */
export function clientOf(
  { url }: { url: string },
  { token = 'github-token', sleep = async (_ms: number) => {} } = {},
) {
  return createClient({ token, apiUrl: url, environment: {}, sleep })
}

/** The journal as a run opens it, through the real client. */
export function open(
  github: { url: string },
  { token = 'github-token', connectorId = 'docs', repo = 'docs', shard }: Partial<Opened> = {},
): Journal {
  return openDeployments({
    github: clientOf(github, { token }),
    target: { ...record, repository: `octo/${repo}`, connectorId, ...(shard && { shard }) },
    runUrl,
  })
}

/** Attempts that ended so, the first first. */
export async function ended(journal: Journal, ...states: ('succeeded' | 'failed' | 'void')[]) {
  for (const state of states) await journal.end((await journal.begin(record)).id, state, `it ${state}`)
}
