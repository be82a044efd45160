import type { Text } from 'hast'
import { childrenOf, isElement, type Parent } from './hast.ts'

/** Elements on whose edges blanks show nothing (HTML, "Rendering": what is a block, and line breaks). */
const BLOCKS = new Set(
  'address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre section summary table tbody td tfoot th thead tr ul wbr xmp'.split(
    ' ',
  ),
)

const CONTENT = new Set(
  'button input select textarea audio canvas embed iframe img math object picture svg video'.split(' '),
)

const KEPT = new Set(['pre', 'listing', 'plaintext', 'script', 'style', 'xmp', 'textarea'])

/** Collapses white space, in place, as browsers show it. */
export function collapseBlanks(root: Parent): void {
  /** The last text in the line, if it ends in a blank. */
  let last: Text | undefined
  let isAtStart = true
  const endLine = () => {
    if (last) last.value = last.value.slice(0, -1)
    last = undefined
    isAtStart = true
  }
  const visit = (parent: Parent) => {
    for (const node of childrenOf(parent)) {
      if (node.type === 'text') {
        const value = node.value.replace(/[\t\n\v\f\r ]+/g, ' ')
        node.value = (isAtStart || last) && value.startsWith(' ') ? value.slice(1) : value
        if (node.value === '') continue
        isAtStart = false
        last = node.value.endsWith(' ') ? node : undefined
      } else if (isElement(node)) {
        const isBlock = BLOCKS.has(node.tagName)
        if (isBlock) endLine()
        if (!KEPT.has(node.tagName)) visit(node)
        if (isBlock) endLine()
        else if (CONTENT.has(node.tagName)) {
          last = undefined
          isAtStart = false
        }
      }
    }
    parent.children = childrenOf(parent).filter(node => node.type !== 'text' || node.value !== '')
  }
  visit(root)
  endLine()
}
