import { posix } from 'node:path'
import {
  applyChanges,
  blanksOf,
  type Change,
  destination,
  escaped,
} from '../../../markdown/source.ts'
import {
  list,
  readJson,
  scalarText,
  scalarTextAt,
  scalarTextsAt,
  valueAt,
} from '../../../text/data.ts'
import {
  folderOf,
  joinFolder,
  nameOf,
  percentDecoded,
  toAddress,
  toRoute,
} from '../../../text/paths.ts'
import { sortFiles, textOf, toGlobs } from '../../config/files.ts'
import type { Generator, HeadOf, LinkRules, Routes } from '../../generator.ts'
import { strong } from '../../syntax/blocks.ts'
import {
  codeBlock,
  extensionOf,
  type Include,
  includes,
  inPlace,
  linkedPage,
  pathsIn,
  readPart,
} from '../../syntax/include.ts'
import { replacing, type Step, type SyntaxSettings } from '../../syntax/step.ts'
import { argumentsOf } from '../../syntax/templates.ts'

interface DocFXOptions {
  contents: readonly DocFXContent[]
  /** Whether Microsoft Learn publishes it, whose addresses have no extension and are in lower case. */
  isLearn: boolean
  /** Whether pages of commands are made into YAML first, so that a glob of that means them. */
  makesYaml: boolean
}

interface DocFXContent {
  /** The folder that the globs are below. */
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

/** DocFX, alone and as Microsoft Learn uses it (https://dotnet.github.io/docfx/reference/docfx-json-reference.html). */
export const docfx: Generator<DocFXOptions> = {
  keys: ['ROBOTS', 'robots', 'redirect_url', 'monikerRange', 'uid'],
  partials: PARTIALS,
  async read(path, reader) {
    const data = await reader.data(path, readJson)
    const build = valueAt(data, 'build')
    if (valueAt(build, 'content') === undefined) return undefined
    const folder = folderOf(path)
    const contents = contentsOf(folder, build)
    const isLearn = reader.files.has(PUBLISHING)
    let publishing: string | undefined
    let address = toAddress(scalarTextAt(build, 'sitemap', 'baseUrl'))
    if (isLearn) {
      publishing = await reader.text(PUBLISHING)
      address = undefined
    }
    return {
      contentFolder: contents[0]?.folder ?? folder,
      aliases: { '~/': folder },
      address,
      roots: contents.map(content => ({
        folder: content.folder,
        route: content.route,
      })),
      options: {
        contents,
        isLearn,
        makesYaml: publishing?.includes('MAML2Yaml') === true,
      },
    }
  },
  routes(config, files) {
    const { contents, isLearn } = config.options
    const contentOf = toContentOf(config.options)
    const exclusions = new Map(
      contents.map(content => [content, toGlobs(content.excluded)]),
    )
    const sorted = sortFiles(config, files, ['.md'], ({ path }) => {
      const content = contentOf(path)
      if (!content) return undefined
      const inside = path.slice(content.folder.length)
      if (PARTIALS.test(path))
        return { reason: 'is a partial: its folder is "includes"' }
      if (exclusions.get(content)!(inside))
        return { reason: 'is excluded by docfx.json' }
      const stem = inside.replace(/\.md$/, '')
      if (!isLearn) return `${content.route}${stem}.html`
      const route = stem.toLowerCase()
      if (nameOf(route) === 'index') return content.route + folderOf(route)
      return content.route + route
    })
    const versions = new Set(contents.flatMap(({ version }) => version ?? []))
    const versionOf = (path: string, headOf: HeadOf) => {
      const moniker = onlyMoniker(headOf(path).monikerRange)
      if (moniker !== undefined || versions.size < 2) return moniker
      return contentOf(path)?.version
    }
    const readers = { hiddenBy, versionOf }
    const links: LinkRules = {
      rooted: 'server',
      idOf: (path, headOf) => textOf(headOf(path).uid),
    }
    if (isLearn) {
      links.server = LEARN
      links.named = toNamed(sorted.pages)
    }
    return { ...sorted, links, readers }
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
    ],
  }),
}

/** The entries of `build.content` (DocFX, "docfx.json File Format"). */
function contentsOf(folder: string, build: unknown): DocFXContent[] {
  const contents: DocFXContent[] = []
  for (const entry of list(valueAt(build, 'content'))) {
    const source = joinFolder(folder, scalarTextAt(entry, 'src') ?? '.')
    if (source === undefined) continue
    const group = scalarTextAt(entry, 'group') ?? ''
    const range =
      valueAt(build, 'groups', group, 'moniker_range') ??
      valueAt(entry, 'version')
    contents.push({
      folder: source,
      files: scalarTextsAt(entry, 'files').map(recursive),
      excluded: scalarTextsAt(entry, 'exclude').map(recursive),
      route: toRoute(scalarTextAt(entry, 'dest') ?? ''),
      version: onlyMoniker(range),
    })
  }
  return contents
}

/** Finds the content that a file is of: the first that includes it. */
function toContentOf({
  contents,
  makesYaml,
}: DocFXOptions): (path: string) => DocFXContent | undefined {
  const all = contents.map(content => ({
    content,
    isIncluded: toGlobs(content.files),
  }))
  return path => {
    const found = all.find(({ content: { folder }, isIncluded }) => {
      if (!path.startsWith(folder)) return false
      const inside = path.slice(folder.length)
      const yaml = inside.replace(/\.md$/, '.yml')
      return isIncluded(inside) || (makesYaml && isIncluded(yaml))
    })
    return found?.content
  }
}

/** The page that a link names in any case, which does not count in Learn's addresses. */
function toNamed(pages: Routes['pages']): (path: string) => string[] {
  const paths = [...pages.keys()]
  const byLowerCase = new Map(paths.map(path => [path.toLowerCase(), path]))
  return path => [byLowerCase.get(path.toLowerCase()) ?? '']
}

/** Why a page's front matter keeps it out of search (Microsoft Learn, "Metadata"). */
function hiddenBy(path: string, headOf: HeadOf): string | undefined {
  const { ROBOTS, robots, redirect_url } = headOf(path)
  if (/noindex/i.test(String(ROBOTS ?? robots)))
    return 'front matter says ROBOTS: NOINDEX'
  if (redirect_url !== undefined)
    return 'only sends its readers elsewhere (redirect_url)'
  return undefined
}

/** The moniker in a range that has one alone: `azps-12.0.0` or `= azps-12.0.0`. */
function onlyMoniker(range: unknown): string | undefined {
  return /^(?:=\s*)?([\w.-]+)$/.exec(scalarText(range)?.trim() ?? '')?.[1]
}

/** `**.md` is in any folder. */
function recursive(glob: string): string {
  return glob.replace(/\*\*(?=[^*/])/g, '**/*')
}

/** `[!INCLUDE [title](path)]`, in a line or alone on one (DocFX, "Include Markdown Files"). */
const includedTexts = includes({
  hint: '[!',
  pattern: /\[!include\+?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
  read: ({ 1: path }, from, settings) => [
    includeOf(path!.trim(), from, settings),
  ],
  render: inPlace,
})

/** The text of an include of code, in its parts. */
interface CodeSpec {
  source?: string | undefined
  language?: string | undefined
  /** The name of a part of the file. */
  id?: string | undefined
  /** The lines of it. */
  range?: string | undefined
}

/** A step that includes code. */
function codeIncludes(
  hint: string,
  pattern: RegExp,
  specOf: (match: RegExpExecArray) => CodeSpec,
): Step {
  return includes({
    hint,
    pattern,
    read(match, from, settings) {
      const { source = '', id, range } = specOf(match)
      let part = readPart(range, '-')
      if (id) part = { name: id }
      return [{ ...includeOf(source, from, settings), part, isCode: true }]
    },
    render(text, match, source) {
      const { source: path = '', language = extensionOf(path) } = specOf(match)
      return inPlace(codeBlock(text, language), match, source)
    },
  })
}

/** `[!code-csharp[name](path?name=part "title")]` (DocFX, "Code Snippet"). */
const codeLinks = codeIncludes(
  '[!',
  /\[!code(?:-([\w+#-]+))?[ \t]*\[[^[\]\n]*\][ \t]*\(([^()\n]*)\)[ \t]*\]/gi,
  ({ 1: language, 2: link = '' }) => {
    const [, source, query, hash = ''] =
      /([^?#]*)(?:\?([^#]*))?(?:#(.*))?/.exec(link.split('"')[0]!.trim())!
    const options = new URLSearchParams(query)
    const id = options.get('name') ?? options.get('region') ?? hash
    return { language, source, id }
  },
)

/** `:::code language="csharp" source="path" range="1-9" id="part":::` (Microsoft Learn). */
const codeBlocks = codeIncludes(
  ':::',
  /^[ \t]*:::[ \t]*code[ \t]([^\n]*):::[ \t]*/gim,
  ({ 1: attributes }) => argumentsOf(attributes!),
)

function includeOf(
  name: string,
  from: string,
  { folder, contentFolder }: SyntaxSettings,
): Include {
  let folders = [folderOf(from)]
  if (/^[~/]/.test(name)) folders = [folder, contentFolder, '']
  const path = name.replace(/^~/, '').replaceAll('%20', ' ')
  return { name, paths: pathsIn(folders, path), isRebased: true }
}

/** `:::image source="" alt-text="":::` and others with nothing in them (Microsoft Learn). */
const triples = replacing(
  ':::',
  /:::[ \t]*(image|no-loc)[ \t]((?:[^:\n]|:(?!::))*):::/gi,
  ([, name, rest = '']) => {
    const attributes = argumentsOf(rest)
    const { source = '', text = '' } = attributes
    if (name === 'no-loc') return text
    const alt = escaped(attributes['alt-text'] ?? '')
    return `![${alt}](${destination(source)})`
  },
)

/** The lines that begin and end zones, monikers, rows and columns (Microsoft Learn): their content stays. */
const zones = replacing(':::', /^[ \t]*:{3,}[ \t]*[a-z][^\n]*/gim, () => '')

/** The content of rows and columns (Microsoft Learn), which is indented by as much as their authors like. */
const columns: Step = source => {
  if (!/:::[ \t]*(?:row|column)/.test(source.text)) return source
  const changes: Change[] = []
  /** The indentation of the content; undefined up to its first line. */
  let margin: number | undefined = 0
  for (const { text, start, isBlank } of source.lines) {
    const indent = blanksOf(text).length
    const [tag] = /^[ \t]*:::[ \t]*(?:row|column)(?:-end)?\b/.exec(text) ?? []
    let width = indent
    if (tag === undefined) {
      if (!isBlank) margin ??= indent
      width = Math.min(indent, margin ?? 0)
    } else if (tag.endsWith('row-end')) margin = 0
    else margin = undefined
    changes.push({ start, end: start + width, by: '' })
  }
  return applyChanges(source, changes)
}

/** `[!VIDEO url]`, `[!div class=""]`, `[!UICONTROL Save]` (DocFX and Microsoft Learn); alerts stay. */
const bracketExtensions = replacing(
  '[!',
  /\[!([a-z]+)[ \t]+((?![ \t])[^[\]\n]*)\]/gi,
  ([, name = '', words = '']) => {
    const kind = name.toLowerCase()
    if (kind === 'video') return `[Video](${destination(words.trim())})`
    if (kind === 'div') return ''
    return words
  },
)

/** `<xref:uid>`, `[words](xref:uid)` and `@uid` (DocFX, "Links and Cross References"): to a page of the site, or to the API. */
const references = replacing(
  /xref:|@/,
  /<xref:([^<>\s]+)>|\[([^[\]\n]*)\]\(xref:([^()\s]*(?:\([^()\s]*\)[^()\s]*)?)\)|(?<![\w.`@/])@([a-z](?:[\w./-]*\w)?)/gi,
  ({ 1: shown, 2: words, 3: target, 4: mention, index }, source, work) => {
    const reference = shown ?? target ?? mention!
    const [uid = ''] = reference.split(/[?#]/)
    const path = work.context.pathOf?.(percentDecoded(uid))
    if (path !== undefined) {
      const from = folderOf(source.placeAt(index).path)
      const [hash = ''] = /#.*/.exec(reference) ?? []
      const link = posix.relative(from, path) + hash
      const page = linkedPage(link, source, index, work)
      if (page)
        return `[${words || escaped(page.name)}](${destination(page.url)})`
    }
    if (mention) return undefined
    return words || nameOfUid(reference)
  },
)

function nameOfUid(uid: string): string {
  const name = uid
    .replace(/[(?].*/s, '')
    .replace(/%2a|\*/gi, '')
    .replace(/%60\d|(?<!`)`+\d+/g, '')
  if (/=fullName/i.test(uid)) return name
  return name.split('.').at(-1)!
}

const TAB = /^([\s>]*)#{1,6}[ \t]*\[([^\n]*)\]\(#tab\/[^()\n]*\)[ \t]*$/

/** `# [Title](#tab/id)`, up to a line that ends the tabs (DocFX, "Tabs"). */
const headingTabs: Step = source => {
  const changes: Change[] = []
  let isOpen = false
  for (const { text, start, end, code } of source.lines) {
    if (code) continue
    const tab = TAB.exec(text)
    if (tab) {
      changes.push({ start, end, by: tab[1] + strong(tab[2]) })
      isOpen = true
    } else if (isOpen && /^[\s>]*(?:-{3,}|\*{3,})[ \t]*$/.test(text)) {
      changes.push({ start, end, by: '' })
      isOpen = false
    }
  }
  return applyChanges(source, changes)
}
