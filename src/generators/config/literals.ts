import type { AnyNode, Expression, Program, SpreadElement } from 'acorn'
import {
  get,
  lookUp,
  MAX_DEPTH,
  readJson,
  requireBounds,
} from '../../text/data.ts'
import { folderOf, join } from '../../text/paths.ts'
import type { Reader } from '../generator.ts'

declare module 'acorn' {
  interface Parser {
    nextToken(): void
  }
}

/** How far imports of other modules are followed. */
const MAX_IMPORT_DEPTH = 3

/** How long the data of a module may be, with what it imports, in characters. */
const MAX_LENGTH = 500_000

/**
 * The literal data that a module in JavaScript or TypeScript exports, as its default or with a name, with what it imports
 * from other files. It is parsed and never run; what is no literal is absent. Undefined where it cannot be read.
 */
export async function readModule(
  path: string,
  reader: Reader,
  name?: string,
): Promise<unknown> {
  const module = await openModule(path, reader, MAX_IMPORT_DEPTH, new Map())
  const data = name === undefined ? module?.exported() : module?.named(name)
  try {
    requireBounds(data, MAX_LENGTH)
    return data
  } catch {
    // The reader says that it cannot be read.
    return reader.data(path, () => undefined)
  }
}

type Module = Pick<ReturnType<typeof literalsIn>, 'exported' | 'named'>

/** @param opened the modules by their paths, so that each is read once; one that imports itself gets nothing. */
async function openModule(
  path: string,
  reader: Reader,
  depth: number,
  opened: Map<string, Module | undefined>,
): Promise<Module | undefined> {
  if (opened.has(path)) return opened.get(path)
  opened.set(path, undefined)
  if (path.endsWith('.json')) {
    const data = await reader.data(path, readJson)
    const module = {
      exported: () => data,
      named: (name: string) => get(data, name),
    }
    opened.set(path, module)
    return module
  }
  const body = await reader.data(path, parse)
  if (!body) return undefined
  const imports = new Map<string, unknown>()
  for (const node of body as Program['body']) {
    if (node.type !== 'ImportDeclaration' || depth === 0) continue
    const imported = importedPath(String(node.source.value), path, reader)
    const module =
      imported === undefined
        ? undefined
        : await openModule(imported, reader, depth - 1, opened)
    for (const each of module ? node.specifiers : []) {
      const name =
        each.type === 'ImportSpecifier' ? memberName(each.imported) : undefined
      imports.set(
        each.local.name,
        name === undefined ? module?.exported() : module?.named(name),
      )
    }
  }
  const module = literalsIn(body as Program['body'], imports)
  opened.set(path, module)
  return module
}

async function parse(source: string): Promise<Program['body'] | undefined> {
  // They take as long to load as the rest of a short run.
  const [{ Parser }, { tsPlugin }] = await Promise.all([
    import('acorn'),
    import('@sveltejs/acorn-typescript'),
  ])
  /** A parser that takes linear time. */
  class ModuleParser extends Parser.extend(tsPlugin({ jsx: true })) {
    #tokens = 0

    /** Where a `<` may begin type arguments, what follows is read again: in others, twice as often at each level. */
    nextToken() {
      this.#tokens++
      if (this.#tokens > 2 * source.length + 1_000)
        throw new Error('It is read too often.')
      super.nextToken()
    }

    // Each would compare a name with all others.
    declareName() {}
    checkLocalExport() {}
    checkExport() {}
    validateRegExpPattern() {}
  }
  try {
    const options = {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
    } as const
    return ModuleParser.parse(source, options).body
  } catch {
    // It does not parse, or its nesting is deeper than the stack.
    return undefined
  }
}

const EXTENSIONS = [
  '',
  '.ts',
  '.mts',
  '.js',
  '.mjs',
  '.cjs',
  '/index.ts',
  '/index.mts',
  '/index.js',
]

function importedPath(
  name: string,
  from: string,
  { files }: Reader,
): string | undefined {
  const path = name.startsWith('.') ? join(folderOf(from), name) : undefined
  if (path === undefined) return undefined
  const isRead = (each: string) =>
    files.has(each) && /\.(?:[cm]?[jt]sx?|json)$/.test(each)
  // TypeScript's imports name the file that it is compiled to.
  return EXTENSIONS.flatMap(extension => [
    path + extension,
    path.replace(/\.js$/, '') + extension,
  ]).find(isRead)
}

/** A call in a configuration, such as a plugin with its options: nothing is run, so that its arguments are all there is. */
export class Call {
  readonly name: string
  readonly args: readonly unknown[]

  constructor(name: string, args: readonly unknown[]) {
    this.name = name
    this.args = args
  }
}

/** The environment in which a site is built. The variables of a host, such as Netlify's for previews, are not set. */
const ENVIRONMENT = { NODE_ENV: 'production', CI: 'true' }

function isEnvironment(node: AnyNode): boolean {
  return (
    node.type === 'MemberExpression' &&
    memberName(node.object) === 'process' &&
    memberName(node.property) === 'env'
  )
}

/** Values of a constant may be named again and again in others, which would multiply. */
const MAX_NODES = 100_000

/** How many characters of a text that is put together count as one node. */
const NODE_LENGTH = 100

/** The literal values in a module with these statements, in ESTree's form, and these imports; undefined for what is none. */
export function literalsIn(
  body: readonly object[],
  imports: ReadonlyMap<string, unknown>,
) {
  const statements = body as Program['body']
  const constants = new Map<string, AnyNode>()
  for (const statement of statements) {
    const node =
      statement.type === 'ExportNamedDeclaration'
        ? statement.declaration
        : statement
    if (node?.type === 'FunctionDeclaration' && node.id)
      constants.set(node.id.name, node)
    if (node?.type !== 'VariableDeclaration') continue
    for (const { id, init } of node.declarations)
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
  }
  let nodes = 0
  let depth = 0

  /** Counts what is to be evaluated or copied. */
  const isTooMuch = (count: number): boolean => {
    nodes += count
    return nodes > MAX_NODES
  }

  /** The value of an expression. */
  const value = (node: object): unknown => {
    if (isTooMuch(1) || depth === MAX_DEPTH) return undefined
    depth++
    const found = literalOf(node as AnyNode)
    depth--
    return found
  }

  const literalOf = (node: AnyNode): unknown => {
    // A plugin's nodes have types that acorn's own do not know.
    const type: string = node.type
    if (
      /^TS(?:As|Satisfies|NonNull)Expression$|^ParenthesizedExpression$/.test(
        type,
      )
    )
      return value((node as unknown as { expression: AnyNode }).expression)
    switch (node.type) {
      case 'Literal':
        return 'regex' in node ? undefined : node.value
      case 'TemplateLiteral': {
        const values = node.expressions.map(value)
        const isPlain = values.every(
          each => typeof each === 'string' || typeof each === 'number',
        )
        const texts = node.quasis.map(
          ({ value: { cooked } }, index) =>
            (cooked ?? '') + (values[index] ?? ''),
        )
        const length = texts.reduce((sum, each) => sum + each.length, 0)
        return isPlain && !isTooMuch(length / NODE_LENGTH)
          ? texts.join('')
          : undefined
      }
      case 'ArrayExpression':
        return node.elements.flatMap(each => (each ? items(each) : []))
      case 'ObjectExpression':
        // As own members, `__proto__` included.
        return Object.fromEntries(node.properties.flatMap(membersOf))
      case 'Identifier':
        return named(node.name)
      case 'MemberExpression':
        if (isEnvironment(node.object))
          return lookUp(ENVIRONMENT, memberName(node.property) ?? '') ?? null
        return node.computed
          ? undefined
          : get(value(node.object), memberName(node.property) ?? '')
      case 'LogicalExpression': {
        const left = value(node.left)
        if (node.operator === '&&' && (left === null || left === false))
          return left
        return left || value(node.right)
      }
      case 'ConditionalExpression': {
        const test = value(node.test)
        if (test === undefined) return undefined
        return value(test ? node.consequent : node.alternate)
      }
      case 'BinaryExpression': {
        const [left, right] = [value(node.left), value(node.right)]
        if (left === undefined || right === undefined) return undefined
        if (/^===?$/.test(node.operator)) return left === right
        return /^!==?$/.test(node.operator) ? left !== right : undefined
      }
      case 'CallExpression': {
        // Helpers such as `defineConfig` pass on what they are given; others are known by their names.
        const name = node.callee.type === 'Identifier' ? node.callee.name : ''
        if (constants.has(name)) return named(name)
        const args = node.arguments.flatMap(items)
        return /^(?:define|with)[A-Z]|^$/.test(name)
          ? args[0]
          : new Call(name, args)
      }
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
      case 'FunctionExpression': {
        if (node.body.type !== 'BlockStatement') return value(node.body)
        const last = node.body.body.findLast(
          each => each.type === 'ReturnStatement',
        )
        return last?.argument ? value(last.argument) : undefined
      }
      default:
        return undefined
    }
  }

  const items = (node: Expression | SpreadElement): unknown[] => {
    if (node.type !== 'SpreadElement') return [value(node)]
    const list = value(node.argument)
    return Array.isArray(list) && !isTooMuch(list.length) ? list : []
  }

  const membersOf = (property: AnyNode): [string, unknown][] => {
    if (property.type === 'SpreadElement') {
      const spread = Object.entries(value(property.argument) ?? {})
      return isTooMuch(spread.length) ? [] : spread
    }
    if (property.type !== 'Property' || property.kind !== 'init') return []
    const key = property.computed
      ? value(property.key)
      : memberName(property.key)
    return typeof key === 'string' ? [[key, value(property.value)]] : []
  }

  /** The value of a constant or an import. */
  const named = (name: string): unknown => {
    const node = constants.get(name)
    if (!node) return imports.get(name)
    // A constant that names itself has no value.
    constants.delete(name)
    const found = value(node)
    constants.set(name, node)
    return found
  }

  /** The value of the default export, or of `module.exports`; of a call such as `extendConfig(config)`, what it is given. */
  const exported = (): unknown => {
    let found = defaultExport()
    while (found instanceof Call) found = found.args[0]
    return found
  }

  const defaultExport = (): unknown => {
    for (const node of statements) {
      if (node.type === 'ExportDefaultDeclaration')
        return value(node.declaration)
      const { expression } = node.type === 'ExpressionStatement' ? node : {}
      const { left, right } =
        expression?.type === 'AssignmentExpression' ? expression : {}
      const isOfModule =
        left?.type === 'MemberExpression' &&
        memberName(left.object) === 'module'
      if (right && isOfModule && memberName(left.property) === 'exports')
        return value(right)
    }
    return undefined
  }
  return { value, named, exported }
}

function memberName(key: AnyNode): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}
