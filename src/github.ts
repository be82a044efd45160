import type { getOctokit } from '@actions/github'

/** A client of GitHub's REST API at `GITHUB_API_URL`. */
export type GitHub = ReturnType<typeof getOctokit>

/** What a server says of deprecations would be printed as it comes, past all that makes it harmless. */
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** GitHub’s client is loaded only where it is needed: most of a short run would go into it. `baseUrl` is GITHUB_API_URL when not given. */
export async function openGitHub(token: string, baseUrl?: string): Promise<GitHub> {
  const { getOctokit } = await import('@actions/github')
  const github = getOctokit(token, baseUrl === undefined ? {} : { baseUrl })
  github.hook.before('request', options => {
    options.request = { ...options.request, log: silent }
  })
  return github
}
