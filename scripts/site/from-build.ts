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
  type BuiltSite,
  builtAddress,
  matchBuilt,
  readBuilt,
  readBuiltHead,
  routeOfFile,
  trailingRun,
} from '../../src/built/index.ts'
import { toKey } from './build.ts'
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
  /** The sources of pages, those of them whose built page is found, and those for which another one is. */
  sources: number
  found: number
  wrong: number
  /** Code blocks, tables and links of the pages, and those that their documents have. */
  parts: number
  kept: number
  dead: number
}

/** What is known of a site by its generator's own table. */
interface Known {
  repo: string
  /** All paths that may be pages. */
  sources: readonly string[]
  /** The route of each page below the site's address, by path. */
  routes: ReadonlyMap<string, string>
  address: string | undefined
}

/** Makes a body of each page of a built site, and compares it with the page. */
export async function compareBuild(
  out: string,
  { repo, sources, routes, address }: Known,
): Promise<FromBuild> {
  const files = await filesOf(out)
  const counts = { pages: 0, fine: 0, sources: 0, found: 0, wrong: 0, parts: 0, kept: 0, dead: 0 }
  const found: FromBuild = { lines: [], ...counts }
  const htmls = new Map<string, Uint8Array>()
  for (const file of files.filter(each => each.endsWith('.html')))
    htmls.set(file, await readFile(join(out, file)))
  const heads = new Map([...htmls].map(([file, html]) => [file, readBuiltHead(html, file)]))
  const repository = repositoryOf(heads)
  const match = matchBuilt(heads, new Set(sources), { repository, routeOf: path => routes.get(path) })
  for (const [path, route] of routes) {
    const file = match.files.get(path)
    found.sources++
    if (file === undefined) found.lines.push(`  not found: ${path}`)
    else found.found++
    if (file === undefined || toKey(file) === toKey(route)) continue
    found.wrong++
    found.lines.push(`  WRONG: ${path} is not ${file} but ${route}`)
  }
  const site: BuiltSite = {
    files: new Set(files),
    address: builtAddress(heads) ?? address,
    addresses: new Map(),
    pageChrome: new Set(),
  }
  const pages = [...htmls].filter(([file]) => heads.get(file)?.kind === 'page')
  const endings = pages.flatMap(([file, html]) => {
    const { ending } = readBuilt({ file, html, source: '' }, site)
    return ending ? [ending] : []
  })
  const read = { ...site, pageChrome: trailingRun(endings) }
  const pathOf = new Map([...match.files].map(([path, file]) => [file, path]))
  for (const [file, { kind }] of heads) {
    const path = pathOf.get(file)
    if (kind !== 'page' && path === undefined) continue
    const html = htmls.get(file)!
    const source = path === undefined ? '' : await readFile(join(repo, path), 'utf8')
    const made = readBuilt({ file, html, source }, read)
    if (made.body === undefined) found.lines.push(`  no body: ${file}: ${made.reason}`)
    else compare(found, made.body, new TextDecoder().decode(html), { file, site })
  }
  return found
}

/** The repository that most pages link to: a copy on this machine may be anybody's. */
function repositoryOf(heads: ReadonlyMap<string, BuiltHead>): string {
  const links = [...heads.values()].flatMap(({ sourceLinks }) => sourceLinks)
  const names = links.map(link => /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\//.exec(link)?.[1] ?? '')
  const counts = [...Map.groupBy(names, name => name)].sort(([, a], [, b]) => b.length - a.length)
  return counts[0]?.[0] ?? 'unknown/unknown'
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
  const leads = (href: string) =>
    URL.parse(href, (site.address ?? 'https://site.invalid/') + encodeURI(routeOfFile(file)))?.href
  const ownLinks = new Set(ours.links.map(leads))
  const code = [...shown.code].filter(([each, language]) => {
    const isNamed = !/^(?:|none|default|plaintext|text)$/.test(language)
    const own = ours.code.get(each)
    if (own !== undefined) return isNamed && own !== language
    return !ours.tables.some(table => table.includes(each))
  })
  const tables = shown.tables.filter(each => !ours.tables.includes(each))
  const targets = shown.links.filter(
    href => /^(?!#|javascript:)/.test(href) && isAlive(leads(href) ?? '', site),
  )
  const links = targets.filter(href => !ownLinks.has(leads(href)))
  const dead = ours.links.filter(href => !isAlive(href, site))
  const all = shown.code.size + shown.tables.length + targets.length
  found.parts += all
  found.kept += all - code.length - tables.length - links.length
  found.dead += dead.length
  const lines = [
    ...(isFine
      ? []
      : [
          `${recall.toFixed(3)} ${precision.toFixed(3)} lost: ${lost.slice(0, 12).join(' ')}; added: ${added.slice(0, 12).join(' ')}`,
        ]),
    ...code.map(([each, language]) => `code or language lost: ${language} ${each.slice(0, 60)}`),
    ...tables.map(each => `table lost: ${each.slice(0, 60)}`),
    ...links.map(each => `link lost: ${each}`),
    ...dead.map(each => `leads nowhere: ${each}`),
  ]
  found.lines.push(...lines.map(each => `  ${file}: ${each}`))
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
