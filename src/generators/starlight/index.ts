import { stripVTControlCharacters } from 'node:util'
import { slug } from 'github-slugger'
import { get, list, members, readJson, text, texts } from '../../text/data.ts'
import {
  folderOf,
  joinFolder,
  languageIn,
  nameOf,
  toAddress,
} from '../../text/paths.ts'
import { languagesOf, sortFiles, textOf, toGlobs } from '../config/files.ts'
import { Call, readModule } from '../config/literals.ts'
import { ownCodeIn } from '../config/own-code.ts'
import type { Generator, Reader } from '../generator.ts'
import {
  containers,
  excludedSections,
  fences,
  languageOf,
  type ShownLine,
} from '../syntax/blocks.ts'
import { hero } from '../syntax/hero.ts'
import { attributeLists, scripts } from '../syntax/inline.ts'

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

/** Astro with Starlight. */
export const starlight: Generator<StarlightOptions> = {
  partials: /(?:^|\/)_[^/]*$/,
  async read(path, reader) {
    const source = await reader.text(path)
    if (!source?.includes('@astrojs/starlight')) return undefined
    const data = await readModule(path, reader)
    const folder = folderOf(path)
    const sources =
      joinFolder(folder, text(get(data, 'srcDir')) ?? 'src') ?? folder
    const glob = await globOf(sources, reader)
    const base = text(get(glob, 'base'))
    const contentFolder =
      (base && joinFolder(folder, base)) || `${sources}content/docs/`
    const options = list(get(data, 'integrations'))
      .map(each => givenTo(each, 'starlight'))
      .find(Boolean)
    return {
      ownCode: await ownCodeIn(
        path,
        reader,
        'integrations|(?:remark|rehype)?[pP]lugins',
      ),
      contentFolder,
      frontMatter: 'below-blank-lines',
      aliases: {
        '@/': sources,
        '~/': sources,
        ...(await aliasesOf(folder, reader)),
      },
      address: toAddress(
        text(get(data, 'site')),
        text(get(data, 'base')) ?? '',
      ),
      roots: [
        { folder: contentFolder, route: '' },
        { folder: `${sources}pages/`, route: '' },
      ],
      options: {
        patterns: texts(get(glob, 'pattern') ?? '**'),
        languages: languagesOf(get(options, 'locales'), 'en'),
        hasEndSlash: text(get(data, 'trailingSlash')) !== 'never',
      },
    }
  },
  keys: ['slug'],
  routes(config, files) {
    const { options, contentFolder, folder } = config
    const isListed = toGlobs(
      options.patterns.filter(each => !each.startsWith('!')),
    )
    const isExcluded = toGlobs(
      options.patterns
        .filter(each => each.startsWith('!'))
        .map(each => each.slice(1)),
    )
    const sorted = sortFiles(
      config,
      files,
      contentExtensions,
      ({ root, inside, stem }) => {
        // A page of Astro itself may be a template of pages, such as `[slug].md`.
        if (/(?:^|\/)[.[]/.test(stem)) return undefined
        if (nameOf(stem).startsWith('_'))
          return { reason: 'is a partial: its name begins with "_"' }
        if (
          root.folder === contentFolder &&
          (!isListed(inside) || isExcluded(inside))
        )
          return { reason: 'is not in the collection "docs" of Astro' }
        if (nameOf(stem) === '404')
          return { reason: 'is what readers see where there is no page' }
        return head => {
          const slugged =
            textOf(head.slug) ??
            stem
              .split('/')
              .map(name => slug(name))
              .join('/')
          const route = slugged
            .replace(/(?:^|\/)index$/, '')
            .replace(/^\/+|(?<!\/)\/+$/g, '')
          return route === '' || !options.hasEndSlash ? route : `${route}/`
        }
      },
    )
    const languageOf = (path: string) =>
      languageIn(
        options.languages,
        path.slice(contentFolder.length).split('/')[0]!,
      )
    return {
      ...sorted,
      assets: [`${folder}public/`],
      languageOf,
      rooted: 'server',
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
      attributeLists('headings'),
    ],
  }),
}

/** What a call of a function with this name is given. */
function givenTo(call: unknown, name: string): unknown {
  return call instanceof Call && call.name === name ? call.args[0] : undefined
}

/** The files of the collection `docs`, where its loader is `glob()` (Astro, "Content collections"). */
async function globOf(sources: string, reader: Reader): Promise<unknown> {
  const names = [
    'content.config.ts',
    'content.config.mjs',
    'content.config.js',
    'content/config.ts',
  ]
  const path = names
    .map(name => sources + name)
    .find(each => reader.files.has(each))
  const collections = path && (await readModule(path, reader, 'collections'))
  return givenTo(get(collections, 'docs', 'loader'), 'glob')
}

/** The folders that `paths` of TypeScript's configuration names, as far as these are plain: `"@parts/*": ["src/parts/*"]`. */
async function aliasesOf(
  folder: string,
  reader: Reader,
): Promise<Record<string, string>> {
  const options = get(
    readJson((await reader.text(`${folder}tsconfig.json`)) ?? ''),
    'compilerOptions',
  )
  const base =
    joinFolder(folder, text(get(options, 'baseUrl')) ?? '.') ?? folder
  const folders = members(get(options, 'paths')).filter(([name]) =>
    name.endsWith('/*'),
  )
  return Object.fromEntries(
    folders.map(([name, paths]) => {
      const [path = ''] = texts(paths)
      return [
        name.slice(0, -1),
        joinFolder(base, path.replace(/\*$/, '')) ?? base,
      ]
    }),
  )
}

/** Expressive Code, which shows code, draws the colours of terminals ("Rendering ANSI escape sequences"). */
const withoutColours: ShownLine = (text, info) =>
  languageOf(info) === 'ansi' ? stripVTControlCharacters(text) : text
