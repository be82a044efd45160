import fc from 'fast-check'
import { commandsOf } from '../../__tests__/security/commands.ts'
import { linksOf } from '../../__tests__/security/markdown.ts'
import { streamed } from '../../__tests__/support/items.ts'
import { outcome, report } from '../../__tests__/support/outcomes.ts'
import { limits, pack, toBody } from '../../src/batch.ts'
import { splice } from '../../src/document/splice.ts'
import { InputError, parseInputs } from '../../src/inputs.ts'
import { readHistory, toRecord } from '../../src/journal.ts'
import { toSummary } from '../../src/report/summary.ts'
import { parseTree } from '../../src/repository/tree.ts'
import { readPayload } from '../../src/runner/payload.ts'
import { judge } from '../../src/service/answers.ts'
import { holds } from '../../src/service/echo.ts'
import { harmless, shown } from '../../src/shown.ts'
import { pieces, require, type Stage, stage } from './stage.ts'

const COMMANDS = [
  '::',
  ':',
  '##[',
  '#',
  '[',
  ']',
  'error',
  'add-mask',
  'set-output name=a',
  '%0A',
  '\n',
  '\r',
  '\u2028',
  '\u00ad',
  '\ufe0f',
  '\ud83d',
  ' ',
]
const hostile = pieces(
  ...COMMANDS,
  '|',
  '<script>',
  '](https://evil.example)',
  '![x](//e)',
  'a@b.com',
  '@octo',
  'www.e.com',
  'https://e.com',
  '`',
  '*',
  '\\',
  '&lt;',
  '$',
  '~',
  'e',
)

const edit = fc.record({ start: fc.nat(40), length: fc.nat(10), replacement: fc.string({ maxLength: 4 }) })
const edits = fc.record({ text: fc.string({ maxLength: 60 }), edits: fc.array(edit, { maxLength: 8 }) })

const NAMES = [
  'base-url',
  'connector-id',
  'api-key',
  'files',
  'branch',
  'sync',
  'dry-run',
  'tags',
  'ref-prefix',
  'site-urls',
  'source-links',
  'max-archive',
  'journal',
  'agent-instructions',
  'github-token',
  'concurrency',
  'timeout-minutes',
]
const value = fc.oneof(
  pieces(
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
    '{a,b}',
    '!',
    '->',
    '%',
    'true',
    '4',
    '30',
    '.git',
    '\n',
    ' ',
    '[',
    '\0',
  ),
  fc.constantFrom('', 'true', 'false', 'docs', '4', '30%', 'none', 'auto', 'https://a.example', '**/*.md'),
)
const inputs = fc.dictionary(fc.constantFrom(...NAMES), value)

const answer = fc.record({
  status: fc.integer({ min: 100, max: 999 }),
  isHtml: fc.boolean(),
  location: fc.option(pieces('https://', 'a.example', '//', '/', ...COMMANDS)),
  retryAfter: fc.option(pieces('1', '9', 'Wed, 21 Oct 2099 07:28:00 GMT', '-', ' ')),
  text: fc.oneof(hostile, fc.json()),
  isCut: fc.boolean(),
  sent: fc.nat(100),
  holdsKey: fc.boolean(),
})

const SHA = 'a'.repeat(40)
const field = fc.oneof(fc.constantFrom<unknown>(1, 15, 'a', SHA, ['**/*.md'], '', null), fc.jsonValue())
const record = fc.dictionary(
  fc.constantFrom(
    'v',
    'repository',
    'branch',
    'connectorId',
    'service',
    'sha',
    'files',
    'refPrefix',
    'settings',
    'runId',
    'timeoutMinutes',
    '__proto__',
  ),
  field,
)

const entry = fc.record({
  mode: fc.constantFrom('100644', '100755', '120000', '160000'),
  path: fc.array(fc.integer({ min: 1, max: 255 }), { minLength: 1, maxLength: 20 }),
})

export const otherStages: Stage[] = [
  stage('splice', edits, ({ text, edits: list }) => {
    const all = list
      .map(({ start, length, replacement }) => ({
        start,
        end: Math.min(start + length, text.length),
        replacement,
      }))
      .filter(({ start, end }) => start <= end)
    const result = splice(text, all)
    require(all.length > 0 || result === text, 'a text without edits has changed')
    require(result.length <=
      text.length + all.reduce((sum, each) => sum + each.replacement.length, 0), 'the text has grown')
    const first = Math.min(text.length, ...all.map(each => each.start))
    require(result.startsWith(text.slice(0, first)), 'what stands before all edits has changed')
  }),
  stage('inputs', inputs, given => {
    const key = given['api-key']?.trim() ?? ''
    try {
      const { baseUrl, connectorId } = parseInputs(name => given[name] ?? '')
      const { protocol, hostname, username, search, hash } = new URL(baseUrl)
      require(protocol === 'https:' ||
        /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname), `${baseUrl} is taken`)
      require(username + search + hash === '' &&
        /^[\w-]+$/.test(connectorId), 'the address holds more than it may')
      require(new URL(`${baseUrl}/api/ingest/${connectorId}/documents`).origin ===
        new URL(baseUrl).origin, 'it leads elsewhere')
    } catch (error) {
      require(error instanceof InputError, `another error: ${error}`)
      const { message } = error as Error
      require(commandsOf(harmless(message)).length === 0, 'the message has a command in it')
      const others = NAMES.filter(name => name !== 'api-key').map(name => given[name] ?? '')
      const isOwn = key.length < 8 || others.some(each => each.includes(key)) || !message.includes(key)
      require(isOwn || 'https://search.example.com'.includes(key), 'the message has the key in it')
    }
  }),
  stage('batch', fc.array(fc.nat(2_000_000), { maxLength: 250 }), async sizes => {
    // Most documents are small.
    const items = sizes.map((size, index) => ({
      externalRef: `${index}`,
      json: new Uint8Array(size % 20 === 0 ? size : size % 5000),
    }))
    const sent: string[] = []
    for await (const batch of pack(streamed(items))) {
      require(batch.items.length > 0 &&
        batch.items.length <= limits.documents, 'a batch has none or too many')
      require(batch.bytes <= limits.targetBytes || batch.items.length === 1, 'a batch is too large')
      require(toBody(batch).length === batch.bytes, 'the size is not what is sent')
      sent.push(...batch.items.map(each => each.externalRef))
    }
    require(sent.join() ===
      items.map(each => each.externalRef).join(), 'a document is missing, twice there or out of order')
  }),
  stage('shown', hostile, text => {
    for (const line of [harmless(text), shown(text), shown(text, 7)]) {
      require(commandsOf(line).length === 0, 'there is a command')
      require(!/[\p{Cc}\p{DI}\u2028\u2029]/u.test(line), 'something invisible is left')
    }
    require(shown(text).isWellFormed(), 'half a surrogate pair is left')
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
    const { urls, elements } = linksOf(toSummary(report(documents, { status: 'failed', problem: reason })))
    for (const url of urls)
      require(url.startsWith('https://github.com/octo/docs/'), `there is a link to ${url}`)
    for (const element of elements) require(MEANT.has(element), `there is an element ${element}`)
  }),
  stage('answers', answer, given => {
    const reply = judge({ kind: 'response', ...given }, 0)
    if ('reason' in reply)
      require(commandsOf(harmless(reply.reason)).length === 0, 'the reason has a command in it')
    if (reply.kind === 'retry')
      require(reply.afterMs >= 0 && Number.isFinite(reply.afterMs), 'the pause is no time')
    if (reply.kind === 'accepted')
      require(given.status >= 200 && given.status <= 299, 'no success, and taken for one')
  }),
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
    for (const [index, { path, isUtf8, mode, oid }] of tree.entries()) {
      const bytes = Buffer.from(entries[index]?.path ?? [])
      require(isUtf8 === Buffer.from(path).equals(bytes), 'a name that is not UTF-8 is taken for one')
      require(mode === entries[index]?.mode && oid === SHA, 'mode or object are another')
    }
  }),
  stage(
    'echo',
    fc.record({
      key: fc.string({ unit: fc.constantFrom(...'aB3+/=%"\\&-_'), minLength: 8, maxLength: 60 }),
      before: fc.string(),
      how: fc.nat(4),
      at: fc.nat(50),
    }),
    ({ key, before, how, at }) => {
      const part = how === 4 ? key : key.slice(Math.min(at, key.length - 6)).slice(0, 20)
      const spelt =
        [
          part,
          JSON.stringify(part),
          encodeURIComponent(part),
          part.toUpperCase(),
          Buffer.from(before + part).toString('base64'),
        ][how] ?? ''
      require(holds(how === 4 ? spelt : `${before} ${spelt}`, key), 'the key is not noticed')
    },
  ),
]

const MEANT = new Set(
  'h2 p a strong em code table thead tbody tr th td details summary blockquote br div'.split(' '),
)
