import type { Nodes, Root, RootContent } from 'mdast'
import type { Piece } from './pieces.ts'
import { walk } from './walk.ts'

/** A piece that is parsed, in the text of all those that are. */
interface Part {
  /** Where it begins there. */
  at: number
  /** How much further on, and how many lines further down, it stands in the whole text. */
  offset: number
  lines: number
}

/** Pieces that are not parsed and lie together, and what stands in the tree for them. */
interface Gap {
  start: number
  nodes: RootContent[]
}

/**
 * The tree of some pieces of a text, with the places of the whole. In the place of others stands what is known of them
 * without the parser.
 *
 * @param known what stands for each piece that is not parsed; undefined for those that are.
 */
export function parseParts(
  text: string,
  pieces: readonly Piece[],
  known: readonly (readonly RootContent[] | undefined)[],
  parse: (text: string) => Root,
): Root {
  const parts: Part[] = []
  const gaps: Gap[] = []
  let joined = ''
  let lines = 0
  let gap: Gap | undefined
  pieces.forEach((piece, index) => {
    const nodes = known[index]
    if (nodes === undefined) {
      parts.push({ at: joined.length, offset: piece.start - joined.length, lines: piece.above - lines })
      joined += text.slice(piece.start, piece.end)
      lines += (pieces[index + 1]?.above ?? 0) - piece.above
      gap = undefined
      return
    }
    if (gap === undefined) {
      gap = { start: piece.start, nodes: [] }
      gaps.push(gap)
    }
    for (const node of nodes) gap.nodes.push(node)
  })
  const tree: Root = joined === '' ? { type: 'root', children: [] } : parse(joined)
  walk(tree, node => place(node, parts))
  return { ...tree, children: withGaps(tree.children, gaps) }
}

function withGaps(nodes: readonly RootContent[], gaps: readonly Gap[]): RootContent[] {
  const all: RootContent[] = []
  let next = 0
  const fill = (until: number) => {
    for (let gap = gaps[next]; gap && gap.start <= until; gap = gaps[++next])
      for (const node of gap.nodes) all.push(node)
  }
  for (const node of nodes) {
    fill(node.position!.start.offset!)
    all.push(node)
  }
  fill(Number.POSITIVE_INFINITY)
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
