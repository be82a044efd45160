import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { runAction } from '../../sandbox/action.ts'
import { startGitHub } from '../../sandbox/github.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { isInShard, readShard, type Shard } from '../../src/inputs/shard.ts'
import { createCheckout } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'

type Texts = Record<string, string>

const pages = (count: number, folder: string): Texts =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${folder}/${index}.md`, `# Page ${index}\n\nWords.\n`]),
  )

/** A repository with these pages, and the action on one shard of it after another. */
async function openShards(texts: Texts, journal: 'deployments' | 'file' = 'file') {
  await using stack = new AsyncDisposableStack()
  const checkout = stack.use(await createCheckout(texts))
  const github = stack.use(await startGitHub({ directory: checkout.folder }))
  const sandbox = stack.use(await startSandbox())
  const folder = stack.use(await temporaryFolder())
  const open = stack.move()
  const push = (shard: string) =>
    runAction({
      workspace: checkout.folder,
      repository: 'octo/docs',
      inputs: {
        ...{ 'base-url': sandbox.url, 'connector-id': 'docs', 'api-key': 'sandbox-key' },
        ...{ 'github-token': 'github-token', 'source-links': 'false', shard },
        journal: journal === 'file' ? join(folder.path, 'journal.jsonl') : journal,
      },
      environment: { GITHUB_API_URL: github.url },
    })
  return {
    checkout,
    sandbox,
    push,
    /** Pushes these shards, each of which must succeed, and sums up what they say. */
    async pushAll(...shards: string[]) {
      const sums = { pushed: 0, archived: 0 }
      for (const shard of shards) {
        const { exitCode, outputs } = await push(shard)
        expect(exitCode).toBe(0)
        sums.pushed += Number(outputs.pushed)
        sums.archived += Number(outputs.archived)
      }
      return sums
    },
    async live() {
      await sandbox.settled()
      return [...sandbox.store.active('docs').keys()].toSorted()
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

test.each(['deployments', 'file'] as const)(
  'with a journal in %s, shards may come, change and go, and search stays complete',
  async journal => {
    const all = pages(8, 'docs')
    await using shards = await openShards(all, journal)
    const without = (...numbers: number[]) =>
      Object.keys(all).filter(path => !numbers.some(each => path === `docs/${each}.md`))
    expect(await shards.pushAll('')).toEqual({ pushed: 8, archived: 0 })
    await shards.checkout.commit({ 'docs/1.md': null, 'docs/2.md': '# Two\n\nOther.\n' })
    expect(await shards.pushAll('1/2', '2/2')).toEqual({ pushed: 1, archived: 1 })
    expect(await shards.live()).toEqual(without(1))
    await shards.checkout.commit({ 'docs/3.md': null, 'docs/4.md': '# Four\n\nOther.\n' })
    await shards.pushAll('1/3', '2/3', '3/3')
    expect(await shards.live()).toEqual(without(1, 3))
    await shards.checkout.commit({ 'docs/5.md': null })
    await shards.pushAll('')
    expect(await shards.live()).toEqual(without(1, 3, 5))
    expect(await shards.pushAll('')).toEqual({ pushed: 0, archived: 0 })
  },
)

test('a renamed folder, whose pages move to other shards, is not stopped by max-archive', async () => {
  const [old, renamed] = [pages(200, 'old'), pages(200, 'new')]
  await using shards = await openShards(old)
  await shards.pushAll('1/2', '2/2')
  await shards.checkout.commit({
    ...Object.fromEntries(Object.keys(old).map(path => [path, null])),
    ...renamed,
  })
  await shards.pushAll('1/2', '2/2')
  expect(await shards.live()).toEqual(Object.keys(renamed).toSorted())
})

test('a page that moves to another shard and is refused there is out of search until that shard succeeds', async () => {
  const [first, second] = ['1/2', '2/2'].map(each => readShard(each) as Shard) as [Shard, Shard]
  const names = Array.from({ length: 20 }, (_, index) => `${index}.md`)
  const [old, renamed] = [first, second].map(shard => names.find(each => isInShard(each, shard))!)
  await using shards = await openShards({ [old!]: '# Page\n\nWords.\n' })
  await shards.pushAll('1/2', '2/2')
  await shards.checkout.commit({ [old!]: null, [renamed!]: '# Page\n\nWords.\n' })
  shards.sandbox.poison(renamed!)
  expect(await shards.pushAll('1/2')).toEqual({ pushed: 0, archived: 1 })
  expect(await shards.push('2/2')).toMatchObject({ exitCode: 1, outputs: { failed: '1' } })
  expect(await shards.live()).toEqual([])
  shards.sandbox.cure(renamed!)
  expect(await shards.pushAll('2/2')).toEqual({ pushed: 1, archived: 0 })
  expect(await shards.live()).toEqual([renamed])
})
