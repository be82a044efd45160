import type { Nodes, Parents } from 'mdast'

/** Calls `see` for everything in a node, in the order of the source. */
export function walk(parent: Parents, see: (node: Nodes, index: number, parent: Parents) => void): void {
  for (const [index, node] of parent.children.entries()) {
    see(node, index, parent)
    if ('children' in node) walk(node, see)
  }
}
