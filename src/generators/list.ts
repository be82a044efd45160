import type { GeneratorName } from '../inputs/values.ts'
import { docfx } from './docfx/index.ts'
import { docusaurus } from './docusaurus/index.ts'
import type { Generator } from './generator.ts'
import { gitbook } from './gitbook/index.ts'
import { hugo } from './hugo/index.ts'
import { jekyll } from './jekyll/index.ts'
import { mdbook } from './mdbook/index.ts'
import { mintlify } from './mintlify/index.ts'
import { mkdocs } from './mkdocs/index.ts'
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
