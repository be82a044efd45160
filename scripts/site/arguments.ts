import { parseArgs } from 'node:util'
import { type Generator, generators } from '../../src/generators/dialect.ts'
import { ArgumentError } from '../command/options.ts'

/** What was asked for. */
export interface SiteOptions {
  generator: Generator | 'others'
  /** A repository to compare; without one, the fixtures of the generator. */
  repo: string | undefined
  /** The folder that the site was built into; without one, it is built. */
  build: string | undefined
  /** A folder whose `node_modules` has the generator; without one, it is installed. */
  modules: string | undefined
  /** Compare the documents made from the built pages, rather than from their sources. */
  isFromBuild: boolean
}

export const usage = `Usage: npm run site -- GENERATOR [--built] [--repo PATH [--build PATH]] [--modules PATH]

Builds sites by their own generator and compares their pages with our documents: prints the share of a page's words
that its document has, then the share of the document's words that the page has, addresses that differ, and links that
lead nowhere. Exits with 1 unless all addresses are the site's, 95 % of pages have 98 % of words in both directions and
no link leads nowhere. The generators themselves run, with whatever code the site has. ${generators.join(', ')} are
known; those that cannot be installed can only be compared with a site that is built already.

  --built          compare documents made from the built pages, with their code, languages, tables and links; for this
                   OTHERS is known as well: sites of fixtures/built, by generators whose configuration is not read
  --repo PATH      this folder instead of the fixtures
  --build PATH     what the generator made of it; without this it is built
  --modules PATH   a folder with the generator's npm packages; without this they are installed
  --help           print this

MKDOCS, HUGO, JEKYLL and MDBOOK in the environment name those programs where they are not on the path.
`

/** @throws ArgumentError */
export function readArguments(args: string[]): SiteOptions | 'help' {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  const names = values.built ? [...generators, 'others' as const] : generators
  const generator = names.find(each => each === positionals[0])
  if (!generator || positionals.length !== 1) throw new ArgumentError(`Name one generator.\n\n${usage}`)
  if (values.build && !values.repo) throw new ArgumentError(`--build needs --repo.\n\n${usage}`)
  const { repo, build, modules, built: isFromBuild = false } = values
  return { generator, repo, build, modules, isFromBuild }
}

function parse(args: string[]) {
  const options = {
    repo: { type: 'string' },
    build: { type: 'string' },
    modules: { type: 'string' },
    built: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new ArgumentError(`${(error as Error).message}\n\n${usage}`)
  }
}
