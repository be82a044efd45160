import type {
  AnyNode,
  BinaryExpression,
  BlockStatement,
  CallExpression,
  Expression,
  ImportDeclaration,
  LogicalExpression,
  MemberExpression,
  ParenthesizedExpression,
  Program,
  SpreadElement,
  TemplateLiteral,
} from 'acorn'
import {
  lookUp,
  MAX_DEPTH,
  readJson,
  requireBounds,
  valueAt,
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
const MAX_DATA_LENGTH = 500_000

/**
 * Reads the literal data that a module in JavaScript or TypeScript exports, as its default or with a name, with what it
 * imports from other files. It is parsed and never run; what is no literal is absent. Undefined where it cannot be read.
 */
export async function readModule(
  path: string,
  reader: Reader,
  name?: string,
): Promise<unknown> {
  const module = await new ModuleReader(reader).open(path, MAX_IMPORT_DEPTH)
  const data = module && exportOf(module, name)
  try {
    requireBounds(data, MAX_DATA_LENGTH)
    return data
  } catch {
    // The reader says that it cannot be read.
    return reader.data(path, () => undefined)
  }
}

interface Module {
  /** The value of the default export. */
  exported(): unknown
  named(name: string): unknown
}

class ModuleReader {
  readonly #reader: Reader
  /** The modules by their paths, so that each is read once; one that imports itself gets nothing. */
  readonly #opened = new Map<string, Module | undefined>()

  constructor(reader: Reader) {
    this.#reader = reader
  }

  /** @param depth how far its imports are followed. */
  async open(path: string, depth: number): Promise<Module | undefined> {
    if (this.#opened.has(path)) return this.#opened.get(path)
    this.#opened.set(path, undefined)
    const module = await this.#load(path, depth)
    this.#opened.set(path, module)
    return module
  }

  async #load(path: string, depth: number): Promise<Module | undefined> {
    if (path.endsWith('.json')) {
      const data = await this.#reader.data(path, readJson)
      return { exported: () => data, named: name => valueAt(data, name) }
    }
    const body = await this.#reader.data(path, parse)
    if (!body) return undefined
    const imports = new Map<string, unknown>()
    for (const node of body as Program['body']) {
      if (node.type !== 'ImportDeclaration' || depth === 0) continue
      const name = String(node.source.value)
      const imported = importedPath(name, path, this.#reader)
      if (imported === undefined) continue
      const module = await this.open(imported, depth - 1)
      if (!module) continue
      for (const specifier of node.specifiers)
        imports.set(specifier.local.name, importedValue(specifier, module))
    }
    return new Literals(body as Program['body'], imports)
  }
}

function importedValue(
  specifier: ImportDeclaration['specifiers'][number],
  module: Module,
): unknown {
  if (specifier.type !== 'ImportSpecifier') return module.exported()
  return exportOf(module, memberName(specifier.imported))
}

/** The export of a name, or the default one without. */
function exportOf(module: Module, name: string | undefined): unknown {
  if (name === undefined) return module.exported()
  return module.named(name)
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
  if (!name.startsWith('.')) return undefined
  const path = join(folderOf(from), name)
  if (path === undefined) return undefined
  const isRead = (file: string) =>
    files.has(file) && /\.(?:[cm]?[jt]sx?|json)$/.test(file)
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
  if (node.type !== 'MemberExpression') return false
  const isOfProcess = memberName(node.object) === 'process'
  return isOfProcess && memberName(node.property) === 'env'
}

/** Values of a constant may be named again and again in others, which would multiply. */
const MAX_NODES = 100_000

/** How many characters of a text that is put together count as one node. */
const NODE_LENGTH = 100

/** Nodes whose value is that of the expression in them; a plugin's types are not among acorn's own. */
const WRAPPERS =
  /^(?:TS(?:As|Satisfies|NonNull)Expression|ParenthesizedExpression)$/

/** Functions that a configuration calls where it writes them: `(async () => { return {…} })()`. */
const FUNCTIONS = /^(?:ArrowFunction|Function)Expression$/

function unwrapped(node: AnyNode): AnyNode {
  if (node.type === 'AwaitExpression') return unwrapped(node.argument)
  if (!WRAPPERS.test(node.type)) return node
  return unwrapped((node as ParenthesizedExpression).expression)
}

/** Evaluates the literal expressions of a module; all others are undefined. */
export class Literals implements Module {
  readonly #statements: Program['body']
  readonly #imports: ReadonlyMap<string, unknown>
  #constants: Map<string, AnyNode>
  /** How much was evaluated or copied. */
  #nodes = 0
  #depth = 0

  /** @param statements in ESTree's form. */
  constructor(
    statements: readonly object[],
    imports: ReadonlyMap<string, unknown>,
  ) {
    this.#statements = statements as Program['body']
    this.#imports = imports
    this.#constants = constantsIn(this.#statements)
  }

  /** The value of an expression. */
  evaluate(node: object): unknown {
    if (this.#isTooMuch(1) || this.#depth === MAX_DEPTH) return undefined
    this.#depth++
    const value = this.#valueOf(node as AnyNode)
    this.#depth--
    return value
  }

  /** The value of a constant or an import. */
  named(name: string): unknown {
    const node = this.#constants.get(name)
    if (!node) return this.#imports.get(name)
    // A constant that names itself has no value.
    this.#constants.delete(name)
    const value = this.evaluate(node)
    this.#constants.set(name, node)
    return value
  }

  /** The value of the default export, or of `module.exports`; for a call such as `extendConfig(config)`, its argument. */
  exported(): unknown {
    const node = defaultExportIn(this.#statements)
    let value = node && this.evaluate(node)
    while (value instanceof Call) value = value.args[0]
    return value
  }

  #isTooMuch(count: number): boolean {
    this.#nodes += count
    return this.#nodes > MAX_NODES
  }

  #valueOf(node: AnyNode): unknown {
    const inner = unwrapped(node)
    if (inner !== node) return this.evaluate(inner)
    switch (node.type) {
      case 'Literal':
        if ('regex' in node) return undefined
        return node.value
      case 'TemplateLiteral':
        return this.#textOf(node)
      case 'ArrayExpression':
        return node.elements.flatMap(item => this.#itemsOf(item))
      case 'ObjectExpression':
        // As own members, `__proto__` included.
        return Object.fromEntries(
          node.properties.flatMap(property => this.#membersOf(property)),
        )
      case 'Identifier':
        return this.named(node.name)
      case 'MemberExpression':
        return this.#memberOf(node)
      case 'LogicalExpression':
        return this.#logicalValue(node)
      case 'BinaryExpression':
        return this.#isEqual(node)
      case 'ConditionalExpression': {
        const test = this.evaluate(node.test)
        if (test === undefined) return undefined
        if (test) return this.evaluate(node.consequent)
        return this.evaluate(node.alternate)
      }
      case 'CallExpression':
        return this.#resultOf(node)
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        return this.#returnedBy(node.body)
      default:
        return undefined
    }
  }

  #memberOf({ object, property, computed }: MemberExpression): unknown {
    const name = memberName(property) ?? ''
    if (isEnvironment(object)) return lookUp(ENVIRONMENT, name) ?? null
    if (computed) return undefined
    return valueAt(this.evaluate(object), name)
  }

  /** Evaluates `&&`, `||` and `??`; of an operand whose value is not known the other one counts. */
  #logicalValue({ left, operator, right }: LogicalExpression): unknown {
    const value = this.evaluate(left)
    if (operator === '??') return value ?? this.evaluate(right)
    if (operator === '&&' && (value === null || value === false)) return value
    return value || this.evaluate(right)
  }

  #isEqual({ left, operator, right }: BinaryExpression): boolean | undefined {
    const isEquality = /^===?$/.test(operator)
    if (!isEquality && !/^!==?$/.test(operator)) return undefined
    const one = this.evaluate(left)
    const other = this.evaluate(right)
    if (one === undefined || other === undefined) return undefined
    return (one === other) === isEquality
  }

  #textOf({ expressions, quasis }: TemplateLiteral): string | undefined {
    const values = expressions.map(expression => this.evaluate(expression))
    // Nothing is put in behind the last part.
    values.push('')
    let text = ''
    for (const [index, quasi] of quasis.entries()) {
      const value = values[index]
      if (typeof value !== 'string' && typeof value !== 'number')
        return undefined
      const part = `${quasi.value.cooked ?? ''}${value}`
      if (this.#isTooMuch(part.length / NODE_LENGTH)) return undefined
      text += part
    }
    return text
  }

  #itemsOf(node: Expression | SpreadElement | null): unknown[] {
    if (node === null) return []
    if (node.type !== 'SpreadElement') return [this.evaluate(node)]
    const list = this.evaluate(node.argument)
    if (!Array.isArray(list) || this.#isTooMuch(list.length)) return []
    return list
  }

  #membersOf(property: AnyNode): [string, unknown][] {
    if (property.type === 'SpreadElement') {
      const members = Object.entries(this.evaluate(property.argument) ?? {})
      if (this.#isTooMuch(members.length)) return []
      return members
    }
    if (property.type !== 'Property' || property.kind !== 'init') return []
    let key: unknown = memberName(property.key)
    if (property.computed) key = this.evaluate(property.key)
    if (typeof key !== 'string') return []
    return [[key, this.evaluate(property.value)]]
  }

  /** The result of a call: helpers such as `defineConfig` return their argument, others are known by their names. */
  #resultOf({ callee, arguments: nodes }: CallExpression): unknown {
    const called = unwrapped(callee)
    if (FUNCTIONS.test(called.type)) return this.evaluate(called)
    let name = ''
    if (callee.type === 'Identifier') name = callee.name
    if (this.#constants.has(name)) return this.named(name)
    const args = nodes.flatMap(node => this.#itemsOf(node))
    if (/^(?:define|with)[A-Z]|^$/.test(name)) return args[0]
    return new Call(name, args)
  }

  #returnedBy(body: BlockStatement | Expression): unknown {
    if (body.type !== 'BlockStatement') return this.evaluate(body)
    const last = body.body.findLast(node => node.type === 'ReturnStatement')
    if (!last?.argument) return undefined
    const outer = this.#constants
    this.#constants = new Map([...outer, ...constantsIn(body.body)])
    const isTooMuch = this.#isTooMuch(this.#constants.size)
    const value = isTooMuch ? undefined : this.evaluate(last.argument)
    this.#constants = outer
    return value
  }
}

function constantsIn(
  statements: readonly Program['body'][number][],
): Map<string, AnyNode> {
  const constants = new Map<string, AnyNode>()
  for (const statement of statements) {
    let node: AnyNode | null | undefined = statement
    if (statement.type === 'ExportNamedDeclaration')
      node = statement.declaration
    if (node?.type === 'FunctionDeclaration' && node.id)
      constants.set(node.id.name, node)
    if (node?.type !== 'VariableDeclaration') continue
    for (const { id, init } of node.declarations)
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
  }
  return constants
}

/** The expression of `export default`, or of `module.exports =`. */
function defaultExportIn(statements: Program['body']): AnyNode | undefined {
  for (const statement of statements) {
    if (statement.type === 'ExportDefaultDeclaration')
      return statement.declaration
    if (statement.type === 'ExportNamedDeclaration') {
      const named = statement.specifiers.find(
        ({ exported }) => memberName(exported) === 'default',
      )
      if (named) return named.local
    }
    if (statement.type !== 'ExpressionStatement') continue
    const { expression } = statement
    if (expression.type !== 'AssignmentExpression') continue
    const { left, right } = expression
    if (left.type !== 'MemberExpression') continue
    const isOfModule = memberName(left.object) === 'module'
    if (isOfModule && memberName(left.property) === 'exports') return right
  }
  return undefined
}

function memberName(key: AnyNode): string | undefined {
  if (key.type === 'Identifier') return key.name
  if (key.type === 'Literal') return String(key.value)
  return undefined
}

/** A file of the repository whose name says that it changes pages, such as `./src/remark/tabs`. */
const PAGE_CODE =
  /["']((?:\.{1,2}|@site|~)\/[^"'\n]*(?:plugin|remark|rehype|markdown|mdx|transform|hero\.astro|pagetitle)(?![^"'\n]*\.(?:css|json))[^"'\n]*)["']/gi

const COMMENT = /^[ \t]*\/\/.*/gm

/** The code of its own that a configuration in JavaScript or TypeScript names, which is not run. */
export async function ownCodeIn(
  path: string,
  reader: Reader,
): Promise<string[]> {
  const text = (await reader.text(path)) ?? ''
  const files = text.replace(COMMENT, '').matchAll(PAGE_CODE)
  return [...new Set(Array.from(files, ([, file = '']) => file))]
}
