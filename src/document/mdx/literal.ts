import type { Expression, Program } from 'estree'
import type { JSXElement, JSXFragment } from 'estree-jsx'

/**
 * The text that an expression comes to without any data: that of a string, a number, a template without substitutions
 * or JSX of such. Undefined for all others, and for a comment.
 */
export function literalText(program: Program | null | undefined): string | undefined {
  const [statement, ...others] = program?.body ?? []
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined
  return textOf(statement.expression)
}

function textOf(expression: Expression): string | undefined {
  switch (expression.type) {
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? (expression.quasis[0]?.value.cooked ?? undefined)
        : undefined
    case 'Identifier':
      return expression.name === 'Infinity' ? expression.name : undefined
    case 'Literal':
      return ['string', 'number'].includes(typeof expression.value) ? String(expression.value) : undefined
    case 'JSXElement':
    case 'JSXFragment':
      return jsxText(expression).replace(/\s+/g, ' ').trim()
    default:
      return undefined
  }
}

function jsxText(node: JSXElement | JSXFragment): string {
  const inside = node.children.map(child => {
    if (child.type === 'JSXText') return child.value
    if (child.type === 'JSXElement' || child.type === 'JSXFragment') return jsxText(child)
    if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression') return ''
    return textOf(child.expression) ?? ''
  })
  return ` ${inside.join('')} `
}
