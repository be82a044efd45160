import { CHANGED, CHANGES, PAGES, type Push } from './scenario.ts'
import { waitingScenarios } from './table.ts'

/** The service does not answer the run's first request before that. */
const heldUntil = (event: Promise<unknown>): Push => ({ faults: [{ until: event }] })
const waitsFor = (run: number) => new RegExp(`Run ${run} began earlier and is still pushing: waiting for it`)

waitingScenarios('overlapping runs', [
  [
    'a run that begins while that of an older commit is under way waits, and has the last word',
    async on => {
      const older = on.push(heldUntil(on.said(waitsFor(1))))
      await on.requested(1)
      await on.commit(CHANGES)
      await on.push({ says: waitsFor(1) })
      await older
    },
    { live: CHANGED, outputs: { archived: '2' } },
  ],
  [
    'a run that begins while that of a newer commit is under way waits, and then leaves search to that',
    async on => {
      await on.commit(CHANGES)
      const newer = on.push(heldUntil(on.said(waitsFor(1))))
      await on.requested(1)
      await on.push({ at: 'main~1', says: waitsFor(1) })
      await newer
    },
    { live: CHANGED, outputs: { requests: '0' } },
  ],
  [
    'a run that waits for one that fails makes up for it',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      const { faults = [], ...held } = heldUntil(on.said(waitsFor(2)))
      const failing = on.push({ ...held, faults: [...faults, { status: 403 }], red: /refuses the key/ })
      await on.requested(2)
      await on.git('revert', '--no-edit', 'HEAD')
      await on.push({ says: waitsFor(2) })
      await failing
    },
    { live: Object.keys(PAGES) },
  ],
  [
    'of three runs at once the one that began last has the last word',
    async on => {
      const first = on.push(heldUntil(on.said(waitsFor(2))))
      await on.requested(1)
      await on.commit({ 'docs/faq.md': null })
      const second = on.push({ says: waitsFor(1) })
      await on.said(waitsFor(1))
      await on.commit(CHANGES)
      await on.push({ says: waitsFor(2) })
      await Promise.all([first, second])
    },
    { live: CHANGED },
  ],
])
