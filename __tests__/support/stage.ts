import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ActionOptions, type ActionRun, runAction } from '../../sandbox/action.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { type Checkout, createCheckout, type Files } from './checkout.ts'
import { temporaryFolder } from './folder.ts'

/** A checkout, a service to push it to, and a key that only they know. */
export interface Stage extends AsyncDisposable {
  readonly key: string
  readonly sandbox: Sandbox
  readonly checkout: Checkout
  /** Of the journal and other files that should outlast a run. */
  readonly home: string
  push(options?: Partial<ActionOptions>): Promise<ActionRun>
  /** The references of what is in search, in order. */
  live(): string[]
  bodyOf(externalRef: string): string
  /** How the runs of the journal ended, in order. */
  ends(): Promise<string[]>
  /** Changes the records of earlier runs. */
  rewriteJournal(change: (text: string) => string): Promise<void>
}

/** Random, so that no part of it is ever found by chance; with each kind of character that others might encode. */
export const randomKey = (): string => `${randomBytes(24).toString('base64')}+/"\\%$&'`

export async function openStage(files: Files): Promise<Stage> {
  await using stack = new AsyncDisposableStack()
  const key = randomKey()
  const sandbox = stack.use(await startSandbox({ keys: { [key]: { write: true } } }))
  const checkout = stack.use(await createCheckout(files))
  const home = stack.use(await temporaryFolder())
  const journal = join(home.path, 'journal.jsonl')
  const readJournal = () => readFile(journal, 'utf8')
  const open = stack.move()
  return {
    key,
    sandbox,
    checkout,
    home: home.path,
    async push({ inputs, ...options } = {}) {
      const own = { 'base-url': sandbox.url, 'connector-id': 'docs', 'api-key': key, journal }
      const run = await runAction({ workspace: checkout.folder, inputs: { ...own, ...inputs }, ...options })
      await sandbox.settled()
      return run
    },
    live: () => [...sandbox.store.active('docs').keys()].sort(),
    bodyOf: externalRef => sandbox.store.active('docs').get(externalRef)?.body ?? '',
    async ends() {
      const lines = (await readJournal()).trim().split('\n')
      return lines.flatMap(line => JSON.parse(line).state ?? [])
    },
    rewriteJournal: async change => writeFile(journal, change((await readJournal()).trim())),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** Kills the run, or gives it another signal, once the service has received so many of its requests. */
export function killedAt(
  { sandbox }: Stage,
  signals: NodeJS.Signals[],
  requests = 1,
): Pick<ActionOptions, 'onStart'> {
  const wanted = sandbox.requests.length + requests
  return {
    async onStart(kill) {
      while (sandbox.requests.length < wanted) await new Promise(resolve => setTimeout(resolve, 20).unref())
      for (const signal of signals) kill(signal)
    },
  }
}

/** Makes the action throw an error, with what this JavaScript comes to in its words, once it has made a request. */
export function throwing(stage: Stage, words: string): Pick<ActionOptions, 'environment' | 'onStart'> {
  const code = `process.once('SIGUSR2', () => { throw new Error(${words}) })`
  return {
    environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` },
    ...killedAt(stage, ['SIGUSR2']),
  }
}

/** Reads the output of a run as it comes, and does this once when it has said these words. */
export function whenSaid(words: RegExp, act: () => void): (text: string) => void {
  let [said, isDone] = ['', false]
  return text => {
    said += text
    if (isDone || !words.test(said)) return
    isDone = true
    act()
  }
}
