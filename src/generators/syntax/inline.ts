import { codeOf, linesOf } from '../../markdown/lines.ts'
import { lastBefore } from '../../markdown/source.ts'
import { type Change, changed, group, replacing, type Step } from './step.ts'
import { argumentsOf } from './tags.ts'

/**
 * Icons, `:material-star:` (Material for MkDocs, "Icons, Emojis"), with the blanks that set them off from a text's
 * beginning, or with the link that has no other text.
 */
export const icons = replacing(
  ':',
  /:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:/g,
  ({ 0: icon, index }, { text }) => {
    let end = index + icon.length
    end += listWidth(text, end)
    linkEnd.lastIndex = end
    const [link] = (text[index - 1] === '[' && linkEnd.exec(text)) || []
    if (link !== undefined) return { start: index - 1, end: end + link.length, by: '' }
    if (/[\s[]/.test(text[index - 1] ?? '\n')) while (text[end] === ' ') end++
    return { start: index, end, by: '' }
  },
)

const list = /\{[^{}\n]*\}/y
const linkEnd = /\](?:\([^()\n]*\)|\[[^[\]\n]*\])(?:\{[^{}\n]*\})?/y

/** How long the list of attributes is that begins there; 0 without one. */
function listWidth(text: string, at: number): number {
  list.lastIndex = at
  const braces = list.exec(text)?.[0]
  return braces !== undefined && isAttributeList(braces) ? braces.length : 0
}

/** `{#id .class key=value}`, with or without a colon. */
function isAttributeList(braces: string): boolean {
  if (braces.startsWith('{:')) return true
  const tokens = braces
    .slice(1, -1)
    .replace(/"[^"]*"|'[^']*'/g, '""')
    .trim()
    .split(/\s+/)
  return tokens.every(each => /^(?:[#.][\p{L}\w:.-]+|[\w:@-]+=\S*|data-[\w-]+)$/u.test(each))
}

/**
 * Lists of attributes in the delimiters that the configuration gives them (VitePress, `markdown.attrs`), as they are
 * written elsewhere.
 */
export const attributeDelimiters: Step = (source, work) => {
  if (!work.settings.attributeDelimiters) return source
  const [open, close] = work.settings.attributeDelimiters
  const isCode = codeOf(source)
  const changes: Change[] = []
  for (const { text, start } of linesOf(source)) {
    const at = text.lastIndexOf(open)
    const end = at < 0 ? -1 : text.indexOf(close, at + open.length)
    if (end < 0 || isCode(start + at)) continue
    changes.push({ start: start + at, end: start + at + open.length, by: '{' })
    changes.push({ start: start + end, end: start + end + close.length, by: '}' })
  }
  return changed(source, changes)
}

/**
 * Lists of attributes, `{#id .class}` (heading IDs of most generators; Python-Markdown's, kramdown's and Goldmark's):
 * at the end of headings; also on lines of their own (`blocks`), or after a link and its like (`all`).
 */
export function attributeLists(where: 'headings' | 'blocks' | 'all'): Step {
  return replacing(
    '{',
    /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g,
    ({ 0: braces, index }, source) => {
      if (!isAttributeList(braces)) return undefined
      const { text } = source
      const line = lastBefore(linesOf(source), index)!
      let start = index
      while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
      const end = index + braces.length
      const gone: Change = { start, end, by: '' }
      const isLast = isBlankFrom(text, end)
      if (start === line.start && isLast && where !== 'headings') return { ...gone, end: line.end + 1 }
      if (isLast && (where === 'all' || /^[\s>]*(?:[-*+] +)?#{1,6}[ \t]/.test(line.text.slice(0, 200))))
        return gone
      if (where === 'all' && text.startsWith(' |', end)) return gone
      return where === 'all' && start === index && /[)\]`*_>:"}]/.test(text.charAt(start - 1))
        ? gone
        : undefined
    },
  )
}

const blankLine = /[ \t]*$/my

function isBlankFrom(text: string, at: number): boolean {
  blankLine.lastIndex = at
  return blankLine.test(text)
}

/** `[TOC]` (Python-Markdown) and `[[toc]]` (VitePress), which become the list of headings. */
export const contents = replacing(/toc\]/i, /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, () => '')

/**
 * `*[HTML]: HyperText Markup Language` (Python-Markdown, Abbreviations): only its meaning is shown, when a pointer is
 * over the word.
 */
export const abbreviations = replacing('*[', /^\*\[[^\]\n]+\]:.*\n?/gm, () => '')

/** `==marked==` and `^^inserted^^` (pymdown, Mark and Caret): the words alone. */
export const marked = replacing(
  /==|\^\^/,
  /==(?=\S)([^=\n]+)(?<=\S)==|\^\^(?=\S)([^^\n]+)(?<=\S)\^\^/g,
  (match, source) => group(match, match[1] === undefined ? 2 : 1, source),
)

/** `x^2^` and `H~2~O` (pymdown, Caret and Tilde), which Markdown has nothing for but HTML's. */
export const raisedAndLowered = replacing(/[\^~]/, /(?<=\w)([~^])(\w{1,9})\1(?![~^])/g, (match, source) => {
  const name = match[1] === '^' ? 'sup' : 'sub'
  return [`<${name}>`, group(match, 2, source), `</${name}>`]
})

/**
 * `[words][package.name]`, by the names of what is documented elsewhere on the site (mkdocs-autorefs), where no link is
 * defined for it.
 */
export const namedReferences: Step = (source, work) => {
  if (!/\]\[\w/.test(source.text)) return source
  const defined = new Set(
    Array.from(source.text.matchAll(/\[([\w.]+)\]:/g), ([, name]) => name!.toLowerCase()),
  )
  const words = replacing('][', /\[((?:[^[\]\n]|\[\])+)\]\[((?:\w+\.)+\w+)\]/g, match =>
    defined.has(match[2]!.toLowerCase()) ? undefined : group(match, 1, source),
  )
  return words(source, work)
}

/** The language of code in a line, `#!js x` in backquotes (pymdown, InlineHilite). */
export const codeLanguages = replacing(
  '`#!',
  /(?<!`)`#!\w[\w+#-]*[ \t]+(?=\S)/g,
  ({ index }, source) => (lastBefore(linesOf(source), index)!.code ? undefined : '`'),
  true,
)

/**
 * The attribute that says that the content of an element is Markdown (Python-Markdown, "Markdown in HTML"), which in
 * Markdown a blank line says.
 */
export const markdownInHtml = replacing(
  'markdown',
  /^([ \t]*<[a-z][^<>\n]*)[ \t]markdown(?:="?\w*"?)?((?:[ \t][^<>\n]*)?>)[ \t]*\n(?=([ \t]*\n)?)/gim,
  ({ 0: all, 1: before, 2: after, 3: blank }) =>
    before + all.slice(all.indexOf(after!, before!.length)) + (blank === undefined ? '\n' : ''),
)

/** `{{#title name}}`, which names a page in the browser alone (mdBook). */
export const bookTitles = replacing('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '')

/**
 * Components, by their capital letter: their words, and what is between their tags (VitePress, "Using Vue in
 * Markdown").
 */
export const components = replacing(/<\/?[A-Z]/, /<\/?[A-Z]\w*(?:[\s/][^<>]*)?>/g, ({ 0: tag }) => {
  const { title, text, label, caption, alt } = argumentsOf(tag.slice(0, -1))
  return [...new Set([title, text, label, caption ?? alt])].filter(Boolean).join(' ')
})

/** Comments of HTML, which are none in MDX (Docusaurus lets them be). */
export const comments = without(/<!--/g, () => '-->')

/**
 * Top-level scripts and styles of a page, which run in the browser (VitePress, "Using Vue in Markdown"; any that passes
 * HTML on).
 */
export const scripts = without(/^<(script|style)\b/gm, name => `</${name}>`)

/** A step that takes out what begins with a pattern, up to the end that belongs to it. */
function without(opening: RegExp, endOf: (name: string | undefined) => string): Step {
  return (source, work) => {
    let done = 0
    return replacing('<', opening, ({ 0: beginning, 1: name, index }, { text }) => {
      if (index < done) return undefined
      const ending = endOf(name)
      const end = text.indexOf(ending, index + beginning.length)
      done = end < 0 ? text.length : end + ending.length
      return end < 0 ? undefined : { start: index, end: done, by: '' }
    })(source, work)
  }
}
