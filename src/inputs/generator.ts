/** The site generators that are known, in the order in which they are looked for. */
export const generators = [
  'mkdocs',
  'vitepress',
  'docusaurus',
  'starlight',
  'docfx',
  'mdbook',
  'hugo',
  'jekyll',
  'gitbook',
  'mintlify',
] as const

export type GeneratorName = (typeof generators)[number]

/** What the input `generator` may be: the generator to look for, any, or none. */
export const generatorChoices = ['auto', 'none', ...generators] as const

export type GeneratorChoice = (typeof generatorChoices)[number]
