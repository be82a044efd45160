import { destination, escaped } from '../../markdown/compile.ts'
import { blanksOf, linesOf } from '../../markdown/lines.ts'
import { type Change, changed } from '../../markdown/source.ts'
import { get, list, readJson, text, texts } from '../../text/data.ts'
import {
  folderOf,
  joinFolder,
  nameOf,
  toAddress,
  toRoute,
} from '../../text/paths.ts'
import { sortFiles, toGlobs } from '../config/files.ts'
import type { Generator, HeadOf } from '../generator.ts'
import { fences, strong } from '../syntax/blocks.ts'
import {
  codeBlock,
  extensionOf,
  type Include,
  includes,
  inPlace,
  pathsIn,
  readPart,
} from '../syntax/include.ts'
import { attributeLists } from '../syntax/inline.ts'
import { replacing, type Step, type SyntaxSettings } from '../syntax/step.ts'

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
  /** The moniker of its version, if it is of one alone. */
  version: string | undefined
}

const LEARN = 'https://learn.microsoft.com'
const PUBLISHING = '.openpublishing.publish.config.json'

const PARTIALS = /(?:^|\/)includes\//i

/** DocFX, alone and as Microsoft Learn uses it. */
export const docfx: Generator<DocFXOptions> = {
  partials: PARTIALS,
  async read(path, reader) {
    const data = await reader.data(path, readJson)
    const build = get(data, 'build')
    if (get(build, 'content') === undefined) return undefined
    const folder = folderOf(path)
    const contents = list(get(build, 'content')).flatMap(
      (each): DocFXContent[] => {
        const source = joinFolder(folder, text(get(each, 'src')) ?? '.')
        if (source === undefined) return []
        const group = text(get(each, 'group')) ?? ''
        return [
          {
            folder: source,
            files: texts(get(each, 'files')).map(recursive),
            excluded: texts(get(each, 'exclude')).map(recursive),
            route: toRoute(text(get(each, 'dest')) ?? ''),
            version: onlyMoniker(
              get(build, 'groups', group, 'moniker_range') ??
                get(each, 'version'),
            ),
          },
        ]
      },
    )
    const isLearn = reader.files.has(PUBLISHING)
    const makesYaml =
      isLearn && ((await reader.text(PUBLISHING)) ?? '').includes('MAML2Yaml')
    return {
      contentFolder: contents[0]?.folder ?? folder,
      aliases: { '~/': folder },
      address: isLearn
        ? undefined
        : toAddress(text(get(build, 'sitemap', 'baseUrl'))),
      roots: contents.map(content => ({
        folder: content.folder,
        route: content.route,
      })),
      options: { contents, isLearn, makesYaml },
    }
  },
  keys: ['ROBOTS', 'robots', 'redirect_url', 'monikerRange'],
  routes(config, files) {
    const { contents, isLearn, makesYaml } = config.options
    const matched = contents.map(content => ({
      ...content,
      isIncluded: toGlobs(content.files),
      isExcluded: toGlobs(content.excluded),
    }))
    /** The content that a file is of, by what each includes. */
    const contentOf = (path: string) =>
      matched.find(({ folder, isIncluded }) => {
        const inside = path.slice(folder.length)
        const isMeant =
          isIncluded(inside) ||
          (makesYaml && isIncluded(inside.replace(/\.md$/, '.yml')))
        return path.startsWith(folder) && isMeant
      })
    const sorted = sortFiles(config, files, ['.md'], ({ path }) => {
      const content = contentOf(path)
      if (!content) return undefined
      const inside = path.slice(content.folder.length)
      if (PARTIALS.test(path))
        return { reason: 'is a partial: its folder is "includes"' }
      if (content.isExcluded(inside))
        return { reason: 'is excluded by docfx.json' }
      const stem = inside.replace(/\.md$/, '')
      if (!isLearn) return `${content.route}${stem}.html`
      const route = stem.toLowerCase()
      return (
        content.route + (nameOf(route) === 'index' ? folderOf(route) : route)
      )
    })
    // Case does not count in Learn's addresses.
    const inLowerCase = new Map(
      [...sorted.pages.keys()].map(path => [path.toLowerCase(), path]),
    )
    const named = (path: string) => [inLowerCase.get(path.toLowerCase()) ?? '']
    const ofLearn = isLearn ? { server: LEARN, named } : {}
    const hasVersions =
      new Set(contents.flatMap(({ version }) => version ?? [])).size > 1
    const versionOf = (path: string, headOf: HeadOf) =>
      onlyMoniker(headOf(path).monikerRange) ??
      (hasVersions ? contentOf(path)?.version : undefined)
    const hiddenBy = (path: string, headOf: HeadOf) => {
      const { ROBOTS, robots, redirect_url } = headOf(path)
      if (/noindex/i.test(String(ROBOTS ?? robots ?? '')))
        return 'front matter says ROBOTS: NOINDEX'
      return redirect_url === undefined
        ? undefined
        : 'only sends its readers elsewhere (redirect_url)'
    }
    return { ...sorted, hiddenBy, versionOf, rooted: 'server', ...ofLearn }
  },
  syntax: () => ({
    includes: [includedTexts, codeLinks, codeBlocks],
    markup: [
      triples,
      columns,
      zones,
      headingTabs,
      bracketExtensions,
      references,
      fences(),
      attributeLists('headings'),
    ],
  }),
}

/** The moniker that a range of monikers is, where it is no more than one: `azps-12.0.0` or `= azps-12.0.0`. */
function onlyMoniker(range: unknown): string | undefined {
  return /^(?:=\s*)?([\w.-]+)$/.exec(text(range)?.trim() ?? '')?.[1]
}

/** `**.md` is in any folder. */
function recursive(glob: string): string {
  return glob.replace(/\*\*(?=[^*/])/g, '**/*')
}

/** `[!INCLUDE [title](path)]`, in a line or on its own (DocFX, "Include Markdown Files"). */
const includedTexts = includes({
  hint: '[!',
  pattern: /\[!include\+?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
  read: ({ 1: written }, from, settings) => [
    includeOf(written!.trim(), from, settings),
  ],
  render: inPlace,
})

/** A step that includes code, as `specOf` says of what a pattern finds. */
function codeIncludes(
  hint: string,
  pattern: RegExp,
  specOf: (match: RegExpExecArray) => Record<string, string | null | undefined>,
): Step {
  return includes({
    hint,
    pattern,
    read(match, from, settings) {
      const { source, id, range } = specOf(match)
      const part = id ? { name: id } : range ? readPart(range, '-') : undefined
      return [
        { ...includeOf(source ?? '', from, settings), part, isCode: true },
      ]
    },
    render(text, match, source) {
      const { language, source: path } = specOf(match)
      return inPlace(
        codeBlock(text, language ?? extensionOf(path!)),
        match,
        source,
      )
    },
  })
}

/** `[!code-csharp[name](path?name=part#L1-L9)]` (DocFX, "Code Snippet"). */
const codeLinks = codeIncludes(
  '[!',
  /\[!code(?:-([\w+#-]+))?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
  ({ 1: language, 2: written }) => {
    const [, source, query, hash = ''] =
      /([^?#]*)(?:\?([^#]*))?(?:#(.*))?/.exec(written!.trim())!
    const options = new URLSearchParams(query)
    const [isLines, first, last = first] =
      /^L(\d+)(?:-L?(\d+))?$/i.exec(hash) ?? []
    const range = options.get('range') ?? (isLines && `${first}-${last}`)
    return {
      language,
      source,
      range,
      id: options.get('name') ?? options.get('region') ?? (range ? '' : hash),
    }
  },
)

/** `:::code language="csharp" source="path" range="1-9" id="part":::` (Microsoft Learn). */
const codeBlocks = codeIncludes(
  ':::',
  /^[ \t]*:::[ \t]*code[ \t]([^\n]*):::[ \t]*/gim,
  ({ 1: written }) => attributesOf(written!),
)

function includeOf(
  written: string,
  from: string,
  { folder, contentFolder }: SyntaxSettings,
): Include {
  const isRooted = /^[~/]/.test(written)
  const folders = isRooted ? [folder, contentFolder, ''] : [folderOf(from)]
  const paths = pathsIn(
    folders,
    written.replace(/^~/, '').replaceAll('%20', ' '),
  )
  return { name: written, paths, isRebased: true }
}

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/gi)].map(
      ([, name, value]) => [name, value],
    ),
  )
}

/** `:::image source="" alt-text="":::` and others with nothing in them (Microsoft Learn). */
const triples = replacing(
  ':::',
  /:::[ \t]*(image|no-loc|video)[ \t]((?:[^:\n]|:(?!::))*):::/gi,
  ({ 1: name, 2: written }) => {
    const {
      source = '',
      text = '',
      title,
      'alt-text': alt = '',
    } = attributesOf(written!)
    if (name === 'no-loc') return text
    if (name === 'video')
      return `[${escaped(title ?? 'Video')}](${destination(source)})`
    return `![${escaped(alt)}](${destination(source)})`
  },
)

/** What begins and ends zones, monikers, rows and columns (Microsoft Learn): their content stays. */
const zones = replacing(':::', /^[ \t]*:{3,}[ \t]*[a-z][^\n]*/gim, () => '')

/** The content of rows and columns (Microsoft Learn), which is indented by as much as their authors like. */
const columns: Step = source => {
  if (!/:::[ \t]*(?:row|column)/.test(source.text)) return source
  let margin: number | undefined = 0
  const changes = linesOf(source).map(({ text, start, isBlank }): Change => {
    const indent = blanksOf(text).length
    const [tag] = /^[ \t]*:::[ \t]*(?:row|column)(?:-end)?\b/.exec(text) ?? []
    if (tag !== undefined) margin = tag.endsWith('row-end') ? 0 : undefined
    else if (!isBlank) margin ??= indent
    return {
      start,
      end: start + (tag === undefined ? Math.min(indent, margin ?? 0) : indent),
      by: '',
    }
  })
  return changed(source, changes)
}

/** `[!VIDEO url]`, `[!div class=""]`, `[!UICONTROL Save]` (DocFX and Microsoft Learn); alerts stay. */
const bracketExtensions = replacing(
  '[!',
  /\[!([a-z]+)[ \t]+((?![ \t])[^[\]\n]*)\]/gi,
  ({ 1: name, 2: words }) => {
    if (/^video$/i.test(name!)) return `[Video](${destination(words!.trim())})`
    return /^div$/i.test(name!) ? '' : words
  },
)

/** References to the API by its identifiers (DocFX, "Links and Cross References"). */
const references = replacing(
  'xref:',
  /<xref:([^<>\s]+)>|\[([^[\]\n]+)\]\(xref:[^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/gi,
  ({ 1: uid, 2: words }) => (uid === undefined ? words : nameOfUid(uid)),
)

function nameOfUid(written: string): string {
  const name = written
    .replace(/[(?].*/s, '')
    .replace(/%2a|\*/gi, '')
    .replace(/%60\d|(?<!`)`+\d+/g, '')
  if (/=fullName/i.test(written)) return name
  const parts = name.split('.')
  return parts.slice(/=nameWithType/i.test(written) ? -2 : -1).join('.')
}

/** `# [Title](#tab/id)`, up to a line that ends the tabs (DocFX, "Tabs"). */
const headingTabs: Step = source => {
  const changes: Change[] = []
  let isOpen = false
  for (const { text, start, end, code } of linesOf(source)) {
    if (code) continue
    const heading =
      /^([\s>]*)#{1,6}[ \t]*\[([^\n]*)\]\(#tab\/[^()\n]*\)[ \t]*$/.exec(text)
    if (heading)
      changes.push({ start, end, by: heading[1] + strong(heading[2]) })
    else if (isOpen && /^[\s>]*(?:-{3,}|\*{3,})[ \t]*$/.test(text))
      changes.push({ start, end, by: '' })
    else continue
    isOpen = heading !== null
  }
  return changed(source, changes)
}
