import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltSite, commonEdges, type Edges, readBuilt } from '../../src/built/index.ts'
import type { Normalised } from '../../src/document/document.ts'
import type { Built } from './build.ts'
import { comparePage } from './pages.ts'
import { agreement, docSearchText } from './words.ts'

/** A page of a site: its source, its built file, and its address. */
export interface SitePage {
  path: string
  file: string
  address: string
}

/** A way to get the text of pages. */
export interface Way {
  name: string
  read(page: SitePage): Promise<Normalised>
}

/** Documents of the built pages of a folder, as a run makes them: of its source where a page has no body. */
export function openBuiltPages(
  { repo, out, base, files }: { repo: string; out: string; base: string; files: ReadonlySet<string> },
  pages: readonly SitePage[],
  ofSource: (path: string) => Promise<Normalised>,
): Way {
  const site: BuiltSite = {
    files,
    address: base,
    addresses: new Map(),
    sources: new Map(),
    pageChrome: new Set(),
  }
  const readPage = ({ file, path }: SitePage, pageChrome: ReadonlySet<string>) => {
    const [html, source] = [readFileSync(join(out, file)), readFileSync(join(repo, path))]
    return readBuilt({ file, html, source }, { ...site, pageChrome })
  }
  const edges = new Map<string, Edges>()
  for (const page of pages) {
    const read = readPage(page, site.pageChrome)
    if (read.edges) edges.set(page.file, read.edges)
  }
  const pageChrome = commonEdges(edges)
  return {
    name: 'built site',
    async read(page) {
      const read = readPage(page, pageChrome)
      if (read.body === undefined) return ofSource(page.path)
      return toMarkdownDocument(page.path, '', read.body)
    },
  }
}

export function failed(reason: string): Normalised {
  return { kind: 'failed', reason, topic: 'built-site', messages: [] }
}

export function toMarkdownDocument(path: string, name: string, body: string, description = ''): Normalised {
  const document = { external_ref: path, name, description, tags: [], archived: false, body }
  return { kind: 'document', document, hasHeadings: true, messages: [] }
}

/**
 * Compares ways to get the text of the same pages, and DocSearch's, with the words of the pages.
 *
 * @returns for each a line with the mean share of a page's words that it keeps, the mean share of its words that are the
 * page's, and on how many pages it keeps less than 90 %. A page that a way has no text of counts as 0.
 */
export async function compareWays(
  ways: readonly Way[],
  pages: readonly SitePage[],
  { out, repo, built, base }: { out: string; repo: string; built: Built; base: string },
): Promise<string[]> {
  const shares = new Map<string, { recall: number; precision: number }[]>()
  for (const page of pages) {
    const html = await readFile(join(out, page.file), 'utf8')
    const source = await readFile(join(repo, page.path), 'utf8')
    const add = (name: string, found: { recall: number; precision: number }) =>
      shares.set(name, [...(shares.get(name) ?? []), found])
    for (const way of ways) {
      const compared = comparePage(await way.read(page), { html, address: page.address, source, built, base })
      add(way.name, compared.kind === 'compared' ? compared : { recall: 0, precision: 0 })
    }
    add('DocSearch', agreement(html, docSearchText(html)))
  }
  return [...shares].map(([name, all]) => {
    const mean = (key: 'recall' | 'precision') =>
      ((100 * all.reduce((sum, found) => sum + found[key], 0)) / all.length).toFixed(1)
    const short = all.filter(({ recall }) => recall < 0.9).length
    return `  ${name}: ${mean('recall')} % of the words kept, ${mean('precision')} % of its words are the page's, ${short} of ${all.length} pages under 90 %`
  })
}
