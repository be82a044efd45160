import { decodeString } from 'micromark-util-decode-string'
import type { Site } from '../sites/index.ts'
import { anyOf } from '../text/index.ts'
import { folderOf, isBinary, nameOf, namesSource } from '../text/paths.ts'

// Which texts may refer to files that came, went or have another place: a search for words, without a parser of any syntax.
// It may find too many, which costs making a few documents, but never too few. A property of the tests holds that.

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

/** The names by which texts may refer to some files. */
export class Names {
  /** Words that count in every text, in small letters. */
  readonly words = new Set<string>()
  /** Words that count only in a folder and below, as what an index is called there. */
  readonly localWords = new Map<string, Set<string>>()
  /** The folders of indexes: there and below a destination of nothing but dots may lead to one. */
  readonly dotFolders = new Set<string>()
  /** Whether every text counts as one that mentions a name, since not all of them can be searched for. */
  isUnlimited = false

  /**
   * Adds what texts may call a file: by its path, and by where readers find it.
   *
   * @param scope the folder in which, and below which, texts may call an index by its own name.
   */
  addFile(path: string, route?: string, scope = folderOf(path)): void {
    this.#addPath(path, scope)
    if (route !== undefined) this.#addPath(route.replace(/\/$/, ''), scope)
  }

  /** Adds what texts call a file that they include: its name with the extension and, as data and components, without it. */
  addIncludedFile(path: string): void {
    this.addWord(nameOf(path))
    // No include of Markdown leaves the extension out.
    if (!namesSource(path)) this.#addPath(path, '')
    if (VARIANT.test(path)) this.addWord(nameOf(folderOf(path).slice(0, -1)))
  }

  /** Adds what texts call a page whose title they may show: a title has no includes. */
  addShownPage(path: string): void {
    if (namesSource(path)) this.#addPath(path, folderOf(path))
  }

  /** Adds a word by which texts refer to something else, such as the key of a variable. */
  addWord(word: string): void {
    if (word === '') return
    // It may have escapes as well (`%41.md`).
    const key = toPlain(word).trim()
    const isTooMuch =
      key.length > MAX_WORD_LENGTH || this.words.size === MAX_WORDS
    // A name of nothing but blanks is in every text.
    if (key === '' || isTooMuch) this.isUnlimited = true
    else this.words.add(key)
    // In HTML `n\%6f` names `n\o`, but without escapes it is `no`.
    if (word.includes('\\')) this.addWord(word.replaceAll('\\', ''))
  }

  get isEmpty(): boolean {
    const { words, localWords, dotFolders, isUnlimited } = this
    return !isUnlimited && words.size + localWords.size + dotFolders.size === 0
  }

  #addPath(path: string, scope: string): void {
    const name = nameOf(path)
    const forms = formsOf(name)
    const indexes = forms.filter(form => INDEX.test(form))
    for (const form of forms) if (!indexes.includes(form)) this.addWord(form)
    if (indexes.length === 0) return
    const words = this.localWords.get(scope) ?? new Set()
    for (const form of indexes) words.add(form.toLowerCase())
    this.localWords.set(scope, words)
    this.dotFolders.add(scope)
    const folderName = nameOf(path.slice(0, -name.length - 1))
    for (const form of formsOf(folderName)) this.addWord(form)
  }
}

const INDEX = /^(?:_?index|readme)$/i

/** A file that a page may show beside another one that it names (markdown-include-variants of MkDocs). */
const VARIANT = /\.py$/

/**
 * The forms of the last segment of a path: without its extension, also without a language before that, and each of these
 * without the number or the date that some generators take off.
 */
function formsOf(name: string): string[] {
  const stem = name.replace(/(?<=.)\.[^.]*$/, '')
  const forms = [
    stem,
    stem.replace(/(?<=.)\.[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i, ''),
  ].flatMap(stem => [
    stem,
    stem.replace(/^\d+(?:-\d\d-\d\d)?(?:[-_. ]+|$)/, ''),
  ])
  return [...new Set(forms)].filter(form => form !== '')
}

/** Neither more words nor longer ones are searched for: every text counts as one that mentions them. */
const MAX_WORDS = 2_000
/** No name of a file is longer. */
const MAX_WORD_LENGTH = 300

/** A text in which more templates than this have to be looked at counts as one that mentions a name. */
const MAX_PLACES = 1_000

/**
 * Finds texts that mention names, in time linear in each text. A word counts wherever it stands by itself: what is a link, an
 * include or a sentence is not told apart, which costs some makings and no rules.
 */
export class Search {
  readonly #words: readonly string[]
  readonly #word: RegExp | undefined
  readonly #local: readonly { folder: string; word: RegExp }[]
  readonly #names: Names
  readonly #what: 'links' | 'links by path' | 'includes'

  /** @param what is looked for: links, also those that lead by paths of the repository alone; or what may include a file. */
  constructor(names: Names, what: 'links' | 'links by path' | 'includes') {
    const { words, localWords } = names
    this.#words = [...words]
    if (words.size > 0) this.#word = anyWordOf(words)
    this.#local = [...localWords].map(([folder, words]) => ({
      folder,
      word: anyWordOf(words),
    }))
    this.#names = names
    this.#what = what
  }

  /**
   * @param plain a text without its escapes, in small letters, as `toPlain` makes it.
   * @param path of the file that has the text; without it, of one whose text may be on a page in any folder.
   */
  finds(plain: string, path?: string): boolean {
    const { isEmpty, isUnlimited, dotFolders } = this.#names
    if (isEmpty || isUnlimited) return isUnlimited
    const isIn = (folder: string) =>
      path === undefined || path.startsWith(folder)
    if (this.#word?.test(plain)) return true
    for (const { folder, word } of this.#local)
      if (isIn(folder) && word.test(plain)) return true
    if (this.#what === 'includes') return false
    if ([...dotFolders].some(isIn) && DOTS.test(plain)) return true
    // Only on a site templates are filled.
    return this.#what === 'links' && this.#isMadeByTemplates(plain)
  }

  /** Whether templates make a part of a name, as in `{{ half }}d.md`, or several of them all of it, as in `${one}${two}`. */
  #isMadeByTemplates(text: string): boolean {
    let places = 0
    for (const { index, 0: templates } of text.matchAll(TEMPLATES)) {
      if (++places > MAX_PLACES) return true
      const end = index + templates.length
      const start = text
        .slice(Math.max(0, index - MAX_WORD_LENGTH), index)
        .split(SEPARATOR)
        .at(-1)!
      const [rest = ''] = text
        .slice(end, end + MAX_WORD_LENGTH)
        .split(SEPARATOR)
      const values = templates.match(VALUE) ?? []
      const mayBeWhole =
        values.filter(value => !SITE_ADDRESS.test(value)).length > 1
      // A part of the rest may be an extension.
      for (const ending of [
        rest,
        rest.replace(/\.[^.]*$/, ''),
        rest.split('.')[0]!,
      ]) {
        if (start === '' && ending === '' && !mayBeWhole) continue
        if (
          this.#words.some(
            word => word.startsWith(start) && word.endsWith(ending),
          )
        )
          return true
      }
    }
    return false
  }
}

/** The characters that are in no name. */
const SEPARATORS = '\\s/\\\\"\'`()<>[\\]{}=:,;#?&@|*+!$'

const SEPARATOR = new RegExp(`[${SEPARATORS}]`)

const VALUE = /\{\{[^{}]*\}\}|\$\{[^{}]*\}/g

const TEMPLATE = `(?:${VALUE.source}|\\{%[^{}]*%\\})`

/** Templates with at most a part of a name between them. */
const TEMPLATES = new RegExp(
  `${TEMPLATE}(?:[^${SEPARATORS}]{0,50}${TEMPLATE})*`,
  'g',
)

/** An address is no part of a name: `{{ site.url }}{{ site.baseurl }}/` is at the beginning of many links of Jekyll. */
const SITE_ADDRESS = /(?:base_?)?url\W/

/** A destination that ends in dots, or is nothing but slashes: it leads to an index. */
const DOTS =
  /(?<![^\s"'`(=<{>:|,[/\\])(?:\.{1,2}|[/\\])[/\\]{0,9}(?![^\s"'`<>)}|,?#\]])/

/** An expression for any of some words where no letter or number is beside it. */
function anyWordOf(words: Iterable<string>): RegExp {
  // YAML may have a name in several lines.
  const patterns = Array.from(words, word =>
    word
      .split(/\s+/)
      .map(part => RegExp.escape(part))
      .join('\\s+'),
  )
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  )
}

const ESCAPED = anyOf(
  [
    // Percent-encoding, and character references of HTML.
    /(?:%[\da-f]{2})+/,
    /&#?\w{1,31};/,
    // Characters in YAML and JavaScript, and an escaped line break.
    /\\(?:u[\da-f]{4}|u\{[\da-f]{1,6}\}|x[\da-f]{2})/,
    /\\\r?\n[ \t]*/,
    // Punctuation in Markdown.
    /\\[!-/:-@[-`{-~]/,
  ],
  'gi',
)

/** A text as names are looked for in it: without its escapes, in small letters. */
export function toPlain(text: string): string {
  return withoutEscapes(text).toLowerCase()
}

/** A text as its links are read. */
function withoutEscapes(text: string): string {
  let plain = text
  // One may be in another, such as `&#37;41`.
  for (let round = 0; round < 3; round++) {
    if (!/[%&\\]/.test(plain)) break
    const next = plain.replace(ESCAPED, decoded)
    if (next === plain) break
    plain = next
  }
  return plain
}

function decoded(escaped: string): string {
  // In addresses browsers leave out tabs and line breaks (URL standard, "basic URL parser").
  if (escaped.startsWith('&'))
    return decodeString(escaped).replace(/[\t\n\r]/g, '')
  if (escaped.startsWith('%'))
    return Buffer.from(escaped.replaceAll('%', ''), 'hex').toString()
  const code = /^\\[ux]\{?([\da-f]+)/i.exec(escaped)?.[1]
  if (code === undefined) return escaped.slice(1).trimStart()
  const point = Number.parseInt(code, 16)
  return point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

/** Whether a text may include others, by what such syntax begins with in any generator. */
export function mayInclude(text: string): boolean {
  return INCLUDES.test(text)
}

/** Whether a text may show the titles of other pages. */
export function mayShowTitles(text: string): boolean {
  return /<[A-Z]/.test(text) && LEADS.test(text)
}

/** An attribute by which a component leads to a page, whose title it may show. */
const LEADS = /\b(?:link|to|href)\s*=/

const INCLUDES = anyOf(
  [
    // Jekyll, Hugo, mdBook and macros of MkDocs.
    /\{[%{*!]/,
    // VitePress.
    /@include|<<</,
    // MkDocs' snippets.
    /-8<-/,
    // MDX.
    /\bimport\b/,
    // DocFX.
    /\[!(?:include|code)|:::\s*code/,
    // Mintlify, GitBook and others.
    /<(?:include|snippet|embed)|include\{/,
  ],
  'i',
)
