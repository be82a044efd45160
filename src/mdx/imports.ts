import type { Parents, RootContent } from 'mdast'
import { importPaths, included } from '../generators/syntax/include.ts'
import { applied, type Step, type Work } from '../generators/syntax/step.ts'
import type { Source } from '../markdown/source.ts'
import { type Element, isJsx } from './element.ts'

/** `import name from 'specifier'`, with or without named imports. */
const defaultImport =
  /^import[ \t]+([\w$]+)(?:[ \t]*,[ \t]*\{[^{}\n]*\})?[ \t]+from[ \t]+['"]([^'"\n]+)['"]/gm

/** The specifiers of a page's default imports, by their names. */
export function importsOf(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(defaultImport), ([, name, specifier]) => [name!, specifier!]))
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
