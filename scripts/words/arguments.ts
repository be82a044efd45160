import { ArgumentError, readOptions } from '../command/options.ts'

/** What was asked for. */
export interface WordsOptions {
  /** Folders of repositories. */
  repos: string[]
}

export const usage = `Usage: npm run words -- --repo PATH

Holds the documents of the MDX pages of a repository against what MDX itself makes of them: compiles each page, renders
it with every component showing its children and its titles, and looks for each of its words and code blocks in the
document. The code in the pages is run, cut off from this machine as far as Node's vm does that.

  --repo PATH   the .mdx pages of this git repository's HEAD; can be given several times
  --help        print this
`

/** @throws ArgumentError */
export function readArguments(args: string[]): WordsOptions | 'help' {
  const { repo = [], help } = readOptions(args, known, usage)
  if (help) return 'help'
  if (repo.length === 0) throw new ArgumentError(`--repo is missing.\n\n${usage}`)
  return { repos: repo }
}

const known = { repo: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } } as const
