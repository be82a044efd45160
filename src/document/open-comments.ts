import type { Html, Nodes, Text } from 'mdast'
import type { Message } from './document.ts'
import { isRawText } from './openings.ts'
import { placeAt, placeWithin } from './place.ts'

/**
 * Whether a block of HTML is a comment without an end, which goes as far as the block: at the top level to the end of
 * the page (CommonMark, "HTML blocks").
 */
export function isOpenComment(block: string): boolean {
  return block.trimStart().startsWith('<!--') && !block.includes('-->')
}

/**
 * What is to be said of a comment that its author did not end, if one begins in a node.
 *
 * @param lastEnd the offset in the source of the last end of a comment, or -1.
 */
export function openComment(node: Nodes, source: string, lastEnd: number): Message | undefined {
  // What was read without the parser has no place, and such marks only in code.
  if (node.type === 'text')
    return node.position && node.value.includes('<!--') ? inText(node, source) : undefined
  if (node.type !== 'html') return undefined
  const raw = rawOf(node, source)
  if (isOpenComment(raw)) return messageAt(node, raw, raw.indexOf('<!--'), hiding)
  if (isRawText(raw)) return undefined
  // In HTML it may go on past what Markdown takes for blocks.
  const at = raw.indexOf('<!--', Math.max(0, lastEnd + 1 - node.position!.start.offset!))
  return at < 0 ? undefined : messageAt(node, raw, at, shown)
}

function inText(node: Text, source: string): Message | undefined {
  const raw = rawOf(node, source)
  // Not what is written `\<!--`: its author means readers to see it.
  const at = raw.replace(/\\[\s\S]/g, '\0\0').indexOf('<!--')
  return at < 0 ? undefined : messageAt(node, raw, at, shown)
}

function rawOf({ position }: Html | Text, source: string): string {
  return source.slice(position!.start.offset, position!.end.offset)
}

function messageAt({ position }: Html | Text, raw: string, at: number, reason: string): Message {
  return { ...placeWithin(position!.start, placeAt(raw, at)), rule: 'comment', reason }
}

const hiding = 'this comment never ends, so what follows it is hidden: add "-->" where it should end.'
const shown =
  'this comment does not end before the next blank line, so its text goes into search: add "-->" there, or begin it after a blank line, on a line of its own. If it is none, write "&lt;!--".'
