import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { MAX_TIMEOUT_MINUTES } from '../../src/inputs/values.ts'
import {
  type Attempt,
  type AttemptState,
  deadlineMs,
  MAX_EXCEPTIONS,
  readHistory,
  toRecord,
} from '../../src/journal/index.ts'
import { attempt, record } from '../support/attempts.ts'

const minutes = 60_000
/** An hour after the tenth attempt began: whatever ran before it is dead. */
const later = 100 * minutes

const listed = (...states: AttemptState[]) => states.map((state, index) => attempt(index + 1, { state }))

/** The history in short, by the attempts' numbers. */
function brief(attempts: Attempt[], nowMs: number, own?: Attempt) {
  const { synced, dirty, ahead } = readHistory(attempts, nowMs, own)
  return {
    synced: synced?.order,
    dirty: dirty.map(each => each.order),
    ahead: ahead.map(each => each.order),
  }
}

const nothing = { synced: undefined, dirty: [], ahead: [] }

describe('of the attempts before', () => {
  test('those of other targets are told apart, as far as they came after the success', () => {
    const other = (order: number) => attempt(order, { state: 'void', isOther: true })
    const attempts = [other(1), attempt(2, { state: 'succeeded' }), other(3), attempt(4, { state: 'void' })]
    expect(readHistory(attempts, later)).toMatchObject({ synced: { id: 'a2' }, dirty: [], others: [record] })
    expect(readHistory(attempts.slice(0, 2), later)).not.toHaveProperty('others')
  })

  test('one counts as dead a minute after its own time limit, not before', () => {
    const own = attempt(9)
    const other = attempt(1, { begunAtMs: 0, record: { ...record, timeoutMinutes: 5 } })
    expect(deadlineMs(other)).toBe(6 * minutes)
    expect(brief([other, own], 6 * minutes - 1, own).ahead).toEqual([1])
    expect(brief([other, own], 6 * minutes, own)).toEqual({ ...nothing, dirty: [1] })
  })
})

describe('for any attempts', () => {
  const state = fc.constantFrom<AttemptState>('running', 'succeeded', 'failed', 'void')
  const scene = fc
    .tuple(fc.array(state, { minLength: 1, maxLength: 8 }), fc.nat(7), fc.nat(40))
    .map(([states, index, minute]) => {
      const attempts = listed(...states)
      const own = attempts[index % attempts.length] as Attempt
      return { attempts, own: { ...own, state: 'running' as const }, nowMs: minute * minutes }
    })

  test('all that may have written since the success is dirty, in whatever order the store lists them', () => {
    const shuffled = scene.chain(each =>
      fc
        .shuffledSubarray(each.attempts, { minLength: each.attempts.length })
        .map(attempts => ({ ...each, attempts })),
    )
    fc.assert(
      fc.property(shuffled, ({ attempts, own, nowMs }) => {
        const { synced, dirty, ahead } = readHistory(attempts, nowMs, own)
        for (const each of attempts.filter(({ id }) => id !== own.id)) {
          const isLive = each.state === 'running' && nowMs < deadlineMs(each)
          const mayHaveWritten =
            each.state === 'failed' || (each.state === 'running' && !(isLive && each.order > own.order))
          expect(dirty.includes(each)).toBe(mayHaveWritten && each.order > (synced?.order ?? 0))
        }
        expect([...dirty, ...ahead].map(each => each.id)).not.toContain(own.id)
        expect(dirty).toEqual(expect.arrayContaining(ahead))
      }),
      { numRuns: 500 },
    )
  })

  test('of two that run, the one waits for the other and not the other way round', () => {
    fc.assert(
      fc.property(scene, ({ attempts, nowMs }) => {
        const running = attempts.filter(each => each.state === 'running')
        const waits = (one: Attempt, other: Attempt) =>
          readHistory(attempts, nowMs, one).ahead.includes(other)
        for (const one of running)
          for (const other of running) expect(waits(one, other) && waits(other, one)).toBe(false)
      }),
    )
  })
})

describe('a record that a store gives back', () => {
  test.each<[string, object]>([
    ['a target, and all of its run', { target: 'api', targets: ['docs/api', 'docs/handbook'] }],
    ['the longest time limit', { timeoutMinutes: MAX_TIMEOUT_MINUTES }],
  ])('is read with %s', (_, changes) => {
    expect(toRecord({ ...record, ...changes })).toEqual({ ...record, ...changes })
  })

  test('may have more than this version knows', () => {
    expect(toRecord({ ...record, more: 1 })).toMatchObject(record)
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['another version', { ...record, v: 3 }],
    ['a SHA that is an option', { ...record, sha: `--upload-pack=${'a'.repeat(26)}` }],
    ['a SHA with a line after it', { ...record, sha: `${record.sha}\n` }],
    ['a pattern that would take for ever to match', { ...record, files: [`${'*a'.repeat(20)}.md`] }],
    ['no patterns', { ...record, files: [] }],
    ['a prefix with a line break', { ...record, refPrefix: 'a\nb' }],
    ['a generator that there is not', { ...record, generator: 'word' }],
    ['a target whose name is none', { ...record, target: 'a b' }],
    ['a connector’s ID that is a path', { ...record, connectorId: '../x' }],
    ['a time limit that is longer than any job', { ...record, timeoutMinutes: MAX_TIMEOUT_MINUTES + 1 }],
    ...Object.keys(record).map(name => [`no ${name}`, { ...record, [name]: undefined }] as [string, unknown]),
  ])('is refused with %s', (_, value) => {
    expect(toRecord(value)).toBeUndefined()
  })
})

describe('the record of an end that a store gives back', () => {
  const sha = 'b'.repeat(40)
  const exception = { externalRef: 'a.md', path: 'a.md', held: true, since: sha }
  const end = { ...record, v: 2, ends: '7', exceptions: [exception] }
  const withException = (change: object) => ({ ...end, exceptions: [{ ...exception, ...change }] })

  test.each<[string, object]>([
    ['what the service may hold', end],
    ['what waits for another page', withException({ waitsFor: 'b.md' })],
    ['as many exceptions as may be', { ...end, exceptions: Array(MAX_EXCEPTIONS).fill(exception) }],
  ])('is read with %s', (_, value) => {
    expect(toRecord(value)).toEqual(value)
  })

  test.each<[string, object]>([
    ['what nobody knows the service to hold', withException({ held: undefined })],
    ['more exceptions than may be', { ...end, exceptions: Array(MAX_EXCEPTIONS + 1).fill(exception) }],
    ['what is no exception', { ...end, exceptions: [{}] }],
    ['no attempt that it ends', { ...end, ends: undefined }],
  ])('is refused with %s', (_, value) => {
    expect(toRecord(value)).toBeUndefined()
  })
})
