import type { Expression, Program } from 'estree'
import type { Nodes, Parents } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

/** The prop that says of an element that it was written as one, and whether on lines of its own. */
export const place = 'written'

/** A plugin for MDX: takes its JavaScript out but for expressions, and lets none of those fail. */
export function prepared() {
  return prepare
}

function prepare(node: Nodes): void {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') prepareElement(node)
  if (node.type === 'mdxTextExpression') guard(node.data?.estree)
  if (node.type === 'mdxFlowExpression') guard(node.data?.estree, separate)
  if (!('children' in node)) return
  const parent: Parents = node
  parent.children = parent.children.filter(({ type }) => type !== 'mdxjsEsm') as typeof parent.children
  for (const child of parent.children) prepare(child)
}

function prepareElement(element: MdxJsxFlowElement | MdxJsxTextElement): void {
  element.attributes = element.attributes.filter(({ type }) => type === 'mdxJsxAttribute')
  for (const { value } of element.attributes)
    if (typeof value === 'object' && value !== null) guard(value.data?.estree)
  // A fragment cannot have any.
  if (element.name === null) return
  const value = element.type === 'mdxJsxFlowElement' ? 'block' : 'inline'
  element.attributes.push({ type: 'mdxJsxAttribute', name: place, value })
}

/** Makes of `x`: `(() => { try { return x } catch { return undefined } })()`. */
function guard(program: Program | null | undefined, finish = (guarded: Expression) => guarded): void {
  const [statement] = program?.body ?? []
  if (statement?.type !== 'ExpressionStatement') return
  mark(statement.expression)
  statement.expression = finish(attempt(statement.expression))
}

// MDX itself leaves nothing between two expressions on lines of their own.
function separate(expression: Expression): Expression {
  const space = { type: 'Literal', value: ' ', raw: '" "' } as const
  return { type: 'ArrayExpression', elements: [space, expression, space] }
}

/** Gives the prop to JSX within JavaScript. */
function mark(node: object): void {
  if ('type' in node && node.type === 'JSXOpeningElement' && 'attributes' in node) {
    const name = { type: 'JSXIdentifier', name: place }
    const value = { type: 'Literal', value: 'block', raw: '"block"' }
    ;(node.attributes as object[]).push({ type: 'JSXAttribute', name, value })
  }
  for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) mark(child)
}

function attempt(argument: Expression): Expression {
  const handler = { type: 'CatchClause', param: null, body: { type: 'BlockStatement', body: [] } } as const
  const block = { type: 'BlockStatement', body: [{ type: 'ReturnStatement', argument }] } as const
  const callee = {
    type: 'ArrowFunctionExpression',
    expression: false,
    params: [],
    body: {
      type: 'BlockStatement',
      body: [{ type: 'TryStatement', block: { ...block, body: [...block.body] }, handler }],
    },
  }
  return { type: 'CallExpression', callee, arguments: [], optional: false } as unknown as Expression
}
