import { flag, get, list, members, plainMembers, readYaml, text, texts } from '../../text/data.ts'
import { folderOf, joinFolder, toAddress } from '../../text/paths.ts'
import type { FoundSite, Generator, Reader } from '../generator.ts'
import { type Collection, type JekyllOptions, jekyllRoutes } from './routes.ts'
import { jekyllSyntax } from './syntax.ts'

/** Jekyll, and GitHub Pages, which is Jekyll with plugins of its own. */
export const jekyll: Generator<JekyllOptions> = {
  isWide: true,
  partials: /(?:^|\/)_includes\//,
  async read(path, reader) {
    const folder = folderOf(path)
    // Jupyter Book and Hexo have a file of this name as well.
    const others = ['_toc.yml', 'scaffolds/post.md', 'source/_posts/hello-world.md']
    if (others.some(each => reader.files.has(folder + each))) return undefined
    const data = await reader.data(path, readYaml)
    const isOfPages = await usesGitHubPages(folder, reader)
    return data === undefined ? undefined : jekyllConfig(path, data, isOfPages)
  },
  keys: ['permalink', 'slug', 'categories', 'category', 'published', 'date', '---'],
  routes: jekyllRoutes,
  syntax: jekyllSyntax,
}

/** Who builds it otherwise says so in a Gemfile. */
async function usesGitHubPages(folder: string, reader: Reader): Promise<boolean> {
  const path = [`${folder}Gemfile`, 'Gemfile'].find(each => reader.files.has(each))
  const lines = path === undefined ? [] : ((await reader.text(path)) ?? '').split('\n')
  return path === undefined || lines.some(line => /["']github-pages["']/.test(line) && !/^\s*#/.test(line))
}

function jekyllConfig(file: string, data: unknown, isOfPages: boolean): FoundSite<JekyllOptions> {
  const folder = folderOf(file)
  const contentFolder = joinFolder(folder, text(get(data, 'source')) ?? '.') ?? folder
  const plugins = texts(get(data, 'plugins') ?? get(data, 'gems'))
  return {
    contentFolder,
    includeFolders: [`${contentFolder}${text(get(data, 'includes_dir')) ?? '_includes'}/`],
    variables: { 'site.baseurl': '', 'site.url': '', ...plainMembers(data, 'site.') },
    syntaxOptions: { hasEmoji: isOfPages || plugins.includes('jemoji') },
    address: toAddress(text(get(data, 'url')), text(get(data, 'baseurl')) ?? ''),
    options: {
      permalink: text(get(data, 'permalink')) ?? 'date',
      excluded: texts(get(data, 'exclude')),
      included: texts(get(data, 'include')),
      collections: collectionsOf(get(data, 'collections'), text(get(data, 'collections_dir'))),
      defaults: list(get(data, 'defaults')).map(each => ({
        path: (text(get(each, 'scope', 'path')) ?? '').replace(/^\/+|(?<!\/)\/+$/g, ''),
        type: text(get(each, 'scope', 'type')),
        permalink: text(get(each, 'values', 'permalink')),
        isHidden: !flag(get(each, 'values', 'published'), true),
      })),
      takesAll: isOfPages || plugins.includes('jekyll-optional-front-matter'),
      takesReadme: isOfPages || plugins.includes('jekyll-readme-index'),
    },
  }
}

function collectionsOf(value: unknown, parent: string | undefined): Collection[] {
  const named = Array.isArray(value)
    ? texts(value).map((name): [string, unknown] => [name, {}])
    : members(value)
  const prefix = parent === undefined ? '' : `${parent.replace(/^\/+|(?<!\/)\/+$/g, '')}/`
  return [...named.filter(([name]) => name !== 'posts'), ['posts', get(value, 'posts')] as const].map(
    ([name, options]) => ({
      name,
      folder: `${prefix}_${name}/`,
      isShown: name === 'posts' || flag(get(options, 'output'), false),
      permalink: text(get(options, 'permalink')),
    }),
  )
}
