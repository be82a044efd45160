import { escaped } from '../../markdown/compile.ts'
import { put, sourceOf } from '../../markdown/source.ts'
import {
  flag,
  get,
  members,
  plainMembers,
  readJson,
  text,
} from '../../text/data.ts'
import { toIgnored } from '../../text/glob.ts'
import { folderOf, nameOf, toAddress } from '../../text/paths.ts'
import { sortFiles } from '../config/files.ts'
import type { Generator, HeadOf } from '../generator.ts'
import { fences } from '../syntax/blocks.ts'
import { attributeLists } from '../syntax/inline.ts'
import type { Step } from '../syntax/step.ts'
import { variables, warnUnknown } from '../syntax/templates.ts'

/** The pages that a navigation shows, without their extensions ("Hidden pages"): those in no part that is `hidden`. */
function pagesIn(navigation: unknown): string[] {
  if (typeof navigation === 'string')
    return [navigation.replace(/^\/|\.mdx?$/g, '')]
  if (Array.isArray(navigation)) return navigation.flatMap(pagesIn)
  if (flag(get(navigation, 'hidden'), false)) return []
  return members(navigation).flatMap(([key, value]) =>
    key === 'pages' || key === 'root' || typeof value === 'object'
      ? pagesIn(value)
      : [],
  )
}

interface MintlifyOptions {
  /** The pages that the navigation shows; absent where search has all. */
  searched: readonly string[] | undefined
  /** Lines of `.mintignore`. */
  ignored: readonly string[]
}

export const mintlify: Generator<MintlifyOptions> = {
  partials: /(?:^|\/)_?snippets\//,
  async read(path, reader) {
    const data = await reader.data(path, readJson)
    const isOwn =
      get(data, 'navigation') !== undefined &&
      OWN_KEYS.some(key => get(data, key) !== undefined)
    if (!isOwn) return undefined
    const folder = folderOf(path)
    const ignored = (await reader.text(`${folder}.mintignore`)) ?? ''
    return {
      contentFolder: folder,
      mdx: 'all',
      aliases: { '/': folder },
      variables: plainMembers(get(data, 'variables')),
      address: toAddress(text(get(data, 'seo', 'metatags', 'canonical'))),
      options: {
        ignored: ignored.split('\n'),
        searched:
          get(data, 'seo', 'indexing') === 'all'
            ? undefined
            : pagesIn(get(data, 'navigation')),
      },
    }
  },
  keys: ['hidden'],
  routes(config, files) {
    const isIgnored = toIgnored([...IGNORED, ...config.options.ignored])
    const sorted = sortFiles(
      config,
      files,
      ['.mdx', '.md'],
      ({ inside, stem }) => {
        if (isIgnored(inside))
          return {
            reason: 'is a snippet, or is ignored by Mintlify (.mintignore)',
          }
        return nameOf(stem) === 'index'
          ? folderOf(stem).replace(/\/$/, '')
          : stem
      },
    )
    const searched = new Set(config.options.searched)
    const unsearchedBy = (path: string, headOf: HeadOf) => {
      if (flag(headOf(path).hidden, false)) return 'says `hidden: true`'
      const stem = path
        .slice(config.contentFolder.length)
        .replace(/\.mdx?$/, '')
      // A navigation without pages is one of other files.
      return searched.size === 0 || searched.has(stem)
        ? undefined
        : 'is hidden: the navigation of Mintlify does not show it'
    }
    return { ...sorted, unsearchedBy, rooted: 'site' }
  },
  syntax: () => ({
    includes: [],
    markup: [operation, variables, fences(), attributeLists('headings')],
  }),
}

/** What its configuration has besides `navigation`, which others of that name have not. */
const OWN_KEYS = ['theme', 'colors', 'favicon']

/** What is never a page, and the parts of others. */
const IGNORED = [
  '/snippets/',
  '/_snippets/',
  '.*',
  'node_modules',
  'README.md',
  'LICENSE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
]

/** The operation of an interface that a page is about ("OpenAPI setup"): its method and path; the rest is in another file. */
const operation: Step = (source, work) => {
  const { data } = work.context
  const written = text(get(data, 'openapi')) ?? text(get(data, 'api')) ?? ''
  const [found] =
    /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|WEBHOOK)[ \t]+\S+/i.exec(
      written,
    ) ?? []
  if (found === undefined || work.open.length > 1) return source
  if (get(data, 'openapi') !== undefined)
    warnUnknown(`openapi: ${found}`, source, 0, work)
  return sourceOf([
    put(`**${escaped(found).replace(/[{<]/g, '\\$&')}**\n\n`, source, 0),
    source,
  ])
}
