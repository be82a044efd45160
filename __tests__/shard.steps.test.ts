import { expect, test } from '@jest/globals'
import { runAction } from '../sandbox/action.ts'
import { startGitHub } from '../sandbox/github.ts'
import { startSandbox } from '../sandbox/server.ts'
import { isInShard, readShard, type Shard } from '../src/shard.ts'
import { createCheckout } from './support/checkout.ts'
import { temporaryFolder } from './support/folder.ts'

const page = (number: number) => `docs/${number}.md`
const numbered = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => [page(index), `# Page ${index}\n\nWords.\n`]),
)

test.each(['deployments', 'a file'])(
  'a journal of %s: shards come, change and go, and search keeps in step',
  async kind => {
    await using checkout = await createCheckout(numbered)
    await using github = await startGitHub({ directory: checkout.folder })
    await using sandbox = await startSandbox()
    await using folder = await temporaryFolder()
    const push = async (...shards: string[]) => {
      const outputs: Record<string, string>[] = []
      for (const shard of shards) {
        const run = await runAction({
          workspace: checkout.folder,
          repository: 'octo/docs',
          inputs: {
            'base-url': sandbox.url,
            'connector-id': 'docs',
            'api-key': 'sandbox-key',
            'github-token': 'github-token',
            ...(kind === 'a file' && { journal: `${folder.path}/journal.jsonl` }),
            shard,
          },
          environment: { GITHUB_API_URL: github.url },
        })
        expect(run.output).not.toMatch(/::error/)
        outputs.push(run.outputs)
      }
      await sandbox.settled()
      const sum = (name: string) => outputs.reduce((total, each) => total + Number(each[name]), 0)
      return {
        live: [...sandbox.store.active('docs').keys()].sort(),
        pushed: sum('pushed'),
        archived: sum('archived'),
      }
    }
    const pages = (...without: number[]) =>
      Object.keys(numbered).filter(path => !without.some(each => page(each) === path))

    expect(await push('')).toMatchObject({ live: pages(), pushed: 8 })
    await checkout.commit({ [page(1)]: null, [page(2)]: '# Page two\n\nOther.\n' })
    expect(await push('1/2', '2/2')).toEqual({ live: pages(1), pushed: 1, archived: 1 })
    await checkout.commit({ [page(3)]: null, [page(4)]: '# Page four\n\nOther.\n' })
    expect(await push('1/3', '2/3', '3/3')).toMatchObject({ live: pages(1, 3) })
    await checkout.commit({ [page(5)]: null })
    expect(await push('')).toMatchObject({ live: pages(1, 3, 5) })
    expect(await push('')).toMatchObject({ pushed: 0, archived: 0 })
  },
)

/** The action on one shard of a checkout, with a journal of its own. */
async function openShards(texts: Record<string, string>) {
  await using stack = new AsyncDisposableStack()
  const checkout = stack.use(await createCheckout(texts))
  const sandbox = stack.use(await startSandbox())
  const folder = stack.use(await temporaryFolder())
  const open = stack.move()
  return {
    checkout,
    sandbox,
    push: (shard: string) =>
      runAction({
        workspace: checkout.folder,
        inputs: {
          'base-url': sandbox.url,
          'connector-id': 'docs',
          'api-key': 'sandbox-key',
          journal: `${folder.path}/journal.jsonl`,
          'source-links': 'false',
          shard,
        },
      }),
    async live() {
      await sandbox.settled()
      return [...sandbox.store.active('docs').keys()].toSorted()
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

test('a renamed folder, whose pages fall to other shards, is no mistake that the guard stops', async () => {
  const named = (folder: string) =>
    Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`${folder}/${index}.md`, `# Page ${index}\n\nWords.\n`]),
    )
  await using shards = await openShards(named('old'))
  for (const shard of ['1/2', '2/2']) expect((await shards.push(shard)).exitCode).toBe(0)
  const gone = Object.fromEntries(Object.keys(named('old')).map(path => [path, null]))
  await shards.checkout.commit({ ...gone, ...named('new') })
  for (const shard of ['1/2', '2/2']) expect((await shards.push(shard)).output).not.toMatch(/::error/)
  expect(await shards.live()).toEqual(Object.keys(named('new')).toSorted())
})

test('a page that falls to another shard when it is renamed, and fails there, is out of search until it succeeds there', async () => {
  const [first, second] = ['1/2', '2/2'].map(each => readShard(each) as Shard)
  const names = Array.from({ length: 20 }, (_, index) => `${index}.md`)
  const old = names.find(each => isInShard(each, first as Shard)) as string
  const now = names.find(each => isInShard(each, second as Shard)) as string
  await using shards = await openShards({ [old]: '# Page\n\nWords.\n' })
  for (const shard of ['1/2', '2/2']) await shards.push(shard)
  await shards.checkout.commit({ [old]: null, [now]: '# Page\n\nWords.\n' })
  shards.sandbox.poison(now)
  expect(await shards.push('1/2')).toMatchObject({ exitCode: 0, outputs: { archived: '1' } })
  expect(await shards.push('2/2')).toMatchObject({ exitCode: 1, outputs: { failed: '1' } })
  expect(await shards.live()).toEqual([])
  shards.sandbox.cure(now)
  expect(await shards.push('2/2')).toMatchObject({ exitCode: 0, outputs: { pushed: '1' } })
  expect(await shards.live()).toEqual([now])
})
