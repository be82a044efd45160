import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isElement } from './element.ts'

/** Puts the path of an imported image where an element has it as its `src`: `import logo from './logo.png'`. */
export function resolveImages(tree: Root): void {
  const paths = new Map(tree.children.flatMap(importedPaths))
  if (paths.size === 0) return
  visit(tree, node => {
    for (const attribute of isElement(node) ? node.attributes : []) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src') continue
      const path = typeof attribute.value === 'object' && paths.get(attribute.value?.value.trim() ?? '')
      if (path) attribute.value = path
    }
  })
}

// Only relative ones say where the file is.
function importedPaths(node: Root['children'][number]): [string, string][] {
  const statements = node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []
  return statements.flatMap((statement): [string, string][] => {
    if (statement.type !== 'ImportDeclaration') return []
    const [path, specifier] = [String(statement.source.value), statement.specifiers[0]]
    return /^\.\.?\//.test(path) && specifier?.type === 'ImportDefaultSpecifier'
      ? [[specifier.local.name, path]]
      : []
  })
}
