/** `npm run site`: whether our addresses of a site's pages are those that its generator makes. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Site } from '../src/site/index.ts'
import { command } from './command/command.ts'
import { temporaryFolder } from './command/folder.ts'
import { say } from './command/say.ts'
import { readArguments, type SiteOptions, usage } from './site/arguments.ts'
import { build } from './site/build.ts'
import { readBuilt, toKey } from './site/built.ts'
import { sitesOf, tableOf } from './site/repository.ts'

/** So that a site whose configuration does not name one has an address all the same. */
const ADDRESS = 'https://site.invalid/'

process.exitCode = await command(readArguments, usage, async options => {
  let isFine = true
  for (const repo of options.repo ? [options.repo] : await fixturesOf(options.generator))
    isFine = (await compareAll(repo, options)) && isFine
  return isFine
})

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

async function compareAll(repo: string, { generator, build: built, modules }: SiteOptions): Promise<boolean> {
  const { files, sites, data } = await sitesOf(repo, generator)
  say(`${repo}: ${data.sites.length} sites`, ...data.messages)
  let isFine = data.sites.length > 0
  for (const site of sites.all) {
    await using folder = await temporaryFolder()
    const out = built ?? (await build(repo, site.config, folder.path, modules))
    const own = files.filter(path => sites.siteOf(path) === site)
    isFine = (await compare(site, tableOf(own, sites).pages, out)) && isFine
  }
  return isFine
}

async function compare(site: Site, table: Record<string, string>, out: string): Promise<boolean> {
  const { config } = site
  const base = config.address ?? ADDRESS
  const built = await readBuilt(out)
  const ours = Object.entries(table).map(([path, address]) => ({ path, address: decodeURI(address) }))
  const keys = new Set(ours.map(({ address }) => toKey(address.slice(base.length))))
  const absent = ours.filter(({ address }) => !built.pages.has(toKey(address.slice(base.length))))
  // What is on the site without a page of its own, such as a list or a page in a language that it falls back from.
  const isKnown = (key: string) => site.resolve(base + encodeURI(key), '').kind !== 'missing'
  const others = [...built.pages].filter(key => !keys.has(key))
  const unknown = others.filter(key => !isKnown(key))
  const spelled = ours.filter(
    each => built.listed.size > 0 && !absent.includes(each) && !built.listed.has(each.address),
  )
  say(
    `  ${config.file}: ${ours.length} pages of ours, ${built.pages.size} of the site, ${built.redirects.size} redirects, ${others.length - unknown.length} others that are known, ${built.listed.size} in its sitemap`,
    ...absent.map(({ path, address }) => `  not on the site: ${address} (${path})`),
    ...spelled.map(({ path, address }) => `  not in the sitemap in this form: ${address} (${path})`),
    ...[...built.redirects].filter(key => !isKnown(key)).map(key => `  no redirect of ours: ${key}`),
    ...unknown.map(key => `  no page of ours: ${key}`),
  )
  return absent.length + spelled.length === 0
}
