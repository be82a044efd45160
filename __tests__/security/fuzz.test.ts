import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Link, Nodes } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { metadata } from '../../sandbox/action.ts'
import { InputError, parseInputs } from '../../src/inputs/index.ts'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import { pathsOf } from '../../src/snapshot/index.ts'
import { sanitizeLine } from '../../src/text/index.ts'
import { documentOf } from '../document/settings.ts'
import { commandsOf } from './commands.ts'

/** How many inputs each stage is tested with; FUZZ_RUNS asks for more. */
const runs = Number(process.env.FUZZ_RUNS ?? 100)

/** No input of this size may take more CPU time. */
const MAX_MS = 5_000

/** A pure stage of the action, tested on generated input, which is JSON, so that `fixtures/fuzz` can keep what has failed. */
interface Stage {
  name: string
  check(options: fc.Parameters<[unknown]>): Promise<void>
}

/** @param verify throws when the stage is wrong about an input. */
function stage<T>(name: string, inputs: fc.Arbitrary<T>, verify: (input: T) => void): Stage {
  const property = fc.asyncProperty(inputs, async input => {
    const before = process.cpuUsage()
    verify(input)
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1000 > MAX_MS) throw new Error(`it took ${Math.round((user + system) / 1000)} ms`)
  })
  return { name, check: options => fc.assert(property, options as fc.Parameters<[T]>) }
}

function require(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** Text made of these pieces and of any other characters. */
function pieces(...units: readonly string[]): fc.Arbitrary<string> {
  const other = fc.string({ unit: 'binary', maxLength: 8 })
  const piece = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...units) }, other)
  return fc.array(piece, { maxLength: 60 }).map(each => each.join(''))
}

/** Pieces between blanks; `¶` stands for a line end, `␣` for a blank. */
const split = (text: string) => text.split(/\s+/).map(each => each.replaceAll('¶', '\n').replaceAll('␣', ' '))
const MATTER = split(
  `---¶ ...¶ title:␣ tags:␣ draft:␣true¶ -␣ ␣␣ ¶ :␣ " ' |¶ >-¶ &a␣ *a !!js/function␣ !<x>␣ <<:␣ __proto__:␣
  constructor:␣ { } [ ] , +++¶ title␣=␣ [a.b]¶ [[tags]]¶ """ ''' 1979-05-27 0x #␣ \ufeff`,
).concat('\t', '\r\n')
const MARKDOWN = split(
  `#␣ ¶ ¶¶ -␣ 1.␣ >␣ ␣␣␣␣ \`\`\`¶ ~~~ \` * _ ~~ | |-|-|¶ *** <!-- --> <a␣href=" "> </a> <img␣src= <script>
  <![CDATA[ <? <details> &amp; &#0; [ ]( ) ]:␣ ![ < > a.md ../ ./ /docs/b #x ?q %2e % javascript: //
  http://evil.example [^1] ␣"t" \\ text␣`,
).concat('\0')

const NAMES = Object.keys(metadata.inputs)
const value = fc.oneof(
  pieces(
    ...split(
      'https:// http:// localhost 127.0.0.1 a.example / @ : ? # .. * ** {a,b} ! -> % true 4 30 .git ¶ ␣ [',
    ),
  ),
  fc.constantFrom('', 'true', 'false', 'docs', '4', '30%', 'none', 'auto', 'https://a.example', '**/*.md'),
)

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
  rules: [],
  siteTags: true,
  sourceLinks: true,
  repositoryUrl: HERE,
  branch: 'main',
  siteUrls: [{ prefix: 'docs/', url: SITE }],
}

/** No link leads anywhere but where its author pointed it, or to this repository and its site. */
function verifyLinks(text: string): void {
  const result = documentOf('docs/b.md', new TextEncoder().encode(text), paths, settings)
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

const stages: readonly Stage[] = [
  stage('inputs', fc.dictionary(fc.constantFrom(...NAMES), value), given => {
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
  stage('front-matter', pieces(...MATTER), text => {
    const { data, text: rest, linesBefore } = splitFrontMatter(text)
    require(text.endsWith(rest), 'what follows the front matter is not what the page ends with')
    require(linesBefore ===
      text.slice(0, text.length - rest.length).split('\n').length - 1, 'lines are miscounted')
    require(!Array.isArray(data), 'the data is a list')
    require(({} as Record<string, unknown>).title === undefined, 'a prototype has changed')
  }),
  stage('links', pieces(...MARKDOWN), verifyLinks),
]

/** What was found once, and what chance hardly ever makes. */
const folder = new URL('../../fixtures/fuzz/', import.meta.url)
const corpora = readdirSync(folder)
const corpusOf = (name: string): unknown[] =>
  corpora.includes(`${name}.json`) ? JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) : []

test.each(stages.map(stage => [stage.name, stage] as const))(
  '%s: what is in its corpus, and some more, does no harm',
  async (name, stage) => {
    const examples = corpusOf(name).map((each): [unknown] => [each])
    await stage.check({ examples, numRuns: runs + examples.length })
  },
  1_000_000,
)

test('each corpus belongs to a stage', () => {
  expect(corpora.filter(file => !stages.some(({ name }) => `${name}.json` === file))).toEqual([])
})
