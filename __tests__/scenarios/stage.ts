import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { expect } from '@jest/globals'
import { type ActionEvent, type ActionRun, runAction } from '../../sandbox/action.ts'
import type { Fault } from '../../sandbox/faults.ts'
import { type GitServer, startGitServer } from '../../sandbox/git-server.ts'
import { type GitHub, startGitHub } from '../../sandbox/github.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { age } from '../../scripts/replay/trouble.ts'
import { type Checkout, cloneCheckout, createCheckout, type Files, put } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'

/** One run of the workflow. */
export interface Push {
  /** Arguments of `git clone`; without them `--depth=1`, as actions/checkout does. */
  clone?: string[]
  /** What is checked out, detached, instead of the branch `main`: any revision of the origin. */
  at?: string
  /** What happens to the checkout before the action runs. If it resolves to a folder, that is the workspace. */
  prepare?: (checkout: Checkout) => Promise<unknown>
  event?: ActionEvent
  /** The number of the run that is started again, from 1; without it this is another run. */
  again?: number
  /** Inputs of the workflow, from this run on. */
  inputs?: Record<string, string>
  environment?: Record<string, string>
  /** What happens to the next requests to the service, in order. */
  faults?: Fault[]
  /** Sent to the action when the service has received so many requests of this run. */
  signal?: { name: NodeJS.Signals; request: number }
  /** The run fails, and prints this where it is a pattern; without it the run succeeds. */
  red?: true | 'perhaps' | RegExp
  says?: RegExp
  outputs?: Readonly<Record<string, string>>
  /** All that a user reads in the log, with `SHA` for each commit and the anchor alone of a link. */
  log?: readonly string[]
}

/** What is special about an origin. */
export interface Origin {
  /** The journal is kept as GitHub deployments. */
  isOnGitHub?: boolean
  /** Only the token can read the origin, and no checkout keeps it (`persist-credentials: false`). */
  isPrivate?: boolean
  /** Arguments of `git init` for the origin. */
  init?: readonly string[]
}

const TOKEN = 'ghs-token-of-the-job'
const CONNECTORS = ['docs', 'handbook', 'developers']
const KEYS = {
  'sandbox-key': { write: true },
  'developers-key': { write: true },
  'read-only-key': { write: false },
}

/** Compiling the bundle again and again is a third of what hundreds of runs cost. */
const CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'docs-push-compile-cache') }

/** An origin on a server, a service with three connectors, and the runs of a workflow between them. */
export class Stage implements AsyncDisposable {
  readonly origin: Checkout
  readonly sandbox: Sandbox
  readonly gitHub: GitHub | undefined
  /** Where the origin can be fetched with the token only. */
  readonly gitServer: GitServer | undefined
  /** What an earlier step of each job writes into the workspace. */
  generated: Files = {}
  last: ActionRun | undefined
  readonly #open: AsyncDisposableStack
  readonly #home: string
  /** `owner/name`, of a repository whose owner is a folder. */
  readonly #repository: string
  #log = ''
  #inputs: Record<string, string> = {}
  #count = 0
  readonly #attempts = new Map<number, number>()

  static async open(pages: Files, { init, isPrivate, isOnGitHub }: Origin = {}): Promise<Stage> {
    await using stack = new AsyncDisposableStack()
    const origin = stack.use(await createCheckout(pages, init))
    // As GitHub's own server does.
    await origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
    await origin.git('config', 'uploadpack.allowFilter', 'true')
    const home = stack.use(await temporaryFolder())
    const sandbox = stack.use(await startSandbox({ connectors: CONNECTORS, keys: KEYS }))
    const repository = origin.folder.split('/').slice(-2).join('/')
    const root = origin.folder.slice(0, -repository.length)
    const server = isPrivate || isOnGitHub ? stack.use(await startGitServer(root, TOKEN)) : undefined
    const options = { directory: origin.folder, repository, token: TOKEN }
    const gitHub = isOnGitHub ? stack.use(await startGitHub(options)) : undefined
    return new Stage(origin, sandbox, gitHub, server, stack.move(), home.path, repository)
  }

  private constructor(
    origin: Checkout,
    sandbox: Sandbox,
    gitHub: GitHub | undefined,
    gitServer: GitServer | undefined,
    open: AsyncDisposableStack,
    home: string,
    repository: string,
  ) {
    this.origin = origin
    this.sandbox = sandbox
    this.gitHub = gitHub
    this.gitServer = gitServer
    this.#open = open
    this.#home = home
    this.#repository = repository
  }

  get #journal(): string {
    return join(this.#home, 'journal.jsonl')
  }

  /** A run for what the origin has now. */
  async push(push: Push = {}): Promise<ActionRun> {
    this.#inputs = push.inputs ?? this.#inputs
    const run = await this.#start(push)
    if (push.red instanceof RegExp) expect(run.output).toMatch(push.red)
    if (push.says) expect(run.output).toMatch(push.says)
    if (push.log) expect(logOf(run)).toEqual(push.log)
    if (push.outputs) expect(run.outputs).toMatchObject(push.outputs)
    const exitCode = push.signal?.name === 'SIGKILL' ? null : push.red ? 1 : 0
    if (push.red !== 'perhaps' && run.exitCode !== exitCode)
      throw new Error(`expected to exit with ${exitCode}: ${run.output}`)
    this.last = run
    return run
  }

  /** The `post` step of the last run. */
  async cleanUp(): Promise<void> {
    await this.#start({ again: this.#count }, this.last?.state)
  }

  /** Time passes: every attempt of the journal is past its time limit. */
  async wait(): Promise<void> {
    await (this.gitHub ? this.gitHub.age(3_600_000) : age(this.#journal))
  }

  /** Changes the records of earlier runs. */
  async rewriteJournal(change: (text: string) => string): Promise<void> {
    await writeFile(this.#journal, change(await readFile(this.#journal, 'utf8')))
  }

  /** Resolves when the service has received so many requests in all. */
  requested(count: number): Promise<void> {
    return until(() => this.sandbox.requests.length >= count)
  }

  /** Resolves when a run has printed this, or after some minutes. */
  said(words: RegExp): Promise<void> {
    return until(() => words.test(this.#log))
  }

  /** What is in search, by connector, without connectors of which nothing is. */
  live(): Record<string, string[]> {
    const all = CONNECTORS.map((each): [string, string[]] => [
      each,
      [...this.sandbox.store.active(each).keys()],
    ])
    return Object.fromEntries(all.filter(([, refs]) => refs.length > 0))
  }

  bodyOf(externalRef: string, connector = 'docs'): string {
    return this.sandbox.store.active(connector).get(externalRef)?.body ?? ''
  }

  /** Search holds what a first run of the same workflow at a revision would bring into an empty service, and this. */
  async expectMirror(revision?: string, leftover: readonly string[] = []): Promise<void> {
    await using fresh = await startSandbox({ connectors: CONNECTORS, keys: KEYS })
    const inputs = { 'base-url': fresh.url, journal: join(this.#home, 'fresh.jsonl') }
    const sync = { 'api-key': 'sandbox-key', sync: 'everything', 'dry-run': 'false' }
    await this.#start({ clone: [], ...(revision && { at: revision }), again: 1_000 }, undefined, {
      ...inputs,
      ...sync,
    })
    await fresh.settled()
    for (const each of CONNECTORS) {
      const live = this.sandbox.store.active(each)
      if (each === 'docs') for (const ref of leftover) expect(live.delete(ref)).toBe(true)
      expect(live).toEqual(fresh.store.active(each))
    }
  }

  /** @param state of a run, whose `post` step this is. */
  async #start(push: Push, state?: Record<string, string>, own: Record<string, string> = {}) {
    const { again = ++this.#count, faults = [], prepare } = push
    const [origin, sandbox, gitHub] = [this.origin, this.sandbox, this.gitHub]
    const serverUrl = this.gitServer?.url ?? `file://${origin.folder.slice(0, -this.#repository.length - 1)}`
    const attempt = (this.#attempts.get(again) ?? 0) + 1
    this.#attempts.set(again, attempt)
    const inputs: Record<string, string> = {
      ...{
        'base-url': sandbox.url,
        'api-key': 'sandbox-key',
        journal: gitHub ? 'deployments' : this.#journal,
      },
      'github-token': this.gitServer ? TOKEN : '',
      ...(!this.#inputs.targets && { 'connector-id': 'docs' }),
      ...this.#inputs,
      ...own,
    }
    await using checkout = await checkOut(origin, push)
    if (this.gitServer) await checkout.git('remote', 'set-url', 'origin', `${serverUrl}/${this.#repository}`)
    for (const [path, content] of Object.entries(this.generated))
      await put(join(checkout.folder, path), content)
    const prepared = await prepare?.(checkout)
    sandbox.fail(...faults)
    const signalled = this.#signalled(push)
    const run = await runAction({
      workspace: typeof prepared === 'string' ? prepared : checkout.folder,
      repository: this.#repository,
      environment: {
        ...CACHE,
        GITHUB_SERVER_URL: serverUrl,
        GITHUB_RUN_ID: `${again}`,
        GITHUB_RUN_ATTEMPT: `${attempt}`,
        DEVELOPERS_SEARCH_KEY: 'developers-key',
        ...(gitHub && { GITHUB_API_URL: gitHub.url }),
        ...push.environment,
      },
      ...(state && { state }),
      event: push.event ?? { name: 'push', ref: `refs/heads/${inputs.branch ?? 'main'}` },
      inputs,
      onStart: kill => void signalled?.then(kill),
      onOutput: text => {
        this.#log += text
      },
    })
    await sandbox.settled()
    return run
  }

  /** Resolves to the push's signal when it is to be sent; `undefined` when there is none. */
  #signalled({ signal }: Push): Promise<NodeJS.Signals> | undefined {
    if (signal === undefined) return undefined
    const wanted = this.sandbox.requests.length + signal.request
    return this.requested(wanted).then(() => signal.name)
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#open.disposeAsync()
  }
}

/** What a user reads: no commands, no colours, and none of what is said of a journal in a file. */
function logOf({ output }: ActionRun): string[] {
  return stripVTControlCharacters(output)
    .replace(/^::(?:add-mask|group|endgroup|warning::The journal ).*\n/gm, '')
    .replace(/\b[0-9a-f]{7}\b/g, 'SHA')
    .replace(/https:\S+(#\S+)$/gm, '$1')
    .trim()
    .split('\n')
}

async function checkOut(origin: Checkout, { clone = ['--depth=1'], at }: Push): Promise<Checkout> {
  if (at === undefined) return cloneCheckout(origin.folder, '--branch=main', ...clone)
  const sha = await origin.git('rev-parse', `${at}^{commit}`)
  const checkout = await cloneCheckout(origin.folder, '--branch=main', '--no-checkout', ...clone)
  const depth = clone.filter(each => each.startsWith('--depth'))
  await checkout.git('fetch', '--quiet', ...depth, 'origin', sha)
  await checkout.git('checkout', '--quiet', '--detach', sha)
  return checkout
}

/** Gives up after some minutes: what was waited for then shows as missing. */
async function until(isSo: () => boolean): Promise<void> {
  for (let waits = 0; !isSo() && waits < 7_500; waits++) await delay(20, undefined, { ref: false })
}
