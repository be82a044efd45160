import type { RootContent } from 'mdast'
import type { Edit } from '../splice.ts'
import { destination, type Element, expressionText, isElement, isExpression, shownOf } from './element.ts'
import { escaped } from './escape.ts'
import { withJoints } from './joints.ts'
import { isHead, withLineStarts } from './line-starts.ts'
import { isBlockName, isMeaningfulName } from './names.ts'
import { type Piece, spanOf } from './pieces.ts'
import { isMarked, isVisible } from './visible.ts'
import { isLinkable } from './wrap.ts'

/** The edits inside the lines of a block: tags go, and what stands for them comes. */
export function inlineEdits(piece: Piece, source: string): Edit[] {
  const edits: Edit[] = []
  const visit = (node: RootContent, isInLink: boolean) => {
    const all = editsOf(node, isInLink, piece, source)
    edits.push(...all)
    // What goes as a whole is one edit.
    if ('children' in node && all.length !== 1)
      for (const child of node.children) visit(child, isInLink || isLink(node))
  }
  for (const node of piece.block ? [piece.block] : piece.inline) visit(node, false)
  return withLineStarts(withJoints(untangled(edits), source), piece, source)
}

function editsOf(node: RootContent, isInLink: boolean, piece: Piece, source: string): Edit[] {
  if (isMarked(node) && !isVisible(node)) return [replaced(node, '', piece, source)]
  if (isExpression(node)) return [replaced(node, spaced(expressionText(node) ?? ''), piece, source)]
  return isElement(node) ? elementEdits(node, isInLink, piece, source) : []
}

function isLink(node: RootContent): boolean {
  return (
    node.type === 'link' ||
    node.type === 'linkReference' ||
    (isElement(node) && shownOf(node, true).href !== '')
  )
}

// White space of its own keeps words apart: `{' '}`.
function spaced(text: string): string {
  const middle = text.trim()
  const before = text.slice(0, text.length - text.trimStart().length)
  const after = text.slice(before.length + middle.length)
  return (before && ' ') + escaped(middle) + (middle && after && ' ')
}

// A break at the start of a line breaks nothing, and alone there it would begin a block of HTML.
function elementEdits(element: Element, isInLink: boolean, piece: Piece, source: string): Edit[] {
  const { start, end } = spanOf([element])
  const { self, titles, captions, href } = shownOf(element, true)
  const [first, last] = [element.children[0], element.children.at(-1)]
  if (!first || !last || !element.children.some(isVisible)) {
    if (element.name === 'br' && !isHead(start, piece, source)) return []
    const text = [self, ...titles, ...captions].filter(Boolean).join(' ')
    return [replaced(element, text || (element.children.some(isBlank) ? ' ' : ''), piece, source)]
  }
  const [opened, closed] = [spanOf([first]).start, spanOf([last]).end]
  const leads = href !== '' && !isInLink && isLinkable(source.slice(opened, closed))
  const [lead, tail] = leads ? ['[', `](${destination(href)})`] : tagsOf(element, piece, source)
  const said = [...titles, ...captions].map(text => ` (${text})`).join('')
  return [
    { start, end: opened, replacement: lead },
    { start: closed, end, replacement: tail + said },
  ]
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' || (isExpression(node) && (expressionText(node) ?? '') !== '')
}

function tagsOf(element: Element, piece: Piece, source: string): [string, string] {
  const { start, end } = spanOf([element])
  const name = element.name ?? ''
  if (isBlockName(name))
    return [
      endsInText.test(source.slice(piece.start, start)) ? ' ' : '',
      beginsText.test(source.slice(end, piece.end)) ? ' ' : '',
    ]
  // A tag alone on its line would begin a block of HTML.
  const stays = isMeaningfulName(name) && !source.slice(start, end).includes('\n')
  return stays ? [`<${name}>`, `</${name}>`] : ['', '']
}

/** Puts text in the place of a node, or takes out one of the two spaces around nothing. */
function replaced(node: RootContent, text: string, { start, end }: Piece, source: string): Edit {
  const span = spanOf([node])
  const [before, after] = [source[span.start - 1] ?? '\n', source[span.end] ?? '\n']
  if (text.trim() !== '') {
    if (!isElement(node)) return { ...span, replacement: text }
    const lead = endsInText.test(source.slice(start, span.start).replace(/(?:<[^<>]*[^<>/]>)+$/, ''))
      ? ' '
      : ''
    const tail = beginsText.test(source.slice(span.end, end).replace(/^(?:<\/[^<>]*>)+/, '')) ? ' ' : ''
    return { ...span, replacement: lead + text + tail }
  }
  if (/[ \t]/.test(after) && opensText.test(source.slice(start, span.start)))
    return { ...span, end: blanksEnd(source, span.end, end), replacement: '' }
  if (/[ \t]/.test(before) && closesText.test(source.slice(span.end, end)))
    return { ...span, start: blanksStart(source, span.start, start), replacement: '' }
  return { ...span, replacement: text !== '' && isWord(before) && isWord(after) ? ' ' : '' }
}

// Text, code, a link, an element or emphasis of such, which the words of an element do not run into.
const endsInText = /[\p{L}\p{N}`)}>][*_~]*$/u
const beginsText = /^[*_~]*[\p{L}\p{N}`[{<]/u

// Where a blank after, or before, would stand for nothing: it may even keep emphasis from being any.
const opensText = /(?:^|[\s([{"'])$|(?:^|[^\p{L}\p{N}*_~)\]}`.,;:!?"'])[*_~]+$/u
const closesText = /^[*_~]*(?:[.,;:!?)\]}"'|\s]|$)/

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character)
}

function blanksEnd(source: string, from: number, max: number): number {
  let end = from
  while (end < max && /[ \t]/.test(source[end] ?? '')) end++
  return end
}

function blanksStart(source: string, from: number, min: number): number {
  let start = from
  while (start > min && /[ \t]/.test(source[start - 1] ?? '')) start--
  return start
}

/** In order, none reaching into the one before. */
function untangled(edits: Edit[]): Edit[] {
  let at = 0
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(edit => {
      const start = Math.max(edit.start, at)
      at = Math.max(at, edit.end)
      return { ...edit, start, end: Math.max(edit.end, start) }
    })
}
