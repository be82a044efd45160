import type { Generator } from './dialect.ts'
import { docfx } from './docfx.ts'
import { docusaurus } from './docusaurus.ts'
import { gitbook } from './gitbook.ts'
import { hugo } from './hugo.ts'
import { jekyll } from './jekyll.ts'
import { mdbook } from './mdbook.ts'
import { mintlify } from './mintlify.ts'
import { mkdocs } from './mkdocs.ts'
import type { Rules } from './site.ts'
import { starlight } from './starlight.ts'
import { vitepress } from './vitepress.ts'

/** What is known of each generator. */
export const rules: Readonly<Record<Generator, Rules>> = {
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
