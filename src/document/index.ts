import type { Root } from 'mdast'
import { remark } from 'remark'
import type { Parser, Plugin, Preset, Processor } from 'unified'
import { toRuleTags } from '../inputs/patterns.ts'
import {
  type FrontMatter,
  hidingReason,
  splitFrontMatter,
} from '../markdown/front-matter.ts'
import {
  type Block,
  destinations,
  gfm,
  mayBeGfm,
  parseBlocks,
  splitBlocks,
} from '../markdown/parse.ts'
import {
  escaped,
  fileSource,
  marker,
  type Source,
  splice,
} from '../markdown/source.ts'
import {
  type Commit,
  MAX_ADDRESS_LENGTH,
  type PageStatus,
  type SiteFindings,
  type SitePlace,
  siteUrlOf,
  urlOf,
} from '../sites/index.ts'
import { decode, excerpt, isInvisible, oneLine } from '../text/index.ts'
import { limitMessages, type Message, type Topic } from '../text/message.ts'
import type { Paths } from '../text/paths.ts'
import type {
  BuiltPage,
  BuiltText,
  DocumentContext,
  DocumentSettings,
  Excluded,
  Normalised,
  PageInput,
  WorkingPage,
} from './document.ts'
import {
  comments,
  htmlLinks,
  links,
  mayHaveAddress,
  withoutComments,
} from './edits.ts'
import {
  description,
  isProse,
  metadataOf,
  nameOfPath,
  shownName,
  title,
  untitled,
} from './metadata.ts'

/** A page of nothing but broken links has hundreds of thousands. */
const MAX_PAGE_MESSAGES = 1_000

/** One page to turn into a document. */
export interface PageJob extends Omit<PageInput, 'built'> {
  /** Not always today's prefix and the path: an archive goes by the reference under which it was pushed. */
  externalRef: string
  /** The document is to be taken out of search. */
  archived?: boolean
  /** Where the text is kept that was made of its built page. */
  built?: string | undefined
}

/** Makes the documents of pages of one commit by one set of settings. */
export interface PageMaker {
  /** @param built the text that was made of its built page. */
  make(job: PageJob, built?: BuiltText): Promise<PageResult>
  places(paths: readonly string[]): (SitePlace | undefined)[]
}

/** Opens a commit for making documents. @param configs those of its sites. */
export async function openPageMaker(
  commit: Commit,
  configs: SiteFindings['configs'],
  settings: DocumentSettings,
): Promise<PageMaker> {
  const opened = await commit.openSites(configs, settings)
  const ruleTags = toRuleTags(settings.rules)
  return {
    async make(job, built) {
      const { path, content, unparsed } = job
      const reads = new Set<string>()
      const textOf = (included: string) => {
        reads.add(included)
        return commit.textOf(included)
      }
      await opened.load(path)
      const made = toDocument(
        { path, content, built, unparsed },
        { paths: commit.paths, settings, sites: opened, ruleTags, textOf },
      )
      return { ...toPageResult(job, made), reads: [...reads] }
    },
    places(paths) {
      commit.readHeads(paths)
      return paths.map(path => opened.placeOf(path))
    },
  }
}

function toPageResult(
  { externalRef, archived = false }: PageJob,
  made: Normalised,
): PageResult {
  const messages = limitMessages(MAX_PAGE_MESSAGES, made.messages)
  if (made.kind !== 'document') return { ...made, messages }
  const { document, hasHeadings } = made
  const { name, tags, description, body } = document
  return {
    kind: 'document',
    // The title may be as long as the page, and is kept for the report.
    name: excerpt(name),
    json: new TextEncoder().encode(
      JSON.stringify({ ...document, external_ref: externalRef, archived }),
    ),
    messages,
    measures: {
      tags,
      hasDescription: description !== '',
      words: countWords(body),
      hasHeadings,
    },
  }
}

/** The measures of a document on which it depends how it is found, besides its name. */
export interface Measures {
  tags: readonly string[]
  hasDescription: boolean
  words: number
  hasHeadings: boolean
}

/** Each sign of a script without spaces counts as a word. */
function countWords(text: string): number {
  let words = 0
  let isInside = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const isBlank = code <= 0x20
    if (code >= 0x2e80 || (!isBlank && !isInside)) words++
    isInside = !isBlank
  }
  return words
}

/** A document in the form in which it is sent, or the reason why there is none. */
export type PageResult = (
  | {
      kind: 'document'
      name: string
      json: Uint8Array
      measures: Measures
      messages: Message[]
    }
  | Excluded
  /** It could not be read here and now, which says nothing of whether it was in search. */
  | { kind: 'unread'; reason: string; topic: Topic; messages: Message[] }
) & {
  /** The paths of the files that it includes, and of those that were looked for. */
  reads?: readonly string[]
}

/**
 * The document of one page, or the reason why there is none. A page that the parser fails on becomes a document of its plain
 * text.
 *
 * @throws what the generator of its site fails with.
 */
export function toDocument(
  input: PageInput,
  context: DocumentContext,
): Normalised {
  const { path, content, built, unparsed } = input
  if (built && 'hidden' in built)
    return { kind: 'hidden', reason: built.hidden, messages: [] }
  const source = readSource(content)
  if (source.kind !== 'source') return source
  const { messages } = source
  const status = context.sites.status(path)
  if (status.kind === 'hidden')
    return { kind: 'hidden', reason: status.reason, messages }
  if (status.kind === 'shown' && status.isAddressTooLong)
    messages.push(longAddress())
  if (built && 'reason' in built)
    messages.push(builtPageMissing(source, built.reason))
  let builtPage: BuiltPage | undefined
  if (built && 'body' in built) builtPage = built
  const text = builtPage?.body ?? source.text
  const file = fileSource(path, text, source.linesBefore)
  const begin = (markdown: Source) =>
    toPage(path, markdown, source, status, context, builtPage)
  const plain = (why: Message) => plainDocument(begin(file), [...messages, why])
  if (unparsed) return plain(unparsed)
  try {
    const { markdown, messages: others } = builtPage
      ? { markdown: file, messages: [] }
      : context.sites.translate(file, source.data, context.textOf)
    const page = begin(markdown)
    // The plugins gather in the page what they find.
    const body = processor.processSync({ value: markdown.text, data: { page } })
    // No author knows the places in the text of a built page.
    const found = builtPage ? [] : [...others, ...page.messages]
    return finish(page, String(body), [...messages, ...found])
  } catch (error) {
    // Deep nesting overflows the stack.
    return plain(parserMessage(source, error))
  }
}

function longAddress(): Message {
  const reason = `the address of the page has more than ${MAX_ADDRESS_LENGTH} characters, so the page has no address on its site. Shorten its slug, permalink, title or path.`
  return { line: 1, column: 1, rule: 'front-matter', reason }
}

function builtPageMissing({ linesBefore }: PageSource, why: string): Message {
  const reason = `${why}: the page is made from its source. Check that the site is built from this commit.`
  return { line: linesBefore + 1, column: 1, rule: 'built-site', reason }
}

/** A document of a text that was not parsed. */
function plainDocument(page: WorkingPage, messages: Message[]): Normalised {
  page.name ||= nameOfPath(page)
  return finish(page, withoutComments(page.markdown.text), messages)
}

type PageSource = { kind: 'source' } & FrontMatter

function readSource(
  content: Uint8Array,
): PageSource | Exclude<Normalised, { kind: 'document' }> {
  const decoded = decode(content)
  if (decoded.kind === 'failed') return { ...decoded, messages: [] }
  const frontMatter = splitFrontMatter(decoded.text)
  const reason = hidingReason(frontMatter.data)
  if (reason !== undefined) {
    const { messages } = frontMatter
    return { kind: 'hidden', reason, isByFrontMatter: true, messages }
  }
  // The parser takes its time over millions of blank lines.
  const { text, linesBefore } = withoutOuterBlankLines(frontMatter.text)
  return {
    kind: 'source',
    ...frontMatter,
    text,
    linesBefore: frontMatter.linesBefore + linesBefore,
  }
}

/** Makes a page from its front matter. Its title may also be in the navigation of its site, or on its built page. */
function toPage(
  path: string,
  markdown: Source,
  source: PageSource,
  status: PageStatus,
  { paths, settings, sites, ruleTags }: DocumentContext,
  built: BuiltPage | undefined,
): WorkingPage {
  const more = [...settings.tags, ...ruleTags(path)]
  if (status.kind === 'shown' && settings.siteTags) more.unshift(...status.tags)
  const { name, description, tags } = metadataOf(
    source.data,
    more,
    sites.splitsTagsAtBlanks(path),
  )
  let navigationTitle = ''
  if (status.kind === 'shown') navigationTitle = oneLine(status.title ?? '')
  const isTitledByNavigation =
    status.kind === 'shown' && status.isTitledByNavigation
  const isNamedByNavigation =
    name === '' && isTitledByNavigation && navigationTitle !== ''
  const title = isTitledByNavigation ? navigationTitle : ''
  return {
    path,
    paths,
    settings,
    status,
    sites,
    address: built?.address ?? addressOf(path, status, paths, settings),
    markdown,
    name: name || title || (built?.title ?? ''),
    navigationTitle,
    isNamedByNavigation,
    description,
    tags,
    edits: [],
    messages: [],
    hasHeadings: false,
  }
}

/** The address of a page for its readers. */
function addressOf(
  path: string,
  status: PageStatus,
  { generated }: Paths,
  { siteUrls }: DocumentSettings,
): string | undefined {
  const address = 'address' in status ? status.address : undefined
  // The source of a generated page is not in the repository, and its site may not show it.
  if (generated?.has(path)) return address ?? siteUrlOf(path, siteUrls)
  return address
}

/** Whether readers find a page on a site, or on GitHub where the commit has none. */
function isForReaders(status: PageStatus): boolean {
  if (status.kind === 'none') return !status.hasOtherSites
  return status.kind === 'shown'
}

function parserMessage({ linesBefore }: PageSource, error: unknown): Message {
  let why = String(error)
  if (error instanceof Error) why = error.message
  const reason = `the Markdown could not be parsed (${why}): the page is pushed as plain text, links and comments as written. Look for thousands of nested brackets, quotes or lists.`
  return { line: linesBefore + 1, column: 1, rule: 'parser', reason }
}

function finish(
  page: WorkingPage,
  text: string,
  messages: Message[],
): Normalised {
  const { path, description, tags, settings, hasHeadings } = page
  const name = shownName(page)
  // Escapes of characters that no text may have come from expressions.
  const storable = text.toWellFormed().replaceAll('\0', '\ufffd')
  const body = withoutOuterBlankLines(storable).text
  const lines = body.replaceAll(marker, '').trimStart().split('\n')
  if (isInvisible(lines.slice(page.titleLines ?? 0).join('\n'))) {
    let reason = 'the page has no text but its title'
    if (page.isUntitled) reason = 'the page has no text'
    return { kind: 'hidden', reason, messages }
  }
  let heading = ''
  if (page.lacksHeading) heading = `# ${escaped(page.name)}\n\n`
  const document = {
    external_ref: settings.refPrefix + path,
    name,
    description,
    tags,
    archived: false,
    body: heading + body + sourceParagraph(page, name),
  }
  if (page.isUntitled && isForReaders(page.status))
    messages.unshift(untitled(name, page.path))
  return { kind: 'document', document, hasHeadings, messages }
}

function withoutOuterBlankLines(text: string): {
  text: string
  linesBefore: number
} {
  // No regular expression: one that repeats a group overflows the stack on a few million blank lines.
  const first = text.search(/[^ \t\n]/)
  let start = text.length
  if (first >= 0) start = text.lastIndexOf('\n', first) + 1
  const linesBefore = text.slice(0, start).split('\n').length - 1
  return { text: `${text.slice(start).trimEnd()}\n`, linesBefore }
}

/** The last paragraph of a body: a link to the page on its site, or to its source, by its name and its path. */
function sourceParagraph(page: WorkingPage, name: string): string {
  const { settings, path, paths } = page
  if (!settings.sourceLinks) return ''
  let { address } = page
  if (address === undefined) {
    if (paths.generated?.has(path)) return ''
    address = urlOf('blob', path, settings)
  }
  return `\n[${escaped(name)} · ${escaped(oneLine(path))}](${address})\n`
}

const parser = remark().use(gfm).use(destinations).freeze()

// Looking for tables alone takes a third of the time of a text that has none.
const commonmark = remark().use(destinations).freeze()

/** The compiler of the processor: the source with the page's edits, where others print the tree. */
const splicer: Plugin<[], Root, string> = function () {
  this.compiler = (_tree, file) => splice(String(file), file.data.page!.edits)
}

const edits: Preset = {
  plugins: [title, description, comments, links, htmlLinks, splicer],
}

/** Markdown in, the same Markdown with a page's edits out. The page is in `data.page`, also what was found about it. */
export const processor = parser().use(parts).use(edits).freeze()

/** The same by parsing all of the text, for what compares them. */
export const wholeProcessor = parser().use(edits).freeze()

/** Gives the parser only the blocks from which an edit, a message, the page's name or its description can come. */
function parts(this: Processor): void {
  const parse = this.parser as Parser<Root>
  this.parser = (text, file) =>
    parseParts(text, file.data.page!, part =>
      mayBeGfm(part) ? parse(part, file) : commonmark.parse(part),
    )
}

function parseParts(
  text: string,
  page: WorkingPage,
  parse: (text: string) => Root,
): Root {
  const blocks = splitBlocks(text, 'markdown')
  const heading = blocks.findIndex(mayHaveHeading)
  const prose = page.description === '' ? blocks.findIndex(mayHaveProse) : -1
  // Also of a page with a name: its text may begin with a heading or not.
  const beginning = blocks.slice(0, Math.max(heading, prose) + 1)
  const wanted = new Set([
    ...beginning,
    ...blocks.filter(mayHaveHeading),
    ...blocksWithEdits(blocks),
  ])
  const tree = parseBlocks(text, blocks, block => wanted.has(block), parse)
  if (!tree) return parse(text)
  const end = blocks[beginning.length]?.start ?? text.length
  const begun = tree.children.filter(node => node.position!.start.offset! < end)
  if (prose >= 0 && !begun.some(node => isProse(node, text))) return parse(text)
  return tree
}

function blocksWithEdits(blocks: readonly Block[]): Block[] {
  const haveComments = blocks.map(mayHaveComment)
  return blocks.filter(
    (block, index) =>
      mayBeEdited(block) ||
      // Whether a comment may be removed depends on the blocks before and after it.
      haveComments.slice(Math.max(0, index - 1), index + 2).includes(true),
  )
}

function mayHaveComment({ words }: Block): boolean {
  return words.includes('<!--') || /^ {0,3}\[(?:\/\/|comment)\]:/im.test(words)
}

/**
 * Whether there may be a comment, an address in HTML, a definition, or a destination that is not plainly absolute or is a
 * file itself. May be wrongly true, but never wrongly false.
 */
function mayBeEdited({ words }: Block): boolean {
  return (
    words.includes('<!--') ||
    // Whatever else is around it, this comes before the destination of a link.
    /\]\((?!\s*<?(?:(?!data:)[a-z][a-z0-9+.-]*:|#))|<data:/i.test(words) ||
    // Whether brackets are a link depends on what is defined anywhere in the text.
    (words.includes(']:') && /^[ \t>*+\-\d.)]*\[/m.test(words)) ||
    mayHaveAddress(words)
  )
}

function mayHaveHeading({ words }: Block): boolean {
  return /^ {0,3}(?:#|=+[ \t]*$|-+[ \t]*$)|<h[1-6]/im.test(words)
}

/** Whether a block may be a paragraph: may be wrongly true, but never wrongly false. */
function mayHaveProse({ text, words }: Block): boolean {
  if (words.trim() === '') return false
  return !/^#{1,6}[ \t].*\n*$/.test(text)
}
