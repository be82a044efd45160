import type { Element, ElementContent } from 'hast'
import { readLines } from '../markdown/source.ts'
import { percentDecoded } from '../text/paths.ts'
import { isBesideCode } from './chrome.ts'
import {
  childrenOf,
  classesOf,
  element,
  elementsIn,
  elementsNamed,
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
export type SourceCode = ReadonlyMap<string, CodeBlock>

interface CodeBlock {
  code: string
  language: string | undefined
}

/** Makes of each code block its text alone, in place, with its language: without the elements that colour it. */
export function flattenCode(
  parent: Parent,
  ancestors: readonly Element[] = [],
): void {
  const isLabel = toIsLabel(parent, ancestors)
  parent.children = childrenOf(parent).flatMap(node => {
    if (!isElement(node)) return [node]
    if (isLabel(node)) return []
    const blocks = codeBlocksOf(node, ancestors)
    if (blocks) return blocks
    flattenCode(node, [...ancestors.slice(-3), node])
    return [node]
  })
}

/** Languages that a theme may name in a bar above the code, with their other names. */
const LANGUAGE_NAMES = [
  'text txt plaintext plain',
  'sh shell bash zsh console terminal',
  'js javascript',
  'ts typescript',
  'py python',
  'yml yaml',
  'md markdown',
  'rb ruby',
  'rs rust',
  'cs csharp c#',
  'go golang',
  'docker dockerfile',
  'html markup',
  'ps1 powershell',
].map(names => names.split(' '))

/** Whether an element beside a block of code only says its language. */
function toIsLabel(
  parent: Parent,
  ancestors: readonly Element[],
): (node: Element) => boolean {
  const pre = childrenOf(parent).map(onlyPre).find(Boolean)
  const named = pre && [...elementsIn(pre), pre, ...ancestors.toReversed()]
  const language = named?.map(languageNamedBy).find(Boolean)?.toLowerCase()
  if (language === undefined) return () => false
  const names = LANGUAGE_NAMES.find(others => others.includes(language))
  return node => {
    if (!BARS.has(node.tagName) || onlyPre(node)) return false
    const text = textIn(node, MAX_LANGUAGE_NAME + 1)
      .trim()
      .toLowerCase()
    return text === language || names?.includes(text) === true
  }
}

const MAX_LANGUAGE_NAME = 20
/** Not headings and paragraphs, which an author writes. */
const BARS = new Set(['div', 'span', 'small', 'figcaption', 'header'])

/** The block of code that is all of a node. */
function onlyPre(node: ElementContent): Element | undefined {
  let inner: ElementContent | undefined = node
  while (isElement(inner)) {
    if (inner.tagName === 'pre') return inner
    const elements: ElementContent[] = inner.children.filter(child =>
      isElement(child),
    )
    if (elements.length !== 1) return undefined
    inner = elements[0]
  }
  return undefined
}

/** The code of a `pre`, or of a table that has line numbers in one column and code in the other. */
function codeBlocksOf(
  node: Element,
  ancestors: readonly Element[],
): ElementContent[] | undefined {
  const pre = preOf(node)
  if (!pre) return undefined
  if (textIn(pre).trim() === '') return []
  let code = codeText(pre)
  if (ancestors.some(ancestor => classesOf(ancestor).includes('termy')))
    code = code.replace(TERMINAL_TAG, '')
  code = code.replace(/^\n+/, '').trimEnd()
  const block = toBlock(code, codeLanguage([...ancestors, pre]))
  const name = isElement(node, 'table') ? find(node, isFileName) : undefined
  return name ? [label([textNode(textIn(name))]), block] : [block]
}

function preOf(node: Element): Element | undefined {
  if (isElement(node, 'pre')) return node
  return isElement(node, 'table') ? codeInTable(node) : undefined
}

/** The title of a table of code with line numbers (Pygments, `filename`; `title=""` of Material for MkDocs). */
function isFileName(node: Element): boolean {
  return classesOf(node).includes('filename')
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
  const isNamed = block.children.some(
    child => isElement(child) && classesOf(child).length > 0,
  )
  if (isNamed) return block
  const code = textIn(block)
  return toBlock(code.trimEnd(), source.get(codeKey(code))?.language)
}

function codeInTable(table: Element): Element | undefined {
  const cells = textsOf(elementsNamed(table, 'td'))
  if (cells.size > 2) return undefined
  let blocks = textsOf(elementsNamed(table, 'pre'))
  const codes = new Set(blocks.values())
  const isAlone = cells.values().every(text => codes.has(text))
  if (!isAlone) return undefined
  if (blocks.size > 1)
    blocks = new Map([...blocks].filter(([, text]) => !/^[\d\s]+$/.test(text)))
  const [code, ...others] = blocks.keys()
  return others.length === 0 ? code : undefined
}

/** The texts of those elements that have any. */
function textsOf(elements: readonly Element[]): Map<Element, string> {
  const texts = new Map<Element, string>()
  for (const node of elements) {
    const text = textIn(node).trim()
    if (text !== '') texts.set(node, text)
  }
  return texts
}

function codeText(pre: Element): string {
  const plain = gather(pre, false)
  if (plain.trim().includes('\n')) return plain
  const lines = [...elementsIn(pre)].filter(isLine)
  return lines.length > 1 ? gather(pre, true) : plain
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
    const inside = gather(child, hasLines)
    const isBlock =
      isElement(child) &&
      (LINE_TAGS.has(child.tagName) || (hasLines && isLine(child)))
    if (isBlock && code !== '' && !code.endsWith('\n')) code += '\n'
    code += inside
    if (isBlock && !inside.endsWith('\n')) code += '\n'
  }
  return code
}

/** The language of code, by the innermost element that names one: the code, its block, or the last elements around it. */
function codeLanguage(blocks: readonly Element[]): string | undefined {
  const inside = elementsNamed(blocks.at(-1)!, 'code')
  for (const node of [...blocks.slice(-4), ...inside].reverse()) {
    const language = languageNamedBy(node)?.toLowerCase()
    if (!language) continue
    return NONE.has(language) ? undefined : language.replace(/[^\w+#.-]/g, '')
  }
  return undefined
}

function languageNamedBy(node: Element): string | undefined {
  const ofClass = classesOf(node).map(fromClass).find(Boolean)
  return property(node, 'dataLang') || property(node, 'dataLanguage') || ofClass
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
  const blocks = elementsNamed(root, 'pre')
  const shown = new Set(blocks.map(block => codeKey(shownCode(block))))
  for (const node of [...elementsIn(root)]) {
    if (isElement(node, 'textarea')) placeTextarea(node, shown)
    for (const value of Object.values(node.properties)) {
      const key = attributeKey(String(value))
      const block = source.get(key)
      if (!block || key.length < MIN_CODE || shown.has(key)) continue
      if (hasWords(textIn(node))) continue
      Object.assign(node, toBlock(block.code, block.language))
      shown.add(key)
    }
  }
}

function placeTextarea(node: Element, shown: ReadonlySet<string>): void {
  const text = textIn(node)
  const isCopy = shown.has(codeKey(text))
  if (hasWords(text) && !isCopy) Object.assign(node, { tagName: 'pre' })
}

function attributeKey(value: string): string {
  return codeKey(percentDecoded(value).replaceAll('\\n', ''))
}

/** Reads the fenced code of a source. */
export function sourceCodeOf(source: string): SourceCode {
  const blocks = new Map<string, CodeBlock>()
  let open: OpenFence | undefined
  for (const { text, code } of readLines(source)) {
    if (code === 'opens') {
      open = openFence(text)
    } else if (open && code === 'within') {
      const isIndented = text.startsWith(open.indent)
      open.lines.push(isIndented ? text.slice(open.indent.length) : text)
    } else if (open) {
      const code = open.lines.join('\n')
      blocks.set(codeKey(code), { code, language: open.language })
      open = undefined
    }
  }
  return blocks
}

interface OpenFence {
  indent: string
  language: string | undefined
  lines: string[]
}

function openFence(line: string): OpenFence {
  const [, indent = '', info = ''] =
    /^([\s>]*)(?:[^\s>].*?)??(?:`{3,}|~{3,})(.*)/s.exec(line) ?? []
  return { indent, language: fromInfo(info) || undefined, lines: [] }
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
