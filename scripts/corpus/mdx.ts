import { createContext, runInContext } from 'node:vm'
import { compile } from '@mdx-js/mdx'
import type { Expression, Program } from 'estree'
import type { Nodes, Parents } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import remarkGfm from 'remark-gfm'
import { documentOf } from '../../__tests__/document/settings.ts'
import type { DocumentSettings } from '../../src/document/document.ts'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import type { Paths } from '../../src/text/paths.ts'
import {
  counted,
  Gathering,
  isInline,
  missing,
  type Seen,
  seenOfMarkdown,
  withoutLabels,
  wordsOf,
} from '../site/seen.ts'

/** The differences between a page, as MDX shows it, and its document. */
interface Compared {
  kind: 'compared'
  lost: string[]
  /** Code blocks that are in only one of the two. */
  changed: string[]
  /** Elements such as list items, cells and emphasis that are in only one of the two. */
  restructured: string[]
}

type Finding = Compared | { kind: 'hidden' } | { kind: 'no MDX' }

/** Whether every word and code block of a page, as MDX shows it, is in its document. */
export async function checkPage(
  path: string,
  content: Uint8Array,
  paths: Paths,
  settings: DocumentSettings,
): Promise<Finding> {
  const result = documentOf(path, content, paths, settings)
  const source = new TextDecoder().decode(content).replace(/\r\n?/g, '\n')
  if (
    result.kind === 'failed' ||
    (result.kind === 'hidden' && !result.reason.startsWith('the page has no text'))
  )
    return { kind: 'hidden' }
  try {
    const expected = await seenOfMdx(splitFrontMatter(source).text)
    const { name, body } = result.kind === 'document' ? result.document : { name: '', body: '' }
    const actual = seenOfMarkdown(body)
    return {
      kind: 'compared',
      lost: missing(wordsOf(expected.text), wordsOf(`${name}\n${actual.text}`)),
      changed: differing(expected.code, actual.code),
      restructured: differing(expected.elements, actual.elements),
    }
  } catch (error) {
    if (!(error instanceof NoMdxError)) throw error
    return { kind: 'no MDX' }
  }
}

/** What only the first has, with a minus, and what only the second has, with a plus. */
export function differing(expected: string[], actual: string[]): string[] {
  const [before, after] = [counted(expected), counted(actual)]
  return [
    ...missing(before, after).map(item => `- ${item}`),
    ...missing(after, before).map(item => `+ ${item}`),
  ]
}

/** The text does not parse as MDX. */
class NoMdxError extends Error {}

/** Endless loops end. */
const PAGE_MS = 10_000

/**
 * What a reader sees of MDX whose components show their children and their titles, and nothing else. Its expressions are
 * run without any data: one that cannot do without shows nothing.
 *
 * @throws NoMdxError
 */
async function seenOfMdx(mdx: string): Promise<Seen> {
  const gathering = new Gathering()
  const code = await compiled(mdx)
  const context = createContext({ runtime, components: componentsOf(code) })
  runInContext(withoutData, context)
  render(
    runInContext(`(function () {${code}})(runtime).default({ components })`, context, { timeout: PAGE_MS }),
    gathering,
  )
  return gathering.seen
}

async function compiled(mdx: string): Promise<string> {
  try {
    const plugins = [remarkGfm, prepared]
    return String(
      await compile(mdx, {
        outputFormat: 'function-body',
        remarkPlugins: plugins,
        remarkRehypeOptions: withoutLabels,
      }),
    )
  } catch (error) {
    throw new NoMdxError(String(error))
  }
}

/** What an expression could take from the time or the machine. */
const withoutData = `{
  const all = globalThis
  for (const name of Object.getOwnPropertyNames(all))
    if (name !== 'runtime' && name !== 'components') delete all[name]
}`

interface Node {
  type: unknown
  props: Record<string, unknown>
}

const Fragment = Symbol('fragment')
const jsx = (type: unknown, props: object) => ({ type, props })
const runtime = { Fragment, jsx, jsxs: jsx }

/** A component shows what is in it; a member of one, as in `<Tabs.Item>`, is a component as well. */
function componentsOf(code: string): Record<string, unknown> {
  const components: Record<string, unknown> = {}
  for (const [, name = ''] of code.matchAll(/_missingMdxReference\("([^"]+)"/g)) {
    let owner = components
    for (const part of name.split('.')) {
      owner[part] ??= () => {}
      owner = owner[part] as typeof components
    }
  }
  return components
}

const titles = ['title', 'label', 'summary', 'alt', 'caption']

function render(node: unknown, gathering: Gathering): void {
  if (typeof node === 'string' || typeof node === 'number') gathering.text(String(node))
  else if (Array.isArray(node)) for (const each of node) render(each, gathering)
  else if (typeof node === 'object' && node !== null && 'props' in node)
    renderElement(node as Node, gathering)
}

function renderElement({ type, props }: Node, gathering: Gathering): void {
  const written = props[place]
  const say = (name: string) => {
    const text = props[name]
    if (written !== undefined && typeof text === 'string' && !(name === 'alt' && type === 'img'))
      gathering.text(` ${text} `)
  }
  const all = () => {
    // Inside a line they follow, so that only there something stands between two words.
    if (written === 'block') titles.forEach(say)
    render(props.children, gathering)
    if (written !== 'block') titles.forEach(say)
  }
  // Tables and lists of HTML come to paragraphs.
  const isMarkdown =
    (written === undefined && typeof type === 'string') || /^(?:em|del|code|pre|img|br)$/.test(String(type))
  // Between elements that are alone in a paragraph MDX drops what blanks there are.
  const isLine = written !== 'block' && (typeof type !== 'string' || isInline(type))
  const name = isMarkdown ? String(type) : isLine ? 'span' : 'div'
  gathering.element(name, props.alt, all)
}

/** The prop that says of an element that it was written as one, and whether on lines of its own. */
const place = 'written'

/** A plugin for MDX: takes its JavaScript out but for expressions, and lets none of those fail. */
function prepared() {
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
