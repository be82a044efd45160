import { stripVTControlCharacters } from 'node:util'
import { slug } from 'github-slugger'
import { get, list, members, text, texts } from '../../text/data.ts'
import { folderOf, joinFolder, languageIn, nameOf, stemOf, toAddress } from '../../text/paths.ts'
import { languagesOf, sortFiles } from '../config/files.ts'
import { Call, readJson, readModule } from '../config/literals.ts'
import type { Generator, Head, Reader, Routes, SiteConfig } from '../generator.ts'
import { textOf } from '../heads.ts'
import { codeTitles, containers } from '../syntax/blocks.ts'
import { fences, languageOf, type ShownLine } from '../syntax/fences.ts'
import { hero } from '../syntax/hero.ts'
import { attributeLists, scripts } from '../syntax/inline.ts'
import type { Syntax } from '../syntax/step.ts'

interface StarlightOptions {
  /** The folder of the sources, with `pages/` beside `content/`. */
  sources: string
  /** Languages by the folder of their pages, `''` for the one that has none. */
  languages: Readonly<Record<string, string>>
  /** How an address ends. */
  end: '/' | '.html' | ''
}

const contentExtensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.mdwn', '.md', '.mdx']

/** Astro with Starlight. */
export const starlight: Generator<StarlightOptions> = {
  partials: /(?:^|\/)_[^/]*$/,
  async read(path, reader) {
    const source = await reader.text(path)
    if (!source?.includes('@astrojs/starlight')) return undefined
    const data = await readModule(path, reader)
    const folder = folderOf(path)
    const sources = joinFolder(folder, text(get(data, 'srcDir')) ?? 'src') ?? folder
    const contentFolder = `${sources}content/docs/`
    const call = list(get(data, 'integrations')).find(
      each => each instanceof Call && each.name === 'starlight',
    )
    const options = call instanceof Call ? call.args[0] : undefined
    const isFile = text(get(data, 'build', 'format')) === 'file'
    return {
      contentFolder,
      aliases: { '@/': sources, '~/': sources, ...(await aliasesOf(folder, reader)) },
      address: toAddress(text(get(data, 'site')), text(get(data, 'base')) ?? ''),
      roots: [
        { folder: contentFolder, route: '' },
        { folder: `${sources}pages/`, route: '' },
      ],
      options: {
        sources,
        languages: languagesOf(get(options, 'locales'), 'en'),
        end: isFile ? '.html' : text(get(data, 'trailingSlash')) === 'never' ? '' : '/',
      },
    }
  },
  keys: ['slug'],
  routes: starlightRoutes,
  syntax: starlightSyntax,
}

/** The folders that `paths` of TypeScript's configuration names, as far as these are plain: `"@parts/*": ["src/parts/*"]`. */
async function aliasesOf(folder: string, reader: Reader): Promise<Record<string, string>> {
  const options = get(await readJson(await reader.text(`${folder}tsconfig.json`)), 'compilerOptions')
  const base = joinFolder(folder, text(get(options, 'baseUrl')) ?? '.') ?? folder
  const found = members(get(options, 'paths')).flatMap(([name, paths]) => {
    const [path = ''] = texts(paths)
    const target = /\/\*$/.test(name) && path.endsWith('/*') ? joinFolder(base, path.slice(0, -1)) : undefined
    return target === undefined ? [] : [[name.slice(0, -1), target]]
  })
  return Object.fromEntries(found)
}

function starlightRoutes(
  { options, contentFolder, folder }: SiteConfig<StarlightOptions>,
  files: readonly string[],
): Routes {
  const sorted = sortFiles(files, path => {
    const inside = path.slice(contentFolder.length)
    const stem = path.startsWith(contentFolder) ? stemOf(inside, contentExtensions) : undefined
    if (stem === undefined) return ownRoute(path, options)
    if (/(?:^|\/)\./.test(inside)) return undefined
    if (nameOf(inside).startsWith('_')) return { reason: 'is a partial: its name begins with "_"' }
    if (nameOf(stem) === '404') return { reason: 'is what readers see where there is no page' }
    return head => withEnding(sluggedPath(stem, head), options)
  })
  const languageOf = (path: string) => {
    const [first = ''] = path.startsWith(contentFolder) ? path.slice(contentFolder.length).split('/') : []
    return languageIn(options.languages, first)
  }
  return { ...sorted, assets: [`${folder}public/`], languageOf, rooted: 'server' }
}

/** The route of a page of Astro itself. */
function ownRoute(path: string, options: StarlightOptions): string | undefined {
  const folder = `${options.sources}pages/`
  const stem = path.startsWith(folder) ? stemOf(path, ['.md', '.mdx']) : undefined
  const inside = stem?.slice(folder.length)
  if (inside === undefined || /(?:^|\/)_|\[/.test(inside)) return undefined
  return withEnding(inside.replace(/(?:^|\/)index$/, ''), options)
}

function sluggedPath(stem: string, head: Head): string {
  const route =
    textOf(head.slug) ??
    stem
      .split('/')
      .map(name => slug(name))
      .join('/')
  return route.replace(/(?:^|\/)index$/, '').replace(/^\/+|(?<!\/)\/+$/g, '')
}

function withEnding(route: string, { end }: StarlightOptions): string {
  return route === '' ? '' : route + end
}

function starlightSyntax(): Syntax {
  return {
    includes: [],
    markup: [
      hero(() => true),
      scripts,
      containers(),
      codeTitles,
      fences(withoutColours),
      attributeLists('headings'),
    ],
  }
}

/** Expressive Code, which shows code, draws the colours of terminals ("Rendering ANSI escape sequences"). */
const withoutColours: ShownLine = (text, info) =>
  languageOf(info) === 'ansi' ? stripVTControlCharacters(text) : text
