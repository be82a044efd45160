import type { Generator } from '../generator.ts'

/** A row of the list of generators. */
interface GeneratorRow {
  /** Matches the end of the paths of its configurations, behind the folder of the site. */
  configuration: RegExp
  /** Loads all else: most repositories have no site, and few have two. */
  load(): Promise<Generator>
}

/** The generators. Of those that have a configuration in the same folder the first counts. */
const generators = {
  mkdocs: {
    configuration:
      /(?<=^|\/)(?:(?:mkdocs[^/]*|properdocs)\.ya?ml|zensical\.toml)$/,
    load: async () => (await import('./mkdocs/index.ts')).mkdocs,
  },
  vitepress: {
    configuration: /(?<=^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/,
    load: async () => (await import('./vitepress/index.ts')).vitepress,
  },
  docusaurus: {
    configuration: /(?<=^|\/)docusaurus\.config\.[cm]?[jt]s$/,
    load: async () => (await import('./docusaurus/index.ts')).docusaurus,
  },
  starlight: {
    configuration: /(?<=^|\/)astro\.config\.[cm]?[jt]s$/,
    load: async () => (await import('./starlight/index.ts')).starlight,
  },
  docfx: {
    configuration: /(?<=^|\/)docfx\.json$/,
    load: async () => (await import('./docfx/index.ts')).docfx,
  },
  mdbook: {
    configuration: /(?<=^|\/)book\.toml$/,
    load: async () => (await import('./mdbook/index.ts')).mdbook,
  },
  hugo: {
    configuration:
      /(?<=^|\/)(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/,
    load: async () => (await import('./hugo/index.ts')).hugo,
  },
  jekyll: {
    configuration: /(?<=^|\/)_config\.ya?ml$/,
    load: async () => (await import('./jekyll/index.ts')).jekyll,
  },
  gitbook: {
    configuration: /(?<=^|\/)(?:\.gitbook\.ya?ml|SUMMARY\.md)$/,
    load: async () => (await import('./gitbook/index.ts')).gitbook,
  },
  mintlify: {
    configuration: /(?<=^|\/)(?:docs|mint)\.json$/,
    load: async () => (await import('./mintlify/index.ts')).mintlify,
  },
} satisfies Record<string, GeneratorRow>

export type GeneratorName = keyof typeof generators

export const generatorNames = Object.keys(generators) as GeneratorName[]

type ConfigurationPath = `${string}.${string}`

/** The input `generator`: any, none, the name of one, or the path of a site's configuration. */
export type GeneratorChoice =
  | 'auto'
  | 'none'
  | GeneratorName
  | ConfigurationPath

/** @param name of one of the list, as the configuration of a site has it. */
export function loadGenerator(name: string): Promise<Generator> {
  return generators[name as GeneratorName].load()
}

/** A file that has the name of a generator's configuration. */
export interface Candidate {
  name: GeneratorName
  path: string
  /** The folder of its site: a configuration may be in a folder of its own. */
  folder: string
}

/** Folders whose configurations are of other projects, there to be tested, or workflows by such a name. */
export const FOREIGN =
  /(?:^|\/)(?:\.github|node_modules|vendor|tests?|__tests__|fixtures|testdata)\//

/** The files of a commit that may be configurations of sites, by their names alone. */
export function configurationsIn(
  files: readonly string[],
  choice: GeneratorChoice,
): Candidate[] {
  if (choice === 'none') return []
  const isNamed = files.includes(choice)
  const visible = isNamed ? [choice] : files.filter(path => !FOREIGN.test(path))
  const found: Candidate[] = []
  for (const name of generatorNames) {
    if (choice !== 'auto' && choice !== name && !isNamed) continue
    const candidates: Candidate[] = []
    for (const path of visible) {
      const start = path.search(generators[name].configuration)
      if (start < 0) continue
      candidates.push({ name, path, folder: path.slice(0, start) })
    }
    // `mkdocs.yml` before `mkdocs-fr.yml`.
    candidates.sort((a, b) => a.path.length - b.path.length)
    found.push(...candidates)
  }
  return found
}
