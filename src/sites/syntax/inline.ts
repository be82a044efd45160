import names from 'markdown-it-emoji/lib/data/full.mjs'
import { type Change, type Source, subSource } from '../../markdown/source.ts'
import { lookUp } from '../../text/data.ts'
import { replacing, type Step } from './step.ts'

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
 * Replaces GitHub's names of emoji, `:smile:`, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji of
 * Jekyll, VitePress, Docusaurus). `/:x:/` is part of an address.
 */
export const emoji = replacing(
  ':',
  /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g,
  ({ 1: name }) => lookUp(names, name!),
)
