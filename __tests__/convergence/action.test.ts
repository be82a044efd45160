import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Stage } from '../scenarios/stage.ts'
import type { Files } from '../support/checkout.ts'

/** How many sequences of pushes; CONVERGENCE_SEQUENCES asks for more. */
const sequences = Number(process.env.CONVERGENCE_SEQUENCES ?? 6)

const names = ['a', 'b', 'c'] as const
type Name = (typeof names)[number]
const connectors = { a: 'docs', b: 'developers', c: 'handbook' }
const pages = ['0.md', '1.md', '2.md', '3.md', 'x/4.md', 'x/5.md']

/** One commit, the targets from then on, and what happens to its run. */
interface Act {
  /** Of each page: its text, `null` where there is no such file. */
  texts: (string | null)[]
  /** Which target has each page, if one has. */
  owners: (Name | undefined)[]
  /** Without one, the run has no targets. */
  present: Name[]
  prefix: string
  tag: string
  trouble: 'none' | 'refused' | 'killed' | 'killed and cleaned up' | 'poisoned' | 'no run'
  request: number
  /** A force push takes the last commit off the branch first. */
  isForced: boolean
  /** As on a schedule. */
  isFull: boolean
}

const act: fc.Arbitrary<Act> = fc.record({
  texts: fc.tuple(
    ...pages.map(() => fc.constantFrom('One.\n', 'Two.\n', '---\ndraft: true\n---\nNo.\n', null)),
  ),
  owners: fc.tuple(...pages.map(() => fc.constantFrom('a', 'a', 'b', 'b', 'c', undefined))),
  present: fc.subarray([...names]),
  prefix: fc.constantFrom('', '', 'p/'),
  tag: fc.constantFrom('one', 'one', 'two'),
  trouble: fc.constantFrom(
    'none',
    'none',
    'refused',
    'killed',
    'killed and cleaned up',
    'poisoned',
    'no run',
  ),
  request: fc.integer({ min: 1, max: 3 }),
  isForced: fc.constantFrom(false, false, false, true),
  isFull: fc.constantFrom(false, false, false, true),
})

/** Each target has a page that it never loses. */
const kept: Files = Object.fromEntries(names.map(name => [`keep-${name}.md`, 'Kept.\n']))

function toInputs(act: Act): Record<string, string> {
  return act.present.length > 0 ? { targets: toTargets(act) } : { files: '**', 'max-archive': '100%' }
}

function toTargets({ owners, present, prefix, tag }: Act): string {
  const lines = present.map(name => {
    const files = [`keep-${name}.md`, ...pages.filter((_, at) => owners[at] === name)]
    const own = name === 'a' ? `ref-prefix: "${prefix}", tags: [${tag}], ` : ''
    return `  - { name: ${name}, connector-id: ${connectors[name]}, ${own}max-archive: 100%, files: [${files.join(', ')}] }\n`
  })
  return `targets:\n${lines.join('')}`
}

test('after targets have come, changed and gone, the branch was rewritten, and runs were lost, failed and killed, the next green run of the built action leaves search as a first one would', async () => {
  const ends = new Set<number | null>()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 5 }), act, async (acts, last) => {
      await using stage = await Stage.open(kept)
      for (const each of acts) ends.add(await perform(each, stage))
      // What nobody wants any more stays where its target is gone.
      await perform({ ...last, present: [...names], trouble: 'no run' }, stage)
      const targets = toTargets({ ...last, present: [...names] })
      // A fault that no run has met yet waits for the next request.
      let end: number | null = 1
      for (let tries = 0; end !== 0 && tries < 6; tries++)
        end = (await stage.push({ inputs: { targets }, red: 'perhaps' })).exitCode
      expect(end).toBe(0)
      await stage.expectMirror()
    }),
    { numRuns: sequences, endOnFailure: true },
  )
  expect([...ends]).toEqual(expect.arrayContaining([0, 1, null]))
}, 3_600_000)

/** Resolves to how the run ended. */
async function perform(act: Act, stage: Stage): Promise<number | null> {
  const { texts, owners, trouble, request, isForced, isFull } = act
  if (isForced && stage.last) await stage.origin.git('reset', '--quiet', '--hard', 'HEAD~1')
  await stage.origin.commit(Object.fromEntries(pages.map((path, at) => [path, texts[at] ?? null])))
  if (trouble === 'no run') return 0
  const slow = { delayMs: 300, times: request }
  const poisoned = pages.find((_, at) => owners[at] === 'b')
  if (trouble === 'poisoned' && poisoned) stage.sandbox.poison(poisoned)
  const run = await stage.push({
    inputs: { ...toInputs(act), sync: isFull ? 'everything' : 'changes' },
    red: 'perhaps',
    ...(trouble === 'refused' && { faults: [{ status: 401 }] }),
    ...(trouble.startsWith('killed') && { faults: [slow], signal: { name: 'SIGKILL' as const, request } }),
  })
  if (run.exitCode === null && trouble === 'killed and cleaned up') await stage.cleanUp()
  if (run.exitCode === null) await stage.wait()
  if (poisoned) stage.sandbox.cure(poisoned)
  return run.exitCode
}
