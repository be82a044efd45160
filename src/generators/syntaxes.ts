import type { Generator } from '../inputs/generator.ts'
import { type Dialect, fileSource } from '../markdown/source.ts'
import { docfxSyntax } from './docfx/syntax.ts'
import { docusaurusSyntax } from './docusaurus/syntax.ts'
import type { DialectSettings } from './generator.ts'
import { gitbookSyntax } from './gitbook/syntax.ts'
import { hugoSyntax } from './hugo/syntax.ts'
import { jekyllSyntax } from './jekyll/syntax.ts'
import { mdbookSyntax } from './mdbook/syntax.ts'
import { mintlifySyntax } from './mintlify/syntax.ts'
import { mkdocsSyntax } from './mkdocs/syntax.ts'
import { starlightSyntax } from './starlight/syntax.ts'
import { rebased } from './syntax/include.ts'
import { importPaths, rawFile } from './syntax/paths.ts'
import { askedBy, type Step, type Syntax, stepwise } from './syntax/step.ts'
import { vitepressSyntax } from './vitepress/syntax.ts'

/** The steps of each generator. They load the parser, so they are apart from `rules`, which every run loads. */
const syntaxes: Readonly<Record<Generator, (settings: DialectSettings<never>) => Syntax>> = {
  mkdocs: mkdocsSyntax,
  vitepress: vitepressSyntax,
  docusaurus: docusaurusSyntax,
  starlight: starlightSyntax,
  docfx: docfxSyntax,
  mdbook: mdbookSyntax,
  hugo: hugoSyntax,
  jekyll: jekyllSyntax,
  gitbook: gitbookSyntax,
  mintlify: mintlifySyntax,
}

function syntaxOf(settings: DialectSettings): Syntax {
  return syntaxes[settings.generator](settings as DialectSettings<never>)
}

/** The dialect of the pages of a site, with the step that reads MDX for those that are. */
export function dialectFor(settings: DialectSettings, mdx?: Step): Dialect {
  const { includes, markup } = syntaxOf(settings)
  return stepwise([...includes, ...markup, rebased, ...(mdx ? [mdx] : [])], settings)
}

/**
 * The files that a text of a file includes: for each, the paths that are tried, in order. It may name too many, but
 * never too few.
 */
export function includesOf(text: string, path: string, settings: DialectSettings): string[][] {
  // What a page in MDX includes is read as MDX, too, whatever its name.
  const mayImport = /\.mdx?["']|raw-loader|\?raw/.test(text)
  const imports = [
    ...(mayImport ? text : '').matchAll(/\b(?:from|import)[\s(]*["']([^"'\n]+)["']/gi),
  ].flatMap(({ 1: written }) => rawFile(written!) ?? (/\.mdx?$/i.test(written!) ? written! : []))
  return [
    ...askedBy(syntaxOf(settings).includes, fileSource(path, text), settings),
    ...imports.map(written => importPaths(written, path, settings)),
  ]
}
