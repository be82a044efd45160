import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ActionOptions, type ActionRun, runAction } from '../../sandbox/action.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { type Checkout, createCheckout, type Files } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'

/** A checkout, a service to push it to, and a key that only they know. */
export interface Stage extends AsyncDisposable {
  readonly key: string
  readonly sandbox: Sandbox
  readonly checkout: Checkout
  /** Of the journal and other files that should outlast a run. */
  readonly home: string
  /** Changes the records of earlier runs. */
  rewriteJournal(change: (text: string) => string): Promise<void>
  push(options?: Partial<ActionOptions>): Promise<ActionRun>
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
  const open = stack.move()
  return {
    key,
    sandbox,
    checkout,
    home: home.path,
    rewriteJournal: async change => writeFile(journal, change(await readFile(journal, 'utf8'))),
    push: ({ inputs, ...options } = {}) =>
      runAction({
        workspace: checkout.folder,
        inputs: {
          'base-url': sandbox.url,
          'connector-id': 'docs',
          'api-key': key,
          journal,
          ...inputs,
        },
        ...options,
      }),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** Resolves when the service has received its first request. */
export async function requested(stage: Stage): Promise<void> {
  while (stage.sandbox.requests.length === 0) await new Promise(resolve => setTimeout(resolve, 20).unref())
}

/** Makes the action throw an error, with what this JavaScript comes to in its words, once it has made a request. */
export function throwing(stage: Stage, words: string): Pick<ActionOptions, 'environment' | 'onStart'> {
  const code = `process.once('SIGUSR2', () => { throw new Error(${words}) })`
  return {
    environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` },
    onStart: kill => void requested(stage).then(() => kill('SIGUSR2')),
  }
}
