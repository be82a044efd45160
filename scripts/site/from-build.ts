import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Nodes } from 'hast'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import {
  type BuiltHead,
  type BuiltMatch,
  type BuiltSite,
  builtAddress,
  matchBuilt,
  NO_TEXT,
  readBuilt,
  routeOfFile,
  toBuiltBody,
  trailingRun,
} from '../../src/built/index.ts'
import { filesOf } from './repository.ts'
import { seenOfMarkdown } from './seen.ts'
import { agreement, mainOf, shownIn } from './words.ts'

/** What recall and precision a page must have. */
const ENOUGH = 0.98

/** What was found of the documents made from a built site. */
export interface FromBuild {
  /** Lines about pages that are not fine, and about what is lost. */
  lines: string[]
  pages: number
  fine: number
  sources: number
  found: number
  /** Those of them that are found without the rules of a generator. */
  unrouted: number
  /** Those that are found by their paths alone, without links to edit them as well. */
  byPaths: number
  wrong: number
  /** Built pages of sources that go by their source. */
  empty: number
  /** Parts of the pages that the documents have, and all. */
  code: [kept: number, all: number]
  languages: [kept: number, all: number]
  tables: [kept: number, all: number]
  links: [kept: number, all: number]
  dead: number
  ms: number
}

/** What is known of a site by its generator's own table: the route of each page below the site's address. */
export interface Known {
  repo: string
  /** All paths that may be pages. */
  sources: readonly string[]
  /** Routes by path; without it, nothing is said of which are found. */
  routes: ReadonlyMap<string, string> | undefined
  /** The site's address. */
  address: string | undefined
}

/** Makes a body of each page of a built site, and compares it with the page. */
export async function compareBuild(
  out: string,
  { repo, sources, routes, address }: Known,
): Promise<FromBuild> {
  const files = await filesOf(out)
  const found = empty()
  const start = performance.now()
  const { heads, contents } = await readAll(out, files)
  const match = compareMatches(found, heads, { sources, routes })
  const site: BuiltSite = {
    files: new Set(files),
    address: builtAddress(heads) ?? address,
    addresses: new Map(),
    furniture: trailingRun(heads),
  }
  found.ms = performance.now() - start
  const pathOf = new Map([...match.files].map(([path, file]) => [file, path]))
  for (const [file, { kind }] of heads) {
    const path = pathOf.get(file)
    if (kind !== 'page' && path === undefined) continue
    const html = await readFile(join(out, file))
    const source = path === undefined ? '' : await readFile(join(repo, path), 'utf8')
    const before = performance.now()
    const content = contents.get(file)
    const made = content === undefined ? { empty: NO_TEXT } : toBuiltBody(content, file, site, source)
    found.ms += performance.now() - before
    if ('empty' in made) {
      found.empty++
      found.lines.push(`  no body: ${file}: ${made.empty}`)
    } else compare(found, made.body, html.toString(), { file, site })
  }
  return found
}

async function readAll(out: string, files: readonly string[]) {
  const heads = new Map<string, BuiltHead>()
  const contents = new Map<string, string>()
  for (const file of files.filter(each => each.endsWith('.html'))) {
    const { head, content } = readBuilt(await readFile(join(out, file)), file)
    heads.set(file, head)
    if (content !== undefined) contents.set(file, content)
  }
  return { heads, contents }
}

/** Counts which sources are found, also with less to go by, which must be right as well. */
function compareMatches(
  found: FromBuild,
  heads: ReadonlyMap<string, BuiltHead>,
  { sources, routes }: Pick<Known, 'sources' | 'routes'>,
): BuiltMatch {
  const all = new Set(sources)
  const unlinked = new Map([...heads].map(([file, head]) => [file, { ...head, sourceLinks: [] }]))
  const repository = repositoryOf(heads)
  const match = matchBuilt(heads, all, { repository, routeOf: path => routes?.get(path) })
  const others = {
    unrouted: matchBuilt(heads, all, { repository }).files,
    byPaths: matchBuilt(unlinked, all, { repository }).files,
  }
  for (const [path, route] of routes ?? []) {
    found.sources++
    if (match.files.has(path)) found.found++
    else found.lines.push(`  not found: ${path}`)
    if (others.unrouted.has(path)) found.unrouted++
    if (others.byPaths.has(path)) found.byPaths++
    for (const { file, by } of Object.entries({ all: match.files, ...others }).map(([by, files]) => ({
      by,
      file: files.get(path),
    }))) {
      if (file === undefined || toKey(file) === toKey(route)) continue
      found.wrong++
      found.lines.push(`  WRONG (${by}): ${path} is not ${file} but ${route}`)
    }
  }
  return match
}

/** The repository that most pages link to: a copy on this machine may be anybody's. */
function repositoryOf(heads: ReadonlyMap<string, BuiltHead>): string {
  const links = [...heads.values()].flatMap(({ sourceLinks }) => sourceLinks)
  const names = links.map(link => /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\//.exec(link)?.[1] ?? '')
  const counts = [...Map.groupBy(names, name => name)].sort(([, a], [, b]) => b.length - a.length)
  return counts[0]?.[0] ?? 'unknown/unknown'
}

function toKey(path: string): string {
  return path.replace(/(?:^|\/)index\.html$|\.html$|\/$/g, '')
}

function empty(): FromBuild {
  const counts = {
    pages: 0,
    fine: 0,
    sources: 0,
    found: 0,
    unrouted: 0,
    byPaths: 0,
    wrong: 0,
    empty: 0,
    dead: 0,
    ms: 0,
  }
  return { lines: [], ...counts, code: [0, 0], languages: [0, 0], tables: [0, 0], links: [0, 0] }
}

interface Page {
  file: string
  site: BuiltSite
}

function compare(found: FromBuild, body: string, html: string, { file, site }: Page): void {
  const { recall, precision, lost, added } = agreement(
    // When a post was written, and by whom, is on its page, though not in its source.
    html.replace(/<(\/?)time\b/g, '<$1span').replace(/\b(?:authorCol_\w+|sl-blog-(?:metadata|tags))/g, ''),
    seenOfMarkdown(body.replace(/\[\^[^\]\s]+\](?:: )?/g, '')).text,
  )
  const isFine = Math.min(recall, precision) >= ENOUGH
  found.pages++
  if (isFine) found.fine++
  const [shown, ours] = [partsOfPage(html), partsOfBody(body)]
  const lostCode = [...shown.code.keys()].filter(
    each => !ours.code.has(each) && !ours.tables.some(table => table.includes(each)),
  )
  count(found.code, lostCode.length, shown.code.size)
  const named = [...shown.code].filter(
    ([code, language]) => !/^(?:|none|default|plaintext|text)$/.test(language) && ours.code.has(code),
  )
  const lostLanguages = named.filter(([code, language]) => ours.code.get(code) !== language)
  count(found.languages, lostLanguages.length, named.length)
  const lostTables = shown.tables.filter(each => !ours.tables.includes(each))
  count(found.tables, lostTables.length, shown.tables.length)
  const leads = (href: string) =>
    URL.parse(href, (site.address ?? 'https://site.invalid/') + encodeURI(routeOfFile(file)))?.href
  const ownLinks = new Set(ours.links.map(leads))
  const targets = shown.links.filter(
    href => /^(?!#|javascript:)/.test(href) && isAlive(leads(href) ?? '', site),
  )
  const lostLinks = targets.filter(href => !ownLinks.has(leads(href)))
  count(found.links, lostLinks.length, targets.length)
  const dead = ours.links.filter(href => !isAlive(href, site))
  found.dead += dead.length
  const parts = [
    ...lostCode.map(each => `code lost: ${each.slice(0, 60)}`),
    ...lostLanguages.map(([code, language]) => `language lost: ${language} (${ours.code.get(code)})`),
    ...lostTables.map(each => `table lost: ${each.slice(0, 60)}`),
    ...lostLinks.map(each => `link lost: ${each}`),
    ...dead.map(each => `leads nowhere: ${each}`),
  ]
  if (!isFine)
    parts.unshift(
      `${recall.toFixed(3)} ${precision.toFixed(3)} lost: ${lost.slice(0, 12).join(' ')}; added: ${added.slice(0, 12).join(' ')}`,
    )
  found.lines.push(...parts.map(each => `  ${file}: ${each}`))
}

function count(pair: [number, number], lost: number, all: number): void {
  pair[0] += all - lost
  pair[1] += all
}

/** Whether an address is on another site, or is a file of this one. */
function isAlive(address: string, { files, address: base }: BuiltSite): boolean {
  if (/^(?:javascript|data|vbscript|file):/i.test(address)) return false
  if (base === undefined || !address.startsWith(base)) return true
  const path = decodeURIComponent(address.slice(base.length).replace(/[?#].*$/s, ''))
  return [
    path,
    `${path}.html`,
    `${path}index.html`,
    `${path}/index.html`,
    `${path.replace(/\/$/, '')}.html`,
  ].some(each => files.has(each))
}

type Element = DefaultTreeAdapterTypes.Element

/** What a page has besides its words. */
interface Parts {
  /** Code blocks without their white space, and the language of each. */
  code: Map<string, string>
  /** The text of each table of data without its white space. */
  tables: string[]
  links: string[]
}

/** The parts of a built page's content, read by other rules than those that make its document. */
function partsOfPage(html: string): Parts {
  const parts: Parts = { code: new Map(), tables: [], links: [] }
  const { main } = mainOf(parse(html))
  const inside = main ? shownIn(main) : []
  for (const each of inside) {
    if (each.tagName === 'pre') addCode(parts, each, inside)
    if (each.tagName === 'table' && !inside.some(other => other.tagName === 'pre' && isIn(other, each)))
      parts.tables.push(squeezed(textOf(each)))
    const href = each.attrs.find(({ name }) => name === 'href')?.value
    const isCode = inside.some(other => other.tagName === 'pre' && isIn(each, other))
    if (each.tagName === 'a' && !isCode && href !== undefined && textOf(each).trim() !== '')
      parts.links.push(href)
  }
  return parts
}

function addCode(parts: Parts, pre: Element, inside: readonly Element[]): void {
  const code = squeezed(textOf(pre))
  if (code === '' || /^\d+$/.test(code)) return
  const near = inside.filter(each => each === pre || isIn(each, pre) || isIn(pre, each, 3))
  const names = near.flatMap(each =>
    each.attrs.flatMap(({ name, value }) =>
      name === 'class'
        ? (value.match(/(?:language|highlight)-[\w+#.-]+/g) ?? [])
        : name === 'data-lang' || name === 'data-language'
          ? [`language-${value}`]
          : [],
    ),
  )
  parts.code.set(code, names[0]?.replace(/^\w+-(?:source-)?/, '').toLowerCase() ?? '')
}

function isIn(element: Element, other: Element, levels = Number.POSITIVE_INFINITY): boolean {
  let each: DefaultTreeAdapterTypes.ParentNode | null = element.parentNode
  for (let level = 0; level < levels && each !== null && 'tagName' in each; level++) {
    if (each === other) return true
    each = each.parentNode
  }
  return false
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value
  if (!('tagName' in node) || /^(?:button|summary|svg|caption)$/.test(node.tagName)) return ''
  const names = node.attrs.find(({ name }) => name === 'class')?.value ?? ''
  if (
    /(?:^|\s)(?:linenos?|lnt?|boring|headerlink|lineno|gutter|rouge-gutter|filename|viewcode-link|sr-only|katex-html|katex-mathml)(?:\s|$)/.test(
      names,
    )
  )
    return ''
  return node.childNodes.map(textOf).join('')
}

const squeezed = (text: string): string => text.replace(/[\s\u200b]+/g, '')

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)

/** The parts of a document's body. */
function partsOfBody(body: string): Parts {
  const parts: Parts = { code: new Map(), tables: [], links: [] }
  visit(processor.runSync(processor.parse(body)) as Nodes, 'element', node => {
    const { tagName, properties, children } = node
    if (tagName === 'a' && typeof properties.href === 'string') parts.links.push(properties.href)
    if (tagName === 'table') parts.tables.push(squeezed(plain(node)))
    const [code] = children
    if (tagName !== 'pre' || code?.type !== 'element') return
    const language = [properties.className, code.properties.className]
      .flat()
      .find(each => typeof each === 'string')
    parts.code.set(squeezed(plain(node)), String(language ?? '').replace(/^language-/, ''))
  })
  return parts
}

function plain(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(plain).join('') : ''
}
