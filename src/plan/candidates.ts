import type { SiteConfig } from '../generators/index.ts'
import {
  MAX_READ_BYTES,
  type Page,
  type ReadBlobs,
  type Snapshot,
} from '../snapshot/index.ts'
import { textOf } from '../text/decode.ts'
import { mayInclude, Names, Search, toPlain, VARIANT } from './mentions.ts'

/** A file whose text is searched. */
interface TextFile {
  path: string
  oid: string
}

/** The files of a commit that the documents of unchanged pages are made of: the pages, and on a site what they may include. */
export function textsOf(
  unchanged: readonly Page[],
  { sites, files }: Snapshot,
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

interface Candidates {
  /** The paths of files whose links, or whose own place, may be others. */
  mentioning: ReadonlySet<string>
  /** The paths of other files that may include one whose text has changed. */
  including: ReadonlySet<string>
}

/** Searches texts for what moved and for what includes a changed text, and then for what includes those texts. */
export async function findCandidates(
  options: CandidatesOptions,
): Promise<Candidates> {
  const { moved, texts, sites, blobs } = options
  const mentioning = new Set(moved)
  const including = new Set<string>()
  const names = withVariables(Names.of(options.movedNames), sites)
  const changedNames = namesOfIncluded(options)
  if (names.isEmpty && changedNames.isEmpty) return { mentioning, including }

  const allTexts = {
    mentioning: new Set([...moved, ...texts.map(({ path }) => path)]),
    including,
  }
  const kind = options.isByPathsAlone ? 'links by path' : 'links'
  const search = new Search(names, kind)
  const includeSearch = new Search(changedNames, 'includes')
  if (isOnEachPage(search, sites) || isOnEachPage(includeSearch, sites))
    return allTexts
  /** Texts that may include a text that was found. */
  let left: TextFile[] = []
  let found: string[] = []
  for await (const { file, text } of readFiles(texts, blobs)) {
    const { path } = file
    if (text === undefined) {
      mentioning.add(path)
      found.push(path)
      continue
    }
    const mayIncludeOthers = sites.length > 0 && mayInclude(text)
    const plain = toPlain(text)
    const isMentioningAnywhere = search.finds(plain)
    const isMentioning = isMentioningAnywhere && search.finds(plain, path)
    const isIncluding =
      !isMentioning && mayIncludeOthers && includeSearch.finds(plain)
    if (isMentioning) mentioning.add(path)
    if (isIncluding) including.add(path)
    if (isMentioningAnywhere || moved.has(path) || isIncluding) found.push(path)
    if (!isMentioning && mayIncludeOthers) left.push(file)
  }
  while (found.length > 0) {
    const next = new Search(namesOfFiles(found), 'includes')
    if (isOnEachPage(next, sites)) return allTexts
    found = []
    const others: TextFile[] = []
    for await (const { file, text } of readFiles(left, blobs)) {
      if (text === undefined || next.finds(toPlain(text))) found.push(file.path)
      else others.push(file)
    }
    for (const path of found) mentioning.add(path)
    left = others
  }
  return { mentioning, including }
}

/** The names by which texts include files whose text alone has changed. Only the syntax of sites has includes. */
function namesOfIncluded({ changed, moved, sites }: CandidatesOptions): Names {
  const names = new Names()
  if (sites.length === 0) return names
  for (const path of changed) {
    const hasMoved = moved.has(path)
    // The names of files that moved are looked for anyway, unless another file is named in the place of one.
    if (!hasMoved || VARIANT.test(path)) names.addIncludedFile(path)
    if (!hasMoved) names.addShownFile(path)
  }
  return names
}

function namesOfFiles(paths: readonly string[]): Names {
  const names = new Names()
  for (const path of paths) names.addIncludedFile(path)
  return names
}

/** @returns the files with their texts; without one that is too large to be searched: it may have any name in it. */
async function* readFiles(
  files: readonly TextFile[],
  blobs: ReadBlobs,
): AsyncGenerator<{ file: TextFile; text: string | undefined }> {
  const oids = files.map(({ oid }) => oid)
  let index = 0
  for await (const { bytes } of blobs(oids, MAX_READ_BYTES)) {
    const file = files[index++]!
    yield { file, text: bytes && toText(bytes) }
  }
}

/** The text of a file, as far as a search for words needs it. */
function toText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe
  if (isUtf16) return textOf(bytes) ?? ''
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
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
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(valuesIn)
}
