import type { Nodes } from 'hast'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { mainOf, shownIn } from './words.ts'

type Element = DefaultTreeAdapterTypes.Element

/** What a page has besides its words. */
export interface Parts {
  /** Code blocks without their white space, and the language of each. */
  code: Map<string, string>
  /** The text of each table of data without its white space. */
  tables: string[]
  links: string[]
}

/** The parts of a built page's content, read by other rules than those that make its document. */
export function partsOfPage(html: string): Parts {
  const parts: Parts = { code: new Map(), tables: [], links: [] }
  const { main } = mainOf(parse(html))
  const inside = main ? shownIn(main) : []
  for (const each of inside) {
    if (each.tagName === 'pre') addCode(parts, each, inside)
    if (each.tagName === 'table' && !inside.some(other => other.tagName === 'pre' && isIn(other, each)))
      parts.tables.push(squeezed(textOf(each)))
    const href = each.attrs.find(({ name }) => name === 'href')?.value
    const isCode = inside.some(other => other.tagName === 'pre' && isIn(each, other))
    if (each.tagName === 'a' && !isCode && href !== undefined && textOf(each).trim() !== '')
      parts.links.push(href)
  }
  return parts
}

function addCode(parts: Parts, pre: Element, inside: readonly Element[]): void {
  const code = squeezed(textOf(pre))
  if (code === '' || /^\d+$/.test(code)) return
  const near = inside.filter(each => each === pre || isIn(each, pre) || isIn(pre, each, 3))
  const names = near.flatMap(each =>
    each.attrs.flatMap(({ name, value }) =>
      name === 'class'
        ? (value.match(/(?:language|highlight)-[\w+#.-]+/g) ?? [])
        : name === 'data-lang' || name === 'data-language'
          ? [`language-${value}`]
          : [],
    ),
  )
  parts.code.set(code, names[0]?.replace(/^\w+-(?:source-)?/, '').toLowerCase() ?? '')
}

function isIn(element: Element, other: Element, levels = Number.POSITIVE_INFINITY): boolean {
  let each: DefaultTreeAdapterTypes.ParentNode | null = element.parentNode
  for (let level = 0; level < levels && each !== null && 'tagName' in each; level++) {
    if (each === other) return true
    each = each.parentNode
  }
  return false
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value
  if (!('tagName' in node) || /^(?:button|summary|svg|caption)$/.test(node.tagName)) return ''
  const names = node.attrs.find(({ name }) => name === 'class')?.value ?? ''
  if (
    /(?:^|\s)(?:linenos?|lnt?|boring|headerlink|lineno|gutter|rouge-gutter|filename|viewcode-link|sr-only|katex-html|katex-mathml)(?:\s|$)/.test(
      names,
    )
  )
    return ''
  return node.childNodes.map(textOf).join('')
}

const squeezed = (text: string): string => text.replace(/[\s\u200b]+/g, '')

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)

/** The parts of a document's body. */
export function partsOfBody(body: string): Parts {
  const parts: Parts = { code: new Map(), tables: [], links: [] }
  visit(processor.runSync(processor.parse(body)) as Nodes, 'element', node => {
    const { tagName, properties, children } = node
    if (tagName === 'a' && typeof properties.href === 'string') parts.links.push(properties.href)
    if (tagName === 'table') parts.tables.push(squeezed(plain(node)))
    const [code] = children
    if (tagName !== 'pre' || code?.type !== 'element') return
    const language = [properties.className, code.properties.className]
      .flat()
      .find(each => typeof each === 'string')
    parts.code.set(squeezed(plain(node)), String(language ?? '').replace(/^language-/, ''))
  })
  return parts
}

function plain(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(plain).join('') : ''
}
