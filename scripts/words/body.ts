import type { Nodes } from 'hast'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { Gathering, type Seen, withoutLabels } from './text.ts'

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true, ...withoutLabels })
  .use(rehypeRaw)

/** What a reader sees of Markdown. */
export function seenOfMarkdown(markdown: string): Seen {
  const gathering = new Gathering()
  gather(processor.runSync(processor.parse(markdown)), gathering)
  return gathering.seen
}

/** Where the links and images of Markdown lead. */
export function addressesOf(markdown: string): string[] {
  const addresses: string[] = []
  visit(processor.runSync(processor.parse(markdown)), 'element', ({ properties: { href, src } }) => {
    for (const each of [href, src]) if (typeof each === 'string') addresses.push(each)
  })
  return addresses
}

function gather(node: Nodes, gathering: Gathering): void {
  if (node.type === 'text') gathering.text(node.value)
  const children = () => {
    if ('children' in node) for (const child of node.children) gather(child, gathering)
  }
  if (node.type === 'element') gathering.element(node.tagName, node.properties.alt, children)
  else children()
}
