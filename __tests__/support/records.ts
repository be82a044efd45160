import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { GitHub } from '../../sandbox/github.ts'

/** What a version has left behind, in a file and on GitHub; `COMMIT-2` stands for the second commit. */
interface Records {
  lines: object[]
  deployments: { environment: string; payload: object; statuses: { state: string; description: string }[] }[]
}

/** Where the records are put, and what they are to be about. */
export interface Place {
  journal: string
  gitHub: GitHub | undefined
  token: string
  /** `owner/name`. */
  repository: string
  serviceUrl: string
  /** Oldest first. */
  commits: readonly string[]
}

/** Puts the records that a version has written, kept in `fixtures/records`, into a journal that is empty. */
export async function restore(version: string, place: Place): Promise<void> {
  const { commits, repository, serviceUrl, journal } = place
  const text = await readFile(new URL(`../../fixtures/records/${version}.json`, import.meta.url), 'utf8')
  const { lines, deployments } = JSON.parse(
    text
      .replace(/COMMIT-(\d+)/g, (_, number) => commits[number - 1] ?? '')
      .replaceAll('REPOSITORY', repository)
      .replaceAll('SERVICE', hash('sha256', serviceUrl).slice(0, 8)),
  ) as Records
  await writeFile(journal, lines.map(each => `${JSON.stringify(each)}\n`).join(''))
  for (const { environment, payload, statuses } of place.gitHub ? deployments : []) {
    const body = { ref: commits[0], task: 'docs-push', environment, payload, required_contexts: [] }
    const { statuses_url } = await post(`${place.gitHub?.url}/repos/${repository}/deployments`, body, place)
    for (const each of statuses) await post(String(statuses_url), each, place)
  }
}

async function post(url: string, body: object, { token }: Place): Promise<{ statuses_url?: string }> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (response.status !== 201) throw new Error(`${url}: ${await response.text()}`)
  return response.json() as Promise<{ statuses_url?: string }>
}
