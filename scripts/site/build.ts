import { execFile } from 'node:child_process'
import { cp, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SiteConfig } from '../../src/site/index.ts'

const run = promisify(execFile)

/** How a generator is run in the folder of its configuration, to build into a folder. */
type Command = (out: string, config: SiteConfig) => [program: string, ...args: string[]]

const bin = (name: string) => join('node_modules', '.bin', name)

const commands: Partial<Record<SiteConfig['generator'], Command>> = {
  mkdocs: out => [process.env.MKDOCS ?? 'mkdocs', 'build', '-q', '-d', out],
  hugo: out => [process.env.HUGO ?? 'hugo', '--quiet', '-d', out],
  jekyll: out => [process.env.JEKYLL ?? 'jekyll', 'build', '-q', '-d', out],
  vitepress: out => [bin('vitepress'), 'build', '--outDir', out],
  docusaurus: out => [bin('docusaurus'), 'build', '--out-dir', out],
  starlight: out => [bin('astro'), 'build', '--outDir', out],
}

const packages: Partial<Record<SiteConfig['generator'], string[]>> = {
  vitepress: ['vitepress'],
  docusaurus: [
    '@docusaurus/core',
    '@docusaurus/preset-classic',
    '@docusaurus/plugin-client-redirects',
    'react',
    'react-dom',
  ],
  starlight: ['astro', '@astrojs/starlight'],
}

/** Builds a copy of a repository's site below a folder, and returns the folder that it was built into. */
export async function build(
  repo: string,
  config: SiteConfig,
  folder: string,
  modules: string | undefined,
): Promise<string> {
  const command = commands[config.generator]
  if (!command) throw new Error(`${config.generator} cannot be run here: give --build.`)
  const copy = join(folder, 'repo')
  await cp(repo, copy, { recursive: true })
  const site = join(copy, config.dialect.folder)
  const names = packages[config.generator]
  // A fixture has none, and what a repository says there stays.
  if (names)
    await writeFile(join(site, 'package.json'), '{"private":true,"type":"module"}', { flag: 'wx' }).catch(
      () => {},
    )
  if (names && modules) await symlink(join(modules, 'node_modules'), join(site, 'node_modules'))
  else if (names)
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...names], { cwd: site })
  const out = join(folder, 'built')
  const [program, ...args] = command(out, config)
  const options = { cwd: site, maxBuffer: 1 << 26, env: { ...process.env, CI: 'true' } }
  await run(program, args, options).catch(error => {
    throw new Error(`${program} failed:\n${String(error.stderr || error.stdout).slice(-2_000)}`)
  })
  return out
}
