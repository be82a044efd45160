import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { commitOn, type Edit } from './history.ts'
import { type Fault, faults } from './outside.ts'
import { type Climate, fine } from './service.ts'
import { type State, Workplace } from './workplace.ts'

/** How many sequences of runs: each takes as long as five with one target. */
const sequences = Number(process.env.CONVERGENCE_RUNS ?? 1000) / 5

const connectors = ['x', 'y', 'z'] as const
type Connector = (typeof connectors)[number]
const pages = ['0.md', '1.md', '2.md', 'x/3.md', 'x/4.md']
/** Each target has a page that it never loses. */
const kept = (connector: Connector) => `keep-${connector}.md`

/** One commit, the targets from then on, and what happens to its run. */
interface Act {
  /** Of each page: its text, `null` where there is no such file. */
  texts: (string | null)[]
  /** Of which connector each page is, where there are targets. */
  owners: Connector[]
  /** The connectors of the targets; without one, the run has no targets and pushes all to the first. */
  present: readonly Connector[]
  /** How many names further the targets are called. */
  shift: number
  prefix: string
  branch: string
  /** `undefined`: its run never happens. */
  run: { fault: Fault | undefined; climate: Climate; isAgain: boolean } | undefined
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
  isAgain: fc.constantFrom(false, false, true),
})
const act: fc.Arbitrary<Act> = fc.record({
  texts: fc.tuple(...pages.map(() => fc.constantFrom('One.\n', 'Two.\n', '---\ndraft: true\n---\n', null))),
  owners: fc.tuple(...pages.map(() => fc.constantFrom(...connectors))),
  present: fc.oneof(fc.constant([]), fc.subarray([...connectors], { minLength: 1 })),
  shift: fc.nat(2),
  prefix: fc.constantFrom('', 'p/'),
  branch: fc.constantFrom('main', 'main', 'other'),
  run: fc.option(run, { nil: undefined, freq: 8 }),
})

/** @param removed connectors that are back only to take their documents out of search. */
function stateOf(
  { texts, owners, present, shift, prefix, branch }: Act,
  removed: readonly Connector[] = [],
): State {
  const edits: Edit[] = connectors.map(each => ({ kind: 'write', path: kept(each), text: 'Kept.\n' }))
  for (const [at, path] of pages.entries()) {
    const text = texts[at]
    if (typeof text === 'string') edits.push({ kind: 'write', path, text })
  }
  const commit = commitOn(undefined, edits)
  const options = { 'max-archive': '100%', 'ref-prefix': prefix, branch }
  if (present.length + removed.length === 0)
    return { commit, options: { ...options, 'connector-id': 'x', files: '**' } }
  const nameOf = (connector: Connector) => `target-${(connectors.indexOf(connector) + shift) % 3}`
  const target = (connector: Connector, files: string[]) => ({
    name: nameOf(connector),
    'connector-id': connector,
    files,
  })
  const filesOf = (connector: Connector) => [
    kept(connector),
    ...pages.filter((_, at) => owners[at] === connector),
  ]
  const targets = [
    ...present.map(each => target(each, filesOf(each))),
    ...removed.map(each => target(each, ['nothing/**'])),
  ]
  return { commit, options: { ...options, targets: JSON.stringify({ targets }) } }
}

test('after connectors have come and gone, targets were renamed, and runs have failed, ended and were started again, a green run leaves each of its connectors as a first one would, and the way out empties those that are gone', async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), act, async (acts, last) => {
      const workplace = new Workplace()
      for (const each of acts) {
        if (each.run === undefined) continue
        const state = stateOf(each)
        const { fault, climate, isAgain } = each.run
        const { reports } = await workplace.run(state, fault, climate)
        for (const { status } of reports) ends.add(status)
        workplace.nowMs += 3_600_000
        if (!isAgain) continue
        await workplace.run(state, undefined, climate, true)
        workplace.nowMs += 3_600_000
      }
      const state = stateOf(last)
      const { reports } = await workplace.run(state)
      expect(reports.map(({ status, problem }) => problem ?? status)).toEqual(reports.map(() => 'succeeded'))
      const fresh = new Workplace()
      await fresh.run(state)
      const present = last.present.length > 0 ? last.present : (['x'] as const)
      for (const each of present) expect(workplace.documents(each)).toEqual(fresh.documents(each))

      const removed = connectors.filter(each => !present.includes(each))
      await workplace.run(stateOf({ ...last, present }, removed))
      for (const each of removed) expect(workplace.documents(each)).toEqual(new Map())
    }),
    { numRuns: sequences },
  )
  expect(ends).toEqual(new Set(['succeeded', 'failed']))
}, 3_600_000)
