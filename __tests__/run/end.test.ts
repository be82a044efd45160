import { expect, test } from '@jest/globals'
import { plan } from '../../src/plan/index.ts'
import type { Outcome } from '../../src/push/deliver.ts'
import type { RunEnd } from '../../src/report/index.ts'
import { toEnding } from '../../src/run/index.ts'
import { toRunEnd } from '../../src/run/sync.ts'
import { pages, snapshot } from '../support/pages.ts'

const exceptions = [{ externalRef: 'a.md', path: 'a.md', held: true, since: 'a'.repeat(40) }]
const stop = { reason: 'the key is wrong', hint: '', topic: 'api-key' } as const
const succeeded = { state: 'succeeded', exceptions }

test.each<[string, RunEnd, boolean, object]>([
  ['a success', { kind: 'delivered', exceptions, heldBack: undefined }, true, succeeded],
  ['a success that sent nothing', { kind: 'delivered', exceptions, heldBack: undefined }, false, succeeded],
  ['a run that held archives back', { kind: 'delivered', exceptions, heldBack: stop }, true, succeeded],
  ['a run that stopped', { kind: 'stopped', stop }, true, { state: 'failed', exceptions: [] }],
  ['a run that stopped before it wrote', { kind: 'stopped', stop }, false, { state: 'void', exceptions: [] }],
  ['a first sync of which nothing got in', { kind: 'all failed' }, true, { state: 'failed', exceptions: [] }],
  ['an error', { kind: 'error', problem: 'P.' }, true, { state: 'failed', exceptions: [] }],
  [
    'a run that was overtaken',
    { kind: 'overtaken', problem: 'P.' },
    false,
    { state: 'void', exceptions: [] },
  ],
])('%s is left in the journal as such', (_, end, mayHaveWritten, ending) => {
  expect(toEnding(end, mayHaveWritten)).toEqual(ending)
})

test('an archive waits for its renamed page that failed; where that is no reason, it was held back', () => {
  const synced = snapshot({ 'old.md': 'moved', 'a.md': 'one' })
  const moved = plan(pages({ 'new.md': 'moved' }), 'v1', { synced, dirty: [] }, false)
  const sha = 'b'.repeat(40)
  const endOf = (kind: Outcome['kind']) => {
    const outcome = (path: string, kind: Outcome['kind']) => ({ path, externalRef: path, kind, messages: [] })
    const documents = [outcome('old.md', 'unsent'), outcome('new.md', kind)]
    return toRunEnd(documents, moved, { heldBack: undefined, uncertain: new Set() }, sha)
  }
  const old = { externalRef: 'old.md', path: 'old.md', held: true, since: sha }
  expect(endOf('failed')).toMatchObject({ exceptions: [{ ...old, waitsFor: 'new.md' }, {}] })
  expect(endOf('hidden')).toMatchObject({ exceptions: [{ ...old, isHeldBack: true }] })
})
