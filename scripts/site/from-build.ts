import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BuiltHead,
  type BuiltSite,
  builtAddress,
  chooseFiles,
  commonEdges,
  type Edges,
  findCandidates,
  readBuilt,
  readBuiltHead,
  routeOfFile,
  sharesShown,
} from '../../src/built/index.ts'
import { toKey } from './build.ts'
import { filesOf } from './repository.ts'
import { addressesOf, seenOfMarkdown } from './seen.ts'
import { agreement, contentOf, isWithin, type Layout, layoutOf, shownIn, textOf } from './words.ts'

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
  /** Links of the pages, and those that their documents have. */
  links: number
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
  const counts = { pages: 0, fine: 0, sources: 0, found: 0, wrong: 0, links: 0, kept: 0, dead: 0 }
  const found: FromBuild = { lines: [], ...counts }
  const htmls = new Map<string, Uint8Array>()
  for (const file of files.filter(each => each.endsWith('.html')))
    htmls.set(file, await readFile(join(out, file)))
  const heads = new Map([...htmls].map(([file, html]) => [file, readBuiltHead(html, file)]))
  const repository = repositoryOf(heads)
  const candidates = findCandidates(heads, new Set(sources), {
    repository,
    routeOf: path => routes.get(path),
    isOnSite: () => true,
  })
  const shares = new Map<string, number[]>()
  for (const [path, pages] of candidates) {
    const source = await readFile(join(repo, path), 'utf8')
    const words = pages.map(({ file }) => heads.get(file)!.words)
    shares.set(path, sharesShown(source, words))
  }
  const match = chooseFiles(heads, candidates, path => shares.get(path)!)
  const keys = new Set([...heads.keys()].map(toKey))
  for (const [path, route] of routes) {
    const file = match.files.get(path)
    found.sources++
    if (file === undefined) found.lines.push(`  not found: ${path}`)
    else found.found++
    // A route that the site does not have is a fault of the rules: a plugin may give other addresses.
    if (file === undefined || toKey(file) === toKey(route) || !keys.has(toKey(route))) continue
    found.wrong++
    found.lines.push(`  WRONG: ${path} is not ${file} but ${route}`)
  }
  const canonicals = [...heads].flatMap(([file, { canonical }]) =>
    canonical === undefined ? [] : [[file, canonical] as const],
  )
  const site: BuiltSite = {
    files: new Set(files),
    address: builtAddress(canonicals) ?? address,
    addresses: new Map(),
    sources: new Map(),
    pageChrome: new Set(),
  }
  const pages = [...htmls].filter(([file]) => heads.get(file)?.kind === 'page')
  const pathOf = new Map([...match.files].map(([path, file]) => [file, path]))
  const edgesByFile = new Map<string, Edges>()
  for (const [file, html] of pages) {
    const path = pathOf.get(file)
    const source = path === undefined ? undefined : await readFile(join(repo, path))
    const { edges } = readBuilt({ file, html, ...(source && { source }) }, site)
    if (edges) edgesByFile.set(file, edges)
  }
  const read = { ...site, pageChrome: commonEdges(edgesByFile) }
  const layout = layoutOf(
    await Promise.all(
      pages.map(async ([file, html]) => {
        const path = pathOf.get(file)
        const source = path === undefined ? '' : await readFile(join(repo, path), 'utf8')
        return { html: new TextDecoder().decode(html), source }
      }),
    ),
  )
  for (const [file, { kind }] of heads) {
    const path = pathOf.get(file)
    if (kind !== 'page' && path === undefined) continue
    const html = htmls.get(file)!
    const source = path === undefined ? undefined : await readFile(join(repo, path))
    const made = readBuilt({ file, html, ...(source && { source }) }, read)
    if (made.body === undefined) found.lines.push(`  no body: ${file}: ${made.reason}`)
    else
      compare(found, made.body, new TextDecoder().decode(html), {
        file,
        site,
        layout,
        source: source?.toString(),
      })
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
  layout: Layout
  source: string | undefined
}

function compare(found: FromBuild, body: string, html: string, { file, site, layout, source }: Page): void {
  // Marks of footnotes, and the addresses of what the page has players for.
  const ownWords = body.replace(/\[\^[^\]\s]+\](?:: )?|<https?:[^\s<>]+\.(?:mp[34]|webm|og[agv])>/g, '')
  const { text } = seenOfMarkdown(ownWords)
  // When a post was written, and by whom, is on its page: a document may have it or not.
  const undated = agreement(html, text, layout, source)
  const dated = html
    .replace(/<(\/?)time\b/g, '<$1span')
    .replace(/\b(?:authorCol_\w+|sl-blog-(?:metadata|tags)|md-post__meta)|itemprop="\w+"/g, '')
  const { recall, precision, lost, added, isFine } = undated.isFine
    ? undated
    : agreement(dated, text, layout, source)
  found.pages++
  if (isFine) found.fine++
  const leads = (href: string) =>
    URL.parse(href, (site.address ?? 'https://site.invalid/') + encodeURI(routeOfFile(file)))?.href
  const ours = addressesOf(body)
  const own = new Set(ours.map(leads))
  const links = linksOf(contentOf(html, layout, source).main).filter(
    href => /^(?!#|javascript:)/.test(href) && isAlive(leads(href) ?? '', site),
  )
  const lostLinks = links.filter(href => !own.has(leads(href)))
  const dead = ours.filter(href => !isAlive(href, site))
  found.links += links.length
  found.kept += links.length - lostLinks.length
  found.dead += dead.length
  const lines = [
    ...(isFine
      ? []
      : [
          `${recall.toFixed(3)} ${precision.toFixed(3)} lost: ${lost.slice(0, 12).join(' ')}; added: ${added.slice(0, 12).join(' ')}`,
        ]),
    ...lostLinks.map(each => `link lost: ${each}`),
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

/** Where the links of a built page's content lead that have a text, but for those in code. */
function linksOf(main: ReturnType<typeof contentOf>['main']): string[] {
  return (main ? shownIn(main) : []).flatMap(each => {
    const href = each.attrs.find(({ name }) => name === 'href')?.value
    const isLink = each.tagName === 'a' && !isWithin(each, ({ tagName }) => tagName === 'pre')
    return isLink && href !== undefined && textOf(each).trim() !== '' ? [href] : []
  })
}
