import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BuiltHead,
  type BuiltSite,
  builtAddress,
  matchBuilt,
  readBuilt,
  routeOfFile,
  toBuiltBody,
  trailingRun,
} from '../../src/document/built/index.ts'
import { seenOfMarkdown } from '../words/body.ts'
import { partsOfBody, partsOfPage } from './made.ts'
import { filesOf } from './repository.ts'
import { agreement } from './words.ts'

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
  unaided: number
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
  const heads = new Map<string, BuiltHead>()
  const start = performance.now()
  for (const file of files.filter(each => each.endsWith('.html')))
    heads.set(file, readBuilt(await readFile(join(out, file)), file))
  const match = matchBuilt(heads, new Set(sources), routes && { routeOf: path => routes.get(path) })
  // What is found without the routes that it is compared with must be right as well.
  const unaided = matchBuilt(heads, new Set(sources)).files
  const site: BuiltSite = {
    files: new Set(files),
    address: builtAddress(heads) ?? address,
    addresses: new Map(),
    furniture: trailingRun(heads),
  }
  const found = empty()
  found.ms = performance.now() - start
  const toKey = (path: string) => path.replace(/(?:^|\/)index\.html$|\.html$|\/$/g, '')
  for (const path of routes?.keys() ?? []) {
    found.sources++
    const file = match.files.get(path)
    if (file !== undefined) found.found++
    else found.lines.push(`  not found: ${path}`)
    const wrong = [file, unaided.get(path)].find(
      each => each !== undefined && toKey(each) !== toKey(routes!.get(path)!),
    )
    if (unaided.has(path)) found.unaided++
    if (wrong === undefined) continue
    found.wrong++
    found.lines.push(`  WRONG: ${path} is not ${wrong} but ${routes!.get(path)}`)
  }
  const pathOf = new Map([...match.files].map(([path, file]) => [file, path]))
  for (const [file, { kind }] of heads) {
    const path = pathOf.get(file)
    if (kind !== 'page' && path === undefined) continue
    const html = await readFile(join(out, file))
    const source = path === undefined ? '' : await readFile(join(repo, path), 'utf8')
    const before = performance.now()
    const made = toBuiltBody(html, file, site, source)
    found.ms += performance.now() - before
    if ('empty' in made) {
      found.empty++
      found.lines.push(`  no body: ${file}: ${made.empty}`)
    } else compare(found, made.body, html.toString(), { file, site })
  }
  return found
}

function empty(): FromBuild {
  const counts = { pages: 0, fine: 0, sources: 0, found: 0, unaided: 0, wrong: 0, empty: 0, dead: 0, ms: 0 }
  return { lines: [], ...counts, code: [0, 0], languages: [0, 0], tables: [0, 0], links: [0, 0] }
}

interface Page {
  file: string
  site: BuiltSite
}

function compare(found: FromBuild, body: string, html: string, { file, site }: Page): void {
  const { recall, precision, lost, added } = agreement(
    html,
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
