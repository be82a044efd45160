import type { Nodes, Root, RootContent } from 'mdast'
import type { Piece } from './pieces.ts'
import { walk } from './walk.ts'

/** A piece that is read, in the text of all those that are. */
interface Part {
  /** Where it begins there. */
  at: number
  /** How much further on, and how many lines further down, it stands in the whole text. */
  offset: number
  lines: number
}

/**
 * The tree of some pieces of a text, with the places of the whole. In the place of others that lie together stands an
 * empty text.
 */
export function parseParts(
  text: string,
  pieces: readonly Piece[],
  isRead: (piece: Piece, index: number) => boolean,
  parse: (text: string) => Root,
): Root {
  const parts: Part[] = []
  const gaps: Piece[] = []
  let joined = ''
  let lines = 0
  pieces.forEach((piece, index) => {
    const raw = text.slice(piece.start, piece.end)
    if (isRead(piece, index)) {
      parts.push({ at: joined.length, offset: piece.start - joined.length, lines })
      joined += raw
      return
    }
    if (gaps.at(-1)?.end === piece.start) gaps[gaps.length - 1] = { ...piece, start: gaps.at(-1)!.start }
    else gaps.push(piece)
    lines += raw.split('\n').length - 1
  })
  const tree = parse(joined)
  walk(tree, node => place(node, parts))
  return { ...tree, children: withGaps(tree.children, gaps) }
}

function withGaps(nodes: readonly RootContent[], gaps: readonly Piece[]): RootContent[] {
  const all: RootContent[] = []
  let next = 0
  for (const node of nodes) {
    for (let gap = gaps[next]; gap && gap.start <= node.position!.start.offset!; gap = gaps[++next])
      all.push({ type: 'text', value: '' })
    all.push(node)
  }
  return all
}

function place(node: Nodes, parts: readonly Part[]): void {
  const { start, end } = node.position!
  const { offset, lines } = partAt(parts, start.offset!)
  // Some nodes share a point with others.
  node.position = {
    start: { ...start, line: start.line + lines, offset: start.offset! + offset },
    end: { ...end, line: end.line + lines, offset: end.offset! + offset },
  }
  if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
  const destination = node.data?.destination
  if (destination)
    node.data = {
      ...node.data,
      destination: { start: destination.start + offset, end: destination.end + offset },
    }
}

/** No node reaches over two parts. */
function partAt(parts: readonly Part[], at: number): Part {
  let low = 0
  for (let high = parts.length; high - low > 1; ) {
    const middle = (low + high) >> 1
    if (parts[middle]!.at <= at) low = middle
    else high = middle
  }
  return parts[low]!
}
