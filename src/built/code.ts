import type { Element, ElementContent } from 'hast'
import { readLines } from '../markdown/lines.ts'
import { percentDecoded } from '../text/paths.ts'
import { isBesideCode } from './chrome.ts'
import {
  childrenOf,
  classesOf,
  element,
  elementsIn,
  find,
  hasWords,
  isElement,
  label,
  type Parent,
  property,
  textIn,
  textNode,
} from './hast.ts'

/** The fenced code of a page's source, by its code without white space: includes and containers change what is around it. */
export type SourceCode = ReadonlyMap<
  string,
  { code: string; language: string | undefined }
>

/** Makes of each code block its text alone, in place, with its language: without the elements that colour it. */
export function flattenCode(
  parent: Parent,
  ancestors: readonly Element[] = [],
): void {
  parent.children = childrenOf(parent).flatMap(node => {
    if (!isElement(node)) return [node]
    const blocks = codeBlocksOf(node, ancestors)
    if (blocks === undefined) flattenCode(node, [...ancestors.slice(-3), node])
    return blocks ?? [node]
  })
}

/** The code of a `pre`, or of a table that has line numbers in one column and code in the other. */
function codeBlocksOf(
  node: Element,
  ancestors: readonly Element[],
): ElementContent[] | undefined {
  const code = isElement(node, 'table')
    ? codeInTable(node)
    : isElement(node, 'pre')
      ? node
      : undefined
  if (code === undefined) return undefined
  const name =
    isElement(node, 'table') &&
    find(node, each => classesOf(each).includes('filename'))
  const title = name ? [label([textNode(textIn(name))])] : []
  if (textIn(code).trim() === '') return []
  const isTerminal = ancestors.some(each => classesOf(each).includes('termy'))
  const shown = isTerminal
    ? codeText(code).replace(TERMINAL_TAG, '')
    : codeText(code)
  const text = shown.replace(/^\n+/, '').trimEnd()
  return [...title, toBlock(text, codeLanguage([...ancestors, code]))]
}

/** Termynal's script draws a terminal with the tags that the text of its code has (FastAPI, Typer). */
const TERMINAL_TAG = /<\/?(?:b|font|i|span|u)(?=[\s>])[^<>]*>/g

function toBlock(code: string, language: string | undefined): Element {
  const properties =
    language === undefined ? {} : { className: [`language-${language}`] }
  return element('pre', [element('code', [textNode(`${code}\n`)], properties)])
}

/** A block of flat code with the language that its source names, where its page has none. */
export function withLanguage(block: Element, source: SourceCode): Element {
  const code = textIn(block)
  const isNamed = block.children.some(
    each => isElement(each) && classesOf(each).length > 0,
  )
  return isNamed
    ? block
    : toBlock(code.trimEnd(), source.get(codeKey(code))?.language)
}

function codeInTable(table: Element): Element | undefined {
  const cells = [...elementsIn(table)].filter(
    each => isElement(each, 'td') && textIn(each).trim() !== '',
  )
  const codes = [...elementsIn(table)].filter(
    each => isElement(each, 'pre') && textIn(each).trim() !== '',
  )
  const isNumbers = (each: Element) => /^[\d\s]+$/.test(textIn(each))
  const [code, ...others] =
    codes.length > 1 ? codes.filter(each => !isNumbers(each)) : codes
  const isNamed = classesOf(table).some(name =>
    /^(?:highlight|lntable|rouge-table)/.test(name),
  )
  const isAlone = cells.every(each =>
    codes.some(pre => textIn(pre).trim() === textIn(each).trim()),
  )
  return others.length === 0 && cells.length <= 2 && (isNamed || isAlone)
    ? code
    : undefined
}

function codeText(pre: Element): string {
  const lines = [...elementsIn(pre)].filter(isLine)
  const plain = gather(pre, false)
  return lines.length > 1 && !plain.trim().includes('\n')
    ? gather(pre, true)
    : plain
}

function isLine(node: Element): boolean {
  const isNamed = classesOf(node).some(name =>
    /^(?:code-|token-|ec-)?line$/.test(name),
  )
  return isNamed || property(node, 'dataLine') !== undefined
}

const LINE_TAGS = new Set(['div', 'p', 'li', 'tr', 'ol', 'ul'])

function gather(node: ElementContent, hasLines: boolean): string {
  if (node.type === 'text') return node.value
  if (!isElement(node) || isElement(node, 'summary', 'button')) return ''
  if (isElement(node, 'br')) return '\n'
  let code = ''
  for (const child of node.children) {
    const isBlock =
      isElement(child) &&
      (LINE_TAGS.has(child.tagName) || (hasLines && isLine(child)))
    const inside = gather(child, hasLines)
    const before = isBlock && code !== '' && !code.endsWith('\n') ? '\n' : ''
    code += before + inside + (isBlock && !inside.endsWith('\n') ? '\n' : '')
  }
  return code
}

/** By the innermost of elements that names one. */
function codeLanguage(elements: readonly Element[]): string | undefined {
  const innermost = [
    ...elements.slice(-4),
    ...[...elementsIn(elements.at(-1)!)].filter(each =>
      isElement(each, 'code'),
    ),
  ].reverse()
  for (const each of innermost) {
    const named = [
      property(each, 'dataLang'),
      property(each, 'dataLanguage'),
      ...classesOf(each).map(fromClass),
    ]
    const language = named
      .find(name => name !== undefined && name !== '')
      ?.toLowerCase()
    if (language !== undefined)
      return NONE.has(language) ? undefined : language.replace(/[^\w+#.-]/g, '')
  }
  return undefined
}

function fromClass(name: string): string | undefined {
  return /^(?:language|lang|highlight-source|highlight|brush)[-:](.+)$/.exec(
    name,
  )?.[1]
}

const NONE = new Set(
  'none plaintext plain nohighlight default fallback undefined nocode'.split(
    ' ',
  ),
)

/** The text of a block without the numbers of its lines, and of what else its theme puts there. */
function shownCode(node: ElementContent): string {
  if (!isElement(node)) return textIn(node)
  return isBesideCode(node) ? '' : node.children.map(shownCode).join('')
}

/** A shorter one may be any attribute's value. */
const MIN_CODE = 8

/**
 * Makes blocks of code, in place, of elements that scripts make players and editors of: those that have code of the source
 * in an attribute alone, and each `textarea` whose text is not a copy of a block.
 */
export function placeCode(root: Parent, source: SourceCode): void {
  const all = [...elementsIn(root)]
  const shown = new Set(
    all.flatMap(each =>
      isElement(each, 'pre') ? codeKey(shownCode(each)) : [],
    ),
  )
  for (const each of all) {
    if (
      isElement(each, 'textarea') &&
      hasWords(textIn(each)) &&
      !shown.has(codeKey(textIn(each)))
    )
      Object.assign(each, { tagName: 'pre' })
    for (const value of Object.values(each.properties)) {
      const key = codeKey(percentDecoded(String(value)).replaceAll('\\n', ''))
      const { code, language } = source.get(key) ?? {}
      if (
        code === undefined ||
        key.length < MIN_CODE ||
        shown.has(key) ||
        hasWords(textIn(each))
      )
        continue
      Object.assign(each, toBlock(code, language))
      shown.add(key)
    }
  }
}

/** Reads the fenced code of a source. */
export function sourceCodeOf(source: string): SourceCode {
  const found = new Map<
    string,
    { code: string; language: string | undefined }
  >()
  let open:
    | { indent: string; language: string | undefined; lines: string[] }
    | undefined
  for (const { text, code } of readLines(source)) {
    if (code === 'opens') {
      const [, indent = '', info = ''] =
        /^([\s>]*)(?:[^\s>].*?)??(?:`{3,}|~{3,})(.*)/s.exec(text) ?? []
      open = { indent, language: fromInfo(info) || undefined, lines: [] }
    } else if (open && code === 'within')
      open.lines.push(
        text.startsWith(open.indent) ? text.slice(open.indent.length) : text,
      )
    else if (open) {
      const code = open.lines.join('\n')
      found.set(codeKey(code), { code, language: open.language })
      open = undefined
    }
  }
  return found
}

/** `js title="a"`, `{ .js linenums="1" }`, `{js}`, `{code-block} js`. */
function fromInfo(info: string): string {
  const [, directive = '', rest] = /^\{([\w-]+)\}(.*)$/.exec(info.trim()) ?? []
  return (
    /^\{?[\s.]*([\w+#-][\w+#.-]*)/.exec((rest ?? info).trim())?.[1] ?? directive
  )
}

function codeKey(code: string): string {
  return code.replace(/\s+/g, '')
}
