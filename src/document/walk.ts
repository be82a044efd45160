import type { Nodes, Parents } from 'mdast'

/** Calls `see` for everything in a node, in the order of the source. */
export function walk(parent: Parents, see: (node: Nodes) => void): void {
  for (const node of parent.children) {
    see(node)
    if ('children' in node) walk(node, see)
  }
}
