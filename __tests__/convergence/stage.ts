import { join } from 'node:path'
import { type ActionOptions, runAction } from '../../sandbox/action.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { runUnder, type Trouble } from '../../scripts/replay/trouble.ts'
import type { Report } from '../../src/report/index.ts'
import { temporaryFolder } from '../support/folder.ts'
import type { Branch } from './branch.ts'
import type { Documents } from './expected.ts'
import type { Commit } from './history.ts'
import { type Settings, toInputs } from './writing.ts'

/** One run of the built action, in a process of its own. */
export interface Staging {
  commit: Commit
  settings: Settings
  everything: boolean
  trouble: Trouble
}

/** A service and a journal in a file, through any number of runs. */
export interface Stage extends AsyncDisposable {
  readonly active: Documents
  /** Resolves to the run's account; to nothing when it was killed. */
  run(staging: Staging): Promise<Report | undefined>
}

export async function openStage(branch: Branch): Promise<Stage> {
  const sandbox = await startSandbox()
  const folder = await temporaryFolder()
  const journal = join(folder.path, 'journal.jsonl')
  return {
    get active() {
      return sandbox.store.active('docs')
    },
    async run(staging) {
      await branch.checkOut(staging.commit)
      const options = optionsOf(staging, branch, sandbox, journal)
      const run = await runUnder(staging.trouble, { sandbox, journal }, how =>
        runAction({ ...options, ...how, environment: { ...options.environment, ...how.environment } }),
      )
      return run.report as Report | undefined
    },
    async [Symbol.asyncDispose]() {
      await sandbox[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

function optionsOf(
  { settings, everything, trouble }: Staging,
  branch: Branch,
  sandbox: Sandbox,
  journal: string,
): ActionOptions {
  return {
    workspace: branch.folder,
    repository: branch.name,
    environment: { GITHUB_SERVER_URL: branch.serverUrl },
    inputs: {
      ...toInputs(settings),
      'base-url': sandbox.url,
      'connector-id': 'docs',
      'api-key': 'sandbox-key',
      'max-archive': '100%',
      'timeout-minutes': '15',
      sync: everything || trouble.isFull ? 'everything' : 'changes',
      journal,
    },
  }
}
