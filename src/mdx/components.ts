import type { Expression as EstreeExpression, Program } from 'estree'
import type { Parents, Root, RootContent } from 'mdast'
import { literalsIn } from '../generators/config/literals.ts'
import { kindName } from '../generators/syntax/blocks.ts'
import { importPaths, included, rawFile } from '../generators/syntax/include.ts'
import { applied, type Step, type Work } from '../generators/syntax/step.ts'
import { warnUnknown } from '../generators/syntax/templates.ts'
import type { Source } from '../markdown/source.ts'
import { get, list, text } from '../text/data.ts'
import {
  codeNode,
  type Element,
  type Expression,
  give,
  isComponent,
  isExpression,
  isJsx,
  itemsOf,
  phrase,
  propText,
  setChildren,
  shownOf,
} from './element.ts'

/** A page whose components are read. */
interface PageScope {
  /** The value of an expression as far as the page itself says it. */
  plainOf(expression: EstreeExpression): unknown
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
  const statements = tree.children
    .filter(node => node.type === 'mdxjsEsm')
    .flatMap(node => node.data?.estree?.body ?? [])
  const imports = importsOf(tree)
  const files = [...imports].flatMap(([name, specifier]) => {
    const file = rawFile(specifier)
    return file === undefined ? [] : [[name, new RawFile(file)] as const]
  })
  const { value } = literalsIn(statements, new Map(files))
  show(tree, { plainOf: plainIn(value), page, work }, new Map())
}

/** The call of a method is none of the calls of a configuration, which pass on what they are given. */
function plainIn(read: ReturnType<typeof literalsIn>['value']): PageScope['plainOf'] {
  return expression =>
    expression.type === 'CallExpression' && expression.callee.type !== 'Identifier'
      ? undefined
      : read(expression)
}

/** The text of a file that a page imports. */
class RawFile {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** What is in these is for the browser. */
const UNSEEN = /^(?:head|style|script)$/i

function show(parent: Parents, scope: PageScope, labels: Labels): void {
  const children = (parent.children as RootContent[]).filter(
    node => !(isJsx(node) && UNSEEN.test(node.name ?? '')),
  )
  Object.assign(parent, { children })
  for (const [index, node] of children.entries()) {
    if (isExpression(node)) fillIn(node, scope)
    const props = isJsx(node) ? propsOf(node, scope) : {}
    // What another page is included for has its words there.
    const isRead = children[index - 1]?.type !== 'html'
    if (isRead && isJsx(node) && isComponent(node))
      (componentRules.get(node.name ?? '') ?? other)(node, props, scope, labels)
    if ('children' in node)
      show(node, scope, isJsx(node) && node.name === 'Tabs' ? labelsOf(props.values) : labels)
  }
}

/** The constant or the template that is all of an expression, as its text. */
function fillIn(node: Expression, { plainOf }: PageScope): void {
  const expression = expressionOf(node.data!.estree)
  const value =
    expression && ['Identifier', 'TemplateLiteral'].includes(expression.type) && text(plainOf(expression))
  if (value) node.data = { estree: programOf(value) }
}

function programOf(value: string): Program {
  const expression = { type: 'Literal' as const, value }
  return { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] }
}

function expressionOf(program: Program | null | undefined) {
  const statement = program!.body[0]
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** The plain values of an element's props, which as texts take the place of their expressions. */
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
    const plain = expression && plainOf(expression)
    if (typeof plain === 'string' || typeof plain === 'number') attribute.value = String(plain)
    props.push([name, plain])
  }
  return Object.fromEntries(props)
}

type ComponentRule = (element: Element, props: Props, scope: PageScope, labels: Labels) => void

/** Any other component shows what its props say: data, and where it has no children phrases and commands. */
const other: ComponentRule = (element, props, { page, work }) => {
  const isEmpty = element.children.length === 0
  const said = propText(props.text)
  give(element, 'caption', propText(props.description))
  if (isEmpty && said) setChildren(element, [{ type: 'text', value: said }])
  const shown = Object.entries(props).flatMap(([name, value]) => [
    ...(isEmpty ? phrase(element, name, propText(value) ?? '') : []),
    ...itemsOf(value, element),
  ])
  element.children.push(...(shown as never[]))
  const { self, titles, captions } = shownOf(element, false)
  const isWordless = [...element.children, ...self, ...titles, ...captions].length === 0
  if (element.name && isWordless)
    warnUnknown(`<${element.name}>`, page, element.position!.start.offset!, work)
}

const admonitionKind: ComponentRule = (element, props) => {
  const kind = 'type' in props ? propText(props.type) : 'note'
  if (!('title' in props) && kind && element.children.length > 0) give(element, 'title', kindName(kind))
}

const tab: ComponentRule = (element, props, _, labels) => {
  const value = propText(props.value)
  if (!('label' in props) && value) give(element, 'label', labels.get(value) ?? value)
}

const code: ComponentRule = (element, props, scope) => {
  const value = componentCode(element, props, scope)
  if (value !== undefined) setChildren(element, [codeNode(value, text(props.language) ?? text(props.lang))])
}

/** Its label is for those who do not see it. */
const icon: ComponentRule = element => {
  element.attributes.length = 0
}

const componentRules: ReadonlyMap<string, ComponentRule> = new Map([
  ['Aside', admonitionKind],
  ['Admonition', admonitionKind],
  ['Tabs', () => {}],
  // A list of the page's own headings, and a link without words.
  ['TOCInline', () => {}],
  ['Link', () => {}],
  ['TabItem', tab],
  ['Icon', icon],
  ['Code', code],
  ['CodeBlock', code],
])

/** The labels of tabs by their values, as all tabs together have them. */
function labelsOf(values: unknown): Labels {
  return new Map(list(values).map(each => [text(get(each, 'value')), text(get(each, 'label'))]))
}

/**
 * The code of a component: text of the page, or a file that it imports; undefined where it results from anything else.
 */
function componentCode(element: Element, { code: prop }: Props, scope: PageScope): string | undefined {
  const [child, ...others] = element.children
  const expression =
    child && others.length === 0 && isExpression(child) ? expressionOf(child.data!.estree) : undefined
  const value = expression ? scope.plainOf(expression) : prop
  const code = value instanceof RawFile ? textOfFile(value.name, element, scope) : text(value)
  return code?.trim() ? code.replace(/^\s*\n/, '').trimEnd() : undefined
}

function textOfFile(name: string, { position }: Element, { page, work }: PageScope): string | undefined {
  const at = position!.start.offset!
  const paths = importPaths(name, page.placeAt(at).path, work.settings)
  return included({ name, paths, isCode: true }, page, at, work, step => step)?.text
}

/** `import name from 'specifier'`, with or without named imports. */
const defaultImport =
  /^import[ \t]+([\w$]+)(?:[ \t]*,[ \t]*\{[^{}\n]*\})?[ \t]+from[ \t]+(["'])((?:(?!\2)[^\n])+)\2/gm

/** The specifiers of a page's default imports, by their names; those in its code are examples. */
export function importsOf({ children }: Root): Map<string, string> {
  const statements = children.flatMap(node => (node.type === 'mdxjsEsm' ? node.value : []))
  const found = statements.join('\n').matchAll(defaultImport)
  return new Map(Array.from(found, ([, name, , specifier]) => [name!, specifier!]))
}

/** Puts imported pages before the elements that stand for them, and the paths of imported images where these are shown. */
export function resolveImports(
  parent: Parents,
  imports: ReadonlyMap<string, string>,
  source: Source,
  work: Work,
): void {
  const children = parent.children.flatMap((node): RootContent[] => {
    if ('children' in node) resolveImports(node, imports, source, work)
    if (!isJsx(node)) return [node]
    resolveImage(node, imports)
    const specifier = imports.get(node.name ?? '') ?? ''
    return /\.mdx?$/i.test(specifier) ? [...inclusionOf(specifier, node, source, work), node] : [node]
  })
  Object.assign(parent, { children })
}

/** What an import stands for: the page, translated as this one is; nothing where it is no path. */
function inclusionOf(name: string, element: Element, source: Source, work: Work): RootContent[] {
  const at = element.position!.start.offset!
  const paths = importPaths(name, source.placeAt(at).path, work.settings)
  if (paths.length === 0 || !work.context.read) return []
  const step: Step = (text, inner) => applied(inner.steps, text, inner)
  const page = included({ name, paths, isRebased: true }, source, at, work, step)
  const value = page?.text ?? `<${element.name} />`
  return [{ type: 'html', value, ...(page && { data: { source: page } }) }]
}

/** `src={logo}`, below `import logo from './logo.png'`. */
function resolveImage({ attributes }: Element, imports: ReadonlyMap<string, string>): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src') continue
    const path = typeof attribute.value === 'object' && imports.get(attribute.value?.value.trim() ?? '')
    // Only a relative path says where the file is.
    if (path && /^\.\.?\//.test(path)) attribute.value = path
  }
}
