import type { Element, ElementContent, Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** Before every anchor of a body, so that none is one of the page's own. */
const anchorPrefix = 'doc-'

/** GitHub's own rules, without what would fetch something or move a reader's focus. */
const schema = {
  ...defaultSchema,
  clobberPrefix: anchorPrefix,
  strip: ['script', 'style'],
  tagNames: defaultSchema.tagNames?.filter(name => name !== 'picture' && name !== 'source') ?? [],
  attributes: {
    ...defaultSchema.attributes,
    '*':
      defaultSchema.attributes?.['*']?.filter(name => !['accessKey', 'tabIndex'].includes(String(name))) ??
      [],
  },
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // The sanitiser gives every anchor its prefix.
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
  .use(rehypeRaw)
  .use(rehypeSanitize, schema)
  .use(forReaders)
  .use(rehypeStringify)

/**
 * Markdown as HTML in which nothing can run or be fetched. `undefined` when it cannot be rendered, as when it is nested
 * deeper than the parsers can go.
 */
export function toSafeHtml(markdown: string): string | undefined {
  try {
    return String(processor.processSync(markdown))
  } catch {
    return undefined
  }
}

interface Place {
  isInLink: boolean
  /** The level of the heading before, as it is shown; the page's title is the first. */
  level: number
}

/**
 * Adapts a sanitised body to the page: nothing is fetched, and headings, tables and links are accessible.
 */
function forReaders() {
  return (tree: Root): void => {
    const place = { isInLink: false, level: 1 }
    tree.children = tree.children.flatMap(child => adapt(child, place)) as RootContent[]
  }
}

function adapt<T extends RootContent | ElementContent>(node: T, place: Place): (T | ElementContent)[] {
  if (node.type !== 'element') return [node]
  const rule = Object.hasOwn(rules, node.tagName) ? rules[node.tagName] : undefined
  const isLink = node.tagName === 'a'
  if (isLink) place.isInLink = true
  node.children = node.children.flatMap(child => adapt(child, place)) as ElementContent[]
  if (isLink) place.isInLink = false
  return rule ? rule(node, place) : [node]
}

const rules: Record<string, (node: Element, place: Place) => ElementContent[]> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(name => [name, heading])),
  a: link,
  img: image,
  input: ({ properties }) => [
    element('span', { role: 'img', ariaLabel: properties.checked ? 'done' : 'to do' }, [
      text(properties.checked ? '☑' : '☐'),
    ]),
  ],
  pre: node => [
    { ...node, properties: { ...node.properties, tabIndex: 0, role: 'group', ariaLabel: 'Code' } },
  ],
  table: node => [
    element('div', { className: ['wide'], tabIndex: 0, role: 'group', ariaLabel: 'Table' }, [node]),
  ],
  // A heading without text is a cell.
  th: node => [textOf(node).trim() === '' ? { ...node, tagName: 'td' } : node],
}

/** Under the page's title, and never more than one level below the heading before. */
function heading(node: Element, place: Place): ElementContent[] {
  if (textOf(node).trim() === '') return node.children
  const level = Math.min(Math.max(Number(node.tagName[1]), 2), place.level + 1)
  place.level = level
  return [{ ...node, tagName: `h${level}` }]
}

function link(node: Element): ElementContent[] {
  const { href } = node.properties
  if (typeof href !== 'string') return [{ ...node, tagName: 'span' }]
  const children = textOf(node).trim() === '' ? [text(href)] : node.children
  if (href.startsWith('#')) {
    const to = href === '#' || href.startsWith(`#${anchorPrefix}`) ? href : `#${anchorPrefix}${href.slice(1)}`
    return [{ ...node, properties: { ...node.properties, href: to }, children }]
  }
  if (/^(?:https?|mailto|ircs?|xmpp):/i.test(href))
    return [{ ...node, properties: { ...node.properties, rel: ['noreferrer'] }, children }]
  return [element('span', { className: ['dead'], title: `This link leads nowhere: ${href}` }, children)]
}

/** The page loads nothing from elsewhere, so an image becomes a link with its name, or its name. */
function image({ properties }: Element, { isInLink }: Place): ElementContent[] {
  const { src, alt } = properties
  const label = text(`Image: ${String(alt ?? '').trim() || 'without a description'}`)
  const isElsewhere = typeof src === 'string' && /^https?:/i.test(src)
  if (!isElsewhere || isInLink) return [element('span', { className: ['image'] }, [label])]
  return [element('a', { className: ['image'], href: src, rel: ['noreferrer'] }, [label])]
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}

function textOf(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
