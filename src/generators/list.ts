import type { GeneratorName } from '../inputs/generator.ts'
import { docfx } from './docfx/index.ts'
import { docusaurus } from './docusaurus/config.ts'
import type { Generator } from './generator.ts'
import { gitbook } from './gitbook/index.ts'
import { hugo } from './hugo/config.ts'
import { jekyll } from './jekyll/config.ts'
import { mdbook } from './mdbook/index.ts'
import { mintlify } from './mintlify/index.ts'
import { mkdocs } from './mkdocs/config.ts'
import { starlight } from './starlight/index.ts'
import { vitepress } from './vitepress/index.ts'

/** What is known of each generator. */
export const siteGenerators: Readonly<Record<GeneratorName, Generator>> = {
  mkdocs,
  vitepress,
  docusaurus,
  starlight,
  docfx,
  mdbook,
  hugo,
  jekyll,
  gitbook,
  mintlify,
}
