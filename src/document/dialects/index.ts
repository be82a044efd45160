import type { DialectSettings, Generator } from '../../site/dialect.ts'
import { isMdx, loadedMdx } from '../mdx/load.ts'
import { type Dialect, plainMarkdown } from '../translate/index.ts'
import { containers, slashBlocks } from './containers.ts'
import { docfx } from './docfx.ts'
import { codeComments, fences, highlightComments, rustLines } from './fences.ts'
import { aliased, pathIn } from './include.ts'
import { hugo } from './hugo.ts'
import { indentedBlocks } from './indented.ts'
import {
  abbreviations,
  attributeLists,
  contents,
  icons,
  keys,
  markdownInHtml,
  marks,
  scripts,
} from './inline.ts'
import { gitbook, jekyll, mkdocsTags } from './liquid.ts'
import { rebased } from './rebase.ts'
import { excludedSections } from './sections.ts'
import { type Step, stepwise } from './step.ts'
import { bookIncludes, codeIncludes, commentIncludes, elementIncludes, snippets } from './textual.ts'
import { variables } from './variables.ts'

const pymdown = [icons, contents, abbreviations, keys, marks, markdownInHtml, attributeLists('all')]

const vitePressName = (kind: string): string => (kind === 'details' ? 'Details' : kind.toUpperCase())

const steps: Record<Generator, readonly Step[]> = {
  mkdocs: [
    snippets,
    mkdocsTags,
    variables,
    indentedBlocks,
    slashBlocks,
    excludedSections,
    fences(),
    ...pymdown,
    rebased,
  ],
  vitepress: [
    commentIncludes,
    codeIncludes,
    scripts,
    containers(vitePressName),
    fences(codeComments),
    contents,
    attributeLists('all'),
    rebased,
  ],
  docusaurus: [elementIncludes, containers(), fences(highlightComments), attributeLists('headings'), rebased],
  starlight: [elementIncludes, containers(), fences(), attributeLists('headings'), rebased],
  docfx: [...docfx, fences(), attributeLists('headings'), rebased],
  mdbook: [bookIncludes, fences(rustLines), attributeLists('headings')],
  hugo: [...hugo, fences(), attributeLists('blocks')],
  jekyll: [...jekyll, variables, fences(), attributeLists('all')],
  gitbook: [...gitbook, fences()],
  mintlify: [elementIncludes, fences(), rebased],
}

/** Generators that read `.md` as MDX, too. */
const mdxOnly: readonly Generator[] = ['docusaurus', 'mintlify']

/** Whether a page is read as MDX, whose parser has to be loaded before. */
export function isReadAsMdx(path: string, settings: DialectSettings | undefined): boolean {
  return isMdx(path) || (settings !== undefined && mdxOnly.includes(settings.generator))
}

/** The dialect of a page of a site, or of none. For MDX `loadMdx` has to be called first. */
export function dialectFor(path: string, settings: DialectSettings | undefined): Dialect {
  const isOfMdx = isReadAsMdx(path, settings)
  const dialect = isOfMdx ? loadedMdx() : plainMarkdown
  if (settings === undefined) return dialect
  return stepwise(steps[settings.generator], settings, isOfMdx ? dialect : undefined)
}

/** The path of an import that is not relative to its file: by an alias of the site, or from the folder of its pages. */
export function rootedPath(specifier: string, settings: DialectSettings | undefined): string | undefined {
  if (settings === undefined) return undefined
  return (
    aliased(specifier, settings) ??
    (specifier.startsWith('/') ? pathIn(settings.contentFolder, specifier) : undefined)
  )
}

/**
 * The files that a text of a file includes: for each, the paths that are tried, in order. It may name too many, but
 * never too few.
 */
export function includesOf(_text: string, _path: string, _settings: DialectSettings): string[][] {
  return []
}
