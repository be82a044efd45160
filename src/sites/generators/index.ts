import type { Generator } from '../generator.ts'

/** A row of the list of generators. */
interface GeneratorRow {
  /** Matches the end of the paths of its configurations, behind the folder of the site. */
  configuration: RegExp
  /** Loads all else: most repositories have no site, and few have two. */
  load(): Promise<Generator>
}

/** The generators. Of those that have a configuration in the same folder the first counts. */
export const generators = {
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

/** @param name of one of the list, as the configuration of a site has it. */
export function loadGenerator(name: string): Promise<Generator> {
  return generators[name as GeneratorName].load()
}
