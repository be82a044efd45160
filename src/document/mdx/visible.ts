import type { Delete, Emphasis, Nodes, RootContent, Strong } from 'mdast'
import { expressionText, isElement, isExpression, shownOf } from './element.ts'

/** Whether anything of inline content is left to be seen. */
export function isVisible(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  if (node.type === 'break') return false
  if (isExpression(node)) return (expressionText(node) ?? '').trim() !== ''
  if (isMarked(node)) return node.children.some(isVisible)
  if (!isElement(node)) return true
  const { self, titles, captions } = shownOf(node, true)
  return [self, ...titles, ...captions].some(Boolean) || node.children.some(isVisible)
}

/** What is only a way to write its content, and without any is seen as the marks around it. */
export function isMarked(node: Nodes): node is Emphasis | Strong | Delete {
  return node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete'
}
