import fc from 'fast-check'
import type { Link, Nodes } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { metadata } from '../../sandbox/action.ts'
import { parseTree } from '../../src/adapters/git/index.ts'
import { readPayload } from '../../src/adapters/runner/index.ts'
import { withoutKey } from '../../src/adapters/service/index.ts'
import { noSite, toDocument } from '../../src/document/index.ts'
import { InputError, parseInputs } from '../../src/inputs/index.ts'
import { readHistory, toRecord } from '../../src/journal/index.ts'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import { plainMdx } from '../../src/mdx/index.ts'
import { pathsOf } from '../../src/plan/tree.ts'
import { limits, pack, toBody } from '../../src/push/requests.ts'
import { sanitizeLine } from '../../src/text/index.ts'
import { isMdx } from '../../src/text/paths.ts'
import { record as valid } from '../support/attempts.ts'
import { commandsOf } from './commands.ts'

/** A pure stage of the action, tested on generated input, which is JSON, so that `fixtures/fuzz` can keep what has failed. */
export interface Stage {
  name: string
  check(options: fc.Parameters<[unknown]>): Promise<void>
}

/** No input of this size may take more CPU time. */
const MAX_MS = 5_000

/** @param verify throws when the stage is wrong about an input. */
function stage<T>(name: string, inputs: fc.Arbitrary<T>, verify: (input: T) => void | Promise<void>): Stage {
  const property = fc.asyncProperty(inputs, input => inTime(async () => verify(input)))
  return { name, check: options => fc.assert(property, options as fc.Parameters<[T]>) }
}

async function inTime(work: () => Promise<void>): Promise<void> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  if ((user + system) / 1000 > MAX_MS) throw new Error(`it took ${Math.round((user + system) / 1000)} ms`)
}

function require(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** Text made of these pieces and of any other characters. */
function pieces(...units: readonly string[]): fc.Arbitrary<string> {
  const mixed = fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...units) },
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    {
      maxLength: 60,
    },
  )
  return mixed.map(each => each.join(''))
}

const YAML = [
  ...[
    '---\n',
    '...\n',
    'title: ',
    'tags: ',
    'draft: true\n',
    '- ',
    '  ',
    '\n',
    ': ',
    '"',
    "'",
    '|\n',
    '>-\n',
  ],
]
const ODD = [
  ...['&a ', '*a', '!!js/function ', '!<x> ', '<<: ', '__proto__: ', 'constructor: ', '{', '}', '[', ']'],
  ...[',', '\t'],
]
const TOML = [
  ...['+++\n', 'title = ', '[a.b]\n', '[[tags]]\n', '"""', "'''", '1979-05-27', '0x', '\ufeff', '\r\n', '# '],
]
const MARKDOWN = [
  ...[
    '# ',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '    ',
    '```\n',
    '~~~',
    '`',
    '*',
    '_',
    '~~',
    '|',
    '|-|-|\n',
    '***',
  ],
]
const HTML = [
  ...['<!--', '-->', '<a href="', '">', '</a>', '<img src=', '<script>', '<![CDATA[', '<?', '<details>'],
  ...['&amp;', '&#0;'],
]
const LINKS = [
  ...['[', '](', ')', ']: ', '![', '<', '>', 'a.md', '../', './', '/docs/b', '#x', '?q', '%2e', '%'],
  ...['javascript:', '//', 'http://evil.example', '[^1]', ' "t"', '\\', '\0'],
]
const MDX = [
  ...['import a from "b"\n', 'const a = 1\n', '{', '}', '<A', '/>', '</A>', '<>', '</>', ' title="x"'],
  ...['{`', '`}', '{/*', '*/}', '<A.b:c'],
]

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

const SHA = 'a'.repeat(40)
const field = fc.oneof(fc.constantFrom<unknown>(1, 15, 'a', SHA, ['**/*.md'], '', null), fc.jsonValue())
/** A record that is well formed but for some of its fields. */
const record = fc
  .dictionary(fc.constantFrom(...Object.keys(valid), 'target', '__proto__'), field, { maxKeys: 3 })
  .map(changes => ({ ...valid, ...changes }))

/** What git's modes stand for. */
const kinds = { 100644: 'file', 100755: 'file', 120000: 'link', 160000: 'submodule' }

const entry = fc.record({
  mode: fc.constantFrom<keyof typeof kinds>(100644, 100755, 120000, 160000),
  path: fc.array(fc.integer({ min: 1, max: 255 }), { minLength: 1, maxLength: 20 }),
})

const files = [
  'a.md',
  'docs/b.md',
  'docs/index.md',
  'docs/ü (1).md',
  'img/c.png',
  'constructor',
  '__proto__/d.md',
]
const paths = pathsOf(files.map(path => ({ path, kind: 'file', oid: '0'.repeat(40), isUtf8: true })))
const HERE = 'https://github.com/o/r'
const SITE = 'https://docs.example.com/'
const settings = {
  refPrefix: '',
  tags: ['x'],
  sourceLinks: true,
  repositoryUrl: HERE,
  branch: 'main',
  siteUrls: [{ prefix: 'docs/', url: SITE }],
}

/** What is true of the document of any page. */
function verifyPage(path: string, text: string): void {
  const content = new TextEncoder().encode(text)
  const context = isMdx(path) ? { ...noSite, dialect: plainMdx } : noSite
  const result = toDocument(path, content, paths, settings, context)
  const again = toDocument(path, content, paths, settings, context)
  require(JSON.stringify(result) === JSON.stringify(again), 'the same page gives another document')
  for (const { line, column, reason } of result.messages) {
    require(line >= 1 && column >= 1 && reason !== '', 'a message has no place or no words')
    require(line <= text.split(/\r\n|\r|\n/).length + 1, `a message is at line ${line}, which there is not`)
  }
  if (result.kind !== 'document') return
  const { name, description, body, tags, external_ref } = result.document
  require(external_ref === path, 'the reference is not the path')
  require(name.trim() !== '' && !/[\n\r]/.test(name), 'the name is empty or has lines')
  require(description.length <= 301 && !/[\n\r]/.test(description), 'the description is long or has lines')
  require(body.trim() !== '', 'the body is empty')
  require(JSON.stringify(result.document).isWellFormed(), 'half a surrogate pair is left')
  require(new Set(tags).size === tags.length &&
    tags.every(each => each.trim() !== ''), 'a tag is blank or twice there')
}

/** No link leads anywhere but where its author pointed it, or to this repository and its site. */
function verifyLinks(text: string): void {
  const result = toDocument('docs/b.md', new TextEncoder().encode(text), paths, settings)
  if (result.kind !== 'document' || result.messages.some(each => each.rule === 'parser')) return
  const hosts = hostsOf(text)
  for (const url of urlsOf(result.document.body)) {
    const host = hostOf(url)
    const own = ['github.com', 'raw.githubusercontent.com', 'docs.example.com']
    require(host === '' ||
      own.includes(host) ||
      hosts.has(host), `a link leads to ${host}, which the page has not`)
  }
}

const parser = unified().use(remarkParse)

function urlsOf(text: string): string[] {
  const urls: string[] = []
  const visit = (node: Nodes) => {
    if ('url' in node) urls.push((node as Link).url)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(parser.parse(text))
  return urls
}

function hostOf(url: string): string {
  const parsed = URL.parse(url, `${HERE}/x`)
  return parsed === null || !/^https?:$/.test(parsed.protocol) ? '' : parsed.hostname
}

/** Also addresses in the text that are no links: an edit beside them may make them links. */
function hostsOf(text: string): Set<string> {
  const written = [...text.matchAll(/(?:https?:)?[\\/]{2}[^\s<>()[\]"'`]*/gi)].map(([url]) => hostOf(url))
  return new Set([...urlsOf(text).map(hostOf), ...written])
}

/** What other properties of this folder and of the modules do not show already. */
export const stages: readonly Stage[] = [
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
  stage('front-matter', pieces(...YAML, ...ODD, ...TOML), text => {
    const { data, text: rest, linesBefore } = splitFrontMatter(text)
    require(text.endsWith(rest), 'what follows the front matter is not what the page ends with')
    require(linesBefore ===
      text.slice(0, text.length - rest.length).split('\n').length - 1, 'lines are miscounted')
    require(!Array.isArray(data), 'the data is a list')
    require(({} as Record<string, unknown>).title === undefined, 'a prototype has changed')
  }),
  stage('mdx', pieces(...MARKDOWN, ...MDX, ...LINKS.slice(0, 8), ...HTML.slice(0, 4), 'text '), text =>
    verifyPage('a.mdx', text),
  ),
  stage('links', pieces(...LINKS, ...HTML, '\n', 'text '), verifyLinks),
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
