import { isHtml } from '../http/exchange.ts'
import { JournalError } from '../journal.ts'
import { shown } from '../shown.ts'

/** What GitHub's refusals mean for somebody who set this action up. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'GitHub does not know the token. Leave the input github-token out, or give a valid token.',
  403: 'The token may not keep deployments. Give the job permissions: { contents: read, deployments: write } (deployments: read is enough for a preview).',
  404: 'GitHub shows no such repository to this token. Check that github-token belongs to this repository and has the permission deployments: write.',
  409: 'GitHub will not create a deployment for this commit. Look at the rules of the environment docs-push/<connector-id> in the repository’s settings.',
  422: 'GitHub finds the deployment invalid. Look at the rules of the environment docs-push/<connector-id> in the repository’s settings, and whether the commit still exists.',
  429: 'GitHub limits how often its API may be called. Run this workflow again later.',
}

/** For whatever else GitHub says. */
const AGAIN = 'Run this workflow again; if it happens again, look at githubstatus.com.'

/** What is done with the record, and what became of the documents if that cannot be done. */
export interface Deed {
  done: 'read' | 'written'
  documents: string
}

export const reading: Deed = { done: 'read', documents: 'Nothing was pushed.' }
export const beginning: Deed = { done: 'written', documents: 'Nothing was pushed.' }
export const ending: Deed = {
  done: 'written',
  documents: 'What this run has pushed is in search; the next run pushes it again.',
}

/**
 * Does something with the record.
 *
 * @throws JournalError when GitHub refuses it, with what to do.
 */
export async function explained<T>(deed: Deed, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { status, message, response } = error as {
      status?: number
      message: string
      response?: { headers: Record<string, string> }
    }
    // A defect of ours, or told of already: only what a request comes to has a status.
    if (status === undefined) throw error
    const limited =
      status === 403 && (response?.headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message))
    const isWorded = message !== '' && !isHtml(response?.headers ?? {})
    const why = isWorded ? shown(message) : `GitHub’s API answers with status ${status}`
    throw refusal(deed, why, REFUSALS[limited ? 429 : status] ?? AGAIN)
  }
}

function refusal({ done, documents }: Deed, why: string, advice: string): JournalError {
  return new JournalError(
    `The record of past syncs (GitHub deployments) cannot be ${done}: ${why}. ${advice} ${documents}`,
  )
}
