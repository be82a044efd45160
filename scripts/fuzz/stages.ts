import fc from 'fast-check'
import { commandsOf } from '../../__tests__/security/commands.ts'
import { linksOf } from '../../__tests__/security/markdown.ts'
import { record as valid } from '../../__tests__/support/attempts.ts'
import { outcome, reports } from '../../__tests__/support/outcomes.ts'
import { metadata } from '../../sandbox/action.ts'
import { parseTree } from '../../src/adapters/git/objects.ts'
import { readPayload } from '../../src/adapters/runner/context.ts'
import { judge } from '../../src/adapters/service/answers.ts'
import { withoutKey } from '../../src/adapters/service/index.ts'
import { InputError, parseInputs } from '../../src/inputs/index.ts'
import { readHistory, toRecord } from '../../src/journal/index.ts'
import { limits, pack, toBody } from '../../src/push/pack.ts'
import { toSummary } from '../../src/report/summary.ts'
import { sanitizeForLog, sanitizeLine } from '../../src/text/index.ts'
import { pageStages } from './pages.ts'
import { COMMANDS, hostile, pieces, require, type Stage, stage } from './stage.ts'

const NAMES = Object.keys(metadata.inputs)
const value = fc.oneof(
  pieces(
    ...[
      'https://',
      'http://',
      'localhost',
      '127.0.0.1',
      'a.example',
      '/',
      '@',
      ':',
      '?',
      '#',
      '..',
      '*',
      '**',
    ],
    ...['{a,b}', '!', '->', '%', 'true', '4', '30', '.git', '\n', ' ', '[', '\0'],
  ),
  fc.constantFrom('', 'true', 'false', 'docs', '4', '30%', 'none', 'auto', 'https://a.example', '**/*.md'),
)
const inputs = fc.dictionary(fc.constantFrom(...NAMES), value)

const inputStages: Stage[] = [
  stage('inputs', inputs, given => {
    const key = given['api-key']?.trim() ?? ''
    try {
      const { baseUrl, connectorId, targets } = parseInputs(name => given[name] ?? '')
      const { protocol, hostname, username, search, hash } = new URL(baseUrl)
      require(protocol === 'https:' ||
        /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname), `${baseUrl} is accepted`)
      // Targets have connectors of their own.
      require(username + search + hash === '' &&
        (/^[\w-]+$/.test(connectorId) ||
          (connectorId === '' && targets !== '')), 'the address holds more than it may')
      require(new URL(`${baseUrl}/api/ingest/${connectorId}/documents`).origin ===
        new URL(baseUrl).origin, 'it leads elsewhere')
    } catch (error) {
      require(error instanceof InputError, `another error: ${error}`)
      const { message } = error as Error
      require(commandsOf(sanitizeLine(message)).length === 0, 'the message has a command in it')
      const others = NAMES.filter(name => name !== 'api-key').map(name => given[name] ?? '')
      const isOwn = key.length < 8 || others.some(each => each.includes(key)) || !message.includes(key)
      require(isOwn || 'https://search.example.com'.includes(key), 'the message has the key in it')
    }
  }),
]

const SHA = 'a'.repeat(40)
const field = fc.oneof(fc.constantFrom<unknown>(1, 15, 'a', SHA, ['**/*.md'], '', null), fc.jsonValue())
/** A record that is well formed but for some of its fields. */
const record = fc
  .dictionary(fc.constantFrom(...Object.keys(valid), 'shard', '__proto__'), field, { maxKeys: 3 })
  .map(changes => ({ ...valid, ...changes }))

/** What git's modes stand for. */
const kinds = { 100644: 'file', 100755: 'file', 120000: 'link', 160000: 'submodule' }

const entry = fc.record({
  mode: fc.constantFrom<keyof typeof kinds>(100644, 100755, 120000, 160000),
  path: fc.array(fc.integer({ min: 1, max: 255 }), { minLength: 1, maxLength: 20 }),
})

/** What is read from the journal and from git. */
const readStages: Stage[] = [
  stage('records', record, value => {
    const read = toRecord(value)
    if (read === undefined) return
    require(/^[0-9a-f]{40,64}$/.test(read.sha) &&
      read.files.every(each => typeof each === 'string'), 'no record')
    readHistory([{ id: '1', order: 1, begunAtMs: 0, state: 'running', record: read }], 1)
    readPayload(value)
  }),
  stage('trees', fc.array(entry, { maxLength: 12 }), entries => {
    const lines = entries.map(({ mode, path }) =>
      Buffer.concat([Buffer.from(`${mode} blob ${SHA}\t`), Buffer.from(path), Buffer.from([0])]),
    )
    const tree = parseTree(Buffer.concat(lines))
    require(tree.length === entries.length, 'there are more or fewer files')
    for (const [index, { path, isUtf8, kind, oid }] of tree.entries()) {
      const bytes = Buffer.from(entries[index]?.path ?? [])
      require(isUtf8 === Buffer.from(path).equals(bytes), 'a name that is not UTF-8 passes for UTF-8')
      const { mode } = entries[index] ?? {}
      require(mode !== undefined && kind === kinds[mode] && oid === SHA, 'kind or object are another')
    }
  }),
]

const answer = fc.record({
  status: fc.integer({ min: 100, max: 999 }),
  isHtml: fc.boolean(),
  location: fc.option(pieces('https://', 'a.example', '//', '/', ...COMMANDS), { nil: undefined }),
  retryAfter: fc.option(pieces('1', '9', 'Wed, 21 Oct 2099 07:28:00 GMT', '-', ' '), { nil: undefined }),
  text: fc.oneof(hostile, fc.json()),
})

/** Requests to the service, and its answers. */
const requestStages: Stage[] = [
  stage('batch', fc.array(fc.nat(2_000_000), { maxLength: 250 }), async sizes => {
    // Most documents are small.
    const items = sizes.map((size, index) => ({
      externalRef: `${index}`,
      json: new Uint8Array(size % 20 === 0 ? size : size % 5000),
    }))
    const sent: string[] = []
    for await (const batch of pack(items)) {
      require(batch.items.length > 0 &&
        batch.items.length <= limits.documents, 'a batch has none or too many')
      require(batch.bytes <= limits.targetBytes || batch.items.length === 1, 'a batch is too large')
      require(Buffer.concat(toBody(batch)).length === batch.bytes, 'the size is not what is sent')
      sent.push(...batch.items.map(each => each.externalRef))
    }
    require(sent.join() ===
      items.map(each => each.externalRef).join(), 'a document is missing, twice there or out of order')
  }),
  stage('answers', answer, given => {
    const reply = judge({ kind: 'response', ...given })
    if ('reason' in reply)
      require(commandsOf(sanitizeLine(reply.reason)).length === 0, 'the reason has a command in it')
    if (reply.kind === 'retry')
      require(reply.afterMs >= 0 && Number.isFinite(reply.afterMs), 'the pause is no time')
    if (reply.kind === 'accepted')
      require(given.status >= 200 && given.status <= 299, 'a failure passes for a success')
  }),
  stage(
    'echo',
    fc.record({
      key: fc.string({ unit: fc.constantFrom(...'aB3+/="&-_.~%'), minLength: 8, maxLength: 60 }),
      before: fc.string(),
      how: fc.nat(3),
    }),
    ({ key, before, how }) => {
      const spelt = [
        `${before} ${key}`,
        `${before} ${JSON.stringify(key)}`,
        `${before} ${encodeURIComponent(key)}`,
        Buffer.from(before + key).toString('base64'),
      ][how]!
      require(withoutKey(spelt, key).includes('***'), 'the key is not masked')
    },
  ),
]

/** What people read about a run. */
const printedStages: Stage[] = [
  stage('sanitized', hostile, text => {
    for (const line of [sanitizeLine(text), sanitizeForLog(text), sanitizeForLog(text, 7)]) {
      require(commandsOf(line).length === 0, 'there is a command')
      require(!/[\p{Cc}\p{DI}\u2028\u2029]/u.test(line), 'something invisible is left')
    }
    require(sanitizeForLog(text).isWellFormed(), 'half a surrogate pair is left')
  }),
  stage('summary', fc.record({ path: hostile, reason: hostile, name: hostile }), ({ path, reason, name }) => {
    const documents = [
      outcome(path.toWellFormed(), { kind: 'failed', reason }),
      outcome(path.toWellFormed(), {
        kind: 'pushed',
        name,
        messages: [{ line: 1, column: 1, rule: 'comment', reason }],
      }),
    ]
    const { urls, elements } = linksOf(toSummary(reports(documents, { status: 'failed', problem: reason })))
    for (const url of urls)
      require(url.startsWith('https://github.com/octo/docs/'), `there is a link to ${url}`)
    for (const element of elements) require(MEANT.has(element), `there is an element ${element}`)
  }),
]

const MEANT = new Set(
  'h2 p a strong em code table thead tbody tr th td details summary blockquote br div'.split(' '),
)

/** All that are tested. */
export const stages: readonly Stage[] = [
  ...inputStages,
  ...readStages,
  ...pageStages,
  ...requestStages,
  ...printedStages,
]
