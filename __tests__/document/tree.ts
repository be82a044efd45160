import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const processor = unified().use(remarkParse).use(remarkGfm).freeze()

/** The tree of Markdown, without places. */
export function treeOf(markdown: string): object {
  return withoutPlaces(processor.parse(markdown))
}

function withoutPlaces({ position: _, ...node }: Nodes): object {
  return 'children' in node ? { ...node, children: node.children.map(withoutPlaces) } : node
}
