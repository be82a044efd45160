import { linesOf } from '../../markdown/lines.ts'
import { indented, lastBefore } from '../../markdown/source.ts'
import { folderOf } from '../../text/paths.ts'
import { fences, type ShownLine } from '../syntax/fences.ts'
import { codeBlock, colonSpec, includes } from '../syntax/include.ts'
import { attributeLists, scripts } from '../syntax/inline.ts'
import { pathsIn } from '../syntax/paths.ts'
import { replacing, type Syntax } from '../syntax/step.ts'
import { components } from '../syntax/templates.ts'

interface MdBookSyntax {
  /** What lines of code begin with that readers do not see, by language (`hidelines`). */
  hiddenPrefixes?: Readonly<Record<string, string>>
}

export function mdbookSyntax(options: MdBookSyntax): Syntax {
  return {
    includes: [files],
    markup: [
      scripts,
      components,
      pageTitles,
      fences(withoutHidden(options.hiddenPrefixes ?? {})),
      attributeLists('headings'),
    ],
  }
}

/** `{{#include path:2:10}}` and its like ("Including files"); a backslash keeps one as it is. */
const files = includes({
  hint: /\{\{[ \t]*#/,
  pattern:
    /\\?\{\{[ \t]*#(include|rustdoc_include|playground|playpen)[ \t]+([^\s{}]+)(?:[ \t][^{}\n]*)?\}\}/g,
  isInCodeToo: true,
  read({ 0: token, 2: name }, from) {
    if (token.startsWith('\\')) return 'escaped'
    const { path, part } = colonSpec(name!)
    return [{ name: name!, paths: pathsIn([folderOf(from)], path), part }]
  },
  render(text, match, source) {
    const content = match[1]!.startsWith('play') ? codeBlock(text, 'rust') : text
    const line = lastBefore(linesOf(source), match.index)!
    const [margin] = /^[\s>]*/.exec(source.text.slice(line.start, match.index))!
    return indented(content, '', margin)
  },
})

/** `{{#title name}}`, which names a page in the browser alone. */
const pageTitles = replacing('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '')

/** Rust's `# `, and what else hides a line from readers but not from the compiler ("Hiding code lines"). */
function withoutHidden(prefixes: Readonly<Record<string, string>>): ShownLine {
  return (text, info) => {
    const [language = '', ...others] = info.split(/[ \t,]/)
    if (language === 'rust') return /^\s*#(?: |$)/.test(text) ? undefined : text.replace(/^(\s*)##/, '$1#')
    const own = others.find(each => each.startsWith('hidelines='))?.slice('hidelines='.length)
    const prefix = own ?? prefixes[language]
    return prefix && text.trimStart().startsWith(prefix) ? undefined : text
  }
}
