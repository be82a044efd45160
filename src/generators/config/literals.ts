import type { AnyNode, Expression, Program, SpreadElement } from 'acorn'
import { get } from '../../text/data.ts'
import { folderOf, join } from '../../text/paths.ts'
import type { Reader } from '../generator.ts'

/** Reads JSON, also with comments and commas too many; undefined where it cannot be read. */
export async function readJson(source: string | undefined): Promise<unknown> {
  const program = await parseJsonModule(source ?? '')
  return program && new Evaluation(program.body, new Map()).exported()
}

/** How far imports of other modules are followed. */
const MAX_IMPORT_DEPTH = 3

/**
 * The literal data that a module in JavaScript or TypeScript exports, with what it imports from other files. It is
 * parsed and never run; what is no literal is absent. Undefined where it cannot be read.
 */
export async function readModule(path: string, reader: Reader): Promise<unknown> {
  return (await openModule(path, reader, MAX_IMPORT_DEPTH))?.exported()
}

async function openModule(path: string, reader: Reader, depth: number): Promise<Evaluation | undefined> {
  const program = (await reader.data(path, path.endsWith('.json') ? parseJsonModule : parse)) as
    | Program
    | undefined
  const imports = new Map<string, unknown>()
  for (const node of depth > 0 && program ? program.body : []) {
    if (node.type !== 'ImportDeclaration') continue
    const imported = importedPath(String(node.source.value), path, reader)
    const module = imported === undefined ? undefined : await openModule(imported, reader, depth - 1)
    for (const each of module ? node.specifiers : []) {
      const name = each.type === 'ImportSpecifier' ? memberName(each.imported) : undefined
      imports.set(each.local.name, name === undefined ? module?.exported() : module?.named(name))
    }
  }
  return program && new Evaluation(program.body, imports)
}

async function parse(source: string): Promise<Program | undefined> {
  // They take as long to load as the rest of a short run.
  const [{ Parser }, { tsPlugin }] = await Promise.all([
    import('acorn'),
    import('@sveltejs/acorn-typescript'),
  ])
  try {
    const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const
    return Parser.extend(tsPlugin({ jsx: true })).parse(source, options)
  } catch {
    // It does not parse, or its nesting is deeper than the stack.
    return undefined
  }
}

function parseJsonModule(source: string): Promise<Program | undefined> {
  return parse(`export default (${source}\n)`)
}

const EXTENSIONS = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '/index.ts', '/index.mts', '/index.js']

function importedPath(name: string, from: string, { files }: Reader): string | undefined {
  const path = name.startsWith('.') ? join(folderOf(from), name) : undefined
  if (path === undefined) return undefined
  const isRead = (each: string) => files.has(each) && /\.(?:[cm]?[jt]sx?|json)$/.test(each)
  // TypeScript's imports name the file that it is compiled to.
  return EXTENSIONS.flatMap(extension => [path + extension, path.replace(/\.js$/, '') + extension]).find(
    isRead,
  )
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

/** Evaluates the literal expressions of a module with these statements, in ESTree's form, and imports. */
export function literalsIn(
  body: readonly object[],
  imports: ReadonlyMap<string, unknown>,
): (expression: object) => unknown {
  const reading = new Evaluation(body as Program['body'], imports)
  return expression => reading.value(expression as AnyNode)
}

/** Values of a constant may be named again and again in others, which would multiply. */
const MAX_NODES = 100_000
/** Deeper values would overflow the stack. */
const MAX_VALUE_DEPTH = 200

/** Reads the values of one module. */
class Evaluation {
  readonly #body: Program['body']
  readonly #imports: ReadonlyMap<string, unknown>
  readonly #constants = new Map<string, AnyNode>()
  #nodes = 0
  #nesting = 0

  constructor(body: Program['body'], imports: ReadonlyMap<string, unknown>) {
    this.#body = body
    this.#imports = imports
    for (const statement of this.#body) {
      const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (node?.type === 'FunctionDeclaration' && node.id) this.#constants.set(node.id.name, node)
      if (node?.type !== 'VariableDeclaration') continue
      for (const { id, init } of node.declarations)
        if (id.type === 'Identifier' && init) this.#constants.set(id.name, init)
    }
  }

  /** The value of the default export, or of `module.exports`. */
  exported(): unknown {
    for (const node of this.#body) {
      if (node.type === 'ExportDefaultDeclaration') return this.value(node.declaration)
      const { expression } = node.type === 'ExpressionStatement' ? node : {}
      if (expression?.type === 'AssignmentExpression' && isModuleExports(expression.left))
        return this.value(expression.right)
    }
    return undefined
  }

  /** The value of an expression as far as it is plain; undefined for the rest. */
  value(node: AnyNode): unknown {
    if (++this.#nodes > MAX_NODES || this.#nesting > MAX_VALUE_DEPTH) return undefined
    this.#nesting++
    const value = this.#valueOf(node)
    this.#nesting--
    return value
  }

  #valueOf(node: AnyNode): unknown {
    // A plugin's nodes have types that acorn's own do not know.
    const type: string = node.type
    if (/^TS(?:As|Satisfies|NonNull)Expression$|^ParenthesizedExpression$/.test(type))
      return this.value((node as unknown as { expression: AnyNode }).expression)
    switch (node.type) {
      case 'Literal':
        return 'regex' in node ? undefined : node.value
      case 'TemplateLiteral':
        return this.#template(
          node.quasis.map(({ value }) => value.cooked ?? ''),
          node.expressions,
        )
      case 'ArrayExpression':
        return node.elements.flatMap(each => (each ? this.#item(each) : []))
      case 'ObjectExpression':
        return this.#object(node.properties)
      case 'Identifier':
        return this.named(node.name)
      case 'MemberExpression':
        return node.computed ? undefined : get(this.value(node.object), memberName(node.property) ?? '')
      case 'LogicalExpression':
        return this.value(node.left) ?? this.value(node.right)
      case 'CallExpression':
        return this.#call(node.callee, node.arguments)
      case 'AwaitExpression':
        return this.value(node.argument)
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        return this.#returned(node.body)
      default:
        return undefined
    }
  }

  #template(texts: string[], expressions: readonly Expression[]): string | undefined {
    const values = expressions.map(each => this.value(each))
    if (values.some(each => typeof each !== 'string' && typeof each !== 'number')) return undefined
    return texts.map((text, index) => text + String(values[index] ?? '')).join('')
  }

  #item(node: Expression | SpreadElement): unknown[] {
    if (node.type !== 'SpreadElement') return [this.value(node)]
    const value = this.value(node.argument)
    return Array.isArray(value) ? value : []
  }

  #object(properties: readonly AnyNode[]): unknown {
    const entries = properties.flatMap((property): [string, unknown][] => {
      if (property.type === 'SpreadElement') return Object.entries(this.value(property.argument) ?? {})
      if (property.type !== 'Property' || property.kind !== 'init') return []
      const key = property.computed ? this.value(property.key) : memberName(property.key)
      return typeof key === 'string' ? [[key, this.value(property.value)]] : []
    })
    // As own members, `__proto__` included.
    return Object.fromEntries(entries)
  }

  /** The value of a constant or an import. */
  named(name: string): unknown {
    const node = this.#constants.get(name)
    if (!node) return this.#imports.get(name)
    // A constant that names itself has no value.
    this.#constants.delete(name)
    const value = this.value(node)
    this.#constants.set(name, node)
    return value
  }

  /** Helpers such as `defineConfig` pass on what they are given; others are known by their names. */
  #call(callee: AnyNode, args: readonly (Expression | SpreadElement)[]): unknown {
    const values = args.flatMap(each => this.#item(each))
    const name = callee.type === 'Identifier' ? callee.name : ''
    if (this.#constants.get(name)) return this.named(name)
    return /^(?:define|with)[A-Z]/.test(name) || name === '' ? values[0] : new Call(name, values)
  }

  #returned(body: AnyNode): unknown {
    if (body.type !== 'BlockStatement') return this.value(body)
    const last = body.body.findLast(each => each.type === 'ReturnStatement')
    return last?.type === 'ReturnStatement' && last.argument ? this.value(last.argument) : undefined
  }
}

function memberName(key: AnyNode): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

function isModuleExports(node: AnyNode): boolean {
  if (node.type !== 'MemberExpression') return false
  return memberName(node.object) === 'module' && memberName(node.property) === 'exports'
}
