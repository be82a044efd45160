import type { Program } from 'acorn'
import type { Reader } from '../generator.ts'
import { folderOf, join } from '../paths.ts'
import { keyOf, literalsIn, Reading } from './literals.ts'

const loadParser = async () => (await import('./parser.ts')).TypeScript

/** Reads JSON, comments and commas too many included; undefined where it cannot be read. */
export async function readJson(source: string | undefined): Promise<unknown> {
  const parser = await loadParser()
  try {
    const { body } = parser.parse(`(${source ?? ''}\n)`, { ecmaVersion: 'latest', locations: true })
    const [statement] = body
    return statement?.type === 'ExpressionStatement'
      ? literalsIn([], new Map())(statement.expression)
      : undefined
  } catch {
    return undefined
  }
}

/** How far imports of other modules are followed. */
const MAX_DEPTH = 3

/**
 * The literal data that a module in JavaScript or TypeScript exports, with what it imports from other files. It is
 * parsed and never run; what is no literal is absent. Undefined where it cannot be read.
 */
export async function readModule(path: string, reader: Reader): Promise<unknown> {
  return (await openModule(path, reader, MAX_DEPTH))?.exported()
}

async function openModule(path: string, reader: Reader, depth: number): Promise<Reading | undefined> {
  const program = (await reader.data(path, parseModule)) as Program | undefined
  if (program === undefined) return undefined
  return new Reading(program.body, depth > 0 ? await importsOf(program, path, reader, depth - 1) : new Map())
}

async function parseModule(source: string): Promise<Program | undefined> {
  const parser = await loadParser()
  try {
    return parser.parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true })
  } catch {
    // It does not parse, or its nesting is deeper than the stack.
    return undefined
  }
}

async function importsOf(program: Program, from: string, reader: Reader, depth: number) {
  const imports = new Map<string, unknown>()
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue
    const path = importedPath(String(node.source.value), from, reader)
    const module = path === undefined ? undefined : await openModule(path, reader, depth)
    for (const each of module ? node.specifiers : []) {
      const name = each.type === 'ImportSpecifier' ? keyOf(each.imported) : undefined
      imports.set(each.local.name, name === undefined ? module?.exported() : module?.named(name))
    }
  }
  return imports
}

const EXTENSIONS = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '/index.ts', '/index.mts', '/index.js']

function importedPath(name: string, from: string, { files }: Reader): string | undefined {
  const path = name.startsWith('.') ? join(folderOf(from), name) : undefined
  if (path === undefined) return undefined
  return EXTENSIONS.map(extension => path.replace(/\.js$/, '') + extension).find(each => files.has(each))
}
