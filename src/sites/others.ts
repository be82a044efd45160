import { readJson, valueAt } from '../text/data.ts'
import { folderOf, namesSource } from '../text/paths.ts'
import type { OtherSite, ReadFiles } from './generator.ts'

/** Generators by the ends of the paths of their configurations. */
const byFile: readonly (readonly [name: string, file: RegExp])[] = [
  ['Sphinx', /(?:^|\/)conf\.py$/],
  ['VuePress', /(?:^|\/)\.vuepress\/config\.[cm]?[jt]s$/],
  ['Eleventy', /(?:^|\/)(?:\.eleventy|eleventy\.config)\.[cm]?js$/],
  ['Antora', /(?:^|\/)antora(?:-playbook)?\.ya?ml$/],
  ['Fumadocs', /(?:^|\/)source\.config\.[cm]?[jt]s$/],
  ['Fern', /(?:^|\/)fern\/docs\.ya?ml$/],
  ['Rspress', /(?:^|\/)rspress\.config\.[cm]?[jt]s$/],
  ['Vocs', /(?:^|\/)vocs\.config\.[cm]?[jt]sx?$/],
  ['Gatsby', /(?:^|\/)gatsby-config\.[cm]?[jt]s$/],
  ['Quarto', /(?:^|\/)_quarto\.ya?ml$/],
  ['Jupyter Book', /(?:^|\/)(?:_toc|myst)\.ya?ml$/],
  ['Retype', /(?:^|\/)retype\.ya?ml$/],
  ['Writerside', /(?:^|\/)writerside\.cfg$/],
]

/** Generators by packages among the dependencies in `package.json`. */
const byPackage: readonly (readonly [name: string, packages: string])[] = [
  ['Nextra', 'nextra'],
  ['Fumadocs', 'fumadocs-mdx'],
  ['Docus', 'docus'],
  ['Nuxt Content', '@nuxt/content'],
  ['VuePress', 'vuepress'],
  ['Eleventy', '@11ty/eleventy'],
  ['Next.js', '@next/mdx'],
]

/** So many `package.json` are read, those nearest to the root first, that are no longer than this. */
const MAX_PACKAGES = 20
const MAX_PACKAGE_LENGTH = 100_000

/** Finds sites by these tables alone, one for each generator; Sphinx also needs the page that its site begins with. */
export async function findOtherSites(
  paths: readonly string[],
  read: ReadFiles,
): Promise<OtherSite[]> {
  const known = new Set(paths)
  const byDepth = paths.toSorted(
    (a, b) => a.split('/').length - b.split('/').length,
  )
  const found = new Map<string, string>()
  for (const path of byDepth)
    for (const [name, file] of byFile) {
      if (found.has(name) || !file.test(path)) continue
      const start = `${folderOf(path)}index`
      const isSite = known.has(`${start}.rst`) || known.has(`${start}.md`)
      if (name !== 'Sphinx' || isSite) found.set(name, path)
    }
  const manifests = byDepth
    .filter(path => /(?:^|\/)package\.json$/.test(path))
    .slice(0, MAX_PACKAGES)
  for (const [path, text] of await read(manifests)) {
    if (text.length > MAX_PACKAGE_LENGTH) continue
    const data = readJson(text)
    const hasPackage = (name: string) =>
      valueAt(data, 'dependencies', name) !== undefined ||
      valueAt(data, 'devDependencies', name) !== undefined
    for (const [name, dependency] of byPackage)
      if (!found.has(name) && hasPackage(dependency)) found.set(name, path)
  }
  const sites = [...found].map(([name, file]) => ({ name, file }))
  return sites.filter(({ file }) => {
    const folder = folderOf(file.replace('.vuepress/', ''))
    return paths.some(path => path.startsWith(folder) && namesSource(path))
  })
}

/** Says what is missing of a site whose sources are not read, and what to do. */
export function otherSiteMessage({ name, file }: OtherSite): string {
  if (name === 'Sphinx')
    return `Site: Sphinx, by ${file}: its sources are not read. Markdown is pushed as it is written, with the roles, directives and labels of MyST, and reStructuredText is not pushed. Give the site as it is built: the recipe docs/recipes/sphinx.yml does it.`
  return `Site: ${name}, by ${file}: this generator is not known, so its pages are read as GitHub shows them. Where readers see something else, give the site as it is built (input built-site), or say that this is right (generator: none).`
}
