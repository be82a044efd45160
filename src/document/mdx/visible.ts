import type { PhrasingContent } from 'mdast'
import { expressionText, isElement, isExpression, shownOf } from './element.ts'

/** Whether anything of inline content is left to be seen. */
export function isVisible(node: PhrasingContent): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  if (node.type === 'break') return false
  if (isExpression(node)) return (expressionText(node) ?? '').trim() !== ''
  if (!isElement(node)) return true
  const { self, titles, captions } = shownOf(node, true)
  return [self, ...titles, ...captions].some(Boolean) || node.children.some(isVisible)
}
