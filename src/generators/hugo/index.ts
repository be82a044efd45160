import { hidingReason } from '../../markdown/front-matter.ts'
import {
  flag,
  get,
  list,
  lookUp,
  members,
  plainMembers,
  readJson,
  readToml,
  readYaml,
  text,
  texts,
} from '../../text/data.ts'
import {
  folderOf,
  join,
  joinFolder,
  nameOf,
  namesSource,
  toAddress,
  toRoute,
} from '../../text/paths.ts'
import { sortFiles, textOf, toExpressions, toGlobs } from '../config/files.ts'
import type { Generator, Head, HeadOf, Reader, Root } from '../generator.ts'
import {
  CASCADE,
  type CascadeTarget,
  cascadeIn,
  handedDown,
} from './cascade.ts'
import { hugoSyntax } from './syntax.ts'

export const hugo: Generator<HugoOptions> = {
  async read(path, reader) {
    const own = folderOf(path)
    const isSplit = own.endsWith(DEFAULT_FOLDER)
    const data = isSplit
      ? await readFolder(own, reader)
      : await readData(path, reader)
    // Hugo looks for `hugo.*` first. Docsy's example has a `config.yaml` as well, for old versions.
    const isOther = ['toml', 'yaml', 'yml', 'json'].some(end =>
      reader.files.has(`${own}hugo.${end}`),
    )
    const isHugos = ['baseurl', 'theme', 'module'].some(
      key => get(data, key) !== undefined,
    )
    if (nameOf(path).startsWith('config') && (isOther || !isHugos))
      return undefined
    const folder = isSplit ? own.slice(0, -DEFAULT_FOLDER.length) : own
    const languages = hugoLanguages(data)
    const roots = rootsOf(folder, data, languages)
    const params = plainMembers(get(data, 'params'))
    return {
      folder,
      contentFolder: roots[0]?.folder ?? folder,
      includeFolders: [...roots.map(root => root.folder), folder],
      variables: params,
      syntaxOptions: {
        hasEmoji: flag(get(data, 'enableemoji'), false),
        parameters: await parameters(folder, params, reader),
      },
      address: toAddress(text(get(data, 'baseurl'))),
      roots,
      frontMatter: 'behind-blanks',
      options: {
        languages: languages.map(({ name, prefix }) => ({ name, prefix })),
        keepsCase: flag(get(data, 'disablepathtolower'), false),
        isUgly: flag(get(data, 'uglyurls'), false),
        hasLinkHook: hasLinkHook(data),
        permalinks: Object.entries(plainMembers(get(data, 'permalinks'))),
        ignored: texts(get(data, 'ignorefiles')),
        mounts: mountsOf(folder, data),
        cascade: get(data, 'cascade'),
      },
    }
  },
  keys: [
    'url',
    'slug',
    'date',
    'title',
    'headless',
    'draft',
    'build.render',
    '_build.render',
    CASCADE,
  ],
  routes(config, files) {
    const { options } = config
    const byLanguage = new Map<string, string>()
    const byName = new Map<string, string | undefined>()
    const isBundled = toBundled(files)
    const isIgnored = toExpressions(options.ignored)
    const mounts = options.mounts.map(mount => ({
      ...mount,
      isShown: toMounted(mount),
    }))
    const targets = new Map<string, CascadeTarget>()
    const sorted = sortFiles(
      config,
      files,
      hugoExtensions,
      ({ path, root, stem }) => {
        const { name, prefix, language } = splitLanguage(
          stem,
          root,
          options.languages,
        )
        if (language !== undefined && options.languages.length > 1)
          byLanguage.set(path, language)
        if (isBundled(path) && !nameOf(stem).startsWith('_index'))
          return { reason: 'is a resource of the page bundle that it is in' }
        if (isIgnored(path))
          return { reason: 'is ignored by Hugo (ignoreFiles)' }
        // In Hugo's `SourceSpec.IgnoreFile`; buildpacks/docs has its partials in `.common/`.
        if (/(?:^|\/)(?:[.#]|[^/]*~\/)/.test(name))
          return {
            reason: 'is ignored by Hugo (a name that begins with "." or "#")',
          }
        if (
          mounts.some(
            ({ folder, isShown }) =>
              path.startsWith(folder) && !isShown(path.slice(folder.length)),
          )
        )
          return {
            reason: 'is left out of the content by Hugo (module.mounts)',
          }
        targets.set(path, targetOf(root, name, language, options.languages))
        const key = nameKey(
          name.replace(/\/_?index$/, ''),
          byLanguage.get(path),
        )
        byName.set(key, byName.has(key) ? undefined : path)
        return head =>
          hugoRoute(name.replaceAll(' ', '-'), prefix, head, options)
      },
    )
    const handedTo = (path: string, headOf: HeadOf) => {
      const target = targets.get(path)
      if (!target) return {}
      const end = target.lang === undefined ? '' : `.${target.lang}`
      const cascades = sectionsAbove(path).flatMap(folder => {
        const own =
          cascadeIn(headOf(`${folder}_index${end}.md`)) ??
          cascadeIn(headOf(`${folder}_index.md`))
        return own ?? []
      })
      return handedDown(target, [...cascades, options.cascade])
    }
    const roots = config.roots.toSorted(
      (a, b) => b.folder.length - a.folder.length,
    )
    const byLowerCase = new Map(
      [...sorted.pages.keys()].map(path => [path.toLowerCase(), path]),
    )
    return {
      ...sorted,
      assets: [`${config.folder}static/`],
      languageOf: path => byLanguage.get(path),
      named(path, from, written) {
        if (!options.hasLinkHook && !namesSource(written)) return []
        const root =
          roots.find(({ folder }) => from.startsWith(folder))?.folder ?? ''
        const all = candidates(path, from, written, root, byLanguage.get(from))
        const found = all.map(each => byLowerCase.get(each.toLowerCase()) ?? '')
        const unique = byName.get(
          nameKey(written.replace(/\.md$/, ''), byLanguage.get(from)),
        )
        return written.includes('/') || unique === undefined
          ? found
          : [...found, unique]
      },
      hiddenBy(path, headOf) {
        const handed = handedTo(path, headOf)
        return hiddenBy(headOf(path), handed)
      },
      unsearchedBy: (path, headOf) => hidingReason(handedTo(path, headOf)),
      handedDown: handedTo,
      rooted: 'server',
    }
  },
  syntax: hugoSyntax,
}

/** A page is also found by its name alone, where no other of its language has it. */
const nameKey = (path: string, language = '') =>
  `${language} ${nameOf(path).toLowerCase()}`

const DEFAULT_FOLDER = 'config/_default/'

/** Templates of shortcodes that are one parameter of the site, as `{{ site.Params.version }}`. */
async function parameters(
  folder: string,
  params: Readonly<Record<string, string>>,
  reader: Reader,
) {
  const found = new Map<string, string>()
  if (Object.keys(params).length === 0) return {}
  const isTemplate = (path: string) =>
    path.startsWith(folder) &&
    /^layouts\/_?shortcodes\/[\w-]+\.html$/.test(path.slice(folder.length))
  for (const [path, template] of await reader.texts(
    [...reader.files].filter(isTemplate),
  )) {
    const key =
      /^\s*\{\{-? *[$.]*(?:page\.)?site\.params\.([\w.]+) *(?:\| *\w+ *)?-?\}\}\s*$/i.exec(
        template,
      )?.[1]
    const value = lookUp(params, key?.toLowerCase() ?? '')
    if (value !== undefined) found.set(nameOf(path).replace('.html', ''), value)
  }
  return Object.fromEntries(found)
}

/** The configuration as one mapping, its keys in lower case: Hugo takes them in any. */
async function readData(path: string, reader: Reader): Promise<unknown> {
  const parse = path.endsWith('.toml')
    ? readToml
    : path.endsWith('.json')
      ? readJson
      : readYaml
  return inLowerCase(await reader.data(path, parse))
}

function inLowerCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inLowerCase)
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.toLowerCase(),
      inLowerCase(inner),
    ]),
  )
}

/** A configuration that is a folder: each file has a key's value, `languages.fr.toml` one's in another. */
async function readFolder(folder: string, reader: Reader): Promise<unknown> {
  const names = [...reader.files].filter(
    path => folderOf(path) === folder && /\.(?:toml|ya?ml|json)$/.test(path),
  )
  const data = new Map<string, unknown>()
  for (const path of names) {
    const [key = '', ...others] = nameOf(path).toLowerCase().split('.')
    const value = await readData(path, reader)
    if (key === 'hugo' || key === 'config')
      for (const [name, inner] of members(value)) data.set(name, inner)
    else if (others.length === 1) data.set(key, value)
    else if (key === 'languages')
      data.set(
        key,
        Object.fromEntries([...members(data.get(key)), [others[0]!, value]]),
      )
  }
  return Object.fromEntries(data)
}

interface Language {
  name: string
  /** The start of its addresses. */
  prefix: string
}

/** Those of the site, the default one first. */
function hugoLanguages(data: unknown): (Language & { options: unknown })[] {
  const byDefault = (
    text(get(data, 'defaultcontentlanguage')) ?? 'en'
  ).toLowerCase()
  const isInFolder = flag(get(data, 'defaultcontentlanguageinsubdir'), false)
  const named = members(get(data, 'languages')).filter(
    ([, each]) => !flag(get(each, 'disabled'), false),
  )
  if (named.length < 2)
    return [
      { name: named[0]?.[0] ?? byDefault, prefix: '', options: named[0]?.[1] },
    ]
  return named
    .map(([name, options]) => ({
      name,
      prefix: name === byDefault && !isInFolder ? '' : `${name}/`,
      options,
    }))
    .sort((a, b) => Number(b.name === byDefault) - Number(a.name === byDefault))
}

/** The folders of the content: each language's own, those that `module.mounts` puts there, and the one for all. */
function rootsOf(
  folder: string,
  data: unknown,
  languages: ReturnType<typeof hugoLanguages>,
): Root[] {
  const rootAt = (path: string, route: string): Root[] => {
    const own = joinFolder(folder, path)
    return own === undefined ? [] : [{ folder: own, route }]
  }
  const own = languages.flatMap(({ prefix, options }) => {
    const path = text(get(options, 'contentdir'))
    return path === undefined ? [] : rootAt(path, prefix)
  })
  const mounts = list(get(data, 'module', 'mounts')).flatMap(mount => {
    const [isContent, below = ''] =
      /^content(?:$|\/(.*))/.exec(text(get(mount, 'target')) ?? '') ?? []
    const [name] = texts(
      get(mount, 'lang') ?? get(mount, 'sites', 'matrix', 'languages'),
    )
    const prefix =
      languages.find(language => language.name === name)?.prefix ?? ''
    return isContent
      ? rootAt(text(get(mount, 'source')) ?? '', prefix + toRoute(below))
      : []
  })
  if (mounts.length > 0 || own.length === languages.length)
    return [...own, ...mounts]
  return [
    ...own,
    ...rootAt(text(get(data, 'contentdir')) ?? 'content', languages[0]!.prefix),
  ]
}

/** Which files of a folder are content, where a mount says that: the first glob that matches decides, `! x` against it. */
interface Mount {
  folder: string
  files: readonly string[]
}

function mountsOf(folder: string, data: unknown): Mount[] {
  return list(get(data, 'module', 'mounts')).flatMap(mount => {
    const [source, target] = ['source', 'target'].map(
      key => text(get(mount, key)) ?? '',
    )
    const own = joinFolder(folder, source!)
    const excluded = texts(get(mount, 'excludefiles')).map(each => `! ${each}`)
    const files = [
      ...excluded,
      ...texts(get(mount, 'includefiles')),
      ...texts(get(mount, 'files')),
    ]
    return own === undefined ||
      !/^content(?:$|\/)/.test(target!) ||
      files.length === 0
      ? []
      : [{ folder: own, files }]
  })
}

function toMounted({ files }: Mount): (inside: string) => boolean {
  const rules = files.map(file => ({
    isExcluded: file.startsWith('! '),
    matches: toGlobs([file.replace('! ', '')]),
  }))
  const hasWanted = rules.some(({ isExcluded }) => !isExcluded)
  return inside => {
    const rule = rules.find(({ matches }) => matches(inside))
    return rule ? !rule.isExcluded : !hasWanted
  }
}

/** Whether Hugo's own link render hook finds pages: where the site has a table of languages, unless it says otherwise. */
function hasLinkHook(data: unknown): boolean {
  const use =
    text(
      get(data, 'markup', 'goldmark', 'renderhooks', 'link', 'useembedded'),
    ) ?? 'auto'
  return use === 'auto'
    ? members(get(data, 'languages')).length > 0
    : use !== 'never'
}

interface HugoOptions {
  languages: readonly Language[]
  keepsCase: boolean
  isUgly: boolean
  hasLinkHook: boolean
  /** The patterns of addresses, by section or by `page.` and section. */
  permalinks: readonly (readonly [name: string, pattern: string])[]
  /** Regular expressions for the paths of files that are not read. */
  ignored: readonly string[]
  mounts: readonly Mount[]
  /** What the configuration hands down to pages. */
  cascade: unknown
}

/**
 * The pages that a link may name, in the order in which Hugo's `GetPage` looks for them: from the page's folder, which for a
 * bundle is the one that it is in, then from the root; in the page's language, and without an extension.
 */
function candidates(
  path: string,
  from: string,
  written: string,
  root: string,
  language = '',
): string[] {
  const own = folderOf(from)
  const isInBundle = namesSource(written) && written.startsWith('../')
  const folder =
    nameOf(from).startsWith('index.') && !isInBundle
      ? folderOf(own.slice(0, -1))
      : own
  const paths = [
    written.startsWith('/') ? undefined : join(folder, written),
    join(root, written),
    path,
  ]
  return paths.flatMap(each => {
    const stem = each?.replace(/\.md$/, '')
    const stems =
      stem === undefined ? [] : [stem, `${stem}/index`, `${stem}/_index`]
    return stems.flatMap(name => [`${name}.${language}.md`, `${name}.md`])
  })
}

const hugoExtensions = ['.md', '.markdown', '.mdown']

/** `page.fr.md` is French where that is a language of the site; a folder of its own says so as well. */
function splitLanguage(
  stem: string,
  root: Root,
  languages: readonly Language[],
) {
  const end = stem.lastIndexOf('.')
  const inName = languages.find(
    ({ name }) => name === stem.slice(end + 1).toLowerCase(),
  )
  if (inName && end > stem.lastIndexOf('/'))
    return {
      name: stem.slice(0, end),
      prefix: inName.prefix,
      language: inName.name,
    }
  // The default language may have no folder in addresses.
  const inFolder =
    languages.find(
      ({ prefix }) => prefix !== '' && root.route.startsWith(prefix),
    ) ?? languages.find(({ prefix }) => prefix === '')
  return { name: stem, prefix: root.route, language: inFolder?.name }
}

/** By `link` a page has an address that leads elsewhere (Hugo, "Build options"). */
const UNRENDERED = /^(?:never|false|link)$/

/** Whether a page's head, or what is handed down to it, says that the page is not rendered. */
function hiddenBy(head: Head, handed: object): string | undefined {
  if (flag(head.headless, false)) return 'is headless'
  if (head.draft === undefined && flag(get(handed, 'draft'), false))
    return 'is a draft (cascade)'
  const own = head['build.render'] ?? head['_build.render']
  const render =
    own ?? get(handed, 'build', 'render') ?? get(handed, '_build', 'render')
  return UNRENDERED.test(String(render))
    ? 'is not rendered (build.render)'
    : undefined
}

/** A page as cascades name it: by its path on the site, without its language. */
function targetOf(
  { route }: Root,
  name: string,
  lang: string | undefined,
  languages: readonly Language[],
): CascadeTarget {
  const prefix =
    languages.find(each => each.prefix !== '' && route.startsWith(each.prefix))
      ?.prefix ?? ''
  const path = `/${route.slice(prefix.length)}${name}`
    .replace(/\/_?index$/, '')
    .toLowerCase()
  const kind = /(?:^|\/)_index$/.test(name)
    ? path === ''
      ? 'home'
      : 'section'
    : 'page'
  return { path: path === '' ? '/' : path, kind, lang }
}

/** The folders that a path is in, the innermost first. */
function sectionsAbove(path: string): string[] {
  const folder = folderOf(path)
  return folder === '' ? [] : [folder, ...sectionsAbove(folder.slice(0, -1))]
}

/** Whether a file is in a folder, or below one, that has an `index.md`: that page is the only one there. */
function toBundled(files: readonly string[]): (path: string) => boolean {
  const bundles = new Set(
    files
      .filter(path =>
        /(?:^|\/)index\.(?:[\w-]+\.)?(?:md|markdown|html)$/.test(path),
      )
      .map(folderOf),
  )
  return path => {
    const above = sectionsAbove(path)
    return above
      .slice(nameOf(path).startsWith('index.') ? 1 : 0)
      .some(folder => bundles.has(folder))
  }
}

function hugoRoute(
  name: string,
  prefix: string,
  head: Head,
  options: HugoOptions,
): string {
  const url = textOf(head.url)
  if (url !== undefined)
    return url.startsWith('/') ? url.replace(/^\/+/, '') : prefix + url
  const last = nameOf(name)
  const folder = folderOf(name)
  if (last === '_index')
    return (
      prefix + sanitized(folder, options) + (options.isUgly ? 'index.html' : '')
    )
  const path = last === 'index' ? folder.slice(0, -1) : name
  const slug = textOf(head.slug)
  const bySlug = slug === undefined ? path : folderOf(path) + slug
  const route =
    prefix + sanitized(byPermalink(path, head, options) ?? bySlug, options)
  if (route === '' || route.endsWith('/')) return route
  return route + (options.isUgly ? '.html' : '/')
}

/** The address by the pattern of the page's section, as far as its parts are known. */
function byPermalink(
  path: string,
  head: Head,
  { permalinks }: HugoOptions,
): string | undefined {
  const [section = ''] = path.includes('/') ? path.split('/') : ['']
  const isOwn = (name: string) =>
    name.replace(/^page\.|\//g, '') === section.toLowerCase()
  const pattern = permalinks.find(([name]) => isOwn(name))?.[1]
  if (pattern === undefined) return undefined
  const [, year, month, day] =
    /^(\d{4})-(\d\d)-(\d\d)/.exec(textOf(head.date) ?? '') ?? []
  const name = nameOf(path)
  const title = textOf(head.title) ?? name
  const slug = textOf(head.slug)
  const parts = new Map([
    ['year', year],
    ['month', month],
    ['day', day],
    ['section', section],
    ['sections', folderOf(path).replace(/\/$/, '')],
    ['title', title],
    ['slug', slug ?? title],
    ['filename', name],
    ['slugorfilename', slug ?? name],
  ])
  const route = pattern
    .replaceAll('contentbasename', 'filename')
    .replace(
      /:(\w+)/g,
      (token, key) => parts.get(key)?.replaceAll(':', '') ?? token,
    )
  return route.includes(':')
    ? undefined
    : route.replace(/\/{2,}/g, '/').replace(/^\//, '')
}

/** As Hugo makes a path safe: blanks to hyphens, and only some marks left. */
function sanitized(route: string, { keepsCase }: HugoOptions): string {
  const safe = route
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}./\\_\-#+~%@\s]/gu, '')
    .replace(/[\s-]+/g, run => (/\s/.test(run) ? '-' : run))
  return keepsCase ? safe : safe.toLowerCase()
}
