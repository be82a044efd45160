import { join } from 'node:path'
import { type ActionOptions, type ActionRun, runAction } from '../../sandbox/action.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { conditions } from '../../scripts/replay/conditions.ts'
import { age } from '../../scripts/replay/run.ts'
import { cause, signalling, type Trouble } from '../../scripts/replay/trouble.ts'
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
      using _ = cause({ sandbox }, staging.trouble)
      const run = await act(await optionsOf(staging, branch, sandbox, journal), sandbox, staging.trouble)
      await age(journal)
      await sandbox.settled()
      return run.report as Report | undefined
    },
    async [Symbol.asyncDispose]() {
      await sandbox[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

async function act(options: ActionOptions, sandbox: Sandbox, trouble: Trouble): Promise<ActionRun> {
  using signals = new DisposableStack()
  const run = await runAction({
    ...options,
    onStart: kill => void signals.use(signalling({ sandbox }, trouble, kill)),
  })
  const { wrap: _, ...cleanUp } = options
  if (run.exitCode === null && trouble.isCleanedUp) await runAction({ ...cleanUp, state: run.state })
  return run
}

async function optionsOf(
  { settings, everything, trouble }: Staging,
  branch: Branch,
  sandbox: Sandbox,
  journal: string,
): Promise<ActionOptions> {
  const { environment, wrap } = await conditions(trouble, journal)
  return {
    workspace: branch.folder,
    repository: branch.name,
    environment: { GITHUB_SERVER_URL: branch.serverUrl, ...environment },
    ...(wrap && { wrap }),
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
