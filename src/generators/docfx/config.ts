import { get, list, text, texts } from '../../text/data.ts'
import { folderOf, joinFolder, nameOf, stemOf, toAddress, toRoute } from '../../text/paths.ts'
import { toGlobs } from '../config/globs.ts'
import { readJson } from '../config/literals.ts'
import type { FoundSite, Generator, HeadOf, Routes, SiteConfig } from '../generator.ts'
import { docfxSyntax } from './syntax.ts'

interface DocFXOptions {
  contents: readonly DocFXContent[]
  /** Whether Microsoft Learn publishes it, whose addresses have no extension and are in lower case. */
  isLearn: boolean
  /** Whether pages of commands are made into YAML first, so that a glob of that means them. */
  makesYaml: boolean
}

interface DocFXContent {
  /** What the globs are below. */
  folder: string
  files: readonly string[]
  excluded: readonly string[]
  route: string
}

const LEARN = 'https://learn.microsoft.com'
const PUBLISHING = '.openpublishing.publish.config.json'

const PARTIALS = /(?:^|\/)includes\//i

/** DocFX, alone and as Microsoft Learn uses it. */
export const docfx: Generator<DocFXOptions> = {
  partials: PARTIALS,
  async read(path, reader) {
    const data = await reader.data(path, readJson)
    if (get(data, 'build', 'content') === undefined) return undefined
    const source = reader.files.has(PUBLISHING) ? ((await reader.text(PUBLISHING)) ?? '') : undefined
    const makesYaml = source?.includes('MAML2Yaml') ?? false
    return docfxConfig(path, data, { isLearn: source !== undefined, makesYaml })
  },
  keys: ['ROBOTS', 'robots', 'redirect_url'],
  routes: docfxRoutes,
  syntax: docfxSyntax,
}

function docfxConfig(
  file: string,
  data: unknown,
  publishing: Omit<DocFXOptions, 'contents'>,
): FoundSite<DocFXOptions> {
  const folder = folderOf(file)
  const contents = list(get(data, 'build', 'content')).flatMap(each => {
    const source = joinFolder(folder, text(get(each, 'src')) ?? '.')
    const files = texts(get(each, 'files')).map(recursive)
    const excluded = texts(get(each, 'exclude')).map(recursive)
    const route = toRoute(text(get(each, 'dest')) ?? '')
    return source === undefined ? [] : [{ folder: source, files, excluded, route }]
  })
  return {
    contentFolder: contents[0]?.folder ?? folder,
    aliases: { '~/': folder },
    address: publishing.isLearn ? undefined : toAddress(text(get(data, 'build', 'sitemap', 'baseUrl'))),
    roots: contents.map(content => ({ folder: content.folder, route: content.route })),
    options: { contents, ...publishing },
  }
}

/** `**.md` is in any folder. */
function recursive(glob: string): string {
  return glob.replace(/\*\*(?=[^*/])/g, '**/*')
}

function docfxRoutes({ options }: SiteConfig<DocFXOptions>, files: readonly string[]): Routes {
  const find = toFinder(options)
  const pages = new Map<string, string>()
  const reasons = new Map<string, string>()
  for (const path of files.filter(each => each.endsWith('.md'))) {
    const content = find(path)
    if (!content) continue
    const inside = path.slice(content.folder.length)
    if (PARTIALS.test(path)) reasons.set(path, 'is a partial: its folder is "includes"')
    else if (content.isExcluded(inside)) reasons.set(path, 'is excluded by docfx.json')
    else pages.set(path, content.route + docfxRoute(inside, options))
  }
  // Case does not count in Learn's addresses.
  const inLowerCase = new Map([...pages.keys()].map(path => [path.toLowerCase(), path]))
  const named = (path: string) => inLowerCase.get(path.toLowerCase())
  const ofLearn = options.isLearn ? { server: LEARN, named } : {}
  return { pages, reasons, hiddenBy, rooted: 'server', ...ofLearn }
}

/** The content that a file is of, by what each includes. */
function toFinder({ contents, makesYaml }: DocFXOptions) {
  const matchers = contents.map(content => ({
    ...content,
    isIncluded: toGlobs(content.files),
    isExcluded: toGlobs(content.excluded),
  }))
  return (path: string) =>
    matchers.find(({ folder, isIncluded }) => {
      const inside = path.slice(folder.length)
      const isMeant = isIncluded(inside) || (makesYaml && isIncluded(inside.replace(/\.md$/, '.yml')))
      return path.startsWith(folder) && isMeant
    })
}

function hiddenBy(path: string, headOf: HeadOf): string | undefined {
  const { ROBOTS, robots, redirect_url } = headOf(path)
  if (/noindex/i.test(String(ROBOTS ?? robots ?? ''))) return 'front matter says ROBOTS: NOINDEX'
  return redirect_url === undefined ? undefined : 'only sends its readers elsewhere (redirect_url)'
}

function docfxRoute(inside: string, { isLearn }: DocFXOptions): string {
  const stem = stemOf(inside, ['.md']) ?? inside
  if (!isLearn) return `${stem}.html`
  const route = stem.toLowerCase()
  return nameOf(route) === 'index' ? folderOf(route) : route
}
