import type { SiteConfig } from '../generators/index.ts'
import { textOf } from '../text/decode.ts'
import type { Page } from './index.ts'
import { mayInclude, Names, Search, toPlain, VARIANT } from './mentions.ts'
import { MAX_READ_BYTES, type ReadBlobs, type Reading } from './pages.ts'

/** A file whose text is searched. */
interface TextFile {
  path: string
  oid: string
}

/** The files of a commit that the documents of unchanged pages are made of: the pages, and on a site what they may include. */
export function textsOf(
  unchanged: readonly Page[],
  { sites, files }: Reading,
): TextFile[] {
  const texts = new Map<string, TextFile>()
  for (const { path, oid } of unchanged) texts.set(path, { path, oid })
  if (sites.sites.length === 0) return [...texts.values()]
  for (const [path, oid] of files.oids)
    if (oid !== '' && INCLUDABLE.test(path)) texts.set(path, { path, oid })
  return [...texts.values()]
}

/** What is included as text, and may itself have links and includes; source code is included as code. */
const INCLUDABLE =
  /\.(?:md|mdx|markdown|html?|jsx|tsx|vue|astro|txt|inc|liquid|njk|jinja2?|j2|te?mpl|tpl)$|(?:^|\/)[^./]+$|(?:^|\/)_?data\/.*\.(?:ya?ml|json|toml|csv)$/i

interface CandidatesOptions {
  /** The paths of files that came, went, or have another place. */
  moved: ReadonlySet<string>
  /** What texts may call those. */
  movedNames: readonly Names[]
  /** The paths of files that came, went, or have another text. */
  changed: ReadonlySet<string>
  texts: readonly TextFile[]
  sites: readonly SiteConfig[]
  /** Links lead where GitHub's do: no site has routes, and no input says where pages are. */
  isByPathsAlone: boolean
  blobs: ReadBlobs
}

export interface Candidates {
  /** The paths of files whose links, or whose own place, may be others. */
  mentioning: ReadonlySet<string>
  /** The paths of other files that may include one whose text has changed. */
  including: ReadonlySet<string>
}

/** Searches texts for what moved and for what includes a changed text, and then for what includes those texts. */
export async function findCandidates(
  options: CandidatesOptions,
): Promise<Candidates> {
  const { moved, movedNames, changed, texts, sites, blobs } = options
  const mentioning = new Set(moved)
  const including = new Set<string>()
  const names = withVariables(Names.of(movedNames), sites)
  const changedNames = new Names()
  // Only the syntax of sites has includes. What comes or goes is already looked for, unless another file is named in its place.
  for (const path of sites.length > 0 ? changed : []) {
    if (!moved.has(path) || VARIANT.test(path))
      changedNames.addIncludedFile(path)
    if (!moved.has(path)) changedNames.addShownFile(path)
  }
  if (names.isEmpty && changedNames.isEmpty) return { mentioning, including }

  const search = new Search(
    names,
    options.isByPathsAlone ? 'links by path' : 'links',
  )
  const includeSearch = new Search(changedNames, 'includes')
  const allTexts = {
    mentioning: new Set([...moved, ...texts.map(({ path }) => path)]),
    including,
  }
  if (isOnEachPage(search, sites) || isOnEachPage(includeSearch, sites))
    return allTexts
  /** Texts that may include a text that was found. */
  let left: TextFile[] = []
  let found: string[] = []
  for await (const { file, text } of readFiles(texts, blobs)) {
    const { path } = file
    const isIncluding = sites.length > 0 && mayInclude(text)
    const plain = toPlain(text)
    const isMentioningAnywhere = search.finds(plain)
    const isMentioning = isMentioningAnywhere && search.finds(plain, path)
    if (isMentioning) mentioning.add(path)
    else if (isIncluding && includeSearch.finds(plain)) including.add(path)
    if (isMentioningAnywhere || mentioning.has(path) || including.has(path))
      found.push(path)
    if (!isMentioning && isIncluding) left.push(file)
  }
  while (found.length > 0) {
    const foundNames = new Names()
    for (const path of found) foundNames.addIncludedFile(path)
    const next = new Search(foundNames, 'includes')
    if (isOnEachPage(next, sites)) return allTexts
    if (left.length === 0) break
    const others: TextFile[] = []
    found = []
    for await (const { file, text } of readFiles(left, blobs)) {
      if (!next.finds(toPlain(text))) {
        others.push(file)
        continue
      }
      mentioning.add(file.path)
      found.push(file.path)
    }
    left = others
  }
  return { mentioning, including }
}

async function* readFiles(
  files: readonly TextFile[],
  blobs: ReadBlobs,
): AsyncGenerator<{ file: TextFile; text: string }> {
  const oids = files.map(({ oid }) => oid)
  let index = 0
  for await (const { bytes } of blobs(oids, MAX_READ_BYTES)) {
    const file = files[index++]!
    if (bytes) yield { file, text: toText(bytes) }
  }
}

/** The text of a file, as far as a search for words needs it. */
function toText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe
  return isUtf16
    ? (textOf(bytes) ?? '')
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
}

/** Adds the keys of variables whose values mention a name, also of those that mention such a key. */
function withVariables(names: Names, sites: readonly SiteConfig[]): Names {
  let left = sites.flatMap(({ variables }) => Object.entries(variables))
  for (;;) {
    if (names.isEmpty) return names
    const search = new Search(names, 'links')
    const isMentioning = ([, value]: [string, string]) =>
      search.finds(toPlain(`"${value}"`))
    const mentioning = left.filter(isMentioning)
    if (mentioning.length === 0) return names
    left = left.filter(variable => !mentioning.includes(variable))
    for (const [key] of mentioning)
      names.addWord(key.slice(key.lastIndexOf('.') + 1))
  }
}

/** Whether the configuration of a site puts what is searched for on each page, as `auto_append` of MkDocs does. */
export function isOnEachPage(
  search: Search,
  sites: readonly Pick<SiteConfig, 'syntaxOptions'>[],
): boolean {
  return sites.some(({ syntaxOptions }) =>
    search.finds(toPlain(valuesIn(syntaxOptions).join('\n'))),
  )
}

/** The texts in a value of a configuration, each in quotation marks. */
function valuesIn(value: unknown): string[] {
  if (typeof value === 'string') return [`"${value}"`]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(valuesIn)
    : []
}
