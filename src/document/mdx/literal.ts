import type { Node } from 'estree'
import type { JSXElement } from 'estree-jsx'

/**
 * The text that the expression of a program comes to without any data: that of a string, a number, a template without substitutions
 * or JSX of such. Undefined for all others, and for a comment.
 */
export function literalText([statement, ...others]: readonly Node[] = []): string | undefined {
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined
  const { expression } = statement
  const text = textOf(expression)
  return expression.type.startsWith('JSX') ? text?.replace(/\s+/g, ' ').trim() : text
}

function textOf(node: Node | JSXElement['children'][number]): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : undefined
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
    case 'Identifier':
      return node.name === 'Infinity' ? node.name : undefined
    case 'JSXText':
      return node.value
    case 'JSXExpressionContainer':
      return textOf(node.expression)
    case 'JSXElement':
    case 'JSXFragment':
      return ` ${node.children.map(child => textOf(child) ?? '').join('')} `
    default:
      return undefined
  }
}
