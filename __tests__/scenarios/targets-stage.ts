import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { type ActionEvent, type ActionRun, runAction } from '../../sandbox/action.ts'
import type { Fault } from '../../sandbox/faults.ts'
import { type GitHub, startGitHub } from '../../sandbox/github.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { age } from '../../scripts/replay/trouble.ts'
import { type Checkout, createCheckout, type Files } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { TIMEOUT_MS } from './scenario.ts'

/** One run of a workflow with targets. */
export interface TargetsRun {
  /** The input `targets`; without it that of the run before. */
  targets?: string
  /** Other inputs, of this run alone. */
  inputs?: Record<string, string>
  environment?: Record<string, string>
  event?: ActionEvent
  /** The revision that is checked out, instead of `main`. */
  at?: string
  /** The number of the run that is started again, from 1. */
  again?: number
  faults?: Fault[]
  /** Sent when the service has received so many requests of this run. */
  signal?: { name: NodeJS.Signals; request: number }
  red?: true | 'perhaps' | RegExp
  says?: RegExp
  silent?: RegExp
  outputs?: Record<string, string>
}

const CONNECTORS = ['docs', 'handbook', 'developers']
export const KEYS = {
  'sandbox-key': { write: true },
  'developers-key': { write: true },
  'read-only-key': { write: false },
}
const TOKEN = 'ghs-token-of-the-job'

/** `owner/name`, of a repository whose owner is a folder. */
const nameOf = ({ folder }: Checkout) => folder.split('/').slice(-2).join('/')

/** A repository, a service with three connectors, and the runs between them. */
export class TargetsStage implements AsyncDisposable {
  readonly checkout: Checkout
  readonly sandbox: Sandbox
  readonly gitHub: GitHub | undefined
  readonly #home: string
  readonly #open: AsyncDisposableStack
  #targets = ''
  #count = 0
  last: ActionRun | undefined

  private constructor(
    checkout: Checkout,
    sandbox: Sandbox,
    home: string,
    gitHub: GitHub | undefined,
    open: AsyncDisposableStack,
  ) {
    this.checkout = checkout
    this.sandbox = sandbox
    this.gitHub = gitHub
    this.#home = home
    this.#open = open
  }

  static async open(files: Files, isOnGitHub = false): Promise<TargetsStage> {
    await using stack = new AsyncDisposableStack()
    const checkout = stack.use(await createCheckout(files))
    const sandbox = stack.use(await startSandbox({ connectors: CONNECTORS, keys: KEYS }))
    const home = stack.use(await temporaryFolder())
    const repository = nameOf(checkout)
    const options = { directory: checkout.folder, repository, token: TOKEN }
    const gitHub = isOnGitHub ? stack.use(await startGitHub(options)) : undefined
    return new TargetsStage(checkout, sandbox, home.path, gitHub, stack.move())
  }

  async run(run: TargetsRun = {}): Promise<ActionRun> {
    this.#targets = run.targets ?? this.#targets
    await this.checkout.git('checkout', '--quiet', '--detach', run.at ?? 'main')
    this.sandbox.fail(...(run.faults ?? []))
    const found = await this.#start(
      run,
      this.sandbox,
      join(this.#home, 'journal.jsonl'),
      run.again ?? ++this.#count,
    )
    await this.checkout.git('checkout', '--quiet', 'main')
    await this.sandbox.settled()
    if (run.red instanceof RegExp) expect(found.output).toMatch(run.red)
    if (run.says) expect(found.output).toMatch(run.says)
    if (run.silent) expect(found.output).not.toMatch(run.silent)
    const exitCode = run.signal?.name === 'SIGKILL' ? null : run.red ? 1 : 0
    if (run.red !== 'perhaps' && found.exitCode !== exitCode)
      throw new Error(`expected to exit with ${exitCode}: ${found.output}`)
    if (run.outputs) expect(found.outputs).toMatchObject(run.outputs)
    this.last = found
    return found
  }

  /** The `post` step of the last run. */
  async cleanUp(): Promise<void> {
    await this.#start({}, this.sandbox, join(this.#home, 'journal.jsonl'), this.#count, this.last?.state)
  }

  /** Time passes: every attempt of the journal is past its time limit. */
  wait = () => age(join(this.#home, 'journal.jsonl'))

  /** What is in search, by connector, without connectors of which nothing is. */
  live(sandbox = this.sandbox): Record<string, string[]> {
    const all = CONNECTORS.map(each => ({ each, refs: [...sandbox.store.active(each).keys()] }))
    return Object.fromEntries(all.flatMap(({ each, refs }) => (refs.length > 0 ? [[each, refs]] : [])))
  }

  /** Search holds what a first run of the same workflow would bring into an empty service. */
  async expectMirror(inputs: Record<string, string> = {}): Promise<void> {
    await using fresh = await startSandbox({ connectors: CONNECTORS, keys: KEYS })
    await this.#start(
      { inputs: { ...inputs, sync: 'everything' } },
      fresh,
      join(this.#home, 'fresh.jsonl'),
      1000,
    )
    await fresh.settled()
    for (const each of CONNECTORS) expect(this.sandbox.store.active(each)).toEqual(fresh.store.active(each))
  }

  async #start(
    { inputs, environment, event, signal }: TargetsRun,
    sandbox: Sandbox,
    file: string,
    runId: number,
    state?: Record<string, string>,
  ): Promise<ActionRun> {
    const isOwn = sandbox === this.sandbox
    const gitHub = isOwn ? this.gitHub : undefined
    const wanted = sandbox.requests.length + (signal?.request ?? 0)
    let isOver = false
    const running = runAction({
      workspace: this.checkout.folder,
      repository: nameOf(this.checkout),
      environment: {
        GITHUB_RUN_ID: String(runId),
        // GitHub's own server has the log of a run.
        ...(!this.gitHub && {
          GITHUB_SERVER_URL: `file://${this.checkout.folder.slice(0, -nameOf(this.checkout).length - 1)}`,
        }),
        DEVELOPERS_KEY: 'developers-key',
        ...(gitHub && { GITHUB_API_URL: gitHub.url }),
        ...environment,
      },
      inputs: {
        ...{ 'base-url': sandbox.url, 'api-key': 'sandbox-key', targets: this.#targets },
        ...{ journal: gitHub ? 'deployments' : file, 'github-token': gitHub ? TOKEN : '', ...inputs },
      },
      ...(event && { event }),
      ...(state && { state }),
      onStart: async kill => {
        if (signal === undefined) return
        while (sandbox.requests.length < wanted && !isOver) await delay(20)
        kill(signal.name)
      },
    })
    return running.finally(() => {
      isOver = true
    })
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#open.disposeAsync()
  }
}

export type TargetsStep = (on: TargetsStage) => unknown

export const run =
  (options?: TargetsRun): TargetsStep =>
  on =>
    on.run(options)
export const commit =
  (files: Files): TargetsStep =>
  on =>
    on.checkout.commit(files)
export const poison =
  (ref: string): TargetsStep =>
  on =>
    on.sandbox.poison(ref)
export const cure =
  (ref: string): TargetsStep =>
  on =>
    on.sandbox.cure(ref)
export const wait: TargetsStep = on => on.wait()
export const cleanUp: TargetsStep = on => on.cleanUp()

/** How it ends: what is in search by connector; without `leftover`, that is what a first run would bring in. */
export interface TargetsEnd {
  live?: Record<string, string[]>
  leftover?: true
  inputs?: Record<string, string>
  isOnGitHub?: true
}

export type TargetsRow = [title: string, steps: readonly TargetsStep[], end: TargetsEnd]

export const PAGES: Files = {
  'README.md': '# Read me\n\nText.\n',
  'handbook/leave.md': '# Leave\n\nText.\n',
  'handbook/pay.md': '# Pay\n\nText.\n',
  'services/auth/docs/index.md': '# Auth\n\nText.\n',
  'services/legacy/docs/index.md': '# Legacy\n\nText.\n',
}

export function rows(...all: TargetsRow[]): void {
  test.each(all)(
    '%s',
    async (_, steps, { live, leftover, inputs, isOnGitHub }) => {
      await using stage = await TargetsStage.open(PAGES, isOnGitHub)
      for (const step of steps) await step(stage)
      if (live) expect(stage.live()).toEqual(live)
      if (!leftover) await stage.expectMirror(inputs)
    },
    TIMEOUT_MS,
  )
}
