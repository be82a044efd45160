import type { Reader } from '../generator.ts'
import { parse } from './literals.ts'

interface AnyNode {
  type: string
  [key: string]: unknown
}

/** Deeper code is not looked at. */
const MAX_DEPTH = 60

/** The name of a file of the repository, rather than of a package. */
const OWN = /^(?:\.{1,2}|@site|~)\//

/** Settings whose functions change pages. */
const FUNCTIONS = /^(?:preprocessor|parseFrontMatter|transformPageData|transformHtml)$/

/**
 * What code of the repository a configuration in JavaScript or TypeScript has under some keys: files that it imports or names
 * there, and functions. Nothing of it is run.
 */
export async function ownCodeIn(path: string, reader: Reader, keys: RegExp): Promise<string[]> {
  const source = await reader.text(path)
  const body = source === undefined ? undefined : await parse(source)
  if (!body) return []
  const imported = new Map<string, string>()
  const found = new Set<string>()

  const fileOf = (node: AnyNode): string | undefined => {
    if (node.type === 'Identifier') return imported.get(String(node.name))
    const isCall = node.type === 'CallExpression' && /^(?:require|resolve)$/.test(nameIn(node.callee) ?? '')
    const [first] = isCall ? (node.arguments as AnyNode[]) : [node]
    const written = node.type === 'ImportExpression' ? (node.source as AnyNode).value : first?.value
    return typeof written === 'string' && OWN.test(written) ? written : undefined
  }
  const visit = (node: unknown, isWithin: boolean, depth: number): void => {
    if (typeof node !== 'object' || node === null || depth > MAX_DEPTH) return
    if (Array.isArray(node)) {
      for (const each of node) visit(each, isWithin, depth + 1)
      return
    }
    const { type, key, value, id, init } = node as AnyNode
    if (isWithin) {
      const file = fileOf(node as AnyNode)
      if (file !== undefined) found.add(file)
    }
    const name = nameIn(key ?? id)
    if (type === 'VariableDeclarator' && name !== undefined) {
      const file = fileOf((init ?? node) as AnyNode)
      if (file !== undefined) imported.set(name, file)
    }
    if (type === 'Property' && name !== undefined && FUNCTIONS.test(name) && isFunction(value))
      found.add(name)
    const isNamed = type === 'Property' && name !== undefined && keys.test(name)
    for (const [member, inner] of Object.entries(node))
      if (member !== 'loc' && member !== 'key') visit(inner, isWithin || isNamed, depth + 1)
  }
  for (const node of body as unknown as AnyNode[]) {
    const module = (node.source as AnyNode | undefined)?.value
    if (node.type !== 'ImportDeclaration' || typeof module !== 'string' || !OWN.test(module)) continue
    if (/\.json$/.test(module)) continue
    for (const { local } of node.specifiers as AnyNode[]) imported.set(nameIn(local) ?? '', module)
  }
  visit(body, false, 0)
  return [...found]
}

function nameIn(node: unknown): string | undefined {
  const { name } = (node ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : undefined
}

function isFunction(node: unknown): boolean {
  return /^(?:Arrow)?FunctionExpression$/.test(String((node as AnyNode | undefined)?.type))
}
