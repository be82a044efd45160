import type {
  Code,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast'
import {
  type Element,
  type Expression,
  isBlock,
  isComponent,
  isExpression,
  isJsx,
  isMeaningful,
  literalText,
  shownOf,
} from './element.ts'

/** Replaces what MDX adds to Markdown by what readers see of it. */
export function unwrap(tree: Root): void {
  tree.children = blocksOf(tree.children)
}

function blocksOf(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'mdxjsEsm') return []
    if (isExpression(node)) return placed(expressionBlock(node), node)
    if (isJsx(node)) return placed(elementBlocks(node), node)
    if (node.type === 'paragraph') return paragraphs(node.children, node)
    if (node.type === 'code') return [withNearFence(node)]
    if ('children' in node)
      Object.assign(node, {
        children: blockContainers.has(node.type)
          ? blocksOf(node.children)
          : inline(node.children),
      })
    return [node]
  })
}

const blockContainers = new Set([
  'blockquote',
  'footnoteDefinition',
  'list',
  'listItem',
])

// The end of code may be at any depth in MDX, which Markdown takes for more code.
function withNearFence(node: Code): Code {
  const { start, end } = node.position ?? {}
  const lines = node.value === '' ? 0 : node.value.split('\n').length
  const isFar =
    start &&
    end &&
    end.line - start.line > lines &&
    end.column - start.column > 6
  return isFar ? { ...node } : node
}

/** The blocks that readers see of an element. */
function elementBlocks(element: Element): RootContent[] {
  const { self, titles, captions, href } = shownOf(element, false)
  const inside =
    element.type === 'mdxJsxFlowElement'
      ? blocksOf(element.children)
      : paragraphs(element.children)
  return [
    ...self.map(paragraph),
    ...titles.map(title =>
      paragraph({ type: 'strong', children: [plainNode(title)] }),
    ),
    ...wrapped(element, href, inside),
    ...captions.map(caption => paragraph(plainNode(caption))),
  ]
}

/** Puts around the only paragraph of an element what Markdown has for it: a heading, a link or weight. */
function wrapped(
  element: Element,
  url: string,
  blocks: RootContent[],
): RootContent[] {
  const [block] = blocks
  if (blocks.length !== 1 || block?.type !== 'paragraph') return blocks
  const { children } = block
  if (url !== '' && isLinkable(block))
    return [paragraph({ type: 'link', url, children: children as never })]
  if (!isOneLine(block)) return blocks
  const depth = Number(/^h([1-6])$/.exec(element.name ?? '')?.[1]) as 1
  if (depth) return [{ type: 'heading', depth, children }]
  const isPlain = children.every(
    ({ type }) => type === 'text' || type === 'inlineCode',
  )
  return element.name === 'summary' && isPlain
    ? [paragraph({ type: 'strong', children })]
    : blocks
}

/** The paragraphs of inline content, and between them the elements in it that are blocks. */
function paragraphs(
  nodes: readonly PhrasingContent[],
  original?: Paragraph,
): RootContent[] {
  // A component that no text is beside is as much a block as one whose tags have their own lines.
  const isAlone = nodes.every(node =>
    node.type === 'text' ? !isVisible(node) : isJsx(node) || isExpression(node),
  )
  const parts: (RootContent | PhrasingContent[])[] = [[]]
  for (const node of nodes) {
    const standsAlone =
      node.type === 'html' ||
      // Code comes from HTML in a prop.
      node.type === ('code' as string) ||
      (isJsx(node) &&
        (isBlock(node) ||
          (isAlone && isComponent(node) && node.children.length > 0)))
    if (standsAlone) parts.push(node, [])
    else (parts.at(-1) as PhrasingContent[]).push(node)
  }
  return parts.flatMap(part => {
    if (!Array.isArray(part)) return blocksOf([part])
    const all = inline(part)
    // A break that a paragraph begins with would begin a block of HTML.
    const first = all.findIndex(isVisible)
    if (first < 0) return []
    const children = all.slice(first)
    return original && parts.length === 1
      ? Object.assign(original, { children })
      : { type: 'paragraph', children }
  })
}

/** Inline content without elements and expressions. */
function inline(
  nodes: readonly RootContent[],
  isInLink = false,
): PhrasingContent[] {
  return (nodes as PhrasingContent[]).flatMap((node): PhrasingContent[] => {
    if (isJsx(node)) return placed(inlineElement(node, isInLink), node)
    if (isExpression(node)) return placed([plainNode(literalText(node))], node)
    // There is no code block in a table or a heading.
    if (node.type === ('code' as string))
      return [plainNode((node as unknown as Code).value)]
    if (!('children' in node)) return [node]
    const children = inline(
      node.children,
      isInLink || node.type.startsWith('link'),
    )
    // Marks around nothing would be seen.
    if (
      /^(?:emphasis|strong|delete)$/.test(node.type) &&
      !children.some(isVisible)
    )
      return []
    return [Object.assign(node, { children })]
  })
}

function inlineElement(element: Element, isInLink: boolean): PhrasingContent[] {
  const { self, titles, captions, href } = shownOf(element, true)
  const said = [...titles, ...captions]
  const isLink = href !== '' && !isInLink && element.children.every(isLinkable)
  const inside = inline(element.children, isInLink || isLink)
  if (!inside.some(isVisible)) {
    if (element.name === 'br') return [element as PhrasingContent]
    const words = [...self, ...said.map(plainNode)].flatMap(word => [
      plainNode(' '),
      word,
    ])
    return words.length > 0 ? [...words, plainNode(' ')] : inside
  }
  return [
    ...around(element, isLink ? href : '', inside),
    ...said.map(each => plainNode(` (${each})`)),
  ]
}

function around(
  element: Element,
  url: string,
  inside: PhrasingContent[],
): PhrasingContent[] {
  if (url !== '') return [{ type: 'link', url, children: inside as never }]
  if (isBlock(element)) return [plainNode(' '), ...inside, plainNode(' ')]
  // A tag alone on its line would begin a block of HTML.
  if (!isMeaningful(element) || !inside.every(isOneLine)) return inside
  const tag = (slash: string) =>
    ({ type: 'html', value: `<${slash}${element.name}>` }) as const
  return [tag(''), ...inside, tag('/')]
}

function expressionBlock(node: Expression): RootContent[] {
  const value = literalText(node)
    .replace(/^\s*\n/, '')
    .trimEnd()
  if (value === '') return []
  // Several lines stand for themselves as nothing but code does.
  return [
    value.includes('\n')
      ? { type: 'code', value }
      : paragraph(plainNode(value.trim())),
  ]
}

function plainNode(value: string): Text {
  return { type: 'text', value }
}

function paragraph(child: PhrasingContent): Paragraph {
  return { type: 'paragraph', children: [child] }
}

/** New nodes at the place of what they stand for. */
function placed<T extends Nodes>(nodes: T[], { position }: Nodes): T[] {
  for (const node of nodes) node.position ??= position
  return nodes
}

/** Whether there is anything to be seen: of elements only breaks are left. */
function isVisible(node: Nodes): boolean {
  return node.type === 'text'
    ? node.value.trim() !== ''
    : node.type !== 'break' && !isJsx(node)
}

/** Whether a link can be made of a node: brackets may end its text, and no link can be in another. */
function isLinkable(node: Nodes): boolean {
  if (node.type === 'text') return !/[[\]]|https?:|www\./.test(node.value)
  if (/^(?:link|footnote)/.test(node.type)) return false
  if (
    isJsx(node) &&
    (shownOf(node, true).href || shownOf(node, true).self[0]?.type === 'link')
  )
    return false
  return !('children' in node) || node.children.every(isLinkable)
}

function isOneLine(node: Nodes): boolean {
  if ('children' in node) return node.children.every(isOneLine)
  return (
    node.type !== 'break' && !('value' in node && node.value.includes('\n'))
  )
}
