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
  /** The folders of the files that have a word for their name, in small letters. */
  readonly foldersOf = new Map<string, Set<string>>()
  /** Words by which a link may lead to a file that is not in the folder which it names. */
  readonly wordsAnywhere = new Set<string>()
  /** The folders of indexes: there and below a destination of nothing but dots may lead to one. */
  readonly dotFolders = new Set<string>()
  /** Whether every text counts as one that mentions a name, since not all of them can be searched for. */
  isUnlimited = false

  /**
   * Adds what texts may call a file: by its path, and by where readers find it.
   *
   * @param scope the folder in which, and below which, texts may call an index by its own name.
   * @param isFoundAnywhere whether a link may lead to it that names another folder, or none.
   */
  addFile(
    path: string,
    route?: string,
    scope = folderOf(path),
    isFoundAnywhere = false,
  ): void {
    const paths =
      route === undefined ? [path] : [path, route.replace(/\/$/, '')]
    for (const called of paths) {
      this.#addPath(called, scope)
      if (!isFoundAnywhere) continue
      for (const form of formsOf(nameOf(called)))
        this.wordsAnywhere.add(keyOf(form))
    }
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
    const key = keyOf(word)
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
    for (const form of forms) {
      if (indexes.includes(form)) continue
      this.addWord(form)
      this.#addFolder(form, folderOf(path))
    }
    if (indexes.length === 0) return
    const words = this.localWords.get(scope) ?? new Set()
    for (const form of indexes) words.add(form.toLowerCase())
    this.localWords.set(scope, words)
    this.dotFolders.add(scope)
    const folderName = nameOf(path.slice(0, -name.length - 1))
    for (const form of formsOf(folderName)) {
      this.addWord(form)
      this.#addFolder(form, folderOf(folderOf(path).slice(0, -1)))
    }
  }

  #addFolder(word: string, folder: string): void {
    const key = keyOf(word)
    const folders = this.foldersOf.get(key) ?? new Set()
    this.foldersOf.set(key, folders.add(toPlain(folder)))
  }
}

/** A name as texts are searched for it: without its escapes, of which it may have some as well (`%41.md`). */
function keyOf(word: string): string {
  return toPlain(word).trim()
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

/** A text in which more words or templates than this have to be looked at counts as one that mentions a name. */
const MAX_PLACES = 1_000

/** Finds texts that mention names, in time linear in each text. */
export class Search {
  readonly #words: readonly string[]
  readonly #word: RegExp | undefined
  readonly #local: readonly { folder: string; word: RegExp }[]
  readonly #dotFolders: readonly string[]
  readonly #names: Names
  readonly #what: 'links' | 'links by path' | 'includes'

  /**
   * @param what is looked for: links, also those that lead by paths of the repository alone; or what may include a file,
   * which the destinations of plain links do not.
   */
  constructor(names: Names, what: 'links' | 'links by path' | 'includes') {
    const { words, localWords, dotFolders } = names
    this.#words = [...words]
    if (words.size > 0) this.#word = anyWordOf(words)
    this.#local = [...localWords].map(([folder, words]) => ({
      folder,
      word: anyWordOf(words),
    }))
    this.#dotFolders = what === 'includes' ? [] : [...dotFolders]
    this.#names = names
    this.#what = what
  }

  /**
   * @param plain a text without its escapes, in small letters, as `toPlain` makes it.
   * @param path of the file that has the text; without it, of one whose text may be on a page in any folder.
   */
  finds(plain: string, path?: string): boolean {
    if (this.#names.isEmpty) return false
    if (this.#names.isUnlimited) return true
    const isIn = (folder: string) =>
      path === undefined || path.startsWith(folder)
    if (this.#word && this.#isMentioned(this.#word, plain, path)) return true
    for (const { folder, word } of this.#local)
      if (isIn(folder) && this.#isMentioned(word, plain, path)) return true
    if (this.#dotFolders.some(isIn) && DOTS.test(plain)) return true
    // Only on a site templates are filled.
    return this.#what === 'links' && this.#isMadeByTemplates(plain)
  }

  #isMentioned(word: RegExp, text: string, path: string | undefined): boolean {
    const headEnd = endOfFrontMatter(text)
    word.lastIndex = 0
    let places = 0
    for (let match = word.exec(text); match; match = word.exec(text)) {
      if (++places > MAX_PLACES) return true
      const start = match.index
      const end = start + match[0].length
      // Another word may begin within this one.
      word.lastIndex = start + 1
      if (isWithinWord(text, start - 1, -1) || isWithinWord(text, end, 1))
        continue
      if (
        !isBesideMark(text, start, end) &&
        start >= headEnd &&
        !isInTemplate(text, start)
      )
        continue
      const link = linkBefore(text, start)
      if (link === undefined) return true
      if (this.#what === 'includes') continue
      if (path === undefined) return true
      const isByPath =
        this.#what === 'links by path' || SOURCE.test(text.slice(end, end + 20))
      if (!isByPath || this.#mayLeadTo(match[0], link, path)) return true
    }
    return false
  }

  /** Whether a link on a page may lead to one of the files of a name. @param before what is before the name in the link. */
  #mayLeadTo(name: string, before: string, path: string): boolean {
    // Those of an index are already told by where they count.
    const folders = [...(this.#names.foldersOf.get(name) ?? [])]
    if (folders.length === 0 || this.#names.wordsAnywhere.has(name)) return true
    if (before === '')
      return foldersAround(path).some(folder =>
        folders.includes(toPlain(folder)),
      )
    const segment = nameOf(before.slice(0, -1))
    const isPath = before.endsWith('/') && !/^\.{0,2}$/.test(segment)
    if (!isPath) return true
    return folders.some(folder => nameOf(folder.slice(0, -1)) === segment)
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

/** The end of a destination that names a source of Markdown. Generators look such a file up by its path. */
const SOURCE = /^\.(?:mdx?|markdown)(?:[\s"'#)>?\]]|$)/

/** The folder of a page. That of an index may count as a page in the folder above (Hugo, "Page bundles"). */
function foldersAround(path: string): string[] {
  const folder = folderOf(path)
  const isIndex = INDEX.test(nameOf(path).split('.')[0]!)
  return isIndex ? [folder, folderOf(folder.slice(0, -1))] : [folder]
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

/** An expression for any of some words, the longest first. */
function anyWordOf(words: Iterable<string>): RegExp {
  const sorted = [...words].sort((a, b) => b.length - a.length)
  // YAML may have a name in several lines.
  const patterns = sorted.map(word =>
    word
      .split(/\s+/)
      .map(part => RegExp.escape(part))
      .join('\\s+'),
  )
  return new RegExp(patterns.join('|'), 'g')
}

/** Whether a word goes on at a place: a hyphen is a part of it where a letter is behind that. @param step 1 or -1. */
function isWithinWord(text: string, index: number, step: number): boolean {
  const isJoint = text.charAt(index) === '-' || text.charAt(index) === '_'
  return isWordCharacter(text, isJoint ? index + step : index)
}

function isWordCharacter(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  if (Number.isNaN(code)) return false
  if (code < 0x80) return /\w/.test(text.charAt(index))
  return /[\p{L}\p{N}\ud800-\udfff]/u.test(text.charAt(index))
}

/**
 * Whether a word is a segment of a path, a string, or at the beginning of a destination, rather than one of a sentence: by
 * the marks beside it.
 */
function isBesideMark(text: string, start: number, end: number): boolean {
  const [before, after] = [text.charAt(start - 1), text.charAt(end)]
  if (before !== '' && '/\\"\'{<=:,@~#'.includes(before)) return true
  if (before === '(') return !/\s/.test(text.charAt(start - 2) || ' ')
  // A word in a span of code is none of a template string.
  if (before === '`')
    return (
      after !== '`' ||
      /(?:[{(=[,:+]|=\s)$/.test(text.slice(start - 3, start - 1))
    )
  if (after !== '' && '/\\"}#`'.includes(after)) return true
  if (
    /['.?&]/.test(after) &&
    isWordCharacter(text, end + 1) === (after !== "'")
  )
    return true
  // A name alone on its line, as in a block of snippets.
  if (/^[\r\n]?$/.test(before) && /^[\r\n]?$/.test(after)) return true
  let index = start
  while (/[\s>]/.test(text.charAt(index - 1))) index--
  return /(?:\]\(|\]:|=)$/.test(text.slice(Math.max(0, index - 2), index))
}

/** Where the front matter of a text ends; 0 without one. */
function endOfFrontMatter(text: string): number {
  const fence = /^\s*(---|\+\+\+|\{)/.exec(text)?.[1]
  if (fence === undefined) return 0
  const end = text.indexOf(fence === '{' ? '\n}' : `\n${fence}`, 1)
  return end < 0 ? text.length : end
}

/** Whether a word is in a template, or in a block of DocFX such as `[!VIDEO name]`. */
function isInTemplate(text: string, at: number): boolean {
  return (
    text.lastIndexOf('{', at) > text.lastIndexOf('}', at) ||
    text.lastIndexOf('[!', at) > text.lastIndexOf(']', at)
  )
}

/**
 * What is before a place in the destination of a plain link or definition; `undefined` elsewhere, as in an include such as
 * `[!INCLUDE [x](y)]`.
 */
function linkBefore(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(0, at - 500), at)
  const match = /\](?:\(|:)\s*<?([^\s()<>]*)$/.exec(before)
  // A destination with a brace is a template.
  if (!match || match[1]!.includes('{')) return undefined
  const line = before.slice(
    before.lastIndexOf('\n', match.index) + 1,
    match.index,
  )
  return line.includes('[!') ? undefined : match[1]
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

/** Whether a text may include others or show their titles, by what such syntax begins with in any generator. */
export function mayInclude(text: string): boolean {
  return INCLUDES.test(text) || (/<[A-Z]/.test(text) && LEADS.test(text))
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
