import names from 'markdown-it-emoji/lib/data/full.mjs'
import { applyChanges, type Change, subSource } from '../../markdown/source.ts'
import { lookUp } from '../../text/data.ts'
import { replacing, type Step, without } from './step.ts'

/** Whether a text in braces is a list of attributes, `{#id .class key=value}`, with or without a colon. */
function isAttributeList(braces: string): boolean {
  if (braces.startsWith('{:')) return true
  const tokens = braces
    .slice(1, -1)
    .replace(/"[^"]*"|'[^']*'/g, '""')
    .trim()
    .split(/\s+/)
  return tokens.every(token =>
    /^(?:[#.][\p{L}\w:.-]+|[\w:@-]+=\S*|data-[\w-]+)$/u.test(token),
  )
}

/**
 * Removes lists of attributes, `{#id .class}` (heading IDs of most generators; Python-Markdown's, kramdown's and Goldmark's)
 * at the end of headings; also those alone on a line (`blocks`), or those after a link and the like, too (`all`).
 */
export function attributeLists(where: 'headings' | 'blocks' | 'all'): Step {
  return replacing(
    '{',
    /\{(?::[^{}\n]|[ \t]*(?:[#.]\S|[\w:@-]+=|data-))[^{}\n]*\}/g,
    ({ 0: braces, index }, source) => {
      if (!isAttributeList(braces)) return undefined
      const { text } = source
      const line = source.lineAt(index)
      let start = index
      while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
      const end = index + braces.length
      const gone: Change = { start, end, by: '' }
      const isLast = isBlankFrom(text, end)
      if (start === line.start && isLast && where !== 'headings')
        return { start, end: line.end + 1, by: '' }
      if (isLast && HEADING.test(line.text.slice(0, 200))) return gone
      if (where !== 'all') return undefined
      if (isLast || text.startsWith(' |', end)) return gone
      const isBehindElement =
        start === index && /[)\]`*_>:"}]/.test(text.charAt(start - 1))
      if (isBehindElement) return gone
      return undefined
    },
  )
}

/** A heading, also in quotes and as the content of an item. */
const HEADING = /^[\s>]*(?:[-*+] +)?#{1,6}[ \t]/

const blankLine = /[ \t]*$/my

function isBlankFrom(text: string, at: number): boolean {
  blankLine.lastIndex = at
  return blankLine.test(text)
}

/** Removes `[TOC]` (Python-Markdown) and `[[toc]]` (VitePress), which stand for a table of contents. */
export const contents = replacing(
  /toc\]/i,
  /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim,
  () => '',
)

/** Removes comments of HTML, which are not valid in MDX. Docusaurus accepts them. */
export const htmlComments = without(/<!--/g, () => '-->')

/** Removes top-level scripts and styles of a page, which are for the browser (VitePress, "Using Vue in Markdown"). */
export const scripts = without(/^<(script|style)\b/gm, name => `</${name}>`)

/** Removes drawings, also those of included files: 4.3 of 5.1 MB of one site's documents were their paths. */
export const drawings = without(/<svg\b/gi, () => '</svg>')

/** Leaves of an `<a>` that leads to itself, such as one beside a heading, only its words; nothing where these are a mark. */
export const ownAnchors = replacing(
  '<a',
  /<a(\s[^<>]{1,500})>((?:(?!<\/?a\b)[\s\S]){0,500})<\/a>/gi,
  ({ 0: element, 1: attributes = '', 2: words = '', index }, source) => {
    const id = /\s(?:id|name)=["']?([^\s"'>]+)/i.exec(attributes)?.[1]
    const fragment = /\shref=["']?#([^\s"'>]+)/i.exec(attributes)?.[1]
    if (id === undefined || id !== fragment) return undefined
    const start = index + element.indexOf('>') + 1
    if (/^[\s#¶§🔗]*$/u.test(words)) return ''
    return subSource(source, start, start + words.length)
  },
)

/**
 * Replaces GitHub's names of emoji, `:smile:`, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji of
 * Jekyll, VitePress, Docusaurus). `/:x:/` is part of an address.
 */
export const emoji = replacing(
  ':',
  /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g,
  ({ 1: name }) => lookUp(names, name!),
)

// Markdown of Python-Markdown (MkDocs) and kramdown (Jekyll) that CommonMark reads in another way.

/** The row between the head and the body of a table. */
const isDelimiterRow = (text: string) =>
  /^[ \t>|:-]+$/.test(text) && text.includes('|') && text.includes('-')

const SPAN_IN_ROW = /(?<!`)(`+)(?!`).{1,500}?(?<!`)\1(?!`)/g

/** Escapes pipes in the code of tables: there they end no cell in Python-Markdown and kramdown, but do on GitHub. */
export const pipesInCode: Step = source => {
  if (!source.text.includes('|') || !source.text.includes('`')) return source
  const lines = source.lines
  const changes: Change[] = []
  let isInTable = false
  for (const [index, { text, start, code, isBlank }] of lines.entries()) {
    const next = lines[index + 1]
    if (next && isDelimiterRow(next.text)) isInTable = true
    if (isBlank || code) isInTable = false
    if (!isInTable) continue
    for (const { 0: span, index: at } of text.matchAll(SPAN_IN_ROW))
      for (const { index: inSpan } of span.matchAll(/(?<!\\)\|/g)) {
        const pipe = start + at + inSpan
        changes.push({ start: pipe, end: pipe, by: '\\' })
      }
  }
  return applyChanges(source, changes)
}

/** Puts `<>` around a destination with blanks, `[x](user guide.md)`. */
export const blanksInDestinations = replacing(
  '](',
  /\]\(([^\s(){}<>"']+(?: +[^\s(){}<>"']+)+)((?: +"[^"\n]*"| +'[^'\n]*')?) *\)/g,
  ({ 1: destination, 2: title }) => `](<${destination}>${title})`,
)

const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:[ \t]*\S/

/** Adds a blank line above definitions of links and footnotes that are right below a text, whose paragraph they end. */
export const definitionsBelowText: Step = source => {
  if (!source.text.includes(']:')) return source
  const lines = source.lines
  const isDefinition = (index: number) =>
    !lines[index]!.code && DEFINITION.test(lines[index]!.text)
  const changes: Change[] = []
  for (const [index, { start }] of lines.entries()) {
    if (!isDefinition(index) || index === 0) continue
    const isBelowText = !lines[index - 1]!.isBlank && !isDefinition(index - 1)
    if (isBelowText) changes.push({ start, end: start, by: '\n' })
  }
  return applyChanges(source, changes)
}

/** Removes the blank in a reference, `[x] [1]`, whose label is defined. */
export const spacedReferences: Step = (source, work) => {
  if (!/\]\s\[/.test(source.text)) return source
  const labels = source.text.matchAll(/^ {0,3}\[([^[\]\n]+)\]:/gm)
  const defined = new Set(
    Array.from(labels, ([, label]) => label!.toLowerCase()),
  )
  // A box of a list of tasks is no text of a link.
  const joined = replacing(
    /\]\s\[/,
    /(?<![-*+][ \t]\[[ x]?)\][ \n]\[([^[\]\n]+)\](?!:)/gi,
    ({ 1: label }) => {
      if (defined.has(label!.toLowerCase())) return `][${label}]`
      return undefined
    },
  )
  return joined(source, work)
}
