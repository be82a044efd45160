import { type GitHub, openDeployments, openGitHub } from '../../src/adapters/deployments.ts'
import type { Journal } from '../../src/journal/index.ts'
import { record } from './attempts.ts'

export const runUrl = 'https://github.com/octo/docs/actions/runs/7'

type Opened = Record<'token' | 'connectorId' | 'repo', string>

/** The real client of a stand-in, which waits for nothing. */
export function clientOf(
  { url }: { url: string },
  { token = 'github-token', timeoutMs = 60_000, sleep = async (_ms: number) => {} } = {},
): Promise<GitHub> {
  return openGitHub({ token, apiUrl: url, timeoutMs, sleep })
}

/** The journal as a run opens it, through the real client. */
export async function open(
  github: { url: string },
  { token = 'github-token', connectorId = 'docs', repo = 'docs' }: Partial<Opened> = {},
): Promise<Journal> {
  return openDeployments({
    github: await clientOf(github, { token }),
    target: { ...record, repository: `octo/${repo}`, connectorId },
    runUrl,
  })
}

/** Attempts that ended so, the first first. */
export async function ended(journal: Journal, ...states: ('succeeded' | 'failed' | 'void')[]) {
  for (const state of states) await journal.end((await journal.begin(record)).id, state, `it ${state}`)
}
