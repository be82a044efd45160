import { get, plainMembers, readToml, text } from '../../text/data.ts'
import { dialectOf, type Routes, type Rules, type SiteConfig } from '../generator.ts'
import { folderOf, join, joinFolder, nameOf, percentDecoded, toAddress } from '../paths.ts'

interface Options {
  /** The files that the summary lists. */
  chapters: readonly string[]
}

export const mdbook: Rules<Options> = {
  isConfig: path => nameOf(path) === 'book.toml',
  async read(path, reader) {
    const data = await reader.data(path, readToml)
    const contentFolder = joinFolder(folderOf(path), text(get(data, 'book', 'src')) ?? 'src')
    if (data === undefined || contentFolder === undefined) return undefined
    const summary = await reader.text(`${contentFolder}SUMMARY.md`)
    return summary === undefined
      ? undefined
      : toConfig(path, data, contentFolder, chaptersOf(summary, contentFolder))
  },
  routes,
}

function toConfig(
  file: string,
  data: unknown,
  contentFolder: string,
  chapters: string[],
): SiteConfig<Options> {
  const html = get(data, 'output', 'html')
  const host = text(get(html, 'cname'))
  return {
    generator: 'mdbook',
    file,
    dialect: dialectOf('mdbook', folderOf(file), contentFolder, {
      options: { hiddenPrefixes: plainMembers(get(html, 'code', 'hidelines')) },
    }),
    address: host === undefined ? undefined : toAddress(`https://${host}`, text(get(html, 'site-url')) ?? ''),
    roots: [{ folder: contentFolder, route: '' }],
    options: {
      chapters,
    },
  }
}

/** The files that the links of a summary name; a draft's link is empty. */
export function chaptersOf(summary: string, folder: string): string[] {
  const links = [...summary.matchAll(/\]\((?:<([^<>\n]*)>|([^()\s]*))/g)]
  return links.flatMap(([, quoted, plain]) => {
    const [path = ''] = (quoted ?? plain ?? '').split('#')
    return path === '' ? [] : (join(folder, percentDecoded(path)) ?? [])
  })
}

function routes({ dialect, options }: SiteConfig<Options>, files: readonly string[]): Routes {
  const { contentFolder } = dialect
  const chapters = new Set(options.chapters)
  const listed = files.filter(path => chapters.has(path) && path.startsWith(contentFolder))
  const others = files.filter(
    path => path.endsWith('.md') && path.startsWith(contentFolder) && !chapters.has(path),
  )
  return {
    pages: new Map(listed.map(path => [path, routeOf(path.slice(contentFolder.length))])),
    reasons: new Map(others.map(path => [path, 'is not in SUMMARY.md'])),
    // Every other file is copied.
    assets: [{ folder: contentFolder, route: '' }],
    rooted: 'server',
  }
}

function routeOf(inside: string): string {
  const stem = inside.replace(/\.md$/, '')
  return nameOf(stem) === 'README' ? `${folderOf(stem)}index.html` : `${stem}.html`
}
