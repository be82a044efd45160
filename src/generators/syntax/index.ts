import { type Dialect, fileSource } from '../../markdown/dialect.ts'
import type { DialectSettings, Generator } from '../dialect.ts'
import { docfx, docfxIncludes } from '../docfx/syntax.ts'
import { shortcodes, shownShortcodes } from '../hugo/syntax.ts'
import { appendedSnippets } from '../mkdocs/appended.ts'
import { autodoc } from '../mkdocs/autodoc.ts'
import { critic } from '../mkdocs/critic.ts'
import { keys } from '../mkdocs/keys.ts'
import { containers, slashBlocks } from './containers.ts'
import { emoji } from './emoji.ts'
import { ansiEscapes, bookLines, codeComments, codeTitles, fences, magicComments } from './fences.ts'
import { htmlBlocks } from './html.ts'
import { definitions, indentedBlocks } from './indented.ts'
import {
  abbreviations,
  attributeDelimiters,
  attributeLists,
  bookTitles,
  codeLanguages,
  comments,
  components,
  contents,
  icons,
  markdownInHtml,
  marked,
  namedReferences,
  raisedAndLowered,
  scripts,
} from './inline.ts'
import { gitbookTags, jekyllTags, listsOfContents, mkdocsTags } from './liquid.ts'
import { hasMdx, importPaths, rawFile } from './paths.ts'
import { rebased } from './rebase.ts'
import { excludedSections } from './sections.ts'
import { askedBy, type Step, stepwise } from './step.ts'
import { bookIncludes, codeIncludes, commentIncludes, elementIncludes, snippets } from './textual.ts'
import { variables } from './variables.ts'

const pymdown = [
  scripts,
  icons,
  emoji,
  contents,
  abbreviations,
  critic,
  keys,
  marked,
  namedReferences,
  raisedAndLowered,
  codeLanguages,
  markdownInHtml,
  attributeLists('all'),
]

const vitePressName = (kind: string): string => (kind === 'details' ? 'Details' : kind.toUpperCase())

/** What the generators put in from other files. */
const inclusions: Record<Generator, readonly Step[]> = {
  mkdocs: [snippets, mkdocsTags, appendedSnippets],
  vitepress: [commentIncludes, codeIncludes],
  docusaurus: [],
  starlight: [elementIncludes],
  docfx: docfxIncludes,
  mdbook: [bookIncludes],
  hugo: [shortcodes],
  jekyll: [jekyllTags],
  gitbook: [gitbookTags],
  mintlify: [elementIncludes],
}

/** What else is to be translated, in the order of the generators' own work. */
const markup: Record<Generator, readonly Step[]> = {
  mkdocs: [
    variables,
    autodoc,
    htmlBlocks,
    indentedBlocks,
    slashBlocks,
    excludedSections,
    codeTitles,
    fences(),
    ...pymdown,
  ],
  vitepress: [
    scripts,
    components,
    containers(vitePressName),
    ansiEscapes,
    fences(codeComments),
    contents,
    emoji,
    attributeDelimiters,
    attributeLists('all'),
  ],
  docusaurus: [
    comments,
    scripts,
    emoji,
    containers(),
    codeTitles,
    fences(magicComments),
    attributeLists('headings'),
  ],
  starlight: [scripts, containers(), codeTitles, ansiEscapes, fences(), attributeLists('headings')],
  docfx: [...docfx, fences(), attributeLists('headings')],
  mdbook: [scripts, bookTitles, fences(bookLines), attributeLists('headings')],
  hugo: [scripts, emoji, shownShortcodes, definitions, excludedSections, fences(), attributeLists('blocks')],
  jekyll: [
    scripts,
    htmlBlocks,
    emoji,
    listsOfContents,
    definitions,
    excludedSections,
    variables,
    fences(),
    attributeLists('all'),
  ],
  gitbook: [fences()],
  mintlify: [variables, fences(), attributeLists('headings')],
}

/** The dialect of the pages of a site, with the step that reads MDX for those that are. */
export function dialectFor(settings: DialectSettings, mdx?: Step): Dialect {
  const { generator } = settings
  const steps = [...inclusions[generator], ...markup[generator], rebased]
  return stepwise(mdx ? [...steps, mdx] : steps, settings)
}

/**
 * The files that a text of a file includes: for each, the paths that are tried, in order. It may name too many, but
 * never too few.
 */
export function includesOf(text: string, path: string, settings: DialectSettings): string[][] {
  // What a page in MDX includes is read as MDX, too, whatever its name.
  const mayImport = hasMdx(path, settings) && /\.mdx?["']|raw-loader|\?raw/.test(text)
  const imports = [
    ...(mayImport ? text : '').matchAll(/\b(?:from|import)[\s(]*["']([^"'\n]+)["']/gi),
  ].flatMap(({ 1: written }) => rawFile(written!) ?? (/\.mdx?$/i.test(written!) ? written! : []))
  return [
    ...askedBy(inclusions[settings.generator], fileSource(path, text), settings),
    ...imports.map(written => importPaths(written, path, settings)),
  ]
}
