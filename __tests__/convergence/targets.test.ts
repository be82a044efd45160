import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Commit, commitOn, type Edit } from './history.ts'
import { type Fault, faults } from './outside.ts'
import { type Climate, fine } from './service.ts'
import { type State, Workplace } from './workplace.ts'

/** How many sequences of runs: each takes as long as five with one target. */
const sequences = Number(process.env.CONVERGENCE_RUNS ?? 1000) / 5

const names = ['a', 'b', 'c'] as const
type Name = (typeof names)[number]
const pages = ['0.md', '1.md', '2.md', 'x/3.md', 'x/4.md']
/** Each target has a page that it never loses. */
const kept = (name: Name) => `keep-${name}.md`

/** One commit, the targets from then on, and what happens to its run. */
interface Act {
  /** Of each page: its text, `null` where there is no such file. */
  texts: (string | null)[]
  /** Which target has each page, where there are targets. */
  owners: Name[]
  /** Without one, the run has no targets. */
  present: readonly Name[]
  prefix: string
  /** `undefined`: its run never happens. */
  run: { fault: Fault | undefined; climate: Climate } | undefined
}

const climate: fc.Arbitrary<Climate> = fc
  .tuple(fc.constantFrom('fine', 'fine', 'refuses', 'down'), fc.nat(3), fc.constantFrom(1, 100))
  .map(([kind, from, most]) => ({
    ...fine,
    most,
    ...(kind === 'refuses' && { refusesFrom: from }),
    ...(kind === 'down' && { downFrom: from }),
  }))
const run = fc.record({
  fault: fc.option(fc.record({ at: fc.integer({ min: 1, max: 40 }), kind: fc.constantFrom(...faults) }), {
    nil: undefined,
  }),
  climate,
})
const act: fc.Arbitrary<Act> = fc.record({
  texts: fc.tuple(...pages.map(() => fc.constantFrom('One.\n', 'Two.\n', '---\ndraft: true\n---\n', null))),
  owners: fc.tuple(...pages.map(() => fc.constantFrom(...names))),
  present: fc.oneof(fc.constant([]), fc.subarray([...names], { minLength: 1 })),
  prefix: fc.constantFrom('', 'p/'),
  run: fc.option(run, { nil: undefined, freq: 8 }),
})

/** The files of a target of an act. */
const filesOf = (name: Name, { owners }: Act) => [kept(name), ...pages.filter((_, at) => owners[at] === name)]

/** @param removed targets that are back only to take their documents out of search. */
function stateOf(act: Act, removed: readonly Name[] = []): State {
  const commit = commitOf(act)
  const { present, prefix } = act
  const options = { 'max-archive': '100%' }
  if (present.length + removed.length === 0)
    return { commit, options: { ...options, 'ref-prefix': prefix, files: '**' } }
  const target = (name: Name, files: string[]) => ({
    name,
    files,
    ...(name === 'a' && { 'ref-prefix': prefix }),
  })
  const targets = [
    ...present.map(name => target(name, filesOf(name, act))),
    ...removed.map(name => target(name, ['nothing/**'])),
  ]
  return { commit, options: { ...options, 'connector-id': 'docs', targets: JSON.stringify({ targets }) } }
}

test('after targets have come, failed at their first run, got other names and gone, a green run leaves search as a first one would, but for what a target that is gone has pushed, which its way out archives', async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), act, async (acts, last) => {
      const workplace = new Workplace()
      /** What each target may have pushed in its runs. */
      const pushed = new Map<Name, Set<string>>(names.map(name => [name, new Set()]))
      for (const each of acts) {
        if (each.run === undefined) continue
        for (const name of each.present)
          for (const path of filesOf(name, each))
            pushed.get(name)!.add(name === 'a' ? each.prefix + path : path)
        const { reports } = await workplace.run(stateOf(each), each.run.fault, each.run.climate)
        for (const { status } of reports) ends.add(status)
        workplace.nowMs += 3_600_000
      }
      const state = stateOf(last)
      const { reports } = await workplace.run(state)
      expect(reports.map(({ status, problem }) => problem ?? status)).toEqual(reports.map(() => 'succeeded'))

      const fresh = await searchOf(state)
      const left = [...workplace.documents.keys()].filter(reference => !fresh.has(reference))
      const removed = last.present.length === 0 ? [] : names.filter(name => !last.present.includes(name))
      const known = new Set(removed.flatMap(name => [...pushed.get(name)!]))
      expect(left.filter(reference => !known.has(reference))).toEqual([])
      for (const [reference, document] of fresh) expect(workplace.documents.get(reference)).toEqual(document)

      if (removed.length === 0) return
      await workplace.run(stateOf(last, removed))
      expect(new Map(workplace.documents)).toEqual(new Map(fresh))
    }),
    { numRuns: sequences },
  )
  expect(ends).toEqual(new Set(['succeeded', 'failed']))
}, 3_600_000)

function commitOf({ texts }: Act): Commit {
  const edits: Edit[] = names.map(name => ({ kind: 'write', path: kept(name), text: 'Kept.\n' }))
  for (const [at, path] of pages.entries()) {
    const text = texts[at]
    if (typeof text === 'string') edits.push({ kind: 'write', path, text })
  }
  return commitOn(undefined, edits)
}

async function searchOf(state: State) {
  const workplace = new Workplace()
  await workplace.run(state)
  return workplace.documents
}
