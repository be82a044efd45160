import { codeOf } from '../markdown/lines.ts'
import { lastBefore } from '../markdown/source.ts'
import type { SiteConfig } from './generator.ts'
import type { Step } from './syntax/step.ts'

/** What looks like the syntax of a generator, by its first characters. */
const leftoverKinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  // Not `${{ x }}` of GitHub's workflows, nor `x^{{2}}` of a formula.
  ['{{', /\{\{(?<![\\$^_}\w]\{\{)[ \t]*[\w<%#"'./-][^{}\n]*\}\}/g],
  ['{%', /\{%(?<!\\\{%)-?[ \t]*[a-z][^{}\n]*%\}/gi],
  ['{*', /\{\*(?<!\\\{\*)[ \t]*[^\s*{}][^{}\n]*\*\}/g],
  ['{!', /\{!(?<!\\\{!)>?[ \t]*[^\s!{}][^{}\n]*!\}/g],
  [':::', /^[ \t>]*:{3,}[ \t]*\{?[a-z][^\n]*/gim],
  ['@@', /^[ \t>]*@@@?[ \t]*[a-z][^\n]*/gim],
  // The last: names of HTML may be in capitals, and `Vec<String>` is a type.
  ['<Capital', /<(?<![\\\w]<)[A-Z][A-Z\d_]*[a-z]\w*(?:[ \t\n/][^<>]*)?>/g],
]

/** The stretches of HTML whose text is no Markdown, in order. */
function verbatim(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let open: { tag: string; start: number } | undefined
  for (const { 0: written, index } of text.matchAll(/<\/?(?:pre|code|kbd|samp|script|style)\b|<!--|-->/gi)) {
    const tag = written.toLowerCase()
    const opening = tag === '-->' ? '<!--' : tag.startsWith('</') ? `<${tag.slice(2)}` : undefined
    if (opening === undefined) open ??= { tag, start: index }
    else if (opening === open?.tag) {
      found.push({ start: open.start, end: index })
      open = undefined
    }
  }
  return found
}

/**
 * Warns of what looks like the syntax of a generator and is left after all steps, outside code: once a page and kind, in
 * words that are the same on each page of the site. An include that is left has a warning of its own.
 */
export function leftovers({ file }: SiteConfig): Step {
  return (source, work) => {
    const { text } = source
    if (!/\{[{%*!]|:::|@@|<[A-Z]/.test(text)) return source
    // Most pages have no match, and need no reading of their code.
    let isCode: ((at: number) => boolean) | undefined
    let hidden: ReturnType<typeof verbatim> | undefined
    const isRead = (at: number) => {
      isCode ??= codeOf(source)
      if (isCode(at)) return false
      hidden ??= verbatim(text)
      return at >= (lastBefore(hidden, at)?.end ?? 0)
    }
    // What is left then has a warning already.
    const isExplained = [...work.said.values()].some(({ rule }) => rule === 'include' || rule === 'mdx')
    const kinds = isExplained ? leftoverKinds.slice(0, -1) : leftoverKinds
    for (const [kind, pattern] of kinds.filter(([each]) => text.includes(each.replace('Capital', ''))))
      for (const { 0: written, index } of text.matchAll(pattern)) {
        const at = index + written.search(/[^\s>]/)
        if (!isRead(at) || /^\W*(?:include|snippet)/i.test(written)) continue
        const reason = `"${kind}" looks like syntax of the site (${file}) that is not known here, so that the document has it as it is written. Where readers see something else, give the site as it is built (input built-site), or write it in Markdown.`
        work.warn('dialect', `left ${kind}`, reason, source, at)
        break
      }
    return source
  }
}
