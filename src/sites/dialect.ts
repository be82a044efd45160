import type { Dialect } from '../markdown/source.ts'
import type { Generator, SiteConfig } from './generator.ts'
import { drawings, ownAnchors, without } from './syntax/inline.ts'
import { type Step, stepwise } from './syntax/step.ts'
import { customElements, rawLines } from './syntax/templates.ts'

/** The dialect of the pages of a site, with the step that reads MDX for those that are. */
export function dialectFor(
  config: SiteConfig,
  generator: Generator,
  mdx?: Step,
): Dialect {
  return stepwise(stepsFor(config, generator, mdx), config)
}

/** The steps of that dialect. */
export function stepsFor(
  config: SiteConfig,
  generator: Generator,
  mdx?: Step,
): Step[] {
  const { includes, markup } = generator.syntax(config.syntaxOptions)
  // In MDX a drawing may be in code, where nothing may be missing.
  const html = mdx ? [ownAnchors, mdx] : [drawings, ownAnchors]
  html.unshift(customElements)
  // Where pages are MDX, one that is not has HTML alone.
  const hasTags = mdx !== undefined || config.format !== 'mdx'
  return [...includes, ...markup, ...html, leftovers(config, hasTags)]
}

/** Patterns that look like the syntax of a generator, by its first characters. */
const leftoverKinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  // Not `${{ x }}` of GitHub's workflows, nor `x^{{2}}` of a formula.
  ['{{', /\{\{(?<![\\$^_}\w]\{\{)[ \t]*[\w<%#"'./$-][^{}\n]*\}\}/g],
  // Not what follows the first brace of a shortcode `{{% x %}}`.
  ['{%', /\{%(?<![\\{]\{%)-?[ \t]*[a-z][^{}\n]*%\}/gi],
  ['8<-', /^[ \t]*-+8<-+[ \t]*$/gm],
  ['{*', /\{\*(?<!\\\{\*)[ \t]*[^\s*{}][^{}\n]*\*\}/g],
  ['{!', /\{!(?<!\\\{!)>?[ \t]*[^\s!{}][^{}\n]*!\}/g],
  [':::', /^[ \t>]*:{3,}[ \t]*\{?[a-z][^\n]*/gim],
  ['@@', /^[ \t>]*@@@?[ \t]*[a-z][^\n]*/gim],
  // Extensions of Python-Markdown and kramdown: marked and inserted words, and abbreviations.
  ['==', /(?<![=\w])==(?=\w)[^=\n]+==(?![=\w])/g],
  ['^^', /\^\^(?=\w)[^^\n]+\^\^/g],
  ['*[', /^[ \t]*\*\[[^\]\n]+\] ?:/gm],
  // Alerts of VitePress that are none of GitHub's.
  ['[!', /^[ \t]*>[ \t>]*\[!(?:\w+\][ \t]*\S|(?:info|danger)\])[^\n]*/gim],
  // A preprocessor of mdBook: the identifier of a rule in the Rust reference, alone on its line.
  ['x[y]', /^[a-z]+\[[\w.-]+\]$/gm],
  // The last: names of HTML may be in capitals, and `Vec<String>` is a type.
  ['<Capital', /<(?<![\\\w]<)[A-Z][A-Z\d_]*[a-z]\w*(?:[ \t\n/][^<>]*)?>/g],
]

/** Takes out HTML whose text is no Markdown. */
const verbatim = without(/<(pre|code|kbd|samp|script|style)\b|<!--/gi, name =>
  name ? `</${name}` : '-->',
)

/** The beginning of a piece of syntax, up to the end of its name: `{{< gallery`, `:::details`, `r[`; a tag as `<Listing>`. */
function nameOf(written: string): string {
  const [name = ''] = /^\W*[\w./-]{0,60}\[?/.exec(written) ?? []
  return name.startsWith('<') ? `${name}>` : name
}

/**
 * Warns of what looks like the syntax of a generator and is left after all steps, outside code: of the first of each kind on
 * a page, in words that are the same on each page of the site. An include that is left has a warning of its own.
 */
export function leftovers({ file }: SiteConfig, hasTags: boolean): Step {
  return (source, work) => {
    // What is left then has a warning already, or is no component.
    const isExplained =
      !hasTags ||
      [...work.messages.values()].some(
        ({ rule }) => rule === 'include' || rule === 'mdx',
      )
    const kinds = isExplained ? leftoverKinds.slice(0, -1) : leftoverKinds
    const { text } = source
    const isLeft = ([kind, pattern]: (typeof leftoverKinds)[number]) =>
      text.includes(kind.replace(/\w+\]?/g, '')) && text.search(pattern) >= 0
    const left = kinds.filter(isLeft)
    if (left.length === 0) return source
    const seen = verbatim(source, work)
    for (const [kind, pattern] of left)
      for (const { 0: written, index } of seen.text.matchAll(pattern)) {
        const start = written.search(/[^\s>]/)
        const at = index + start
        if (seen.isCode(at) || /^\W*(?:include|snippet)(?!\.)/i.test(written))
          continue
        const { path, line } = seen.placeAt(at)
        if (rawLines(work).has(`${path}:${line}`)) continue
        const reason = `"${nameOf(written.slice(start))}" looks like syntax of the site (${file}) that is not known here, so that the document has it as it is written. Where readers see something else, give the site as it is built (input built-site), or write it in Markdown.`
        work.warn('dialect', `left ${kind}`, reason, seen, at)
        break
      }
    return source
  }
}
