import type { GitHub as GitHubStandIn } from '../../sandbox/github.ts'
import { DeploymentsJournal, type GitHub, openGitHub } from '../../src/adapters/deployments.ts'
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
  const part = { ...record, repository: `octo/${repo}`, connectorId }
  return new DeploymentsJournal(await clientOf(github, { token }), part, runUrl)
}

/** So many attempts with this state on GitHub. */
export function addMany(github: GitHubStandIn, count: number, state: 'success' | 'failure') {
  const connector = 'docs-push/docs'
  for (let added = 0; added < count; added++)
    github.add({ ref: record.sha, task: connector, environment: connector, payload: record }, state)
}

/** Attempts that ended so, the first first. */
export async function ended(journal: Journal, ...states: ('succeeded' | 'failed' | 'void')[]) {
  for (const state of states) await journal.end((await journal.begin(record)).id, state, `it ${state}`)
}
