import { describe, test } from '@jest/globals'
import { CHANGED, CHANGES, commit, git, PAGES, play, push, type Row, TIMEOUT_MS } from './scenario.ts'
import type { Push } from './stage.ts'

/** What a run prints that waits for another. */
const waitsFor = (run: number) => new RegExp(`\\bRun ${run} `)

/** The service does not answer the run's first request before that. */
const heldUntil = (event: Promise<unknown>, ...others: NonNullable<Push['faults']>): Push => ({
  faults: [{ until: event }, ...others],
})

const rows: Row[] = [
  [
    'a run that begins during that of an older commit waits, and has the last word',
    [
      async on => {
        const older = on.push(heldUntil(on.said(waitsFor(1))))
        await on.requested(1)
        await on.origin.commit(CHANGES)
        await Promise.all([older, on.push({ says: waitsFor(1) })])
      },
    ],
    { live: CHANGED },
  ],
  [
    'a run that waits for one that then fails pushes for both',
    [
      push(),
      commit(CHANGES),
      async on => {
        const failing = on.push({ ...heldUntil(on.said(waitsFor(2)), { status: 401 }), red: true })
        await on.requested(2)
        await git('revert', '--no-edit', 'HEAD')(on)
        await Promise.all([failing, on.push({ says: waitsFor(2) })])
      },
    ],
    { live: Object.keys(PAGES) },
  ],
]

// They mostly wait.
describe('overlapping runs', () => {
  test.concurrent.each(rows)('%s', (_, steps, end) => play(steps, end), TIMEOUT_MS)
})
