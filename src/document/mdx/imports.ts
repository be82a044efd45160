import type { Root } from 'mdast'
import { walk } from '../walk.ts'
import { isElement } from './element.ts'

/** Puts the path of an imported image where an element has it as its `src`: `import logo from './logo.png'`. */
export function resolveImages(tree: Root): void {
  const paths = importedPaths(tree)
  if (paths.size === 0) return
  walk(tree, node => {
    if (node.type === 'root' || !isElement(node)) return
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src') continue
      const { value } = attribute
      const path = typeof value === 'object' && value ? paths.get(value.value.trim()) : undefined
      if (path !== undefined) attribute.value = path
    }
  })
}

// Only relative ones say where the file is.
function importedPaths({ children }: Root): Map<string, string> {
  const paths = new Map<string, string>()
  for (const node of children) {
    const statements = node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []
    for (const statement of statements) {
      if (statement.type !== 'ImportDeclaration') continue
      const path = String(statement.source.value)
      const [specifier] = statement.specifiers
      if (/^\.\.?\//.test(path) && specifier?.type === 'ImportDefaultSpecifier')
        paths.set(specifier.local.name, path)
    }
  }
  return paths
}
