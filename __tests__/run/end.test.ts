import { expect, test } from '@jest/globals'
import type { RunEnd } from '../../src/report/index.ts'
import { toEnding } from '../../src/run/index.ts'

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
