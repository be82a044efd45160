import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Shard, shardName } from '../../src/inputs/shard.ts'
import { type Attempt, type AttemptRecord, readHistory, Scope, type Target } from '../../src/journal/index.ts'
import { plan } from '../../src/plan/index.ts'
import { readKnown } from '../../src/plan/known.ts'
import { openPageReader } from '../../src/plan/pages.ts'
import type { Tree } from '../../src/plan/tree.ts'
import { noBlobs } from '../support/blobs.ts'

const paths = Array.from({ length: 12 }, (_, index) => `docs/${index}.md`)

/** A repository of which each push brings some, all or none of the shards of one layout up to date. */
class World {
  readonly search = new Map<string, string>()
  readonly #attempts: Attempt[] = []
  #tree: Tree = []
  readonly #trees = new Map<string, Tree>()

  commit(pages: Record<string, string>): string {
    const sha = String(this.#trees.size).padStart(40, '0')
    this.#tree = Object.entries(pages).map(([path, oid]) => ({ path, oid, kind: 'file', isUtf8: true }))
    this.#trees.set(sha, this.#tree)
    return sha
  }

  /**
   * @param share how much of the plan is carried out: all of it in a run that succeeds.
   * @param refused what the service refuses, to push as well as to archive: the exceptions of a run that succeeds.
   */
  async run(sha: string, shard: Shard, share: number, refused: readonly string[] = []): Promise<void> {
    const name = shardName(shard)
    const target: Target = {
      repository: 'o/r',
      branch: 'main',
      connectorId: 'docs',
      service: 's',
      ...(name && { shard: name }),
    }
    const rest = { files: ['**'], refPrefix: '', settings: '1', runId: '1', runAttempt: '1' }
    const record = { v: 1 as const, ...target, ...rest, sha, timeoutMinutes: 1 }
    const order = this.#attempts.length + 1
    const own: Attempt = { id: String(order), order, begunAtMs: 0, state: 'running', record }
    const scope = new Scope(target)
    const seen = this.#attempts
      .toReversed()
      .flatMap(each => (scope.concerns(each.record) ? scope.see(each) : []))
    const history = readHistory([...seen, own], 1, own)
    const tree = async (commit: string) => this.#trees.get(commit) ?? []
    const reader = openPageReader(shard, { tree, blobs: noBlobs })
    const read = (each: AttemptRecord) => reader(each.sha, each)
    const wanted = (await read(record)).pages
    const options = { read, wanted, shard, everything: false, onGone() {} }
    const { known } = await readKnown(history, options)
    const { upserts, archives, heldOf } = plan(options.wanted, '1', known, false)
    const due = [
      ...upserts.map(page => ({ ...page, held: heldOf(page.externalRef) !== undefined })),
      ...archives.map(({ externalRef: path }) => ({ path, oid: undefined, held: true })),
    ]
    const failed = due.filter(({ path }) => refused.includes(path))
    for (const each of due.slice(0, share < 1 ? Math.floor(share * due.length) : Infinity))
      if (failed.includes(each)) continue
      else if (each.oid === undefined) this.search.delete(each.path)
      else this.search.set(each.path, each.oid)
    const exceptions = failed.map(({ path, held }) => ({
      externalRef: path,
      path,
      held,
      since: sha,
    }))
    this.#attempts.push({
      ...own,
      state: share === 1 ? 'succeeded' : 'failed',
      ...(share === 1 && { exceptions }),
    })
  }
}

const pages = fc.dictionary(fc.constantFrom(...paths), fc.constantFrom('a', 'b', 'c'))
const push = fc.record({
  pages,
  count: fc.constantFrom(1, 2, 3),
  refused: fc.subarray(paths, { maxLength: 3 }),
  shares: fc.array(fc.constantFrom(1, 1, 1, 1, 0.5, 0, undefined), { minLength: 3, maxLength: 3 }),
})

const calm = { refused: [] as string[], shares: [1, 1, 1] }

/** What is in search or a commit, but for what the service refuses. */
function without(refused: readonly string[], found: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(found).filter(([path]) => !refused.includes(path)))
}

test('however the shards change, search mirrors a commit, but for what the service refuses, once all shards of one count have brought it in', async () => {
  let [commits, checks] = [0, 0]
  await fc.assert(
    fc.asyncProperty(fc.array(push, { minLength: 1, maxLength: 8 }), async pushes => {
      const world = new World()
      // The last push is one that the service refuses nothing of.
      for (const { pages: found, count, shares, refused } of [...pushes, { ...pushes.at(-1)!, ...calm }]) {
        const sha = world.commit(found)
        commits++
        const runs = shares.slice(0, count)
        for (const [index, share] of runs.entries())
          if (share !== undefined) await world.run(sha, { index: index + 1, count }, share, refused)
        if (!runs.every(share => share === 1)) continue
        expect(without(refused, Object.fromEntries(world.search))).toEqual(without(refused, found))
        checks++
      }
    }),
    { numRuns: 2000 },
  )
  expect(checks).toBeGreaterThan(commits / 4)
})
