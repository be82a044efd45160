import type { BlockContent, DefinitionContent, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { type Element, expressionText, isElement, isExpression, shownOf } from './element.ts'
import { escaped, fenced } from './escape.ts'
import { isBlockName, isComponentName } from './names.ts'
import { isVisible } from './visible.ts'
import { wrapped } from './wrap.ts'

/** What stays of the page, in one container of it: a block, or a part of a paragraph between two elements. */
export interface Piece {
  kind: 'piece'
  start: number
  end: number
  /** A block other than a paragraph, which may itself contain blocks. */
  block: BlockContent | DefinitionContent | RootContent | undefined
  /** A paragraph's content. */
  inline: PhrasingContent[]
  /** What is put around it. */
  lead: string
  tail: string
  /** It was inside an element, so that its indentation means nothing. */
  isInside: boolean
}

/** What goes, and the paragraphs that stand for it. */
export interface Cut {
  kind: 'cut'
  start: number
  end: number
  texts: string[]
}

export type Part = Piece | Cut

/** The blocks of a container as a row, with elements unwrapped. */
export function toParts(nodes: readonly RootContent[], source: string, isInside = false): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'mdxjsEsm') return [cut(node)]
    if (isExpression(node)) return [expressionCut(node)]
    if (isElement(node)) return elementParts(node, source)
    if (node.type === 'paragraph') return paragraphParts(node, source, isInside)
    return [{ ...spanOf([node]), ...bare, block: node, isInside }]
  })
}

const bare = { kind: 'piece' as const, inline: [], lead: '', tail: '', block: undefined }

function elementParts(element: Element, source: string): Part[] {
  const { start, end } = spanOf([element])
  const shown = shownOf(element, false)
  const titles = [...(shown.self ? [shown.self] : []), ...shown.titles.map(title => `**${title}**`)]
  const [first, last] = [element.children[0], element.children.at(-1)]
  if (!first || !last) return [{ kind: 'cut', start, end, texts: [...titles, ...shown.captions] }]
  const inside = { start: spanOf([first]).start, end: spanOf([last]).end }
  return [
    { kind: 'cut', start, end: inside.start, texts: titles },
    ...wrapped(element, shown.href, childParts(element, source), source),
    { kind: 'cut', start: inside.end, end, texts: shown.captions },
  ]
}

function childParts(element: Element, source: string): Part[] {
  return element.type === 'mdxJsxFlowElement'
    ? toParts(element.children, source, true)
    : inlineParts(element.children, source, true)
}

function paragraphParts(paragraph: Paragraph, source: string, isInside: boolean): Part[] {
  return inlineParts(paragraph.children, source, isInside)
}

/** Parts a row of inline content at the elements in it that are blocks. */
function inlineParts(nodes: PhrasingContent[], source: string, isInside: boolean): Part[] {
  const parts: Part[] = []
  const onlyElements = nodes.every(node => isElement(node) || isExpression(node) || isBlank(node))
  let run: PhrasingContent[] = []
  const close = () => {
    if (run.length > 0) parts.push(...runParts(run, source, isInside))
    run = []
  }
  nodes.forEach((node, index) => {
    if (
      isElement(node) &&
      (isBlockName(node.name ?? '') || (onlyElements && standsAlone(node, index, nodes)))
    ) {
      close()
      parts.push(...elementParts(node, source))
    } else run.push(node)
  })
  close()
  return parts
}

// A component on a line of its own, or with a title, is as much a block as one whose tags have their own lines.
function standsAlone(element: Element, index: number, nodes: PhrasingContent[]): boolean {
  if (!isComponentName(element.name) || element.children.length === 0) return false
  const { titles, captions, self } = shownOf(element, false)
  if (titles.length + captions.length + self.length > 0) return true
  return [nodes[index - 1], nodes[index + 1]].every(
    node => node === undefined || isElement(node) || (node.type === 'text' && node.value.includes('\n')),
  )
}

function runParts(run: PhrasingContent[], source: string, isInside: boolean): Part[] {
  const { start, end } = trimmed(spanOf(run), source)
  if (start === end) return []
  if (!run.some(isVisible)) return [{ kind: 'cut', start, end, texts: [] }]
  return [{ ...bare, start, end, inline: run, isInside }]
}

function trimmed({ start, end }: { start: number; end: number }, source: string) {
  const raw = source.slice(start, end)
  const blanks = raw.length - raw.trimStart().length
  return { start: start + blanks, end: start + blanks + raw.trim().length }
}

function expressionCut(node: RootContent & Parameters<typeof expressionText>[0]): Cut {
  const text = (expressionText(node) ?? '').replace(/^[^\S\n]*\n/, '').trimEnd()
  const shown = text.includes('\n') ? fenced(text) : escaped(text.trim())
  return { ...cut(node), texts: shown === '' ? [] : [shown] }
}

function cut(node: RootContent): Cut {
  return { kind: 'cut', ...spanOf([node]), texts: [] }
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

/** The offsets of a row of nodes. */
export function spanOf(nodes: readonly RootContent[]): { start: number; end: number } {
  return { start: nodes[0]?.position?.start.offset ?? 0, end: nodes.at(-1)?.position?.end.offset ?? 0 }
}
