import { remark } from 'remark'
import { destinations, gfm, walk } from '../markdown/parse.ts'
import { type Dialect, fileSource } from '../markdown/source.ts'
import { folderOf, fromFolder } from '../text/paths.ts'
import type { SiteConfig } from './generator.ts'
import { leftovers } from './leftovers.ts'
import { siteGenerators } from './list.ts'
import { importPaths, rawFile } from './syntax/include.ts'
import { askedBy, type Change, changed, type Step, stepwise } from './syntax/step.ts'

/** The dialect of the pages of a site, with the step that reads MDX for those that are. */
export function dialectFor(config: SiteConfig, mdx?: Step): Dialect {
  const { includes, markup } = siteGenerators[config.generator].syntax(config.syntaxOptions)
  return stepwise([...includes, ...markup, rebased, ...(mdx ? [mdx] : []), leftovers(config)], config)
}

/**
 * The files that a text of a file includes: for each, the paths that are tried, in order. It may name too many, but
 * never too few.
 */
export function includesOf(text: string, path: string, config: SiteConfig): string[][] {
  // What a page in MDX includes is read as MDX, too, whatever its name.
  const mayImport = /\.mdx?["']|raw-loader|\?raw/.test(text)
  const imports = [
    ...(mayImport ? text : '').matchAll(/\b(?:from|import)[\s(]*["']([^"'\n]+)["']/gi),
  ].flatMap(({ 1: written }) => rawFile(written!) ?? (/\.mdx?$/i.test(written!) ? written! : []))
  return [
    ...askedBy(
      siteGenerators[config.generator].syntax(config.syntaxOptions).includes,
      fileSource(path, text),
      config,
    ),
    ...imports.map(written => importPaths(written, path, config)),
  ]
}

const linkParser = remark().use(gfm).use(destinations).freeze()

/**
 * Relative links of included files that are written from their own folder (include-markdown of MkDocs, MDX), as links
 * from the page's.
 */
const rebased: Step = (source, work) => {
  const { rebased: paths } = work.included
  if (paths.size === 0) return source
  const { text } = source
  const folder = folderOf(work.open[0]!)
  const changes: Change[] = []
  const rebase = (start: number, end: number) => {
    const { path } = source.placeAt(start)
    if (!paths.has(path) || folderOf(path) === folder) return
    const url = fromFolder(text.slice(start, end), folderOf(path), folder)
    if (url !== undefined) changes.push({ start, end, by: url })
  }
  walk(linkParser.parse(text), node => {
    const at = node.position!.start.offset!
    const { data } = node
    if (data && 'destination' in data && data.destination)
      rebase(at + data.destination.start, at + data.destination.end)
    if (node.type !== 'html') return
    const written = text.slice(at, node.position!.end.offset)
    for (const { 0: attribute, index } of written.matchAll(/\b(?:src|href)="[^"\n]*/g))
      rebase(at + index + attribute.indexOf('"') + 1, at + index + attribute.length)
  })
  return changed(
    source,
    changes.sort((a, b) => a.start - b.start),
  )
}
