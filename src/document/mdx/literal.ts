import type { Expression, Program } from 'estree'

/**
 * The text that an expression comes to without any data: that of a string, a number or a template without
 * substitutions. Undefined for all others, and for a comment.
 */
export function literalText(program: Program | null | undefined): string | undefined {
  const [statement, ...others] = program?.body ?? []
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined
  return textOf(statement.expression)
}

function textOf(expression: Expression): string | undefined {
  if (expression.type === 'TemplateLiteral')
    return expression.expressions.length === 0 ? (expression.quasis[0]?.value.cooked ?? undefined) : undefined
  if (expression.type === 'Identifier') return expression.name === 'Infinity' ? 'Infinity' : undefined
  if (expression.type !== 'Literal') return undefined
  return ['string', 'number'].includes(typeof expression.value) ? String(expression.value) : undefined
}
