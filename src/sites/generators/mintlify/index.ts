import {
  applyChanges,
  type Change,
  escaped,
  insertedText,
  sourceOf,
} from '../../../markdown/source.ts'
import {
  flag,
  members,
  readJson,
  scalarTextAt,
  valueAt,
} from '../../../text/data.ts'
import {
  folderOf,
  join,
  nameOf,
  toAddress,
  toIgnored,
} from '../../../text/paths.ts'
import { sortFiles } from '../../config/files.ts'
import type { Generator, HeadOf, Reader } from '../../generator.ts'
import { fences, infoOf } from '../../syntax/blocks.ts'
import { attributeLists } from '../../syntax/inline.ts'
import { type Step, warnUnknown } from '../../syntax/step.ts'

interface MintlifyOptions {
  /** The pages that the navigation shows, without their extensions; undefined where search has all. */
  searched: readonly string[] | undefined
  /** Lines of `.mintignore`. */
  ignored: readonly string[]
}

/** Mintlify (https://mintlify.com/docs/organize/settings). */
export const mintlify: Generator<MintlifyOptions> = {
  keys: ['hidden'],
  partials: /(?:^|\/)_?snippets\//,
  async read(path, reader) {
    const data = await reader.data(path, readJson)
    const navigation = valueAt(data, 'navigation')
    const isOwn = OWN_KEYS.some(key => valueAt(data, key) !== undefined)
    if (navigation === undefined || !isOwn) return undefined
    const folder = folderOf(path)
    const ignored = (await reader.text(`${folder}.mintignore`)) ?? ''
    let searched: string[] | undefined
    if (valueAt(data, 'seo', 'indexing') !== 'all')
      searched = await pagesIn(navigation, path, reader)
    return {
      contentFolder: folder,
      format: 'mdx',
      aliases: { '/': folder },
      address: toAddress(scalarTextAt(data, 'seo', 'metatags', 'canonical')),
      options: { ignored: ignored.split('\n'), searched },
    }
  },
  routes(config, files) {
    const { contentFolder, options } = config
    const isIgnored = toIgnored([...IGNORED, ...options.ignored])
    const sorted = sortFiles(
      config,
      files,
      ['.mdx', '.md'],
      ({ inside, stem }) => {
        if (isIgnored(inside))
          return {
            reason: 'is a snippet, or is ignored by Mintlify (.mintignore)',
          }
        if (nameOf(stem) !== 'index') return stem
        return folderOf(stem).replace(/\/$/, '')
      },
    )
    const searched = new Set(options.searched)
    const unsearchedBy = (path: string, headOf: HeadOf) => {
      if (flag(headOf(path).hidden, false)) return 'says `hidden: true`'
      const stem = path.slice(contentFolder.length).replace(/\.mdx?$/, '')
      // A navigation without pages is one of other files.
      if (searched.size === 0 || searched.has(stem)) return undefined
      return 'is hidden: the navigation of Mintlify does not show it'
    }
    return { ...sorted, links: { rooted: 'site' }, readers: { unsearchedBy } }
  },
  syntax: () => ({
    includes: [],
    markup: [
      operation,
      codeTitles,
      fences(undefined, true),
      attributeLists('headings'),
    ],
  }),
}

/** Keys of its configuration besides `navigation`, which other files of that name do not have. */
const OWN_KEYS = ['theme', 'colors', 'favicon']

/** Files that are never pages, and the parts of others. */
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

/**
 * The pages that a navigation shows, without their extensions: those in no part that is `hidden` (Mintlify, "Hidden pages"),
 * also in the files that it names by `$ref` ("Global settings"). Undefined where one of these cannot be read.
 */
async function pagesIn(
  navigation: unknown,
  file: string,
  reader: Reader,
): Promise<string[] | undefined> {
  const pages = new Set<string>()
  const parts = [{ part: navigation, file }]
  const opened = new Set<string>()
  // The list grows while it is read.
  for (const { part, file } of parts) {
    if (typeof part === 'string') pages.add(part.replace(/^\/|\.mdx?$/g, ''))
    if (Array.isArray(part))
      for (const inner of part) parts.push({ part: inner, file })
    if (flag(valueAt(part, 'hidden'), false)) continue
    for (const [key, inner] of members(part)) {
      const isPage = key === 'pages' || key === 'root'
      if (isPage || typeof inner === 'object') parts.push({ part: inner, file })
    }
    const reference = scalarTextAt(part, '$ref')
    if (reference === undefined) continue
    const other = join(folderOf(file), reference) ?? reference
    if (opened.has(other)) continue
    opened.add(other)
    const data = await reader.data(other, readJson)
    if (data === undefined) return undefined
    parts.push({ part: data, file: other })
  }
  return [...pages]
}

const CODE_OPTIONS =
  /(?<![\w-])[\w-]+=(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^\s"'{]+)|\{[^{}]*\}|\[[^[\]]*\]|\b(?:expandable|lines|wrap)\b|"/g

/** Marks the words behind the language of code as its title (Mintlify, "Code blocks"). */
const codeTitles: Step = source => {
  const changes: Change[] = []
  for (const line of source.lines) {
    if (line.code !== 'opens') continue
    const words = infoOf(line).replace(CODE_OPTIONS, '').trim()
    const [, title] = /^\S+\s+(\S.*)$/.exec(words) ?? []
    const { end } = line
    if (title) changes.push({ start: end, end, by: ` title="${title}"` })
  }
  return applyChanges(source, changes)
}

/** The method and path of an operation in front matter (Mintlify, "OpenAPI setup"). */
const OPERATION =
  /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|WEBHOOK)[ \t]+\S+/i

/** Puts the operation that a page is about on it, and says that what is in the file of its interface is missing. */
const operation: Step = (source, work) => {
  const { data } = work.context
  const description =
    scalarTextAt(data, 'openapi') ?? scalarTextAt(data, 'api') ?? ''
  const [name] = OPERATION.exec(description) ?? []
  if (name === undefined || work.open.length > 1) return source
  if (valueAt(data, 'openapi') !== undefined)
    warnUnknown(`openapi: ${name}`, source, 0, work)
  const bold = `**${escaped(name).replace(/[{<]/g, '\\$&')}**\n\n`
  return sourceOf([insertedText(bold, source, 0), source])
}
