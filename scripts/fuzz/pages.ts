import fc from 'fast-check'
import type { Link, Nodes } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { noSite, toDocument } from '../../src/document/index.ts'
import { isMdx } from '../../src/generators/syntax/paths.ts'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import { splice } from '../../src/markdown/source.ts'
import { plainMdx } from '../../src/mdx/index.ts'
import { pathsOf } from '../../src/plan/tree.ts'
import { HTML, LINKS, MARKDOWN, MDX, ODD, pieces, require, type Stage, stage, TOML, YAML } from './stage.ts'

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

const edit = fc.record({ start: fc.nat(40), length: fc.nat(10), replacement: fc.string({ maxLength: 4 }) })
const edits = fc.record({ text: fc.string({ maxLength: 60 }), edits: fc.array(edit, { maxLength: 8 }) })

export const pageStages: Stage[] = [
  stage('front-matter', pieces(...YAML, ...ODD, ...TOML), text => {
    const { data, text: rest, linesBefore } = splitFrontMatter(text)
    require(text.endsWith(rest), 'what follows the front matter is not what the page ends with')
    require(linesBefore ===
      text.slice(0, text.length - rest.length).split('\n').length - 1, 'lines are miscounted')
    require(!Array.isArray(data), 'the data is a list')
    require(({} as Record<string, unknown>).title === undefined, 'a prototype has changed')
  }),
  stage('markdown', pieces(...MARKDOWN, ...HTML, ...LINKS, ...YAML.slice(0, 4), 'text '), text =>
    verifyPage('a.md', text),
  ),
  stage('mdx', pieces(...MARKDOWN, ...MDX, ...LINKS.slice(0, 8), ...HTML.slice(0, 4), 'text '), text =>
    verifyPage('a.mdx', text),
  ),
  stage('links', pieces(...LINKS, ...HTML, '\n', 'text '), verifyLinks),
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
]
