import { readJson } from './code.ts'
import { get, list, text, texts } from './data.ts'
import { toGlobs } from './globs.ts'
import { folderOf, join, joinFolder, nameOf, stemOf, toAddress, toRoute } from './paths.ts'
import type { Head, Reader, Routes, Rules, SiteConfig } from './site.ts'

interface Options {
  contents: readonly Content[]
  /** Whether Microsoft Learn publishes it, whose addresses have no extension and are in lower case. */
  isLearn: boolean
  /** Files that are gone, and where their readers are sent. */
  redirects: readonly (readonly [path: string, url: string])[]
}

interface Content {
  /** What the globs are below. */
  folder: string
  files: readonly string[]
  excluded: readonly string[]
  route: string
}

const LEARN = 'https://learn.microsoft.com'
const PUBLISHING = '.openpublishing.publish.config.json'

/** DocFX, alone and as Microsoft Learn uses it. */
export const docfx: Rules<Options> = {
  isConfig: path => nameOf(path) === 'docfx.json',
  async read(path, reader) {
    const data = readJson(await reader.text(path))
    if (get(data, 'build', 'content') === undefined) return undefined
    return toConfig(path, data, reader.files.has(PUBLISHING), await redirectsOf(path, reader))
  },
  keys: ['ROBOTS', 'robots', 'redirect_url'],
  routes,
}

function toConfig(
  file: string,
  data: unknown,
  isLearn: boolean,
  redirects: Options['redirects'],
): SiteConfig<Options> {
  const folder = folderOf(file)
  const contents = list(get(data, 'build', 'content')).flatMap(each => {
    const source = joinFolder(folder, text(get(each, 'src')) ?? '.')
    const [files, excluded] = [texts(get(each, 'files')), texts(get(each, 'exclude'))].map(globs =>
      globs.map(recursive),
    )
    return source === undefined
      ? []
      : [
          {
            folder: source,
            files: files ?? [],
            excluded: excluded ?? [],
            route: toRoute(text(get(each, 'dest')) ?? ''),
          },
        ]
  })
  return {
    generator: 'docfx',
    file,
    dialect: {
      generator: 'docfx',
      folder,
      contentFolder: contents[0]?.folder ?? folder,
      includeFolders: [],
      aliases: { '~/': folder },
      variables: {},
    },
    address: isLearn ? undefined : toAddress(text(get(data, 'build', 'sitemap', 'baseUrl'))),
    roots: contents.map(content => ({ folder: content.folder, route: content.route })),
    options: { contents, isLearn, redirects },
  }
}

/** `**.md` is in any folder. */
function recursive(glob: string): string {
  return glob.replace(/\*\*(?=[^*/])/g, '**/*')
}

/** The redirects that Learn reads at the repository's root and beside the configuration. */
async function redirectsOf(config: string, reader: Reader): Promise<Options['redirects']> {
  const names = [...new Set(['', folderOf(config)])].map(
    folder => `${folder}.openpublishing.redirection.json`,
  )
  const found = await Promise.all(
    names.map(async name => {
      const data = readJson(reader.files.has(name) ? await reader.text(name) : undefined)
      return list(get(data, 'redirections')).flatMap(each => {
        const [fromRoot, path, url] = ['source_path_from_root', 'source_path', 'redirect_url'].map(key =>
          text(get(each, key)),
        )
        const source = fromRoot ? join('', fromRoot) : path && join(folderOf(name), path)
        return source && url ? [[source, url] as const] : []
      })
    }),
  )
  return found.flat()
}

function routes(
  { options, dialect }: SiteConfig<Options>,
  files: readonly string[],
  heads: ReadonlyMap<string, Head>,
): Routes {
  const contents = options.contents.map(content => ({
    ...content,
    isIncluded: toGlobs(content.files),
    isExcluded: toGlobs(content.excluded),
  }))
  const pages = new Map<string, string>()
  const reasons = new Map<string, string>()
  const find = (path: string) =>
    contents.find(each => path.startsWith(each.folder) && each.isIncluded(path.slice(each.folder.length)))
  for (const path of files.filter(each => each.endsWith('.md'))) {
    const content = find(path)
    const inside = content && path.slice(content.folder.length)
    if (inside === undefined) continue
    const reason =
      reasonOf(path, heads.get(path)) ??
      (content?.isExcluded(inside) ? 'is excluded by docfx.json' : undefined)
    if (reason !== undefined) reasons.set(path, reason)
    else pages.set(path, content?.route + routeOf(inside, options))
  }
  const redirects = options.redirects.map(([path, url]): [string, string] => {
    const content = contents.find(each => path.startsWith(each.folder))
    return [
      (content?.route ?? '') + routeOf(path.slice((content?.folder ?? dialect.folder).length), options),
      url,
    ]
  })
  const server = options.isLearn ? { server: LEARN } : {}
  return { pages, reasons, redirects: new Map(redirects), rooted: 'server', ...server }
}

function reasonOf(path: string, head: Head | undefined): string | undefined {
  if (/(?:^|\/)includes\//i.test(path)) return 'is a partial: its folder is "includes"'
  if (/noindex/i.test(String(head?.ROBOTS ?? head?.robots ?? ''))) return 'front matter says ROBOTS: NOINDEX'
  return head?.redirect_url === undefined ? undefined : 'only sends its readers elsewhere (redirect_url)'
}

function routeOf(inside: string, { isLearn }: Options): string {
  const stem = stemOf(inside, ['.md']) ?? inside
  if (!isLearn) return `${stem}.html`
  const route = stem.toLowerCase()
  return nameOf(route) === 'index' ? folderOf(route) : route
}
