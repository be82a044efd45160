import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SiteConfig } from '../../src/sites/generator.ts'
import { filesOf } from './repository.ts'

const run = promisify(execFile)

/** How a generator is run in the folder of its configuration, to build into a folder. */
type Command = (out: string) => [program: string, ...args: string[]]

const { MKDOCS = 'mkdocs', HUGO = 'hugo', JEKYLL = 'jekyll', MDBOOK = 'mdbook' } = process.env

const commands: Partial<Record<SiteConfig['generator'], Command>> = {
  mkdocs: out => [MKDOCS, 'build', '-q', '-d', out],
  hugo: out => [HUGO, '--quiet', '-d', out],
  jekyll: out => [JEKYLL, 'build', '-q', '-d', out],
  mdbook: out => [MDBOOK, 'build', '-d', out],
  vitepress: out => ['vitepress', 'build', '--outDir', out],
  docusaurus: out => ['docusaurus', 'build', '--out-dir', out],
  starlight: out => ['astro', 'build', '--outDir', out],
}

const DOCUSAURUS = ['core', 'preset-classic', 'plugin-client-redirects', 'remark-plugin-npm2yarn'].map(
  name => `@docusaurus/${name}`,
)

const packages: Partial<Record<SiteConfig['generator'], string[]>> = {
  vitepress: ['vitepress'],
  docusaurus: [...DOCUSAURUS, 'raw-loader', 'react', 'react-dom'],
  starlight: ['astro', '@astrojs/starlight'],
}

/** Builds a copy of a repository's site, and returns the folder below the given one that it was built into. */
export async function build(repo: string, config: SiteConfig, folder: string): Promise<string> {
  const command = commands[config.generator]
  if (!command) throw new Error(`${config.generator} cannot be run here: give --build.`)
  const copy = join(folder, 'copy')
  await cp(repo, copy, { recursive: true })
  const site = join(copy, config.folder)
  const names = packages[config.generator]
  if (names) await install(site, config, names)
  const out = join(folder, 'built')
  const [program, ...args] = command(out)
  await execute(names ? join(site, 'node_modules', '.bin', program) : program, args, site)
  return out
}

async function install(site: string, config: SiteConfig, names: string[]): Promise<void> {
  // Docusaurus has modules of both kinds in files of one extension.
  const type = config.generator === 'docusaurus' ? undefined : 'module'
  // Astro takes for its own what is named there.
  const dependencies = Object.fromEntries(names.map(name => [name, '*']))
  const content = JSON.stringify({ private: true, type, dependencies })
  // A fixture has no such file, and a repository's own stays.
  await writeFile(join(site, 'package.json'), content, { flag: 'wx' }).catch(() => {})
  await execute('npm', ['install', '--no-audit', '--no-fund'], site)
}

/** Runs a program, whose last output is in the error if it fails. */
async function execute(program: string, args: string[], cwd: string): Promise<void> {
  await run(program, args, {
    cwd,
    maxBuffer: 1 << 26,
    env: { ...process.env, CI: 'true', JEKYLL_NO_BUNDLER_REQUIRE: 'true', PYTHONDONTWRITEBYTECODE: '1' },
  }).catch(error => {
    throw new Error(`${program} failed:\n${String(error.stderr || error.stdout).slice(-2_000)}`)
  })
}

/** What a generator made. */
export interface Built {
  /** The paths below the site's address that have a page, decoded, as servers take them for the same; and its file. */
  pages: Map<string, string>
  /** All files of the site. */
  files: Set<string>
  /** Those of them that only lead elsewhere. */
  redirects: Set<string>
  /** The addresses of the sitemap, if there is one, as the site itself spells them. */
  listed: Set<string>
}

/** Reads a built site. */
export async function readBuilt(folder: string): Promise<Built> {
  const files = await filesOf(folder)
  const built: Built = { pages: new Map(), files: new Set(files), redirects: new Set(), listed: new Set() }
  for (const path of files.filter(each => each.endsWith('.html'))) {
    const html = await readFile(join(folder, path), 'utf8')
    const isRedirect = /<meta[^>]{0,40}http-equiv="?refresh/i.test(html)
    if (/(?:^|\/)404\.html$|^404\/index\.html$/.test(path)) continue
    if (isRedirect) built.redirects.add(toKey(path))
    else built.pages.set(toKey(path), path)
  }
  for (const path of files.filter(each => /(?:^|\/)sitemap(?:-\d+)?\.xml$/.test(each)))
    for (const [, address = ''] of (await readFile(join(folder, path), 'utf8')).matchAll(
      /<loc>([^<]*)<\/loc>/g,
    ))
      if (!address.endsWith('.xml')) built.listed.add(decodeURI(address.replaceAll('&amp;', '&')))
  return built
}

/** The forms of one path that servers take for the same. */
export function toKey(path: string): string {
  return path.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$|\/$/, '')
}
