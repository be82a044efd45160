import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@jest/globals'
import { type ActionRun, runAction } from '../../sandbox/action.ts'
import { startGitServer } from '../../sandbox/git-server.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { age } from '../../scripts/replay/run.ts'
import { type Checkout, cloneCheckout, createCheckout, type Files } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import type { End, Push, Scenario } from './scenario.ts'

const TOKEN = 'ghs-token-of-the-job'

/** What a scenario is played on: an origin, a service with two connectors, and a folder for the journals. */
export interface Stage extends AsyncDisposable {
  readonly scenario: Scenario
  readonly sandbox: Sandbox
  /** The run that ended last. */
  last(): ActionRun | undefined
  /** A full sync of a revision into the connector `fresh`, by a run that knows of no other. */
  mirror(revision: string | undefined): Promise<unknown>
}

export async function openStage(pages: Files, { init, isPrivate }: End): Promise<Stage> {
  await using stack = new AsyncDisposableStack()
  const origin = stack.use(await createCheckout(pages, init))
  // As GitHub's own server does.
  await origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  await origin.git('config', 'uploadpack.allowFilter', 'true')
  const home = stack.use(await temporaryFolder())
  const sandbox = stack.use(await startSandbox({ connectors: ['docs', 'fresh'] }))
  const server = isPrivate ? stack.use(await startGitServer(dirname(origin.folder), TOKEN)) : undefined
  const runs = new Runs(origin, sandbox, server?.url, home.path)
  const open = stack.move()
  const scenario: Scenario = {
    commit: origin.commit,
    git: origin.git,
    push: options => runs.push(options),
    wait: () => age(runs.journal),
    requested: count => runs.requested(count),
    said: words => until(() => words.test(runs.log)),
    poison: sandbox.poison,
    cure: sandbox.cure,
  }
  return {
    scenario,
    sandbox,
    last: () => runs.last,
    mirror: revision => runs.mirror(revision),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** The runs of a workflow whose inputs may change from one to the next. */
class Runs {
  log = ''
  last: ActionRun | undefined
  readonly journal: string
  readonly #origin: Checkout
  readonly #sandbox: Sandbox
  readonly #home: string
  /** Where the origin can be fetched with the token only. */
  readonly #privateUrl: string | undefined
  #inputs: Record<string, string> = {}
  #count = 0

  constructor(origin: Checkout, sandbox: Sandbox, privateUrl: string | undefined, home: string) {
    this.#origin = origin
    this.#sandbox = sandbox
    this.#privateUrl = privateUrl
    this.#home = home
    this.journal = join(home, 'journal.jsonl')
  }

  async push(push: Push = {}): Promise<ActionRun> {
    this.#inputs = push.inputs ?? this.#inputs
    const run = await this.#start(push, { 'connector-id': 'docs', journal: this.journal, ...this.#inputs })
    if (push.red instanceof RegExp) expect(run.output).toMatch(push.red)
    if (push.says) expect(run.output).toMatch(push.says)
    expect({ exitCode: run.exitCode, output: run.output }).toEqual({
      exitCode: push.signal?.name === 'SIGKILL' ? null : push.red ? 1 : 0,
      output: expect.any(String),
    })
    this.last = run
    return run
  }

  mirror(revision: string | undefined): Promise<ActionRun> {
    const own = { 'connector-id': 'fresh', journal: join(this.#home, 'fresh.jsonl') }
    const sync = { 'api-key': 'sandbox-key', sync: 'everything', 'dry-run': 'false' }
    return this.#start({ clone: [], ...(revision && { at: revision }) }, { ...this.#inputs, ...own, ...sync })
  }

  requested(count: number): Promise<void> {
    return until(() => this.#sandbox.requests.length >= count)
  }

  async #start(push: Push, inputs: Record<string, string>): Promise<ActionRun> {
    const { again = ++this.#count, faults = [], prepare, signal } = push
    const { folder } = this.#origin
    const serverUrl = this.#privateUrl ?? `file://${dirname(folder)}`
    await using checkout = await checkOut(this.#origin, push)
    if (this.#privateUrl)
      await checkout.git('remote', 'set-url', 'origin', `${serverUrl}/${basename(folder)}`)
    const prepared = await prepare?.(checkout)
    this.#sandbox.fail(...faults)
    const before = this.#sandbox.requests.length
    const run = await runAction({
      workspace: typeof prepared === 'string' ? prepared : checkout.folder,
      repository: basename(folder),
      environment: { ...CACHE, GITHUB_SERVER_URL: serverUrl, GITHUB_RUN_ID: `${again}` },
      event: push.event ?? { name: 'push', ref: `refs/heads/${inputs.branch ?? 'main'}` },
      inputs: {
        ...{ 'base-url': this.#sandbox.url, 'api-key': 'sandbox-key' },
        ...{ 'github-token': this.#privateUrl ? TOKEN : '', ...inputs },
      },
      onStart: kill => void (signal && this.requested(before + signal.request).then(() => kill(signal.name))),
      onOutput: text => {
        this.log += text
      },
    })
    await this.#sandbox.settled()
    return run
  }
}

/** Compiling the bundle again and again is a third of what hundreds of runs cost. */
const CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'docs-push-compile-cache') }

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
