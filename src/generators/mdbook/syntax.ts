import { linesOf } from '../../markdown/lines.ts'
import { indented, lastBefore } from '../../markdown/source.ts'
import type { DialectSettings } from '../generator.ts'
import { folderOf } from '../paths.ts'
import { fences, type HideLine } from '../syntax/fences.ts'
import { codeBlock, colonSpec, includes } from '../syntax/include.ts'
import { attributeLists, scripts } from '../syntax/inline.ts'
import { pathsIn } from '../syntax/paths.ts'
import { replacing, type Syntax } from '../syntax/step.ts'

interface SyntaxOptions {
  /** What lines of code begin with that readers do not see, by language (`hidelines`). */
  hiddenPrefixes?: Readonly<Record<string, string>>
}

export function mdbookSyntax({ options }: DialectSettings<SyntaxOptions>): Syntax {
  return {
    includes: [files],
    markup: [scripts, titles, fences(hiddenLines(options.hiddenPrefixes ?? {})), attributeLists('headings')],
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
const titles = replacing('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '')

/** Rust's `# `, and what else hides a line from readers but not from the compiler ("Hiding code lines"). */
function hiddenLines(prefixes: Readonly<Record<string, string>>): HideLine {
  return (text, info) => {
    const [language = '', ...others] = info.split(/[ \t,]/)
    const code = text.trimStart()
    if (language !== 'rust') {
      const own = others.find(each => each.startsWith('hidelines='))?.slice('hidelines='.length)
      const prefix = own ?? prefixes[language]
      return prefix && code.startsWith(prefix) ? 'line' : undefined
    }
    if (/^#(?: |$)/.test(code)) return 'line'
    const start = text.length - code.length
    return code.startsWith('##') ? { start, end: start + 1, by: '' } : undefined
  }
}
