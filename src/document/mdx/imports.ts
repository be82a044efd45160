import type { Parents, Root, RootContent } from 'mdast'
import { walk } from '../splice.ts'
import { type Element, isElement } from './element.ts'

/** `import name from 'specifier'`, with or without named imports. */
const named = /^import[ \t]+([\w$]+)(?:[ \t]*,[ \t]*\{[^{}\n]*\})?[ \t]+from[ \t]+['"]([^'"\n]+)['"]/gm

/** The specifiers of a page's default imports, by their names. */
export function importsOf(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(named), ([, name, specifier]) => [name!, specifier!]))
}

/** Puts what `read` has for the specifier of a page before each element that stands for that page. */
export function include(
  parent: Parents,
  imports: ReadonlyMap<string, string>,
  read: (specifier: string, element: Element) => RootContent | undefined,
): void {
  const children = parent.children.flatMap((node): RootContent[] => {
    if ('children' in node) include(node, imports, read)
    const specifier = isElement(node) ? imports.get(node.name ?? '') : undefined
    const content = specifier && /\.mdx?$/i.test(specifier) && read(specifier, node as Element)
    return content ? [content, node] : [node]
  })
  if (children.length > parent.children.length) parent.children = children as typeof parent.children
}

/** Puts the path of an imported image where an element has it as its `src`: `import logo from './logo.png'`. */
export function resolveImages(tree: Root, imports: ReadonlyMap<string, string>): void {
  walk(tree, node => {
    for (const attribute of isElement(node) ? node.attributes : []) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src') continue
      const path = typeof attribute.value === 'object' && imports.get(attribute.value?.value.trim() ?? '')
      // Only a relative path says where the file is.
      if (path && /^\.\.?\//.test(path)) attribute.value = path
    }
  })
}
