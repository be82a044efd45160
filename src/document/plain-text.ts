import type { Nodes } from 'mdast'

/** The words of a node as a reader sees them, on lines as written: without images, HTML and footnotes. */
export function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map(plainText).join('') : ''
}

/** Text on one line without the attributes at its end: `{#id}`, `{.class}` (Pandoc) and `{: ... }` (kramdown). */
export function withoutAttributes(line: string): string {
  return line.replace(/ ?\{[:#.][^{}]*\}$/, '')
}
