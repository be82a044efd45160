import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { expect } from '@jest/globals'
import { type ActionRun, runAction } from '../../sandbox/action.ts'
import { startGitServer } from '../../sandbox/git-server.ts'
import { type GitHub, startGitHub } from '../../sandbox/github.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { age } from '../../scripts/replay/trouble.ts'
import { type Checkout, cloneCheckout, createCheckout, type Files, put } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { restore } from '../support/records.ts'
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

export async function openStage(pages: Files, { init, isPrivate, isOnGitHub }: End): Promise<Stage> {
  await using stack = new AsyncDisposableStack()
  const origin = stack.use(await createCheckout(pages, init))
  // As GitHub's own server does.
  await origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  await origin.git('config', 'uploadpack.allowFilter', 'true')
  const home = stack.use(await temporaryFolder())
  const sandbox = stack.use(await startSandbox({ connectors: ['docs', 'fresh'] }))
  const repository = isOnGitHub ? nameOf(origin) : basename(origin.folder)
  const root = origin.folder.slice(0, -repository.length)
  const server = isPrivate || isOnGitHub ? stack.use(await startGitServer(root, TOKEN)) : undefined
  const options = { directory: origin.folder, repository, token: TOKEN }
  const gitHub = isOnGitHub ? stack.use(await startGitHub(options)) : undefined
  const runs = new Runs(origin, sandbox, { privateUrl: server?.url, home: home.path, gitHub, repository })
  const open = stack.move()
  const scenario: Scenario = {
    commit: origin.commit,
    git: origin.git,
    push: options => runs.push(options),
    cleanUp: () => runs.cleanUp(),
    generate: files => {
      runs.generated = files
    },
    gitHub,
    async restore(version) {
      const commits = (await origin.git('rev-list', '--reverse', 'main')).split('\n')
      const about = { token: TOKEN, repository, serviceUrl: sandbox.url, commits }
      await restore(version, { journal: runs.journal, gitHub, ...about })
      // Its runs have had the first numbers.
      runs.count = 10
    },
    wait: async () => (gitHub ? gitHub.age(3_600_000) : age(runs.journal)),
    bodyOf: ref => sandbox.store.active('docs').get(ref)?.body ?? '',
    requested: count => runs.requested(count),
    said: words => until(() => words.test(runs.log)),
    live: () => [...sandbox.store.active('docs').keys()],
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

/** `owner/name`, of an origin whose owner is a folder. */
const nameOf = ({ folder }: Checkout) => folder.split('/').slice(-2).join('/')

/** Where the runs of a stage find what they need. */
interface Surroundings {
  /** Where the origin can be fetched with the token only. */
  privateUrl: string | undefined
  home: string
  gitHub: GitHub | undefined
  repository: string
}

/** The runs of a workflow whose inputs may change from one to the next. */
class Runs {
  log = ''
  generated: Files = {}
  count = 0
  last: ActionRun | undefined
  readonly journal: string
  readonly #origin: Checkout
  readonly #sandbox: Sandbox
  readonly #around: Surroundings
  #inputs: Record<string, string> = {}
  #attempts = new Map<number, number>()

  constructor(origin: Checkout, sandbox: Sandbox, around: Surroundings) {
    this.#origin = origin
    this.#sandbox = sandbox
    this.#around = around
    this.journal = join(around.home, 'journal.jsonl')
  }

  async push(push: Push = {}): Promise<ActionRun> {
    this.#inputs = push.inputs ?? this.#inputs
    const run = await this.#start(push, this.#own())
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

  async cleanUp(): Promise<void> {
    await this.#start({ again: this.count }, this.#own(), this.last?.state)
  }

  #own(): Record<string, string> {
    const journal = this.#around.gitHub ? 'deployments' : this.journal
    return { 'connector-id': 'docs', journal, ...this.#inputs }
  }

  mirror(revision: string | undefined): Promise<ActionRun> {
    const own = { 'connector-id': 'fresh', journal: join(this.#around.home, 'fresh.jsonl') }
    const sync = { 'api-key': 'sandbox-key', sync: 'everything', 'dry-run': 'false' }
    return this.#start({ clone: [], ...(revision && { at: revision }) }, { ...this.#inputs, ...own, ...sync })
  }

  requested(count: number): Promise<void> {
    return until(() => this.#sandbox.requests.length >= count)
  }

  /** @param state of a run, whose `post` step this is. */
  async #start(
    push: Push,
    inputs: Record<string, string>,
    state?: Record<string, string>,
  ): Promise<ActionRun> {
    const { again = ++this.count, faults = [], gitHubFaults = [], prepare } = push
    const { privateUrl, gitHub, repository } = this.#around
    const serverUrl = privateUrl ?? `file://${this.#origin.folder.slice(0, -repository.length - 1)}`
    const attempt = (this.#attempts.get(again) ?? 0) + 1
    this.#attempts.set(again, attempt)
    await using checkout = await checkOut(this.#origin, push)
    if (privateUrl) await checkout.git('remote', 'set-url', 'origin', `${serverUrl}/${repository}`)
    for (const [path, content] of Object.entries(this.generated))
      await put(join(checkout.folder, path), content)
    const prepared = await prepare?.(checkout)
    this.#sandbox.fail(...faults)
    gitHub?.fail(...gitHubFaults.map(fault => ({ ...fault, when: { method: 'POST' } })))
    const signalled = this.#signalled(push)
    const run = await runAction({
      workspace: typeof prepared === 'string' ? prepared : checkout.folder,
      repository,
      environment: {
        ...CACHE,
        GITHUB_SERVER_URL: serverUrl,
        GITHUB_RUN_ID: `${again}`,
        GITHUB_RUN_ATTEMPT: `${attempt}`,
        ...(gitHub && { GITHUB_API_URL: gitHub.url }),
      },
      ...(state && { state }),
      event: push.event ?? { name: 'push', ref: `refs/heads/${inputs.branch ?? 'main'}` },
      inputs: {
        ...{ 'base-url': this.#sandbox.url, 'api-key': 'sandbox-key' },
        ...{ 'github-token': privateUrl || gitHub ? TOKEN : '', ...inputs },
      },
      onStart: kill => void signalled?.then(kill),
      onOutput: text => {
        this.log += text
      },
    })
    await this.#sandbox.settled()
    return run
  }

  /** Resolves to the push's signal when it is to be sent; `undefined` when there is none. */
  #signalled({ signal }: Push): Promise<NodeJS.Signals> | undefined {
    if (signal === undefined) return undefined
    const { gitHub } = this.#around
    const received = () =>
      signal.isToGitHub
        ? (gitHub?.requests.filter(({ method }) => method === 'POST').length ?? 0)
        : this.#sandbox.requests.length
    const wanted = received() + signal.request
    return until(() => received() >= wanted).then(() => signal.name)
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
