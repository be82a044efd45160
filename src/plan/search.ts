import type { Site } from '../sites/index.ts'
import { isBinary } from '../text/paths.ts'
import {
  mayInclude,
  mayShowTitles,
  Names,
  Search,
  toPlain,
  VARIANT,
} from './mentions.ts'

/** A file whose text is searched. */
export interface TextFile {
  path: string
  oid: string
}

/** The things that texts are searched for: plain data, which goes to a thread. */
export interface SearchOptions {
  /** The paths of files that came, went, or have another text. */
  changed: ReadonlySet<string>
  /** The paths of files that came, went, or have another place on their site. */
  moved: ReadonlySet<string>
  /** The names by which texts may refer to what moved. */
  names: Names
  texts: readonly TextFile[]
  sites: readonly Pick<Site, 'variables' | 'sharedTexts'>[]
}

export interface Candidates {
  /** The paths of files whose links, or whose own place, may be others. */
  mentioning: ReadonlySet<string>
  /** The paths of other files that may include one whose text has changed. */
  including: ReadonlySet<string>
}

/** Reads files by their object IDs; `undefined` for one that is missing or too large. */
type ReadTexts = (
  oids: readonly string[],
) => Awaitable<readonly (Uint8Array | undefined)[]>

type Awaitable<T> = T | Promise<T>

/** Searches texts for what moved and for what includes a changed text, and then for what includes those texts. */
export async function searchTexts(
  options: SearchOptions,
  read: ReadTexts,
): Promise<Candidates> {
  const { moved, texts, sites } = options
  // It comes from another thread.
  const names = Object.assign(new Names(), options.names)
  const including = new Set<string>()
  addVariables(names, sites)
  const changed = namesOfChanged(options)
  if (names.isEmpty && changed.included.isEmpty && changed.shown.isEmpty)
    return { mentioning: moved, including }
  const search = new Search(names, sites.length > 0 ? 'links' : 'links by path')
  const includeSearch = new Search(changed.included, 'includes')
  const titleSearch = new Search(changed.shown, 'includes')
  if (isOnEachPage(search, sites) || isOnEachPage(includeSearch, sites))
    return allOf(options)

  const mentioning = new Set(moved)
  /** The paths of texts that others may include. */
  const found: string[] = []
  /** Texts that may include one that was found. */
  const left: TextFile[] = []
  for await (const { file, text } of readFiles(texts, read)) {
    const { path } = file
    if (text === undefined) {
      mentioning.add(path)
      found.push(path)
      continue
    }
    const hasIncludes = sites.length > 0 && mayInclude(text)
    const hasTitles = sites.length > 0 && mayShowTitles(text)
    const mayShowOthers = hasIncludes || hasTitles
    // Where nothing moved, only what may show others is searched.
    if (names.isEmpty && !mayShowOthers && !moved.has(path)) continue
    const plain = toPlain(text)
    const isMentioningAnywhere = search.finds(plain)
    const isMentioning = isMentioningAnywhere && search.finds(plain, path)
    const isIncluding =
      !isMentioning &&
      ((hasIncludes && includeSearch.finds(plain)) ||
        (hasTitles && titleSearch.finds(plain)))
    if (isMentioning) mentioning.add(path)
    if (isIncluding) including.add(path)
    if (isMentioningAnywhere || moved.has(path) || isIncluding) found.push(path)
    if (!isMentioning && mayShowOthers) left.push(file)
  }
  const isComplete = await addIncluding(found, left, mentioning, sites, read)
  return isComplete ? { mentioning, including } : allOf(options)
}

/** All texts count as ones that mention a name. */
export function allOf({ moved, texts }: SearchOptions): Candidates {
  const mentioning = new Set([...moved, ...texts.map(({ path }) => path)])
  return { mentioning, including: new Set() }
}

/**
 * Adds the texts that may include those that were found, and then those that may include these.
 *
 * @returns whether it is known of each text; `false` where any may include one of them.
 */
async function addIncluding(
  found: readonly string[],
  texts: readonly TextFile[],
  mentioning: Set<string>,
  sites: SearchOptions['sites'],
  read: ReadTexts,
): Promise<boolean> {
  let included = found
  let left = texts
  while (included.length > 0) {
    const search = new Search(namesOfFiles(included), 'includes')
    if (isOnEachPage(search, sites)) return false
    const including: string[] = []
    const others: TextFile[] = []
    for await (const { file, text } of readFiles(left, read)) {
      const mayIncludeOne = text === undefined || search.finds(toPlain(text))
      if (mayIncludeOne) including.push(file.path)
      else others.push(file)
    }
    for (const path of including) mentioning.add(path)
    included = including
    left = others
  }
  return true
}

/** The names by which texts include files whose text has changed, or show their titles. Only sites have syntax for that. */
function namesOfChanged({ changed, moved, sites }: SearchOptions): {
  included: Names
  shown: Names
} {
  const included = new Names()
  const shown = new Names()
  if (sites.length === 0) return { included, shown }
  for (const path of changed) {
    if (isBinary(path)) continue
    const hasMoved = moved.has(path)
    // The names of files that moved are looked for anyway, unless another file is named in the place of one.
    if (!hasMoved || VARIANT.test(path)) included.addIncludedFile(path)
    if (!hasMoved) shown.addShownPage(path)
  }
  return { included, shown }
}

function namesOfFiles(paths: readonly string[]): Names {
  const names = new Names()
  for (const path of paths) names.addIncludedFile(path)
  return names
}

/** @returns the files with their texts; without one that is too large to be searched: it may have any name in it. */
async function* readFiles(
  files: readonly TextFile[],
  read: ReadTexts,
): AsyncGenerator<{ file: TextFile; text: string | undefined }> {
  for (let start = 0; start < files.length; start += FILES_AT_A_TIME) {
    const some = files.slice(start, start + FILES_AT_A_TIME)
    const contents = await read(some.map(({ oid }) => oid))
    for (const [index, file] of some.entries()) {
      const bytes = contents[index]
      yield { file, text: bytes && toText(bytes) }
    }
  }
}

/** Enough that reading seldom waits, few enough that their texts fit into memory. */
const FILES_AT_A_TIME = 64

/** The text of a file, as far as a search for words needs it. */
function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
}

/** Adds the keys of variables whose values mention a name, also of those that mention such a key. */
function addVariables(names: Names, sites: SearchOptions['sites']): void {
  let left = sites.flatMap(({ variables }) => Object.entries(variables))
  let count = -1
  while (left.length !== count && !names.isEmpty) {
    count = left.length
    const search = new Search(names, 'links')
    const others: typeof left = []
    for (const [key, value] of left) {
      if (search.finds(toPlain(`"${value}"`)))
        names.addWord(key.slice(key.lastIndexOf('.') + 1))
      else others.push([key, value])
    }
    left = others
  }
}

/** Whether the configuration of a site puts what is searched for on each page, as `auto_append` of MkDocs does. */
export function isOnEachPage(
  search: Search,
  sites: readonly Pick<Site, 'sharedTexts'>[],
): boolean {
  return sites.some(({ sharedTexts }) => {
    const quoted = sharedTexts.map(text => `"${text}"`)
    return search.finds(toPlain(quoted.join('\n')))
  })
}
