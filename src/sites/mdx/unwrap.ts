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
    if (!('children' in node)) return [node]
    if (blockContainers.has(node.type))
      return [Object.assign(node, { children: blocksOf(node.children) })]
    return [Object.assign(node, { children: inline(node.children) })]
  })
}

const blockContainers = new Set([
  'blockquote',
  'footnoteDefinition',
  'list',
  'listItem',
])

/** Makes code be printed whose closing fence is indented: MDX accepts that, Markdown takes it for more code. */
function withNearFence(node: Code): Code {
  if (!node.position) return node
  const { start, end } = node.position
  let lines = 0
  if (node.value !== '') lines = node.value.split('\n').length
  const hasFence = end.line - start.line > lines
  if (hasFence && end.column - start.column > 6) return { ...node }
  return node
}

/** Makes blocks of what readers see of an element. */
function elementBlocks(element: Element): RootContent[] {
  const { self, titles, captions, href } = shownOf(element, false)
  const blocks: RootContent[] = self.map(paragraph)
  for (const title of titles)
    blocks.push(paragraph({ type: 'strong', children: [plainNode(title)] }))
  let inside: RootContent[]
  if (element.type === 'mdxJsxFlowElement') inside = blocksOf(element.children)
  else inside = paragraphs(element.children)
  blocks.push(...wrapped(element, href, inside))
  for (const caption of captions) blocks.push(paragraph(plainNode(caption)))
  return blocks
}

/** Makes a heading, a link or bold text of the only paragraph of an element. */
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
  if (element.name !== 'summary' || !isPlain) return blocks
  return [paragraph({ type: 'strong', children })]
}

/** Splits inline content into paragraphs and the blocks between them. */
function paragraphs(
  nodes: readonly PhrasingContent[],
  original?: Paragraph,
): RootContent[] {
  // A component that no text is beside is as much a block as one whose tags have their own lines.
  const isAlone = nodes.every(node => {
    if (node.type === 'text') return !isVisible(node)
    return isJsx(node) || isExpression(node)
  })
  const blocks: RootContent[] = []
  let line: PhrasingContent[] = []
  const endParagraph = () => {
    const content = inline(line)
    line = []
    // A break that a paragraph begins with would begin a block of HTML.
    const first = content.findIndex(isVisible)
    if (first < 0) return
    blocks.push({ type: 'paragraph', children: content.slice(first) })
  }
  for (const node of nodes) {
    if (!standsAlone(node, isAlone)) {
      line.push(node)
      continue
    }
    endParagraph()
    blocks.push(...blocksOf([node]))
  }
  const isOneParagraph = line.length === nodes.length
  endParagraph()
  const [block] = blocks
  if (!original || !isOneParagraph || block?.type !== 'paragraph') return blocks
  return [Object.assign(original, { children: block.children })]
}

function standsAlone(node: PhrasingContent, isAlone: boolean): boolean {
  // Code comes from HTML in a prop.
  if (node.type === 'html' || node.type === ('code' as string)) return true
  if (!isJsx(node)) return false
  if (isBlock(node)) return true
  return isAlone && isComponent(node) && node.children.length > 0
}

/** Replaces the elements and expressions in inline content. */
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
  const words = [...titles, ...captions]
  let url = ''
  if (!isInLink && element.children.every(isLinkable)) url = href
  const inside = inline(element.children, isInLink || url !== '')
  if (inside.some(isVisible)) {
    const notes = words.map(text => plainNode(` (${text})`))
    return [...withTags(element, url, inside), ...notes]
  }
  if (element.name === 'br') return [element as PhrasingContent]
  const content = [...self, ...words.map(plainNode)]
  if (content.length === 0) return inside
  return [...content.flatMap(node => [plainNode(' '), node]), plainNode(' ')]
}

/** Adds the link, the blanks or the tags of an element to its inline content. */
function withTags(
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
  if (value.includes('\n')) return [{ type: 'code', value }]
  return [paragraph(plainNode(value.trim()))]
}

function plainNode(value: string): Text {
  return { type: 'text', value }
}

function paragraph(child: PhrasingContent): Paragraph {
  return { type: 'paragraph', children: [child] }
}

/** Gives new nodes the place of the node that they replace. */
function placed<T extends Nodes>(nodes: T[], { position }: Nodes): T[] {
  for (const node of nodes) node.position ??= position
  return nodes
}

/** Whether readers see anything of a node. The only elements left are breaks. */
function isVisible(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  return node.type !== 'break' && !isJsx(node)
}

/** Whether a link can be made of a node: brackets may end its text, and no link can be in another. */
function isLinkable(node: Nodes): boolean {
  if (node.type === 'text') return !/[[\]]|https?:|www\./.test(node.value)
  if (/^(?:link|footnote)/.test(node.type)) return false
  if (isJsx(node)) {
    const { href, self } = shownOf(node, true)
    if (href || self[0]?.type === 'link') return false
  }
  return !('children' in node) || node.children.every(isLinkable)
}

function isOneLine(node: Nodes): boolean {
  if ('children' in node) return node.children.every(isOneLine)
  return (
    node.type !== 'break' && !('value' in node && node.value.includes('\n'))
  )
}
