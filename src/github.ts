import type { getOctokit } from '@actions/github'

/** A client of GitHub's REST API at `GITHUB_API_URL`. */
export type GitHub = ReturnType<typeof getOctokit>

/** What a server says of deprecations would be printed as it comes, past all that makes it harmless. */
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** GitHub's API cannot be used from here without giving the token away. */
export class GitHubError extends Error {}

export interface GitHubOptions {
  token: string
  /** The environment has switched off the check of certificates. */
  isTlsUnchecked: boolean
  /** GITHUB_API_URL when not given. */
  baseUrl?: string
}

/**
 * GitHub’s client is loaded only where it is needed: most of a short run would go into it.
 *
 * @throws GitHubError
 */
export async function openGitHub({ token, isTlsUnchecked, baseUrl }: GitHubOptions): Promise<GitHub> {
  const { getOctokit } = await import('@actions/github')
  const github = getOctokit(token, baseUrl === undefined ? {} : { baseUrl })
  if (isTlsUnchecked && github.request.endpoint.DEFAULTS.baseUrl.startsWith('https:'))
    throw new GitHubError(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off, so anybody could read the token of GitHub. Take the variable away; for an authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.',
    )
  github.hook.before('request', options => {
    options.request = { ...options.request, log: silent }
  })
  return github
}
