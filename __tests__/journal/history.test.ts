import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { MAX_TIMEOUT_MINUTES } from '../../src/inputs/values.ts'
import { MAX_PART_BYTES, packJson } from '../../src/journal/digests.ts'
import {
  type Attempt,
  type AttemptRecord,
  type AttemptState,
  deadlineMs,
  type Journal,
  JournalError,
  type Listed,
  othersIn,
  readHistory,
  type SearchPart,
  searchPartOf,
  toRecord,
} from '../../src/journal/index.ts'
import { attempt, memoryJournal, record } from '../support/attempts.ts'

const minutes = 60_000
/** An hour after the tenth attempt began: whatever ran before it is dead. */
const later = 100 * minutes

const listed = (...states: AttemptState[]) => states.map((state, index) => attempt(index + 1, { state }))

const readFrom = (attempts: Attempt[], nowMs: number, own?: Attempt, target: SearchPart = record) =>
  readHistory(memoryJournal(...attempts), target, nowMs, own)

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

describe('of the attempts of a connector with targets', () => {
  /** A record of a target, or of none; `all` are those of its run. */
  const named = (target?: string, changes: Partial<AttemptRecord> = {}): AttemptRecord => ({
    ...record,
    ...(target !== undefined && { target }),
    ...changes,
  })
  /** What a target sees of attempts, the oldest first, which succeeded unless `ended` says otherwise. */
  async function seenFrom(own: string | undefined, ...records: AttemptRecord[]): Promise<string> {
    const attempts = records.map((each, index) =>
      attempt(index + 1, {
        state: ends.get(each) ?? 'succeeded',
        record: { ...each, runId: `${index + 1}` },
      }),
    )
    const history = await readFrom(attempts, later, undefined, named(own))
    const { synced, dirty } = history
    return [
      ...(synced ? [`synced ${synced.order}`] : []),
      ...dirty.map(({ order }) => `dirty ${order}`),
      ...othersIn(history, named(own)).map(({ order }) => `others ${order}`),
    ].join(', ')
  }
  const v1 = { branch: 'v1' }
  const withAll = (...names: string[]) => ({ targets: names.map(name => `docs/${name}`) })
  const ends = new Map<AttemptRecord, AttemptState>()
  const ended =
    (state: AttemptState) =>
    (...facts: Parameters<typeof named>): AttemptRecord => {
      const each = named(...facts)
      ends.set(each, state)
      return each
    }
  const [failed, voided] = [ended('failed'), ended('void')]

  test.each<[string, string | undefined, AttemptRecord[], string]>([
    ['its own success counts', 'api', [named('api')], 'synced 1'],
    ['also one on another branch', 'api', [named('api', v1)], 'synced 1'],
    ['another connector is no concern', 'api', [named('api', { connectorId: 'other' })], ''],
    ['nor is a connector of the same ID on another service', 'api', [named('api', { service: 'f' })], ''],
    ['that of another target is told apart', 'api', [named('api'), named('b')], 'synced 1, others 2'],
    ['as far as it came after the success', 'api', [named('b'), named('api')], 'synced 2'],
    ['and one of another branch is no concern', 'api', [named('b', v1)], ''],
    ['a success from before there were targets counts', 'api', [named()], 'synced 1'],
    ['one of another branch does not', 'api', [named(undefined, v1)], ''],
    ['after a success of others alone it is theirs', 'api', [named(), named('b', withAll('b'))], 'others 2'],
    [
      'after a failure of others alone, as of a target that then got another name, it is what may be there',
      'api',
      [named(), failed('b', withAll('b'))],
      'dirty 1, others 2',
    ],
    [
      'also after one that wrote nothing, where it is as it was',
      'api',
      [named(), voided('b', withAll('b'))],
      'synced 1, others 2',
    ],
    [
      'also what failed before there were targets',
      'api',
      [named(), failed(), failed('b', withAll('b'))],
      'dirty 2, dirty 1, others 3',
    ],
    [
      'until one of these has succeeded, whatever this target did',
      'api',
      [named(), failed('b', withAll('b')), failed('api', withAll('api')), named('b', withAll('b'))],
      'dirty 3, others 4, others 2',
    ],
    [
      'but not after one that this target was part of, or another connector alone',
      'api',
      [named(), named('b', withAll('b', 'api')), named('b')],
      'synced 1, others 3, others 2',
    ],
    [
      'and its own is what may be there, since another may have taken over its pages',
      'api',
      [named('api'), named('api'), named('b', withAll('b'))],
      'dirty 2, others 3',
    ],
    [
      'a success without targets is one of each',
      'api',
      [named('api'), named(), failed('b', withAll('b'))],
      'dirty 2, others 3',
    ],
    [
      'where there are none any more, the last success of each is a part of what is there',
      undefined,
      [named(), named('b'), failed('api'), named('api'), named('api'), failed('b')],
      'synced 1, dirty 6, dirty 5, dirty 2',
    ],
    ['but for those of another branch', undefined, [named('api', v1)], ''],
  ])('%s', async (_, own, records, expected) => {
    expect(await seenFrom(own, ...records)).toBe(expected)
  })
})

describe('of a journal that leaves attempts out', () => {
  const own = { ...record, target: 'api' }
  const success = attempt(1, { state: 'succeeded', record: own })
  const failure = attempt(9, { state: 'failed', record: own })

  test.each<[string, Listed[], object]>([
    ['what it left out counts', [failure, 'no more'], { synced: undefined, dirty: [9], isCut: true }],
    [
      'a success that it lists all the same is what may be there, since others may have taken over its pages',
      [failure, 'no others', success, 'no more'],
      { synced: undefined, dirty: [9, 1], isCut: false },
    ],
    [
      'there may be one that it does not list',
      [failure, 'no others', 'no more'],
      { synced: undefined, dirty: [9], isCut: true },
    ],
    [
      'nothing else is missing where it lists all of the target',
      [failure, 'no others'],
      { synced: undefined, dirty: [9], isCut: false },
    ],
  ])('%s', async (_, listed, expected) => {
    const journal: Journal = {
      ...memoryJournal(),
      async *list() {
        yield* listed
      },
    }
    const { synced, dirty, isCut } = await readHistory(journal, own, later)
    expect({ synced, dirty: dirty.map(({ order }) => order), isCut }).toEqual(expected)
  })
})

test('a run’s target is named in a record as long as there are such records', () => {
  const facts = { connectorId: 'docs', baseUrl: 'https://search.example.com' }
  const target = { repository: 'octo/docs', branch: 'main', connectorId: 'docs', service: '9e1f9545' }
  expect(searchPartOf(facts, 'octo/docs', 'main')).toEqual(target)
  expect(searchPartOf({ ...facts, name: 'api' }, 'octo/docs', 'main')).toEqual({ ...target, target: 'api' })
  expect(
    searchPartOf({ ...facts, baseUrl: 'https://other.example.com' }, 'octo/docs', 'main').service,
  ).not.toBe('9e1f9545')
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
  const end = { ...record, v: 2, ends: '7', exceptions }
  expect(toRecord({ ...end, exceptions: packed })).toEqual(end)
})

test('what cannot be read behind the success is no concern', async () => {
  const journal = memoryJournal(attempt(1), attempt(2, { state: 'succeeded' }))
  const { list } = journal
  journal.list = async function* () {
    for await (const each of list()) {
      if (typeof each !== 'string' && each.order === 1) throw new JournalError('unreadable')
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
  const end = { ...record, v: 2, ends: '7', exceptions: [exception] }
  const withException = (change: object) => ({ ...end, exceptions: [{ ...exception, ...change }] })

  test.each<[string, object]>([
    ['what the service may hold', end],
    ['what waits for another page', withException({ waitsFor: 'b.md' })],
    ['what was held back', withException({ isHeldBack: true })],
  ])('is read with %s', (_, value) => {
    expect(toRecord(value)).toEqual(value)
  })

  test.each<[string, object]>([
    ['what nobody knows the service to hold', withException({ held: undefined })],
    ['what is no exception', { ...end, exceptions: [{}] }],
    ['what is no exception, packed', { ...end, exceptions: packJson([{}]) }],
    ['what is no list, packed', { ...end, exceptions: packJson(exception) }],
    ['what nothing here has packed', { ...end, exceptions: 'AAAA' }],
    ['more than any run has to name', { ...end, exceptions: packJson('x'.repeat(30_000_000)) }],
    ['no attempt that it ends', { ...end, ends: undefined }],
  ])('is refused with %s', (_, value) => {
    expect(toRecord(value)).toBeUndefined()
  })
})
