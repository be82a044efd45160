import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { PageJob, PageResult } from '../../src/document/index.ts'
import { type Plan, plan } from '../../src/plan/index.ts'
import { type Outcome, toOutcomes } from '../../src/push/deliver.ts'
import { limits, type Reply } from '../../src/push/requests.ts'
import type { Message, Topic } from '../../src/text/message.ts'
import { delivered, makeDocument, type Sent, type Setting } from '../support/delivering.ts'
import { pages, snapshot } from '../support/pages.ts'
import { accepted, cancelled, fatal, later, refused, slower, tooLarge } from '../support/pushing.ts'

const missing = { size: undefined, bytes: undefined }
const stub = (ref: string) => ({
  ...{ external_ref: ref, name: ref, description: '', tags: [], archived: true, body: `${ref}\n` },
})

type Texts = Record<string, string>

/** The plan when search holds the first tree, perhaps that of a failed attempt too, and is to hold the other. */
const planned = (before: Texts | undefined, now: Texts, dirty?: Texts) =>
  plan(pages(now), 'v1', { synced: before && snapshot(before), dirty: dirty ? [snapshot(dirty)] : [] }, false)

/** The plan when all of these pages are gone, and one is kept. */
const gone = (before: Texts) => planned({ ...before, 'kept.md': 'one' }, { 'kept.md': 'one' })

const numbered = (count: number, toText: (index: number) => string = () => 'one'): Texts =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.md`, toText(index)]))

describe('what changed', () => {
  test('is pushed with its text, and what is gone is archived with the text that it had', async () => {
    const found = await delivered(planned({ 'a.md': 'one', 'b.md': 'last' }, { 'a.md': 'two' }))
    expect(found.requests).toEqual([
      [{ external_ref: 'a.md', archived: false, body: 'two' }],
      [{ external_ref: 'b.md', archived: true, body: 'last' }],
    ])
    expect(found.outcomes).toEqual([
      { path: 'a.md', externalRef: 'a.md', kind: 'pushed', name: 'The a.md', messages: [] },
      { path: 'b.md', externalRef: 'b.md', kind: 'archived', name: 'The b.md', messages: [] },
    ])
    expect(found.stop).toBeUndefined()
  })

  test.each<[string, Texts | undefined, Texts]>([
    ['pushed', undefined, numbered(60)],
    ['archived', numbered(60), {}],
  ])('is read no further once the run stops, though few pages were %s by then', async (_, before, now) => {
    const stopping = new AbortController()
    let read = 0
    await delivered(planned(before, now), {
      push: { signal: stopping.signal },
      make: async job => {
        if (++read === 5) stopping.abort({ reason: 'the run was cancelled', hint: '' })
        return makeDocument(job)
      },
    })
    // Those that were under way, and no whole batch of 100.
    expect(read).toBeGreaterThanOrEqual(5)
    expect(read).toBeLessThan(30)
  })

  test('is pushed without its archives when the push stops, and no stream of texts stays open', async () => {
    const found = await delivered(planned({ 'b.md': 'one' }, { 'a.md': 'two' }), { answer: () => fatal })
    expect(found).toMatchObject({ stop: { reason: 'wrong key' }, brief: [], isClosed: true })
    expect(found.requests).toHaveLength(1)
    const archiving = await delivered(gone(numbered(300)), { answer: () => fatal })
    expect(archiving).toMatchObject({ stop: { reason: 'wrong key' }, isClosed: true })
  })

  test('is read only so far ahead of the requests, and less far the larger the pages are', async () => {
    const bytes = new Uint8Array(9_000_000)
    const texts = numbered(20, index => `large ${index}`)
    const large = {
      make: async (job: PageJob) => makeDocument({ ...job, content: job.content.subarray(0, 3) }),
      blobs: Object.fromEntries(Object.values(texts).map(text => [`oid of ${text}`, { bytes }])),
    }
    expect(await delivered(planned(undefined, texts), large)).toMatchObject({ mostPrepared: 1 })
  })
})

const archivedWith = (body: string) => [{ external_ref: 'a.md', archived: true, body }]
const draft = { 'a.md': 'draft 1', 'kept.md': 'one' }

/** The plan for pages on one of which an earlier sync failed. */
const afterFailure = (now: Texts) => {
  const excepted = new Map([['a.md', { path: 'a.md', mayBeInSearch: true }]])
  const known = { synced: snapshot({ 'kept.md': 'one' }), dirty: [], excepted }
  return plan(pages({ ...now, 'kept.md': 'one' }), 'v1', known, false)
}

/** Makes versions as of a commit in which other files showed the page. */
const shownThen = async (job: PageJob): Promise<PageResult> =>
  makeDocument({ ...job, content: new TextEncoder().encode('shown') })
/** Hides pages by their own front matter. */
const byFrontMatter = async (job: PageJob): Promise<PageResult> => {
  const made = makeDocument(job)
  return made.kind === 'hidden' ? { ...made, isByFrontMatter: true } : made
}
/** The plan of a run by another version of the action. */
const byOtherVersion = (due: Texts) => plan(pages(due), 'v2', { synced: snapshot(draft), dirty: [] }, true)

describe('a page that hides itself', () => {
  const hidden = { 'a.md': 'draft 2' }
  const edited = planned({ 'a.md': 'draft 1' }, hidden)
  const everything = plan(pages(draft), 'v1', { synced: snapshot(draft), dirty: [] }, true)

  test.each<[string, Plan, Setting, unknown[] | undefined]>([
    ['its newest visible text', planned({ 'a.md': '1' }, hidden, { 'a.md': '2' }), {}, archivedWith('2')],
    [
      'the newest visible text if the newest was not visible',
      planned({ 'a.md': '1' }, hidden, { 'a.md': 'draft 1' }),
      {},
      archivedWith('1'),
    ],
    ['nothing if search never held it', planned({}, hidden), {}, undefined],
    ['nothing if it was hidden before', edited, {}, undefined],
    ['no text if another version may have shown it', byOtherVersion(draft), {}, [stub('a.md')]],
    [
      'nothing if its front matter hid it from any',
      byOtherVersion(draft),
      { makeVersion: byFrontMatter },
      undefined,
    ],
    ['nothing if it is unchanged and the version is the same', everything, {}, undefined],
    ['what other files showed then', everything, { makeVersion: shownThen }, archivedWith('shown')],
    ['nothing if it is deleted', gone({ 'a.md': 'draft' }), {}, undefined],
    [
      'what other files showed then, if it is deleted',
      gone({ 'a.md': 'draft' }),
      { makeVersion: shownThen },
      archivedWith('shown'),
    ],
    ['no text after a failure, though it was hidden before', afterFailure(draft), {}, [stub('a.md')]],
    ['no text after a failure if it is deleted', afterFailure({}), {}, [stub('a.md')]],
  ])('is archived with %s', async (_, due, setting, archives) => {
    const { requests, outcomes } = await delivered(due, setting)
    expect(requests.flat().filter(each => each.external_ref === 'a.md')).toEqual(archives ?? [])
    const isDeleted = !due.wanted.has('a.md')
    const isGone = { reason: 'is not in search, so that there is nothing to archive' }
    expect(outcomes.find(each => each.path === 'a.md')).toMatchObject({
      kind: archives ? 'archived' : 'hidden',
      ...(!isDeleted && { reason: 'is a draft' }),
      ...(archives && !isDeleted && { isHidden: true }),
      ...(!archives && isDeleted && isGone),
    })
  })

  test('keeps its messages whether it was visible, is left without a text, or was hidden before', async () => {
    const messages: Message[] = [{ line: 1, column: 1, rule: 'front-matter', reason: 'never ends' }]
    const warned = async (job: PageJob) => {
      const prepared = makeDocument(job)
      return prepared.kind === 'hidden' ? { ...prepared, messages } : prepared
    }
    const before = { 'a.md': 'one', 'b.md': 'draft 1', 'c.md': 'one' }
    const now = { 'a.md': 'draft 2', 'b.md': 'draft 2', 'c.md': 'draft 2' }
    for (const makeVersion of [warned, shownThen]) {
      const { outcomes } = await delivered(planned(before, now), { make: warned, makeVersion })
      expect(outcomes.map(each => each.messages)).toEqual([messages, messages, messages])
    }
  })
})

describe('the guard', () => {
  const drafts = (count: number) => numbered(count, () => 'draft')
  const tens = (from: Texts) =>
    Object.fromEntries(Object.entries(from).map(([path, text]) => [`docs/${path}`, text]))
  const ten = tens(numbered(10, String))

  test('holds archives back and nothing else, and counts the pages that hide themselves', async () => {
    const now = { ...drafts(30), '0.md': 'two', 'new.md': 'three' }
    const found = await delivered(planned(numbered(40), now), { maxArchive: 0.3 })
    const reason = 'this run would archive 39 of 40 documents, more than max-archive (30%) allows'
    expect(found).toMatchObject({ stop: undefined, heldBack: { reason, topic: 'max-archive' } })
    expect(found.requests.flat()).toEqual([
      { external_ref: '0.md', archived: false, body: 'two' },
      { external_ref: 'new.md', archived: false, body: 'three' },
    ])
    const unsent = found.outcomes.filter(({ kind }) => kind === 'unsent')
    expect(new Set(unsent.map(each => each.reason))).toEqual(new Set([`was not archived: ${reason}`]))
    expect(found.outcomes.map(({ kind }) => kind).sort()).toEqual([
      ...['pushed', 'pushed'],
      ...Array(39).fill('unsent'),
    ])
  })

  test('compares with the documents that search has: pages that were hidden all along are none', async () => {
    const hidden = Object.fromEntries(
      Array.from({ length: 150 }, (_, index) => [`drafts/${index}.md`, 'draft']),
    )
    const live = tens(numbered(60, String))
    const [most, few] = [Object.entries(live).slice(0, 25), Object.entries(live).slice(0, 35)].map(left =>
      planned({ ...live, ...hidden }, { ...Object.fromEntries(left), ...hidden }),
    )
    const found = await delivered(most!, { maxArchive: 0.5 })
    expect(found.heldBack?.reason).toMatch(/^this run would archive 35 of 60 documents/)
    expect((await delivered(few!, { maxArchive: 0.5 })).heldBack).toBeUndefined()
  })

  test('lets the old names of documents go that only moved', async () => {
    const before = { ...tens(numbered(60, String)), 'old.md': 'moved' }
    const found = await delivered(planned(before, { 'new.md': 'moved' }), { maxArchive: 0.3 })
    expect(found.heldBack?.reason).toMatch(/^this run would archive 60 of 61 documents/)
    expect(found.brief.filter(each => !each.startsWith('unsent'))).toEqual([
      'archived old.md',
      'pushed new.md',
    ])
  })

  const README = { 'README.md': 'two' }
  test.each<[string, Plan, RegExp | undefined]>([
    ['all leave and another page comes', planned(ten, README), /every document that search had \(10\)$/],
    ['all leave and no page is left', planned(ten, {}), /every document that search has \(10\)$/],
    [
      'all hide themselves',
      planned(numbered(10, String), drafts(10)),
      /every document that search had \(10\)$/,
    ],
    ['one page leaves, which was all', planned({ 'a.md': 'one' }, README), /search had \(1\)$/],
    [
      'only a draft stays',
      planned({ ...ten, 'a.md': 'draft' }, { ...README, 'a.md': 'draft' }),
      /search had \(10\)$/,
    ],
    [
      'only a draft stays, and is edited',
      planned({ ...ten, 'a.md': 'draft' }, { ...README, 'a.md': 'draft 2' }),
      /search had \(10\)$/,
    ],
    [
      'drafts leave beside them, which are not counted',
      planned({ ...ten, ...drafts(3) }, README),
      /search had \(10\)$/,
    ],
    [
      'all of the last success leave, and what a failed run pushed stays',
      planned(ten, README, { ...ten, ...README }),
      /search had \(10\)$/,
    ],
    ['one stays', planned({ ...ten, 'a.md': 'one' }, { ...README, 'a.md': 'one' }), undefined],
    ['one stays and is edited', planned({ ...ten, 'a.md': 'one' }, { ...README, 'a.md': 'two' }), undefined],
    ['one stays but cannot be read', planned({ ...ten, 'a.md': 'one' }, { 'a.md': 'bad' }), undefined],
    ['all have moved', planned(ten, numbered(10, String)), undefined],
    ['one has moved', planned(ten, { 'a.md': '3' }), undefined],
    ['only drafts leave, which were not in search', planned(tens(drafts(30)), README), undefined],
    ['nothing leaves', planned(ten, { ...ten, ...README }), undefined],
    ['nothing was there', planned(undefined, README), undefined],
  ])('where %s', async (_, due, reason) => {
    const found = await delivered(due, { maxArchive: 0.3 })
    if (reason) expect(found.heldBack?.reason).toMatch(reason)
    else expect(found.heldBack).toBeUndefined()
    expect(found.stop).toBeUndefined()
    const kinds = new Set(found.outcomes.map(({ kind }) => kind))
    expect([kinds.has('archived'), kinds.has('unsent')]).toEqual(
      reason ? [false, true] : [due.archives.some(({ oid }) => oid !== 'oid of draft'), false],
    )
    expect(found.outcomes).toHaveLength(due.upserts.length + due.archives.length)
  })

  test('holds back what an earlier run held back, page by page, until it is back or 100 % may go', async () => {
    const excepted = new Map(
      Object.keys(ten).map(path => [path, { path, mayBeInSearch: true, isHeldBack: true as const }]),
    )
    const again = (now: Texts, synced: Texts) =>
      plan(pages(now), 'v1', { synced: snapshot(synced), dirty: [], excepted }, false)
    const first = await delivered(again({ ...README, 'new.md': 'one' }, README), { maxArchive: 0.5 })
    expect(first.heldBack?.reason).toBe(
      'this run would archive what an earlier run held back (documents: 10)',
    )
    expect(first.brief.filter(each => !each.startsWith('unsent'))).toEqual(['pushed new.md'])
    const back = await delivered(again({ ...README, 'docs/3.md': '3' }, README), { maxArchive: 0.3 })
    expect(back.heldBack?.reason).toMatch(/held back \(documents: 9\)$/)
    expect(back.brief).toContain('pushed docs/3.md')
    const gone = { 'gone.md': 'one' }
    const more = await delivered(again(README, { ...README, ...gone }), { maxArchive: 0.3 })
    expect(more.heldBack?.reason).toMatch(/held back \(documents: 10\), and 1 more$/)
    const allBack = await delivered(again({ ...README, ...ten }, README), { maxArchive: 0.3 })
    expect(allBack.heldBack).toBeUndefined()
    const all = await delivered(again(README, README), { maxArchive: 1 })
    expect(all.outcomes.filter(({ kind }) => kind === 'archived')).toHaveLength(10)
  })

  test('leaves it to the next run where the run stops meanwhile', async () => {
    const stopping = new AbortController()
    let archives = 0
    const found = await delivered(planned(tens(numbered(60, String)), README), {
      maxArchive: 0.3,
      push: { signal: stopping.signal },
      async make(job) {
        if (job.archived && ++archives === 40) stopping.abort(cancelled)
        return makeDocument(job)
      },
    })
    expect(found).toMatchObject({ stop: cancelled, heldBack: undefined, brief: ['pushed README.md'] })
  })
})

describe('documents that the service does not accept', () => {
  test('to archive are not tried without their text when there is no answer', async () => {
    const found = await delivered(gone({ 'a.md': 'last' }), { answer: () => later() })
    expect(found).toMatchObject({ brief: [], stop: { kind: 'fatal', topic: 'service-down' } })
    // The other is asked for whether the service is up.
    const kept = { external_ref: 'kept.md', archived: false, body: 'one' }
    const last = { external_ref: 'a.md', archived: true, body: 'last' }
    expect(found.requests.flat()).toEqual([last, last, last, ...Array(23).fill(kept)])
  })

  test('since it gives no answer to them fail by name, and others are delivered', async () => {
    const due = planned(
      { 'b.md': 'two' },
      numbered(20, index => `${index} ${'x'.repeat(limits.targetBytes)}`),
    )
    const answer = (documents: Sent[]) =>
      documents.some(each => each.external_ref === '3.md') ? later() : accepted
    const found = await delivered(due, { answer })
    expect(found.brief).toHaveLength(21)
    expect(found.brief).toEqual(expect.arrayContaining(['archived b.md', 'failed 3.md', 'pushed 19.md']))
    expect(found.stop).toBeUndefined()
    const reason = 'busy, 6 times, though it answered others meanwhile'
    expect(found.outcomes.find(each => each.kind === 'failed')).toMatchObject({
      reason,
      topic: 'page-refused',
    })
  })
})

describe('a page that makes no document', () => {
  test.each<[string, string, object, Topic, RegExp]>([
    ['is no text', 'bad', {}, 'not-utf-8', /^is no text$/],
    ['is missing', 'gone', missing, 'checkout', /^its text is not in this checkout\. .*sets no filter\.$/],
    ['cannot be read', 'x', { bytes: undefined, problem: 'is locked' }, 'generated', /^is locked\.$/],
    [
      'is too large to be read',
      'huge',
      { size: 30_000_000, bytes: undefined },
      'page-too-large',
      /^has 30000000 bytes, .* at most 5000000 in a request\. Split the page\.$/,
    ],
    [
      'is over the limit as a document',
      'x'.repeat(limits.requestBytes),
      {},
      'page-too-large',
      /^as a document it has 50000\d\d bytes, .* Split the page\.$/,
    ],
  ])('because it %s fails by name, and the rest goes through', async (_, text, blob, topic, reason) => {
    const blobs = { [`oid of ${text}`]: blob }
    const found = await delivered(planned(undefined, { 'a.md': text, 'b.md': 'one' }), { blobs })
    expect(found.requests.flat().map(each => each.external_ref)).toEqual(['b.md'])
    expect(found.brief).toEqual(['failed a.md', 'pushed b.md'])
    const failed = found.outcomes.find(each => each.kind === 'failed')
    expect(failed).toMatchObject({ topic, reason: expect.stringMatching(reason), messages: [] })
  })

  test('by one byte over the limit fails, at the limit goes alone', async () => {
    const rest = JSON.stringify({ documents: [{ external_ref: 'a.md', archived: false, body: '' }] }).length
    const exact = 'x'.repeat(limits.requestBytes - rest)
    expect((await delivered(planned(undefined, { 'a.md': exact }))).brief).toEqual(['pushed a.md'])
    expect((await delivered(planned(undefined, { 'a.md': `${exact}x` }))).brief).toEqual(['failed a.md'])
  })
})

describe('a deleted page is archived without its text', () => {
  const unread: PageResult = { kind: 'unread', topic: 'page-not-read', reason: 'was not read', messages: [] }

  test.each([
    ['when its text is missing', { blobs: { 'oid of last': missing } }, [[stub('a.md')]]],
    ['when reading it takes too long this time', { make: async () => unread }, [[stub('a.md')]]],
  ])('%s', async (_, setting, requests) => {
    const found = await delivered(gone({ 'a.md': 'last' }), setting)
    expect(found).toMatchObject({ requests, brief: ['archived a.md'] })
  })
})

describe('through any faults', () => {
  /** What happens to a request on its way: it arrives, its answer gets lost, or it does not arrive. */
  type Weather = 'fine' | 'answer lost' | 'busy' | 'pressure'
  const usual = fc.oneof(
    { weight: 30, arbitrary: fc.constant<Weather>('fine') },
    { weight: 4, arbitrary: fc.constantFrom<Weather>('answer lost', 'busy', 'pressure') },
  )
  const stormy = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Weather>('fine') },
    { weight: 9, arbitrary: fc.constantFrom<Weather>('answer lost', 'busy') },
  )

  /** A page's text: a draft makes no document, and what is `refused` the service does not accept. Some texts are shared. */
  const text = fc.oneof(
    { weight: 8, arbitrary: fc.nat(30).map(each => `text ${each}`) },
    { weight: 1, arbitrary: fc.constantFrom('draft', 'bad', 'refused 1', 'refused 2') },
  )
  const name = fc.nat(60).map(each => `${each}.md`)
  const texts = fc.dictionary(name, text, { maxKeys: 60, noNullPrototype: true })
  /** More pages than go into a request, or larger ones, some of them too large for any. */
  const many = fc.integer({ min: 90, max: 230 }).map(count => numbered(count, index => `text ${index % 30}`))
  const large = fc
    .array(fc.nat(11), { minLength: 3, maxLength: 8 })
    .map(sizes => numbered(sizes.length, index => `large ${sizes[index]}`))

  /** Makes documents as usual, but large ones of what says so: of up to half a megabyte more than a request may have. */
  async function prepareLarge(job: PageJob): Promise<PageResult> {
    const made = makeDocument(job)
    const [, size] = /^large (\d+)$/.exec(new TextDecoder().decode(job.content)) ?? []
    if (made.kind !== 'document' || size === undefined) return made
    const document = JSON.parse(new TextDecoder().decode(made.json))
    const padding = 'x'.repeat(Number(size) * 500_000)
    return { ...made, json: new TextEncoder().encode(JSON.stringify({ ...document, padding })) }
  }

  const scene = fc.record({
    before: fc.oneof({ weight: 19, arbitrary: texts }, { weight: 1, arbitrary: many }),
    attempted: texts,
    now: fc.oneof(
      { weight: 57, arbitrary: texts },
      { weight: 2, arbitrary: many },
      { weight: 1, arbitrary: large },
    ),
    everything: fc.boolean(),
    most: fc.option(fc.integer({ min: 1, max: 30 }), { nil: Number.POSITIVE_INFINITY }),
    weathers: fc.oneof(
      { weight: 9, arbitrary: fc.array(usual, { minLength: 1, maxLength: 40 }) },
      { weight: 1, arbitrary: fc.array(stormy, { minLength: 20, maxLength: 80 }) },
    ),
    fatalAt: fc.option(fc.nat(12), { nil: -1 }),
    abortAt: fc.option(fc.nat(30), { nil: -1 }),
    refusesStubs: fc.boolean(),
    maxArchive: fc.constantFrom(1, 1, 1, 0.3),
  })

  test('search ends as planned, or each page that keeps it from that is named', async () => {
    let heldBack = 0
    const property = fc.asyncProperty(scene, async ({ before, attempted, now, everything, ...service }) => {
      // One page that never changes, since an empty set of pages is a mistake of its own.
      const kept = { 'kept.md': 'text' }
      const known = {
        synced: snapshot({ ...before, ...kept }),
        dirty: [snapshot({ ...attempted, ...kept })],
      }
      const due = plan(pages({ ...now, ...kept }), 'v1', known, everything)
      const stored = new Map<string, Sent>()
      const begun: { archived: boolean; at: number }[] = []
      let lastUpsert = -1
      const answered = new Set(due.unchanged.map(({ externalRef }) => externalRef))
      let clock = 0
      let inFlight = 0
      const stopping = new AbortController()
      const take = (documents: Sent[]): Reply => {
        if (documents.length > service.most) return tooLarge
        const isBad = ({ body, archived }: Sent) =>
          body.startsWith('refused') || (archived && service.refusesStubs && body === '39.md\n')
        if (documents.some(isBad)) return refused
        for (const each of documents) stored.set(each.external_ref, each)
        return accepted
      }
      const answer = async (documents: Sent[], request: number): Promise<Reply> => {
        begun.push({ archived: documents[0]?.archived === true, at: clock++ })
        expect(++inFlight).toBeLessThanOrEqual(4)
        await Promise.resolve()
        inFlight--
        if (request === service.abortAt) stopping.abort(cancelled)
        const weather = service.weathers[request % service.weathers.length]
        const arrives = request !== service.fatalAt && (weather === 'fine' || weather === 'answer lost')
        const reply = arrives ? take(documents) : later()
        // What was accepted before may be sent again to see whether the service is up.
        if (documents.some(({ archived, external_ref: ref }) => !archived && !answered.has(ref)))
          lastUpsert = clock++
        if (reply.kind === 'accepted' && weather === 'fine')
          for (const { external_ref: ref } of documents) answered.add(ref)
        if (request === service.fatalAt) return fatal
        return weather === 'pressure' ? slower() : weather === 'fine' ? reply : later()
      }
      const {
        requests,
        bytes,
        outcomes,
        stop,
        heldBack: isHeld,
      } = await delivered(due, {
        answer,
        make: prepareLarge,
        maxArchive: service.maxArchive,
        push: { signal: stopping.signal },
      })

      // What is held back is so as a whole.
      if (isHeld) heldBack++
      if (isHeld) expect(requests.flat().filter(each => each.archived)).toEqual([])

      // Nothing is reported twice, and nothing is left out.
      const refs = outcomes.map(each => each.externalRef)
      expect(new Set(refs).size).toBe(refs.length)
      const wanted = [...due.upserts, ...due.archives].map(each => each.externalRef)
      const all = toOutcomes(outcomes, { ...due, unchanged: [] }, { pages: new Map(), skipped: [] }, stop)
      expect(all.map(each => each.externalRef)).toEqual(wanted.toSorted())
      if (stop === undefined) expect(refs.toSorted()).toEqual(wanted.toSorted())

      // What is reported as done is so in the service, and with the text of now.
      const isDone = ({ kind, externalRef }: Outcome) => {
        const found = stored.get(externalRef)
        if (kind === 'pushed') return found?.archived === false && found.body === (now[externalRef] ?? 'text')
        return kind !== 'archived' || found?.archived === true
      }
      expect(all.filter(each => !isDone(each))).toEqual([])

      // What fails does so for a reason of its own.
      const isToBlame = ({ externalRef, reason = '' }: Outcome) =>
        /, \d+ times, though|^is no text$|^as a document it has/.test(reason) ||
        [now, before, attempted].some(each => each[externalRef]?.startsWith('refused')) ||
        (service.refusesStubs && externalRef === '39.md')
      expect(all.filter(each => each.kind === 'failed' && !isToBlame(each))).toEqual([])

      // Every request is within the limits, has each document once, and holds upserts or archives alone.
      const isSound = (each: Sent[]) =>
        each.length <= limits.documents &&
        new Set(each.map(({ external_ref }) => external_ref)).size === each.length &&
        new Set(each.map(({ archived }) => archived)).size === 1
      expect(requests.filter(each => !isSound(each))).toEqual([])
      expect(Math.max(0, ...bytes)).toBeLessThanOrEqual(limits.requestBytes)
      expect(requests.flat().filter(({ body }) => /^large 1\d$/.test(body))).toEqual([])

      // No archive is sent before the last upsert was answered.
      expect(begun.filter(({ archived, at }) => archived && at < lastUpsert)).toEqual([])

      // What failed keeps the document of the same text under another name, unless its author hides it.
      const failures = new Set(all.filter(({ kind }) => kind === 'failed').map(each => each.externalRef))
      for (const { externalRef, movedTo } of due.archives)
        if (movedTo !== undefined && failures.has(movedTo) && now[movedTo] !== 'draft')
          expect(stored.get(externalRef)?.archived).not.toBe(true)
    })
    await fc.assert(property, { numRuns: 2000 })
    expect(heldBack).toBeGreaterThan(0)
  }, 600_000)
})
