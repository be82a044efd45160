import { stripVTControlCharacters } from 'node:util'
import { slug } from 'github-slugger'
import { get, list, members, text, texts } from '../../text/data.ts'
import { folderOf, joinFolder, languageIn, nameOf, toAddress } from '../../text/paths.ts'
import { languagesOf, sortFiles, textOf, toGlobs } from '../config/files.ts'
import { Call, readJson, readModule } from '../config/literals.ts'
import type { Generator, Head, Reader, Routes, SiteConfig } from '../generator.ts'
import { codeTitles, containers } from '../syntax/blocks.ts'
import { fences, languageOf, type ShownLine } from '../syntax/fences.ts'
import { hero } from '../syntax/hero.ts'
import { attributeLists, scripts } from '../syntax/inline.ts'
import type { Syntax } from '../syntax/step.ts'

interface StarlightOptions {
  /** Globs of the files that are pages, if the collection names them; those of files that are none begin with `!`. */
  patterns: readonly string[]
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
    const glob = await globOf(sources, reader)
    const base = text(get(glob, 'base'))
    const contentFolder = (base && joinFolder(folder, base)) || `${sources}content/docs/`
    const options = list(get(data, 'integrations'))
      .map(each => givenTo(each, 'starlight'))
      .find(Boolean)
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
        patterns: texts(get(glob, 'pattern')),
        languages: languagesOf(get(options, 'locales'), 'en'),
        end: isFile ? '.html' : text(get(data, 'trailingSlash')) === 'never' ? '' : '/',
      },
    }
  },
  keys: ['slug'],
  routes: starlightRoutes,
  syntax: starlightSyntax,
}

/** What a call of a function with this name is given. */
function givenTo(call: unknown, name: string): unknown {
  return call instanceof Call && call.name === name ? call.args[0] : undefined
}

/** The files of the collection `docs`, where its loader is `glob()` (Astro, "Content collections"). */
async function globOf(sources: string, reader: Reader): Promise<unknown> {
  const names = ['content.config.ts', 'content.config.mjs', 'content.config.js', 'content/config.ts']
  const path = names.map(name => sources + name).find(each => reader.files.has(each))
  const collections = path && (await readModule(path, reader, 'collections'))
  return givenTo(get(collections, 'docs', 'loader'), 'glob')
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

function starlightRoutes(config: SiteConfig<StarlightOptions>, files: readonly string[]): Routes {
  const { options, contentFolder, folder } = config
  const [excluded, included] = [true, false].map(isNot =>
    options.patterns.filter(each => each.startsWith('!') === isNot).map(each => each.replace(/^!/, '')),
  )
  const [isExcluded, isIncluded] = [toGlobs(excluded!), toGlobs(included!)]
  const sorted = sortFiles(config, files, contentExtensions, ({ root, inside, stem }) => {
    // A page of Astro itself may be a template of pages, such as `[slug].md`.
    if (/(?:^|\/)[.[]/.test(stem)) return undefined
    if (nameOf(stem).startsWith('_')) return { reason: 'is a partial: its name begins with "_"' }
    const isListed = !isExcluded(inside) && (included!.length === 0 || isIncluded(inside))
    if (root.folder === contentFolder && !isListed)
      return { reason: 'is not in the collection "docs" of Astro' }
    if (nameOf(stem) === '404') return { reason: 'is what readers see where there is no page' }
    return head => withEnding(sluggedPath(stem, head), options)
  })
  const languageOf = (path: string) => {
    const [first = ''] = path.startsWith(contentFolder) ? path.slice(contentFolder.length).split('/') : []
    return languageIn(options.languages, first)
  }
  return { ...sorted, assets: [`${folder}public/`], languageOf, rooted: 'server' }
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
