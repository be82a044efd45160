import type { ClientOptions, GitHub } from './github/client.ts'

export type { GitHub } from './github/client.ts'

/** GitHub's API cannot be used from here without giving the token away. */
export class GitHubError extends Error {}

export interface GitHubOptions extends ClientOptions {
  /** The environment has switched off the check of certificates. */
  isTlsUnchecked: boolean
}

/**
 * GitHub's client is loaded only where it is needed.
 *
 * @throws GitHubError, ProxyError
 */
export async function openGitHub(options: GitHubOptions): Promise<GitHub> {
  if (options.isTlsUnchecked && !options.apiUrl.startsWith('http:'))
    throw new GitHubError(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off, so anybody could read the token of GitHub. Take the variable away; for an authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.',
    )
  const { createClient } = await import('./github/client.ts')
  return createClient(options)
}

/** What GitHub's API calls a repository by `owner/name`. */
export function toParameters(name: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = name.split('/')
  return { owner, repo }
}
