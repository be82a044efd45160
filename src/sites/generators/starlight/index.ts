import { stripVTControlCharacters } from 'node:util'
import { slug } from 'github-slugger'
import {
  list,
  members,
  readJson,
  scalarTextAt,
  scalarTexts,
  valueAt,
} from '../../../text/data.ts'
import {
  folderOf,
  joinFolder,
  languageIn,
  nameOf,
  toAddress,
} from '../../../text/paths.ts'
import { languagesOf, sortFiles, textOf, toGlobs } from '../../config/files.ts'
import { Call, ownCodeIn, readModule } from '../../config/literals.ts'
import type { Generator, Reader } from '../../generator.ts'
import {
  containers,
  excludedSections,
  fences,
  languageOf,
  type ShownLine,
} from '../../syntax/blocks.ts'
import { hero } from '../../syntax/hero.ts'
import { scripts } from '../../syntax/inline.ts'

interface StarlightOptions {
  /** Globs of the files that are pages; those of files that are none begin with `!`. */
  patterns: readonly string[]
  /** Languages by the folder of their pages, `''` for the one that has none. */
  languages: Readonly<Record<string, string>>
  hasEndSlash: boolean
}

const contentExtensions = [
  '.markdown',
  '.mdown',
  '.mkdn',
  '.mkd',
  '.mdwn',
  '.md',
  '.mdx',
]

/** Astro with Starlight (https://starlight.astro.build/reference/configuration/). */
export const starlight: Generator<StarlightOptions> = {
  keys: ['slug'],
  partials: /(?:^|\/)_[^/]*$/,
  async read(path, reader) {
    const source = await reader.text(path)
    if (!source?.includes('@astrojs/starlight')) return undefined
    const data = await readModule(path, reader)
    const folder = folderOf(path)
    const srcDir = scalarTextAt(data, 'srcDir') ?? 'src'
    const sources = joinFolder(folder, srcDir) ?? folder
    const glob = await globOf(sources, reader)
    const base = scalarTextAt(glob, 'base')
    const contentFolder =
      (base && joinFolder(folder, base)) || `${sources}content/docs/`
    const options = list(valueAt(data, 'integrations'))
      .map(integration => argumentOf(integration, 'starlight'))
      .find(Boolean)
    const siteAliases = await aliasesOf(folder, reader)
    return {
      ownCode: await ownCodeIn(path, reader),
      unknown: options ? undefined : 'no options of starlight()',
      contentFolder,
      aliases: { '@/': sources, '~/': sources, ...siteAliases },
      address: toAddress(
        scalarTextAt(data, 'site'),
        scalarTextAt(data, 'base') ?? '',
      ),
      roots: [
        { folder: contentFolder, route: '' },
        { folder: `${sources}pages/`, route: '' },
      ],
      options: {
        patterns: scalarTexts(valueAt(glob, 'pattern') ?? '**'),
        languages: languagesOf(valueAt(options, 'locales'), 'en'),
        hasEndSlash: scalarTextAt(data, 'trailingSlash') !== 'never',
      },
    }
  },
  routes(config, files) {
    const { options, contentFolder, folder } = config
    const isListed = toListed(options.patterns)
    const sorted = sortFiles(
      config,
      files,
      contentExtensions,
      ({ root, inside, stem }) => {
        const name = nameOf(stem)
        // A page of Astro itself may be a template of pages, such as `[slug].md`.
        if (/(?:^|\/)[.[]/.test(stem)) return undefined
        if (name.startsWith('_'))
          return { reason: 'is a partial: its name begins with "_"' }
        if (root.folder === contentFolder && !isListed(inside))
          return { reason: 'is not in the collection "docs" of Astro' }
        if (name === '404')
          return { reason: 'is what readers see where there is no page' }
        return head => toRoute(stem, textOf(head.slug), options)
      },
    )
    return {
      ...sorted,
      links: { rooted: 'server', assets: [`${folder}public/`] },
      readers: {
        languageOf(path) {
          const [first = ''] = path.slice(contentFolder.length).split('/')
          return languageIn(options.languages, first)
        },
      },
    }
  },
  syntax: () => ({
    includes: [],
    markup: [
      hero(() => true),
      scripts,
      excludedSections,
      containers(),
      fences(withoutColours, true),
    ],
  }),
}

/** Whether a file is of a collection, by its path in it and the patterns of the loader `glob()`. */
function toListed(patterns: readonly string[]): (inside: string) => boolean {
  const excluded = patterns.filter(pattern => pattern.startsWith('!'))
  const included = patterns.filter(pattern => !pattern.startsWith('!'))
  const isIncluded = toGlobs(included)
  const isExcluded = toGlobs(excluded.map(pattern => pattern.slice(1)))
  return inside => isIncluded(inside) && !isExcluded(inside)
}

/** The route of a page (Starlight, "Pages", and `slug` of its front matter). */
function toRoute(
  stem: string,
  pageSlug: string | undefined,
  { hasEndSlash }: StarlightOptions,
): string {
  const names = stem.split('/').map(name => slug(name))
  const route = (pageSlug ?? names.join('/'))
    .replace(/(?:^|\/)index$/, '')
    .replace(/^\/+|(?<!\/)\/+$/g, '')
  if (route === '' || !hasEndSlash) return route
  return `${route}/`
}

/** The first argument of a call of a function with this name. */
function argumentOf(call: unknown, name: string): unknown {
  if (call instanceof Call && call.name === name) return call.args[0]
  return undefined
}

/** The options of the loader `glob()` of the collection `docs` (Astro, "Content collections"). */
async function globOf(sources: string, reader: Reader): Promise<unknown> {
  const names = [
    'content.config.ts',
    'content.config.mjs',
    'content.config.js',
    'content/config.ts',
  ]
  const name = names.find(file => reader.files.has(sources + file))
  if (name === undefined) return undefined
  const collections = await readModule(sources + name, reader, 'collections')
  return argumentOf(valueAt(collections, 'docs', 'loader'), 'glob')
}

/** The folders that `paths` of TypeScript's configuration names, as far as these are plain: `"@parts/*": ["src/parts/*"]`. */
async function aliasesOf(
  folder: string,
  reader: Reader,
): Promise<Record<string, string>> {
  const file = (await reader.text(`${folder}tsconfig.json`)) ?? ''
  const options = valueAt(readJson(file), 'compilerOptions')
  const baseUrl = scalarTextAt(options, 'baseUrl') ?? '.'
  const base = joinFolder(folder, baseUrl) ?? folder
  const aliases = new Map<string, string>()
  for (const [name, paths] of members(valueAt(options, 'paths'))) {
    if (!name.endsWith('/*')) continue
    const [path = ''] = scalarTexts(paths)
    const target = joinFolder(base, path.replace(/\*$/, '')) ?? base
    aliases.set(name.slice(0, -1), target)
  }
  return Object.fromEntries(aliases)
}

/** Expressive Code, which shows code, draws the colours of terminals ("Rendering ANSI escape sequences"). */
const withoutColours: ShownLine = (text, info) => {
  if (languageOf(info) === 'ansi') return stripVTControlCharacters(text)
  return text
}
