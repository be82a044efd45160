import { ArgumentError, readOptions } from '../command/options.ts'

/** What was asked for. */
export interface CorpusOptions {
  /** Folders of repositories. */
  repos: string[]
  /** The READMEs of this project's dependencies. */
  hasDependencies: boolean
  /** Texts in the form of CommonMark's `spec.txt`. */
  specifications: string[]
  /** Record the digests of the repositories' documents instead of checking them. */
  isUpdate: boolean
}

export const usage = `Usage: npm run corpus -- [options]

Makes documents of real pages, and checks that cmark-gfm renders them as it renders the pages, that the body of a body
is the same, that the documents of MDX have each word and code block that MDX itself shows, and that the documents are the
recorded ones. The code in MDX pages is run, cut off from this machine as far as Node's vm does that.

  --repo PATH            the pages of this git repository's HEAD; can be given several times
  --dependencies         the READMEs in node_modules
  --specifications       the examples of the CommonMark specification
  --specification FILE   the examples of another text in its form, such as GFM's; can be given several times
  --update               record the documents of the repositories in fixtures/bodies.txt
  --help                 print this
`

const commonmark = new URL(import.meta.resolve('commonmark-spec/spec.txt')).pathname

/** @throws ArgumentError */
export function readArguments(args: string[]): CorpusOptions | 'help' {
  const values = readOptions(args, known, usage)
  if (values.help) return 'help'
  const options: CorpusOptions = {
    repos: values.repo ?? [],
    hasDependencies: values.dependencies ?? false,
    specifications: [...(values.specifications ? [commonmark] : []), ...(values.specification ?? [])],
    isUpdate: values.update ?? false,
  }
  if (options.repos.length + options.specifications.length === 0 && !options.hasDependencies)
    throw new ArgumentError(`Nothing to check was named.\n\n${usage}`)
  return options
}

const known = {
  repo: { type: 'string', multiple: true },
  dependencies: { type: 'boolean' },
  specifications: { type: 'boolean' },
  specification: { type: 'string', multiple: true },
  update: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const
