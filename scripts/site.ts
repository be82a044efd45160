/** `npm run site`: whether our documents of a site's pages are what its generator makes, by addresses and by words. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../sandbox/folder.ts'
import type { Normalised } from '../src/document/document.ts'
import { splitFrontMatter } from '../src/markdown/front-matter.ts'
import { type GeneratorName, generatorNames } from '../src/sites/index.ts'
import { scalarText, valueAt } from '../src/text/data.ts'
import { ArgumentError, command, say } from './command.ts'
import { build, readBuilt, toKey } from './site/build.ts'
import { compareBuild, type FromBuild } from './site/from-build.ts'
import { type Addresses, type Compared, compareAddresses, comparePage } from './site/pages.ts'
import { compareWays, failed, openBuiltPages, toMarkdownDocument, type Way } from './site/peers.ts'
import { openDocuments, sitesOf, tableOf } from './site/repository.ts'

/** So that a site whose configuration does not name one has an address all the same. */
const ADDRESS = 'https://site.invalid/'

/** What share of the pages must have the words of the site's. */
const ENOUGH = 0.95

const usage = `Usage: npm run site -- GENERATOR [--built] [--repo PATH [--build PATH [--markdown PATH] [--peers]]]

Builds sites by their own generator and compares their pages with our documents: prints the share of a page's words
that its document has, then the share of the document's words that the page has, addresses that differ, and links that
lead nowhere. Exits with 1 unless all addresses are the site's, 95 % of pages have 98 % of words in both directions and
no link leads nowhere. The generators themselves run, with whatever code the site has. ${generatorNames.join(', ')} are
known; those that cannot be installed can only be compared with a site that is built already.

  --built          compare documents made from the built pages, and their links
  --repo PATH      this folder instead of the fixtures
  --build PATH     what the generator made of it; without this it is built
  --markdown PATH  compare these Markdown files, each named as a built page, instead of our documents
  --peers          print the share of words that each way keeps: our documents of the sources, of the built pages, those of
                   --markdown, and the text that DocSearch's crawlers read
  --help           print this

MKDOCS, HUGO, JEKYLL and MDBOOK in the environment name those programs where they are not on the path.
`

const options = {
  repo: { type: 'string' },
  build: { type: 'string' },
  markdown: { type: 'string' },
  built: { type: 'boolean' },
  peers: { type: 'boolean' },
} as const

interface SiteOptions {
  generator: GeneratorName
  /** A repository to compare; without one, the fixtures of the generator. */
  repo?: string
  /** The folder that the site was built into; without one, it is built. */
  build?: string
  /** A folder with what another tool made of the pages. */
  markdown?: string
  peers?: boolean
}

async function compare({ built, ...given }: SiteOptions & { built?: boolean }): Promise<boolean> {
  const { generator, repo } = given
  if (built) return isBuildEnough(await compareBuilds(given))
  const found: Found[] = []
  for (const each of repo ? [repo] : await fixturesOf(generator))
    found.push(...(await compareAll(each, generator, given)))
  if (given.peers) return true
  return isEnough(generator, found)
}

process.exitCode = await command(
  usage,
  options,
  async (given, _, [name, ...rest]) => {
    const generator = generatorNames.find(each => each === name)
    if (!generator || rest.length > 0) throw new ArgumentError(`Name one generator.\n\n${usage}`)
    if (given.build && !given.repo) throw new ArgumentError(`--build needs --repo.\n\n${usage}`)
    return compare({ ...given, generator })
  },
  true,
)

async function fixturesOf(generator: string): Promise<string[]> {
  const folder = fileURLToPath(new URL(`../fixtures/sites/${generator}`, import.meta.url))
  const names = await readdir(folder)
  const isBuilt = async (name: string) => {
    const { needs } = JSON.parse(await readFile(join(folder, name, 'expected.json'), 'utf8'))
    if (needs) say(`${name} is not built: it needs ${needs}`)
    return !needs
  }
  const built = await Promise.all(names.map(isBuilt))
  return names.filter((_, index) => built[index]).map(name => join(folder, name, 'repo'))
}

/** What was found of one site. */
interface Found {
  addresses: Addresses
  pages: Map<string, Compared>
}

async function compareAll(
  repo: string,
  generator: GeneratorName,
  { build: ready, markdown, peers }: SiteOptions,
): Promise<Found[]> {
  const { files, sites, data, hidden } = await sitesOf(repo, generator, [], ADDRESS)
  say(`${repo}: ${data.configs.length} sites`, ...data.messages)
  const toDocument = await openDocuments(repo, { files, sites })
  const found: Found[] = []
  for (const site of sites.all) {
    await using folder = await temporaryFolder()
    const out = ready ?? (await build(repo, site.config, folder.path))
    const built = await readBuilt(out)
    const own = files.filter(path => sites.siteOf(path) === site)
    const addresses = compareAddresses(site, tableOf(own, sites, hidden).pages, built)
    say(`  ${site.config.file}: ${addresses.summary}`, ...addresses.differences.map(each => `  ${each}`))
    if (peers) {
      const base = site.config.address!
      const shared = addresses.shared.map(([path, key]) => ({
        path,
        file: built.pages.get(key)!,
        address: site.addressOf(path)!,
      }))
      const ways: Way[] = [
        { name: 'sources', read: ({ path }) => toDocument(path) },
        openBuiltPages({ repo, out, base, files: built.files }, shared, toDocument),
      ]
      if (markdown !== undefined)
        ways.push({ name: 'plugin for llms.txt', read: ({ file }) => readMarkdown(markdown, toKey(file)) })
      say(...(await compareWays(ways, shared, { out, repo, built, base })))
      continue
    }
    const pages = new Map<string, Compared>()
    for (const [path, key] of addresses.shared) {
      const html = await readFile(join(out, built.pages.get(key)!), 'utf8')
      const source = await readFile(join(repo, path), 'utf8')
      const made = markdown === undefined ? await toDocument(path) : await readMarkdown(markdown, key)
      const compared = comparePage(made, {
        html,
        address: site.addressOf(path)!,
        source,
        built,
        base: site.config.address!,
      })
      pages.set(path, compared)
      say(...linesOf(path, compared))
    }
    found.push({ addresses, pages })
  }
  return found
}

/** What another tool made of a page, with its front matter as ours has it. */
async function readMarkdown(folder: string, key: string): Promise<Normalised> {
  const name = key === '' ? 'index' : key
  const paths = [`${name}.md`, `${name}/index.md`, `${key}index.html.md`].map(path => join(folder, path))
  const path = paths.find(path => existsSync(path))
  if (path === undefined) return failed('there is no Markdown file of this page')
  const { data, text: body } = splitFrontMatter(await readFile(path, 'utf8'))
  const title = scalarText(valueAt(data, 'title'))
  const description = scalarText(valueAt(data, 'description'))
  return toMarkdownDocument(path, title ?? '', body, description)
}

function linesOf(path: string, found: Compared): string[] {
  if (found.kind === 'no document') return [`  no document: ${path}: ${found.reason}`]
  const { recall, precision, lost, added, dead, warnings } = found
  const words = [...some('lost', lost), ...some('added', added)].join('; ')
  const kind = found.isFine ? 'fine' : warnings.length > 0 ? 'SAID' : 'OFF '
  return [
    `  ${kind} ${recall.toFixed(3)} ${precision.toFixed(3)} ${path}${words && ` (${words})`}`,
    ...dead.map(address => `  leads nowhere: ${address} (${path})`),
  ]
}

function some(what: string, words: readonly string[]): string[] {
  return words.length === 0 ? [] : [`${words.length} ${what}: ${words.slice(0, 12).join(' ')}`]
}

function isEnough(generator: string, found: readonly Found[]): boolean {
  const sum = (count: (each: Found) => number) => found.reduce((all, each) => all + count(each), 0)
  const compared = found.flatMap(({ pages }) => [...pages.values()]).filter(each => each.kind === 'compared')
  const fine = compared.filter(each => each.isFine).length
  const dead = compared.flatMap(each => each.dead).length
  const said = compared.filter(each => !each.isFine && each.warnings.length > 0).length
  const precise = compared.filter(each => each.precision >= 0.98).length
  const wrong = sum(({ addresses }) => addresses.wrong)
  const hidden = sum(({ pages }) => pages.size) - compared.length
  say(
    `${generator}: ${fine} of ${compared.length} pages have the site's words (${said} others have a warning, ${precise} have no other words), ${hidden} have no document, ${wrong} addresses are wrong, ${dead} links lead nowhere`,
  )
  return compared.length > 0 && fine >= ENOUGH * compared.length && wrong + dead === 0
}

async function compareBuilds(options: SiteOptions): Promise<FromBuild[]> {
  const { generator, build: ready } = options
  const found: FromBuild[] = []
  for (const repo of options.repo ? [options.repo] : await fixturesOf(generator)) {
    const { files, sites, hidden } = await sitesOf(repo, generator, [], ADDRESS)
    for (const site of sites.all) {
      await using folder = await temporaryFolder()
      const out = ready ?? (await build(repo, site.config, folder.path))
      const own = files.filter(path => sites.siteOf(path) === site)
      const address = site.config.address!
      const pages = Object.entries(tableOf(own, sites, hidden).pages)
      const routes = pages.map(([path, page]) => [path, decodeURI(page.slice(address.length))] as const)
      const sources = own.filter(path => /\.(?:mdx?|markdown)$/.test(path))
      found.push(await compareOne(out, { repo, sources, routes: new Map(routes), address }))
    }
  }
  return found
}

async function compareOne(out: string, known: Parameters<typeof compareBuild>[1]): Promise<FromBuild> {
  const found = await compareBuild(out, known)
  const { pages, fine, sources, wrong, dead, links, kept } = found
  say(
    `${known.repo}: ${fine} of ${pages} pages fine, ${found.found} of ${sources} sources found, ${wrong} wrong, ${kept} of ${links} links kept, ${dead} links lead nowhere`,
    ...found.lines,
  )
  return found
}

function isBuildEnough(all: readonly FromBuild[]): boolean {
  const sum = (name: Exclude<keyof FromBuild, 'lines'>) => all.reduce((total, each) => total + each[name], 0)
  return (
    all.every(({ pages, fine }) => fine >= ENOUGH * pages) &&
    sum('fine') >= 0.98 * sum('pages') &&
    sum('found') >= 0.98 * sum('sources') &&
    sum('kept') >= 0.98 * sum('links') &&
    sum('wrong') + sum('dead') === 0
  )
}
