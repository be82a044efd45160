import {
  applyChanges,
  type Change,
  type Content,
  type Source,
} from '../../markdown/source.ts'
import type { Message, Rule } from '../../text/message.ts'

/** How a site generator spells its pages. */
export interface Dialect {
  /**
   * The page as GitHub-flavoured Markdown, so that all later steps know one language, with the places of the files that it
   * was made from; messages are at places of the page.
   */
  toMarkdown(source: Source, context: Context): Translated
}

/** A page as GitHub-flavoured Markdown, and what its author should know of it. */
export interface Translated {
  markdown: Source
  messages: Message[]
}

export interface Context {
  /** Another file of the same tree, by its path: what a page includes. Absent where no site is known, and nothing included. */
  read?(path: string): Source | undefined
  /** The path of the page that pages of its site name by this identifier. */
  pathOf?(id: string): string | undefined
  /** The page's front matter. */
  data?: object
}

/**
 * Turns one kind of a generator's own syntax into Markdown. It takes time linear in the text, and returns the source
 * itself where there is nothing of its kind.
 */
export type Step = (source: Source, work: Work) => Source

/** The steps of a generator, in the order in which it reads its syntax. */
export interface Syntax {
  /** The steps that include other files. */
  includes: readonly Step[]
  /** All other steps, which follow these. */
  markup: readonly Step[]
}

/** The settings of a site that steps of several generators need. */
export interface SyntaxSettings {
  /** The folder of the site's configuration: `''` for the repository's root, or a path that ends in `/`. */
  folder: string
  /** The folder of its pages, such as MkDocs' `docs_dir`, in the same form. */
  contentFolder: string
  /** The folders in which an include is looked up, in order, such as pymdown's `base_path`; in the same form. */
  includeFolders: readonly string[]
  /** Prefixes of import and include paths, such as `@site/`, and the folder that each stands for. */
  aliases: Readonly<Record<string, string>>
  /** The plain values of the configuration, such as MkDocs' `extra`: `{{ name }}` stands for one. */
  variables: Readonly<Record<string, string>>
  /** Where readers find the site. */
  address?: string | undefined
  /** Whether pages are MDX, or whether their names say so, as without. */
  format?: 'mdx' | 'md' | 'detect'
}

/** The state that the steps of one page share. */
export interface Work {
  /** All steps, for an included page of the same dialect. */
  readonly steps: readonly Step[]
  readonly settings: SyntaxSettings
  readonly context: Context
  /** The parameters of an included template, by name; undefined for a value that is not known. */
  readonly parameters?: ReadonlyMap<string, unknown>
  /** The messages so far, by their kinds. */
  readonly messages: ReadonlyMap<string, Message>
  /** Adds a message, unless the page has one of its kind. */
  warn(
    rule: Rule,
    kind: string,
    reason: string,
    source: Source,
    at: number,
  ): void
  /** The files that are being included, the page first. */
  readonly open: string[]
  /** How much was included, in characters. */
  readonly included: { length: number }
  /** The lines, as `path:line`, of what Liquid's `raw` shows as it is. */
  readonly rawLines: Set<string>
  /** The values that templates of the page assigned or captured, by their names; undefined for one that is not known. */
  readonly assigned: Map<string, unknown>
  /** The data of files by their paths, each read once. */
  readonly dataFiles: Map<string, unknown>
  /** The titles of other pages by their paths, each found once. */
  readonly titles: Map<string, string | undefined>
}

/** The dialect of a generator whose syntax the steps translate, one after the other. */
export function stepwise(
  steps: readonly Step[],
  settings: SyntaxSettings,
): Dialect {
  return {
    toMarkdown(page, context) {
      const { path, ...start } = page.placeAt(0)
      const messages = new Map<string, Message>()
      const warn: Work['warn'] = (rule, kind, reason, source, at) => {
        if (messages.has(kind)) return
        const { path: file, line, column } = source.placeAt(at)
        if (file === path) {
          messages.set(kind, { line, column, rule, reason })
          return
        }
        // A message is at a place of the page, so that of an included file says where it is.
        const located = `${file}:${line}:${column}: ${reason}`
        messages.set(kind, { ...start, rule, reason: located })
      }
      const markdown = applied(steps, page, {
        steps,
        settings,
        context,
        messages,
        warn,
        open: [path],
        included: { length: 0 },
        rawLines: new Set(),
        assigned: new Map(),
        dataFiles: new Map(),
        titles: new Map(),
      })
      return { markdown, messages: [...messages.values()] }
    },
  }
}

export function applied(
  steps: readonly Step[],
  source: Source,
  work: Work,
): Source {
  return steps.reduce((result, step) => step(result, work), source)
}

/** A step that is left out where a setting is off. */
export function when(isOn: boolean | undefined, step: Step): Step {
  if (isOn) return step
  return source => source
}

/** A step that replaces what a pattern finds by what `make` returns; undefined leaves it as it is. Code stays, unless `isInCodeToo`. */
export function replacing(
  hint: string | RegExp,
  pattern: RegExp,
  make: (
    match: RegExpExecArray,
    source: Source,
    work: Work,
  ) => Content | Change | undefined,
  isInCodeToo = false,
): Step {
  return (source, work) => {
    const { text } = source
    if (typeof hint === 'string' && !text.includes(hint)) return source
    if (hint instanceof RegExp && !hint.test(text)) return source
    const changes: Change[] = []
    for (const match of text.matchAll(pattern)) {
      if (!isInCodeToo && source.isCode(match.index)) continue
      const by = make(match, source, work)
      if (by === undefined) continue
      if (typeof by === 'object' && 'by' in by) {
        changes.push(by)
        continue
      }
      const end = match.index + match[0].length
      changes.push({ start: match.index, end, by })
    }
    return applyChanges(source, changes)
  }
}

/** A step that removes what begins with a pattern, up to the end that belongs to it. */
export function without(
  opening: RegExp,
  endOf: (name: string | undefined) => string,
  hint = '<',
  isInCodeToo = false,
): Step {
  return (source, work) => {
    let done = 0
    const take = (
      { 0: beginning, 1: name, index }: RegExpExecArray,
      { text }: Source,
    ) => {
      if (index < done) return undefined
      const ending = endOf(name)
      const end = text.indexOf(ending, index + beginning.length)
      done = text.length
      if (end < 0) return undefined
      done = end + ending.length
      return { start: index, end: done, by: '' }
    }
    return replacing(hint, opening, take, isInCodeToo)(source, work)
  }
}

/**
 * Warns that the output of a tag or a component, which code of the site makes, is missing from the document.
 *
 * @param opening the beginning of the tag, such as `{{< gallery`, `{% for` or `<Gallery>`.
 */
export function warnUnknown(
  opening: string,
  source: Source,
  at: number,
  work: Work,
): undefined {
  const reason = `what "${opening}" shows is not known here, so that it is missing from the document. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`
  work.warn('dialect', `tag ${opening}`, reason, source, at)
}

/** Warns that an expression stays in the document because its value is not known, such as `{version}`. */
export function warnAsWritten(
  expression: string,
  source: Source,
  at: number,
  work: Work,
): void {
  const reason = `what "${expression}" stands for is not known here, so that the document has it as it is written. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`
  work.warn('dialect', `value ${expression}`, reason, source, at)
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
function nameOf(syntax: string): string {
  const [name = ''] = /^\W*[\w./-]{0,60}\[?/.exec(syntax) ?? []
  return name.startsWith('<') ? `${name}>` : name
}

/**
 * Warns of what looks like the syntax of a generator and is left after all steps, outside code: of the first of each kind on
 * a page, in words that are the same on each page of the site. An include that is left has a warning of its own.
 */
export function leftovers(file: string, hasTags: boolean): Step {
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
      for (const { 0: syntax, index } of seen.text.matchAll(pattern)) {
        const start = syntax.search(/[^\s>]/)
        const at = index + start
        if (seen.isCode(at) || /^\W*(?:include|snippet)(?!\.)/i.test(syntax))
          continue
        const { path, line } = seen.placeAt(at)
        if (work.rawLines.has(`${path}:${line}`)) continue
        const reason = `"${nameOf(syntax.slice(start))}" looks like syntax of the site (${file}) that is not known here, so that the document has it as it is written. Where readers see something else, give the site as it is built (input built-site), or write it in Markdown.`
        work.warn('dialect', `left ${kind}`, reason, seen, at)
        break
      }
    return source
  }
}
