import { decodeString } from 'micromark-util-decode-string'
import { anyOf } from '../text/index.ts'
import { folderOf, nameOf, namesSource } from '../text/paths.ts'

// Which texts may refer to files that came, went or have another place: a search for words, without a parser of any syntax.
// It may find too many, which costs making a few documents, but never too few. A property of the tests holds that.

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
export const VARIANT = /\.py$/

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
