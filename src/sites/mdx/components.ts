import type {
  Expression as EstreeExpression,
  Node,
  Program,
  TemplateLiteral,
} from 'estree'
import type { Parents, Root, RootContent } from 'mdast'
import type { Source } from '../../markdown/source.ts'
import { list, scalarText, valueAt } from '../../text/data.ts'
import { Literals } from '../config/literals.ts'
import { importPaths, included, pathsIn, rawFile } from '../syntax/include.ts'
import {
  applied,
  type Step,
  type Work,
  warnAsWritten,
  warnUnknown,
} from '../syntax/step.ts'
import {
  codeNode,
  type Element,
  type Expression,
  give,
  isComponent,
  isExpression,
  isJsx,
  itemsOf,
  nodesOfHtml,
  phrase,
  propText,
  setChildren,
  shownOf,
} from './element.ts'

/** A page whose components are read. */
interface PageScope {
  /** The value of an expression as far as the page itself says it. */
  plainOf(expression: EstreeExpression): unknown
  /** The specifiers of its imports, by their names. */
  imports: ReadonlyMap<string, string>
  page: Source
  work: Work
}

type Props = Readonly<Record<string, unknown>>
type Labels = ReadonlyMap<string | undefined, string | undefined>

/**
 * Puts what components show besides their children and titles where the reading of MDX finds it: the kind of an
 * admonition, the label of a tab, code, also that of another file, and what they are given as data.
 */
export function showComponents(tree: Root, page: Source, work: Work): void {
  show(tree, scopeOf(tree, page, work), new Map())
}

/** The page with what its expressions may name. */
export function scopeOf(tree: Root, page: Source, work: Work): PageScope {
  const statements = tree.children
    .filter(node => node.type === 'mdxjsEsm')
    .flatMap(node => node.data?.estree?.body ?? [])
  const imports = importsOf(tree)
  // The names that Docusaurus and Astro have for the front matter.
  const constants = new Map<string, unknown>([
    ['frontMatter', work.context.data],
    ['frontmatter', work.context.data],
  ])
  for (const [name, specifier] of imports) {
    const file = rawFile(specifier)
    if (file !== undefined) constants.set(name, new RawFile(file))
  }
  // The values of an imported page: `{props.who}` in Docusaurus and Astro, `{who}` in Mintlify.
  for (const [name, value] of work.parameters ?? []) constants.set(name, value)
  if (work.parameters) {
    const props = Object.fromEntries(work.parameters)
    constants.set('props', props)
    constants.set('Astro', { props })
  }
  for (const [name, value] of exportedTo(tree, page, work))
    constants.set(name, value)
  const literals = new Literals(statements, constants)
  return {
    plainOf(expression) {
      if (isMethodCall(expression)) return undefined
      return literals.evaluate(expression)
    },
    imports,
    page,
    work,
  }
}

const NAMED_IMPORT =
  /\bimport\s*\{([^{}]*)\}\s*from\s*["']([^"'\n]+\.mdx?)["']/g
const PLAIN_EXPORT =
  /^export[ \t]+const[ \t]+(\w+)[ \t]*=[ \t]*(?:(["'`])([^"'`\n$]*)\2|(-?[\d.]+))[ \t]*(?:;[ \t]*)?$/gm

/** The plain constants that other pages export to one, by their names on it (Mintlify, "Reusable snippets"). */
function exportedTo(
  { children }: Root,
  page: Source,
  { context, settings }: Work,
): [name: string, value: string][] {
  const found: [string, string][] = []
  const { path } = page.placeAt(0)
  for (const node of children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const [, names = '', from = ''] of node.value.matchAll(NAMED_IMPORT)) {
      const paths = importPaths(from, path, settings)
      const file = paths.map(path => context.read?.(path)).find(Boolean)
      const matches = file?.text.matchAll(PLAIN_EXPORT) ?? []
      const values = new Map<string, string>()
      for (const [, name = '', , text, number = ''] of matches)
        values.set(name, text ?? number)
      for (const specifier of names.split(',')) {
        const [name = '', , local = name] = specifier.trim().split(/\s+/)
        const value = values.get(name)
        if (value !== undefined) found.push([local, value])
      }
    }
  }
  return found
}

/** Whether an expression calls a method. Only other calls return their argument, as in configurations. */
function isMethodCall(expression: EstreeExpression): boolean {
  return (
    expression.type === 'CallExpression' &&
    expression.callee.type !== 'Identifier'
  )
}

/** The text of a file that a page imports. */
class RawFile {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** The elements whose content is for the browser. */
const UNSEEN = /^(?:head|style|script|svg)$/i

function show(parent: Parents, scope: PageScope, labels: Labels): void {
  const children = (parent.children as RootContent[]).filter(
    node => !(isJsx(node) && UNSEEN.test(node.name ?? '')),
  )
  Object.assign(parent, { children })
  for (const [index, node] of children.entries()) {
    if (isExpression(node)) fillIn(node, scope)
    if (isJsx(node)) {
      // The element of an included page stands after its words.
      const isIncluded = children[index - 1]?.type === 'html'
      showElement(node, isIncluded, scope, labels)
    } else if ('children' in node) {
      show(node, scope, labels)
    }
  }
}

function showElement(
  element: Element,
  isIncluded: boolean,
  scope: PageScope,
  labels: Labels,
): void {
  const props = propsOf(element, scope)
  showContentProps(element, props)
  const rule = componentRules.get(element.name ?? '') ?? other
  if (!isIncluded && isComponent(element)) rule(element, props, scope, labels)
  if (element.name === 'Tabs') show(element, scope, labelsOf(props.values))
  else show(element, scope, labels)
}

/**
 * Puts the text of a constant, of a member of one, or of a template in the place of the expression that is nothing else. Says
 * what else shows something that is not known.
 */
function fillIn(node: Expression, scope: PageScope): void {
  const expression = expressionOf(node.data!.estree)
  if (!expression || expression.type === 'Literal') return
  const value = textOfExpression(expression, node, scope)
  if (value !== undefined) {
    node.data = { estree: programOf(value) }
    return
  }
  const name = `{${expressionName(expression)}`
  warnUnknown(name, scope.page, node.position!.start.offset!, scope.work)
}

/** The text of an expression. A name whose value is not known stays as it is, with a warning. */
function textOfExpression(
  expression: EstreeExpression,
  place: Element | Expression,
  { plainOf, page, work }: PageScope,
): string | undefined {
  const isTemplate = expression.type === 'TemplateLiteral'
  const isName =
    expression.type === 'Identifier' || expression.type === 'MemberExpression'
  if (!isTemplate && !isName) return undefined
  const plain = scalarText(plainOf(expression))
  if (plain !== undefined) return plain
  let parts: EstreeExpression[] = [expression]
  if (isTemplate) parts = expression.expressions
  const values = parts.map(
    part => scalarText(plainOf(part)) ?? `{${expressionName(part)}}`,
  )
  const unknown = values.find(value => value.startsWith('{')) ?? ''
  // The children of a component are shown where they are.
  if (/\bchildren\}$/.test(unknown)) return ''
  warnAsWritten(unknown, page, place.position!.start.offset!, work)
  if (isTemplate) return filledTemplate(expression, values)
  if (isJsx(place)) return values[0]
  return `{${place.value}}`
}

function filledTemplate(
  { quasis }: TemplateLiteral,
  values: readonly string[],
): string {
  let filled = ''
  for (const [index, { value }] of quasis.entries()) {
    const next = values[index] ?? ''
    filled += (value.cooked ?? '') + next.replace(/^\{/, '${')
  }
  return filled
}

/** Names an expression for a message: a constant or a member of one by its name, anything else by dots. */
function expressionName(expression: Node): string {
  if (expression.type === 'Identifier') return expression.name
  if (expression.type === 'CallExpression')
    return `${expressionName(expression.callee)}(`
  if (expression.type !== 'MemberExpression' || expression.computed) return '…'
  return `${expressionName(expression.object)}.${expressionName(expression.property)}`
}

/**
 * Puts the HTML that an element is given in the place of its children (Astro, "set:html"; React's
 * `dangerouslySetInnerHTML`).
 */
function showContentProps(element: Element, props: Props): void {
  const html =
    propText(props['set:html']) ??
    propText(valueAt(props.dangerouslySetInnerHTML, '__html'))
  if (html === undefined) return
  const attributes = element.attributes.filter(
    attribute =>
      attribute.type !== 'mdxJsxAttribute' ||
      !/^(?:set:|dangerously)/.test(attribute.name),
  )
  const children = nodesOfHtml(html, element)
  Object.assign(element, { type: 'mdxJsxTextElement', attributes, children })
}

function programOf(value: string): Program {
  const expression = { type: 'Literal' as const, value }
  return {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  }
}

function expressionOf(program: Program | null | undefined) {
  const statement = program!.body[0]
  if (statement?.type !== 'ExpressionStatement') return undefined
  return statement.expression
}

/** Reads the plain values of an element's props, and replaces the expressions of texts and numbers by them. */
function propsOf(element: Element, { plainOf }: PageScope): Props {
  const props: [string, unknown][] = []
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    if (!value || typeof value === 'string') {
      props.push([name, value ?? true])
      continue
    }
    const expression = expressionOf(value.data!.estree)
    const plain = expression && (plainOf(expression) ?? wordsOf(expression))
    if (typeof plain === 'string' || typeof plain === 'number')
      attribute.value = String(plain)
    props.push([name, plain])
  }
  return Object.fromEntries(props)
}

/** The words of elements in a prop, such as `label={<b>Windows</b>}`; undefined where it has none. */
function wordsOf(expression: EstreeExpression): string | undefined {
  if (!/^JSX/.test(expression.type)) return undefined
  const words: string[] = []
  const visit = (node: JsxNode, depth: number) => {
    if (/^(?:JSXText|Literal)$/.test(node.type)) words.push(String(node.value))
    const inside = node.expression ? [node.expression] : (node.children ?? [])
    if (depth < MAX_JSX_DEPTH)
      for (const child of inside) visit(child, depth + 1)
  }
  visit(expression as unknown as JsxNode, 0)
  return words.join('').replace(/\s+/g, ' ').trim() || undefined
}

/** A node of JSX in ESTree, whose types do not have it. */
interface JsxNode {
  type: string
  value?: unknown
  expression?: JsxNode
  children?: JsxNode[]
}

const MAX_JSX_DEPTH = 20

type ComponentRule = (
  element: Element,
  props: Props,
  scope: PageScope,
  labels: Labels,
) => void

/**
 * Any other component shows what its props say: data, and where it has no children phrases and commands.
 */
const other: ComponentRule = (element, props, scope) => {
  const isEmpty = element.children.length === 0
  const words = propText(props.text ?? props.children)
  give(element, 'caption', propText(props.description ?? props.tip))
  if (isEmpty && words) setChildren(element, [{ type: 'text', value: words }])
  const elements: Element[] = []
  for (const [name, value] of Object.entries(props)) {
    if (isEmpty) elements.push(...phrase(element, name, propText(value) ?? ''))
    elements.push(...itemsOf(value, element))
  }
  element.children.push(...(elements as never[]))
  const { self, titles, captions } = shownOf(element, false)
  if (element.children.length + self.length > 0) return
  if (titles.length + captions.length > 0) return
  warnOfElement(element, scope)
}

function warnOfElement(
  { name, position }: Element,
  { page, work }: PageScope,
): void {
  if (name) warnUnknown(`<${name}>`, page, position!.start.offset!, work)
}

const tab: ComponentRule = (element, props, _, labels) => {
  const value = propText(props.value)
  if (!('label' in props) && value)
    give(element, 'label', labels.get(value) ?? value)
}

const code: ComponentRule = (element, props, scope) => {
  const value = componentCode(element, props, scope)
  if (value !== undefined) {
    const language = scalarText(props.language) ?? scalarText(props.lang)
    setChildren(element, [codeNode(value, language)])
  } else if (element.children.length === 0) {
    warnOfElement(element, scope)
  }
}

/** A parameter or a field: its name with its type (Mintlify, "Fields"). */
const field: ComponentRule = (element, props) => {
  const {
    name,
    path = name,
    query = path,
    body = query,
    header = body,
    default: byDefault,
  } = props
  const details = [header, props.type ?? props.schemaName]
  if (props.required === true) details.push('required')
  if (byDefault) details.push(`default: ${byDefault}`)
  const words = details.map(propText).filter(Boolean)
  give(element, 'title', words.join(' '))
  give(element, 'caption', propText(valueAt(props.schema, 'description')))
}

/** An operation of an interface (docusaurus-openapi-docs): its method and path; the rest is said to be missing. */
const operation: ComponentRule = (element, { method, path }) =>
  give(
    element,
    'title',
    [propText(method)?.toUpperCase(), propText(path)].filter(Boolean).join(' '),
  )

/** The parameters and answers of an operation, which are only said to be missing. */
const schema: ComponentRule = (element, _, scope) => {
  element.attributes.length = 0
  warnOfElement(element, scope)
}

/** An icon, whose label is for those who do not see it. */
const icon: ComponentRule = element => {
  element.attributes.length = 0
}

const componentRules: ReadonlyMap<string, ComponentRule> = new Map([
  ['Tabs', () => {}],
  // A list of the page's own headings, and a link without words.
  ['TOCInline', () => {}],
  ['Link', () => {}],
  ['TabItem', tab],
  ['Icon', icon],
  ['Code', code],
  ['CodeBlock', code],
  ['ParamField', field],
  ['ResponseField', field],
  ['SchemaItem', field],
  ['MethodEndpoint', operation],
  ['ParamsDetails', schema],
  ['RequestSchema', schema],
  ['StatusCodes', schema],
])

/** The labels of tabs by their values, in the prop `values` of a group of tabs. */
function labelsOf(values: unknown): Labels {
  return new Map(
    list(values).map(item => [
      scalarText(valueAt(item, 'value')),
      scalarText(valueAt(item, 'label')),
    ]),
  )
}

/**
 * The code of a component: text of the page, or a file that it imports; undefined where it results from anything else.
 */
function componentCode(
  element: Element,
  { code: prop }: Props,
  scope: PageScope,
): string | undefined {
  const expression = onlyExpressionIn(element) ?? codeExpression(element)
  let value = prop
  if (expression) value = scope.plainOf(expression)
  if (expression?.type === 'TemplateLiteral')
    value ??= textOfExpression(expression, element, scope)
  let code = scalarText(value)
  if (value instanceof RawFile) code = textOfFile(value.name, element, scope)
  if (!code?.trim()) return undefined
  return code.replace(/^\s*\n/, '').trimEnd()
}

function onlyExpressionIn({ children }: Element) {
  const [child, ...others] = children
  if (!child || others.length > 0 || !isExpression(child)) return undefined
  return expressionOf(child.data!.estree)
}

function codeExpression(element: Element) {
  const value = attributeValue(element, 'code')
  if (typeof value !== 'object') return undefined
  return expressionOf(value?.data?.estree)
}

function attributeValue({ attributes }: Element, name: string) {
  const attribute = attributes.find(
    other => other.type === 'mdxJsxAttribute' && other.name === name,
  )
  return attribute?.value
}

function textOfFile(
  name: string,
  { position }: Element,
  { page, work }: PageScope,
): string | undefined {
  const at = position!.start.offset!
  const paths = importPaths(name, page.placeAt(at).path, work.settings)
  return included({ name, paths, isCode: true }, page, at, work, step => step)
    ?.text
}

/** `import name from 'specifier'`, with or without named imports, also over several lines. */
const DEFAULT_IMPORT =
  /^[ \t]*import\s+([\w$]+)(?:\s*,\s*\{[^{}]*\})?\s+from\s+(["'])((?:(?!\2)[^\n])+)\2/gm

/** The specifiers of a page's default imports, by their names; those in its code are examples. */
export function importsOf({ children }: Root): Map<string, string> {
  const imports = new Map<string, string>()
  for (const node of children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const [, name, , specifier] of node.value.matchAll(DEFAULT_IMPORT))
      imports.set(name!, specifier!)
  }
  return imports
}

/** Adds imported pages before the elements that stand for them. */
export function resolveImports(parent: Parents, scope: PageScope): void {
  const children: RootContent[] = []
  for (const node of parent.children) {
    if ('children' in node) resolveImports(node, scope)
    if (isJsx(node)) {
      children.push(...importedPage(node, scope))
    }
    children.push(node)
  }
  Object.assign(parent, { children })
}

/** The page that an element stands for: a snippet, or an import. */
function importedPage(element: Element, scope: PageScope): RootContent[] {
  const { imports, page, work } = scope
  const { contentFolder } = work.settings
  const snippet = fileOfSnippet(element)
  if (snippet !== undefined) {
    const folders = [`${contentFolder}_snippets/`, `${contentFolder}snippets/`]
    const paths = pathsIn(folders, snippet)
    return inclusionOf(snippet, paths, element, scope)
  }
  const specifier = imports.get(element.name ?? '') ?? ''
  if (!/\.mdx?$/i.test(specifier)) return []
  const from = page.placeAt(element.position!.start.offset!).path
  const paths = importPaths(specifier, from, work.settings)
  return inclusionOf(specifier, paths, element, scope)
}

/** The file that `<Snippet file="note.mdx" />` includes (Mintlify, before it had imports). */
function fileOfSnippet(element: Element): string | undefined {
  const file = attributeValue(element, 'file')
  if (element.name !== 'Snippet' || typeof file !== 'string') return undefined
  if (!/\.mdx?$/i.test(file)) return undefined
  return file
}

/** The page that an element includes, translated as this one is; nothing where it has no path. */
function inclusionOf(
  name: string,
  paths: readonly string[],
  element: Element,
  scope: PageScope,
): RootContent[] {
  const { page: source, work } = scope
  const at = element.position!.start.offset!
  if (paths.length === 0 || !work.context.read) return []
  const parameters = new Map(Object.entries(propsOf(element, scope)))
  const step: Step = (text, inner) =>
    applied(inner.steps, text, { ...inner, parameters })
  const include = { name, paths, isRebased: true }
  const page = included(include, source, at, work, step)
  if (!page) return [{ type: 'html', value: `<${element.name} />` }]
  return [{ type: 'html', value: page.text, data: { source: page } }]
}
