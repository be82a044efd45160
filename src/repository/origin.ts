import type { Git } from './git.ts'

/** `owner/name` of the repository that was checked out, where its address says so and is one of this server. */
export async function readOrigin(git: Git, serverUrl: string): Promise<string | undefined> {
  // Without such a remote git fails; the checkout may then come from anywhere.
  const url = await git.run(['config', '--get', 'remote.origin.url']).catch(() => undefined)
  return url && nameOn(serverUrl, url.toString().trim())
}

/** The same from an address, as git takes it: `https://…`, `ssh://git@…` or `git@host:…`. */
export function nameOn(serverUrl: string, url: string): string | undefined {
  const host = URL.parse(serverUrl)?.hostname
  const address = URL.parse(url.replace(/^git@([^/:]+):/, 'ssh://git@$1/'))
  const [, name] = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address?.pathname ?? '') ?? []
  return host && address?.hostname === host ? name : undefined
}
