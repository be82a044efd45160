import { folderOf, join, nameOf, stemOf } from '../../text/paths.ts'
import { toIgnored } from '../config/files.ts'
import type { Head, Route, Routes, SiteConfig } from '../generator.ts'
import { textOf } from '../heads.ts'

export interface MkDocsOptions {
  hasFolderAddresses: boolean
  /** In the syntax of `.gitignore`. */
  excluded: readonly string[]
  drafts: readonly string[]
  languages: Languages | undefined
  blog: Blog | undefined
}

/** The plugin `i18n` (mkdocs-static-i18n). */
export interface Languages {
  isByFolder: boolean
  locales: readonly string[]
  byDefault: string
  fallsBack: boolean
}

/** The plugin `blog` of Material for MkDocs, its folders below the pages'. */
export interface Blog {
  folder: string
  posts: string
  format: string
  dateFormat: string
}

const mkdocsExtensions = ['.markdown', '.mdown', '.mkdn', '.mkd', '.md']

/** What MkDocs makes of the files below its `docs_dir`. */
export function mkdocsRoutes(
  { contentFolder, options }: SiteConfig<MkDocsOptions>,
  files: readonly string[],
): Routes {
  const isExcluded = toIgnored(['.*', '/templates/', ...options.excluded])
  const isDraft = toIgnored(options.drafts)
  const pages = new Map<string, Route>()
  const reasons = new Map<string, string>()
  const all = new Set(files)
  for (const path of files) {
    const inside = path.slice(contentFolder.length)
    const stem = path.startsWith(contentFolder) ? stemOf(inside, mkdocsExtensions) : undefined
    if (stem === undefined) continue
    if (isExcluded(inside))
      reasons.set(path, 'is excluded by MkDocs (exclude_docs, templates and hidden files)')
    else if (isDraft(inside)) reasons.set(path, 'is excluded by draft_docs')
    else if (nameOf(stem) === 'README' && all.has(`${contentFolder}${folderOf(stem)}index.md`))
      reasons.set(path, 'is ignored: index.md is in the same folder')
    else pages.set(path, mkdocsRoute(stem, options))
  }
  const named = (path: string, from: string) => variantOf(path, from, options.languages, pages)
  const languageOf = (path: string) => {
    const { languages } = options
    const stem = stemOf(path.slice(contentFolder.length), mkdocsExtensions)
    if (!languages || languages.locales.length < 2 || stem === undefined) return undefined
    return localeIn(stem, languages) ?? languages.byDefault
  }
  return { pages, reasons, named, languageOf, rooted: 'server' }
}

/** `page.md` on a French page is `page.fr.md` where translations stand beside each other. */
function variantOf(
  path: string,
  from: string,
  languages: Languages | undefined,
  pages: ReadonlyMap<string, Route>,
) {
  const stem = stemOf(path, mkdocsExtensions)
  if (!languages || languages.isByFolder || stem === undefined) return undefined
  const own = languages.locales.find(locale => from.endsWith(`.${locale}.md`))
  return [own, languages.byDefault].map(locale => `${stem}.${locale}.md`).find(each => pages.has(each))
}

function mkdocsRoute(stem: string, options: MkDocsOptions): Route {
  const { blog, languages } = options
  if (blog && stem.startsWith(blog.posts)) return head => stemRoute(postStem(stem, head, blog), options)
  return stemRoute(languages ? localised(stem, languages) : stem, options)
}

/** The address of what is at a path without its extension. */
function stemRoute(stem: string, { hasFolderAddresses }: Pick<MkDocsOptions, 'hasFolderAddresses'>): string {
  const isIndex = /^(?:index|README)$/.test(nameOf(stem))
  if (!hasFolderAddresses) return isIndex ? `${folderOf(stem)}index.html` : `${stem}.html`
  return isIndex ? folderOf(stem) : `${stem}/`
}

/** The language in a path: its first folder, or the end of its name. */
function localeIn(stem: string, { isByFolder, locales }: Languages): string | undefined {
  const end = isByFolder ? stem.indexOf('/') : stem.lastIndexOf('.')
  const locale = isByFolder ? stem.slice(0, end) : stem.slice(end + 1)
  return end >= 0 && locales.includes(locale) ? locale : undefined
}

function localised(stem: string, languages: Languages): string {
  const locale = localeIn(stem, languages)
  if (locale === undefined) return stem
  const rest = languages.isByFolder ? stem.slice(locale.length + 1) : stem.slice(0, -locale.length - 1)
  return locale === languages.byDefault ? rest : `${locale}/${rest}`
}

function postStem(stem: string, head: Head, { folder, format, dateFormat }: Blog): string {
  const date = textOf(head['date.created']) ?? textOf(head.date) ?? ''
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(date) ?? []
  const parts: Record<string, string> = {
    date: dateFormat
      .replace(/y+/, year)
      .replace(/M+/, letters => month.padStart(2, '0').slice(-letters.length))
      .replace(/d+/, letters => day.padStart(2, '0').slice(-letters.length)),
    slug: textOf(head.slug) ?? slugOf(textOf(head.title) ?? textOf(head['#']) ?? nameOf(stem)),
    file: nameOf(stem),
    categories: slugOf([head.categories ?? []].flat()[0] ?? ''),
  }
  return (
    join(
      folder,
      format.replace(/\{(date|slug|file|categories)\}/g, (_, key) => parts[key] ?? ''),
    ) ?? stem
  )
}

/** As pymdownx does by `slugify(case="lower")`. */
function slugOf(title: string): string {
  const words = title
    .normalize('NFC')
    .replace(/<[^<>]*>/g, '')
    .trim()
    .toLowerCase()
  return words.replace(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-')
}
