import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { MAX_TIMEOUT_MINUTES } from '../../src/inputs/index.ts'
import {
  type Attempt,
  type AttemptRecord,
  type AttemptState,
  deadlineMs,
  type Journal,
  JournalError,
  MAX_PART_BYTES,
  MAX_READ_ATTEMPTS,
  packJson,
  readHistory,
  searchPartOf,
  toRecord,
} from '../../src/journal/index.ts'
import { attempt, memoryJournal, record } from '../support/attempts.ts'

const minutes = 60_000
/** An hour after the tenth attempt began: whatever ran before it is dead. */
const later = 100 * minutes

const listed = (...states: AttemptState[]) => states.map((state, index) => attempt(index + 1, { state }))

const readFrom = (attempts: Attempt[], nowMs: number, own?: Attempt) =>
  readHistory(memoryJournal(...attempts), record, nowMs, own)

/** The history in short, by the attempts' numbers. */
async function brief(attempts: Attempt[], nowMs: number, own?: Attempt) {
  const { synced, dirty, ahead } = await readFrom(attempts, nowMs, own)
  return {
    synced: synced?.order,
    dirty: dirty.map(each => each.order),
    ahead: ahead.map(each => each.order),
  }
}

const nothing = { synced: undefined, dirty: [], ahead: [] }

describe('of the attempts before', () => {
  test('one counts as dead a minute after its own time limit, not before', async () => {
    const own = attempt(9)
    const other = attempt(1, { begunAtMs: 0, record: { ...record, timeoutMinutes: 5 } })
    expect(deadlineMs(other)).toBe(6 * minutes)
    expect(await brief([other, own], 6 * minutes - 1, own)).toMatchObject({ ahead: [1] })
    expect(await brief([other, own], 6 * minutes, own)).toEqual({ ...nothing, dirty: [1] })
  })
})

describe('of the attempts of a repository', () => {
  const succeeded = (order: number, changes: Partial<AttemptRecord> = {}) =>
    attempt(order, { state: 'succeeded', record: { ...record, ...changes } })

  test.each<[string, Attempt[], object]>([
    [
      'another connector is no concern',
      [succeeded(1), succeeded(2, { connectorId: 'other' })],
      { synced: 1 },
    ],
    ['nor is a connector of the same ID on another service', [succeeded(1, { service: 'f' })], {}],
    [
      'one with another prefix, branch and other targets counts',
      [succeeded(1, { refPrefix: 'old/', branch: 'v1', connectors: ['docs', 'other'] })],
      { synced: 1 },
    ],
  ])('%s', async (_, attempts, expected) => {
    expect(await brief(attempts, later)).toEqual({ ...nothing, ...expected })
  })

  test.each<[string, number, number, object]>([
    ['as many as are read', MAX_READ_ATTEMPTS - 1, MAX_READ_ATTEMPTS, { isCut: false }],
    ['more than are read', MAX_READ_ATTEMPTS, MAX_READ_ATTEMPTS, { synced: undefined, isCut: true }],
  ])('with a success before %s, no more are listed', async (_, failures, count, expected) => {
    const journal = memoryJournal(...listed('succeeded', ...Array<AttemptState>(failures).fill('failed')))
    let seen = 0
    const counting: Journal = {
      ...journal,
      async *list() {
        for await (const each of journal.list()) {
          seen++
          yield each
        }
      },
    }
    expect(await readHistory(counting, record, later)).toMatchObject(expected)
    expect(seen).toBe(count)
  })
})

test('a record is of a connector and a service', () => {
  const facts = { connectorId: 'docs', baseUrl: 'https://search.example.com' }
  const part = { repository: 'octo/docs', connectorId: 'docs', service: '9e1f9545' }
  expect(searchPartOf(facts, 'octo/docs')).toEqual(part)
  const elsewhere = searchPartOf({ ...facts, baseUrl: 'https://other.example.com' }, 'octo/docs')
  expect(elsewhere.service).not.toBe('9e1f9545')
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

  test('all that may have written since the success is dirty', async () => {
    await fc.assert(
      fc.asyncProperty(scene, async ({ attempts, own, nowMs }) => {
        const { synced, dirty, ahead } = await readFrom(attempts, nowMs, own)
        for (const each of attempts.filter(({ id }) => id !== own.id)) {
          const isLive = each.state === 'running' && nowMs < deadlineMs(each)
          const mayHaveWritten =
            each.state === 'failed' || (each.state === 'running' && !(isLive && each.order > own.order))
          expect(dirty.some(({ id }) => id === each.id)).toBe(
            mayHaveWritten && each.order > (synced?.order ?? 0),
          )
        }
        expect([...dirty, ...ahead].map(each => each.id)).not.toContain(own.id)
        expect(dirty).toEqual(expect.arrayContaining(ahead))
      }),
      { numRuns: 500 },
    )
  })

  test('of two that run, the one waits for the other and not the other way round', async () => {
    await fc.assert(
      fc.asyncProperty(scene, async ({ attempts, nowMs }) => {
        const running = attempts.filter(each => each.state === 'running')
        const waits = async (one: Attempt, other: Attempt) =>
          (await brief(attempts, nowMs, one)).ahead.includes(other.order)
        for (const one of running)
          for (const other of running)
            expect((await waits(one, other)) && (await waits(other, one))).toBe(false)
      }),
    )
  })
})

describe('a record that a store gives back', () => {
  test.each<[string, object]>([
    ['the connectors of several targets', { connectors: ['docs', 'handbook'] }],
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
    ['a connector of its run that is a path', { ...record, connectors: ['../x'] }],
    ['a connector’s ID that is a path', { ...record, connectorId: '../x' }],
    ['a time limit that is longer than any job', { ...record, timeoutMinutes: MAX_TIMEOUT_MINUTES + 1 }],
    ...Object.keys(record).map(name => [`no ${name}`, { ...record, [name]: undefined }] as [string, unknown]),
  ])('is refused with %s', (_, value) => {
    expect(toRecord(value)).toBeUndefined()
  })
})

test('a record has room for thousands of exceptions', () => {
  const exceptions = Array.from({ length: 3_000 }, (_, index) => ({
    ...{ externalRef: `handbook/v1/guide-${index % 50}/page-${index * 7}.md` },
    ...{
      path: `v1/guide-${index % 50}/page-${index * 7}.md`,
      held: true,
      isHeldBack: true,
      since: 'b'.repeat(40),
    },
  }))
  const packed = packJson(exceptions)
  expect(packed.length).toBeLessThan(MAX_PART_BYTES)
  const end = { v: 2, sha: record.sha, runId: record.runId, ends: '7' }
  expect(toRecord({ ...end, exceptions: packed })).toEqual({ ...end, exceptions })
})

test('what cannot be read behind the success is no concern', async () => {
  const journal = memoryJournal(attempt(1), attempt(2, { state: 'succeeded' }))
  const { list } = journal
  journal.list = async function* () {
    for await (const each of list()) {
      if (each.order === 1) throw new JournalError('unreadable')
      yield each
    }
  }
  expect((await readHistory(journal, record, later)).synced?.order).toBe(2)
  await journal.end('a2', 'failed', '')
  await expect(readHistory(journal, record, later)).rejects.toThrow('unreadable')
})

describe('the record of an end that a store gives back', () => {
  const sha = 'b'.repeat(40)
  const exception = { externalRef: 'a.md', path: 'a.md', held: true, since: sha }
  const end = { v: 2, sha, runId: record.runId, ends: '7', exceptions: packJson([exception]) }
  const withException = (change: object) => ({ ...end, exceptions: packJson([{ ...exception, ...change }]) })

  test.each<[string, object]>([
    ['what the service may hold', end],
    ['what was held back', withException({ isHeldBack: true })],
  ])('is read with %s', (_, value) => {
    expect(toRecord(value)).toMatchObject({ ends: '7', exceptions: [exception] })
  })

  test.each<[string, object]>([
    ['what nobody knows the service to hold', withException({ held: undefined })],
    ['what is not packed', { ...end, exceptions: [exception] }],
    ['what is no exception', { ...end, exceptions: packJson([{}]) }],
    ['what is no list', { ...end, exceptions: packJson(exception) }],
    ['what nothing here has packed', { ...end, exceptions: 'AAAA' }],
    ['more than any run has to name', { ...end, exceptions: packJson('x'.repeat(30_000_000)) }],
    ['no attempt that it ends', { ...end, ends: undefined }],
  ])('is refused with %s', (_, value) => {
    expect(toRecord(value)).toBeUndefined()
  })
})
