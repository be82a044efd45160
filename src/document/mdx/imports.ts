import type { Root } from 'mdast'
import { walk } from '../splice.ts'
import { isElement } from './element.ts'

/** `import name from 'specifier'`, with or without named imports. */
const named = /^import[ \t]+([\w$]+)(?:[ \t]*,[ \t]*\{[^{}\n]*\})?[ \t]+from[ \t]+['"]([^'"\n]+)['"]/gm

const statement =
  /^import (?:(?:[\w$]+(?:, ?)?)?(?:\{[^{}\n]*\}|\* as [\w$]+)? ?from )?(?:'[^'\n]*'|"[^"\n]*");?[ \t]*$/

/** Whether a block is nothing but imports, each on its line. */
export function isImports(block: string): boolean {
  return (
    block.startsWith('import ') &&
    block
      .trimEnd()
      .split('\n')
      .every(line => statement.test(line))
  )
}

/** The specifiers of a page's default imports, by their names. */
export function importsOf(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(named), ([, name, specifier]) => [name!, specifier!]))
}

/** Puts the path of an imported image where an element has it as its `src`: `import logo from './logo.png'`. */
export function resolveImages(tree: Root, imports: ReadonlyMap<string, string>): void {
  // Only a relative path says where the file is.
  if (![...imports.values()].some(isRelative)) return
  walk(tree, node => {
    for (const attribute of isElement(node) ? node.attributes : []) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src') continue
      const path = typeof attribute.value === 'object' && imports.get(attribute.value?.value.trim() ?? '')
      if (path && isRelative(path)) attribute.value = path
    }
  })
}

function isRelative(path: string): boolean {
  return /^\.\.?\//.test(path)
}
