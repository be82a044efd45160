import { type GitHubOptions, startGitHub } from '../../sandbox/github.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { createCheckout, type Files } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { type ActOptions, inputsOf, runRecipe, type WorkflowRun } from './act.ts'

export const KEY = 'key-of-the-search-service'
export const TOKEN = 'ghs_token-of-the-job'
export const REPOSITORY = 'octo/docs'
export const PAGES = {
  'docs/install.md': '# Install\n\nHow to [configure](configure.md) it.\n',
  'docs/configure.md': '# Configure\n\nAll the settings.\n',
  'handbook/leave.md': '# Leave\n\nHow to take leave.\n',
}

type Run = Omit<Partial<ActOptions>, 'workspace' | 'home'> & { recipe: string }

/** A repository, the search service and GitHub's API, and the runs between them. */
export async function openStage(
  github: Omit<GitHubOptions, 'repository' | 'token'> = {},
  files: Files = PAGES,
) {
  await using stack = new AsyncDisposableStack()
  const checkout = stack.use(await createCheckout(files))
  await checkout.git('remote', 'add', 'origin', `https://github.com/${REPOSITORY}.git`)
  const keys = { [KEY]: { write: true } }
  const sandbox = stack.use(await startSandbox({ keys, connectors: ['docs', 'handbook', 'developers'] }))
  const api = stack.use(
    await startGitHub({ repository: REPOSITORY, token: TOKEN, directory: checkout.folder, ...github }),
  )
  const home = stack.use(await temporaryFolder())
  let count = 0
  const open = stack.move()
  return {
    checkout,
    sandbox,
    api,
    async run({ edit, environment, ...run }: Run): Promise<WorkflowRun> {
      const result = await runRecipe({
        workspace: checkout.folder,
        home: `${home.path}/${++count}`,
        event: 'push',
        secrets: { SEARCH_API_KEY: KEY, GITHUB_TOKEN: TOKEN },
        variables: { SEARCH_CONNECTOR_ID: 'docs' },
        environment: { GITHUB_API_URL: api.url, ...environment },
        ...run,
        edit(recipe) {
          inputsOf(recipe)['base-url'] = sandbox.url
          edit?.(recipe)
        },
      })
      await sandbox.settled()
      return result
    },
    searched: (connector = 'docs') => [...sandbox.store.active(connector).keys()].sort(),
    ends: () => api.deployments.map(each => each.statuses.map(({ state }) => state).at(-1)),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
