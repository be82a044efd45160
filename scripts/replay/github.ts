import { type GitHub, startGitHub } from '../../sandbox/github.ts'
import type { Inputs } from '../demo/inputs.ts'
import type { Source } from '../demo/source.ts'

/** Short: of a longer one each part would be looked for, and may be a word of the pages. */
const TOKEN = 'sandbox-token'

/** A stand-in for GitHub's API, which has the commits of a repository. */
export function gitHubOf({ name, folder }: Source): Promise<GitHub> {
  return startGitHub({ repository: name, token: TOKEN, directory: folder })
}

/** What runs need to keep their journal there. */
export function onGitHub(gitHub: GitHub, inputs: Inputs) {
  return {
    gitHub,
    journal: 'deployments',
    inputs: { ...inputs, 'github-token': TOKEN },
    environment: { GITHUB_API_URL: gitHub.url },
  }
}
