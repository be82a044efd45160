import { expect, test } from '@jest/globals'
import { expected } from './expected.ts'
import { repositoryUrl } from './job.ts'
import { normalisers } from './normalisers.ts'
import { calm } from './play.ts'
import { World } from './world.ts'
import { defaults } from './writing.ts'

const kinds = ['add', 'change', 'remove', 'hide'] as const

/** Every three pushes of these kinds, and the number of the push before the backup. */
const cases = kinds.flatMap(a =>
  kinds.flatMap(b => kinds.flatMap(c => [0, 1, 2].map(backup => ({ pushes: [a, b, c], backup })))),
)

test('of every three pushes, a run by hand makes right what was restored from a backup, but for documents that nothing knows of', async () => {
  let left = 0
  for (const { pushes, backup } of cases)
    for (const restored of ['record', 'search', 'both'] as const) {
      const world = new World()
      await run(world)
      let [attempts, documents] = [[...world.journal.attempts], new Map(world.service.active)]
      for (const [index, kind] of pushes.entries()) {
        push(world, kind, index)
        await run(world)
        if (index + 1 === backup)
          [attempts, documents] = [[...world.journal.attempts], new Map(world.service.active)]
      }
      if (restored !== 'search') world.journal.attempts.splice(0, Number.POSITIVE_INFINITY, ...attempts)
      const { active } = world.service
      if (restored !== 'record') {
        active.clear()
        for (const each of documents) active.set(...each)
      }
      expect(await run(world)).toBe('succeeded')
      const wanted = expected(world.tip, defaults, repositoryUrl)
      // Of what left search after the backup the newest record says nothing: where search alone is older it stays.
      const lost = [...documents].filter(([reference]) => restored === 'search' && !wanted.has(reference))
      left += lost.length
      expect(active).toEqual(new Map([...wanted, ...lost]))
    }
  process.stderr.write(`${3 * cases.length} restored backups, ${left} documents left by an older search\n`)
}, 1_200_000)

function push(world: World, kind: (typeof kinds)[number], index: number): void {
  const text = `${kind === 'hide' ? '---\ndraft: true\n---\n' : ''}# A\n\nPush ${index}.\n`
  const at = [...world.tip.files.keys()].indexOf('a.md')
  if (kind === 'remove') world.push(at < 0 ? [] : [{ kind: 'remove', at }])
  else world.push([{ kind: 'write', path: kind === 'add' ? 'new.md' : 'a.md', text }])
}

/** A run by hand. */
async function run(world: World): Promise<string | undefined> {
  const subject = { commit: world.tip, settings: defaults, normaliser: normalisers[0]!, generated: new Map() }
  return (await world.start(subject, { ...calm, everything: true, maxArchive: '100%' }).over)?.status
}
