import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@jest/globals'
import { type ActionEvent, type ActionOptions, type ActionRun, runAction } from '../../sandbox/action.ts'
import type { Fault } from '../../sandbox/faults.ts'
import { startGitServer } from '../../sandbox/git-server.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { type Checkout, cloneCheckout, createCheckout } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { type End, PAGES, type Push, type Scenario } from './scenario.ts'

const TOKEN = 'ghs-token-of-the-job'
const KEY = 'sandbox-key'

/** All that a scenario plays on: an origin, a service with two connectors, and a folder for the journals. */
export interface Stage extends AsyncDisposable {
  readonly scenario: Scenario
  readonly sandbox: Sandbox
  /** The run that ended last. */
  last(): ActionRun | undefined
  /** A full sync of a revision into the connector `fresh`, by a run that knows of no other. */
  mirror(revision: string | undefined): Promise<void>
}

export async function openStage({ init, isPrivate }: End): Promise<Stage> {
  await using stack = new AsyncDisposableStack()
  const origin = stack.use(await createCheckout(PAGES, init))
  // As GitHub's own server does.
  await origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  await origin.git('config', 'uploadpack.allowFilter', 'true')
  const home = stack.use(await temporaryFolder())
  const sandbox = stack.use(await startSandbox({ connectors: ['docs', 'fresh'] }))
  const server = isPrivate ? stack.use(await startGitServer(dirname(origin.folder), TOKEN)) : undefined
  const runs = new Runs(origin, sandbox, server?.url, home.path)
  const open = stack.move()
  return {
    scenario: toScenario(origin, sandbox, runs),
    sandbox,
    last: () => runs.last,
    mirror: revision => runs.mirror(revision),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

function toScenario({ commit, git }: Checkout, sandbox: Sandbox, runs: Runs): Scenario {
  const push = (options?: Push) => runs.push(options)
  return {
    commit,
    git,
    shell: script => git('-c', `alias.run=!${script}`, 'run'),
    push,
    fail: (after = 0) =>
      push({ faults: [...answered(after), { status: 403 }], red: /The service refuses the key/ }),
    cancel: () =>
      push({
        faults: [{ hang: true }],
        signal: { name: 'SIGINT', request: 1 },
        red: /The run was cancelled/,
      }),
    kill: (after = 0) =>
      push({ faults: [...answered(after), { hang: true }], signal: { name: 'SIGKILL', request: after + 1 } }),
    wait: () => age(runs.journal),
    requested: count => runs.requested(count),
    said: words => until(() => words.test(runs.log)),
    poison(externalRef) {
      sandbox.poison(externalRef)
      return () => sandbox.cure(externalRef)
    },
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
  /** Where the origin can be fetched with the token alone. */
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
    const own = { 'api-key': KEY, 'connector-id': 'docs', journal: this.journal }
    const run = await this.#start(push, { ...own, ...this.#inputs })
    if (push.red) expect(run.output).toMatch(push.red)
    if (push.says) expect(run.output).toMatch(push.says)
    expect({ exitCode: run.exitCode, output: run.output }).toEqual({
      exitCode: push.signal?.name === 'SIGKILL' ? null : push.red ? 1 : 0,
      output: expect.any(String),
    })
    this.last = run
    return run
  }

  async mirror(revision: string | undefined): Promise<void> {
    const own = { 'api-key': KEY, 'connector-id': 'fresh', journal: join(this.#home, 'fresh.jsonl') }
    const inputs = { ...this.#inputs, ...own, sync: 'everything', 'dry-run': 'false' }
    await this.#start({ clone: [], ...(revision && { at: revision }) }, inputs)
  }

  requested(count: number): Promise<void> {
    return until(() => this.#sandbox.requests.length >= count)
  }

  async #start(push: Push, inputs: Record<string, string>): Promise<ActionRun> {
    const { event = pushTo(inputs.branch), again = ++this.#count, faults = [], prepare } = push
    const { folder } = this.#origin
    const serverUrl = this.#privateUrl ?? `file://${dirname(folder)}`
    await using checkout = await checkOut(this.#origin, push)
    if (this.#privateUrl)
      await checkout.git('remote', 'set-url', 'origin', `${serverUrl}/${basename(folder)}`)
    const prepared = await prepare?.(checkout)
    this.#sandbox.fail(...faults)
    const run = await runAction({
      workspace: typeof prepared === 'string' ? prepared : checkout.folder,
      repository: basename(folder),
      environment: { ...CACHE, GITHUB_SERVER_URL: serverUrl, GITHUB_RUN_ID: `${again}` },
      event,
      inputs: { 'base-url': this.#sandbox.url, 'github-token': this.#privateUrl ? TOKEN : '', ...inputs },
      onStart: this.#interfere(push),
      onOutput: text => {
        this.log += text
      },
    })
    await this.#sandbox.settled()
    return run
  }

  #interfere({ signal }: Push): NonNullable<ActionOptions['onStart']> {
    const before = this.#sandbox.requests.length
    return kill => {
      if (signal) void this.requested(before + signal.request).then(() => kill(signal.name))
    }
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

function pushTo(branch = 'main'): ActionEvent {
  return { name: 'push', ref: `refs/heads/${branch}` }
}

/** So many requests that are answered as ever. */
function answered(times: number): Fault[] {
  return times === 0 ? [] : [{ delayMs: 0, times }]
}

/** Gives up after some minutes: what was waited for then shows as missing. */
async function until(isSo: () => boolean): Promise<void> {
  for (let waits = 0; !isSo() && waits < 7_500; waits++) await delay(20, undefined, { ref: false })
}

async function age(journal: string): Promise<void> {
  const lines = (await readFile(journal, 'utf8')).trim().split('\n')
  const aged = lines.map(line => JSON.parse(line)).map(line => ({ ...line, at: line.at - 86_400_000 }))
  await writeFile(journal, aged.map(line => `${JSON.stringify(line)}\n`).join(''))
}
