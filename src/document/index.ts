import emoji from 'markdown-it-emoji/lib/data/full.mjs'
import { location } from 'vfile-location'
import {
  type FrontMatter,
  hidingReason,
  splitFrontMatter,
} from '../markdown/front-matter.ts'
import { escaped, fileSource, marker } from '../markdown/source.ts'
import {
  MAX_ADDRESS_LENGTH,
  type PageStatus,
  siteUrlOf,
  urlOf,
} from '../sites/index.ts'
import { lookUp } from '../text/data.ts'
import { decode, isInvisible, oneLine } from '../text/index.ts'
import type { Message } from '../text/message.ts'
import type { Paths } from '../text/paths.ts'
import { withoutComments } from './comments.ts'
import type {
  BuiltPage,
  DocumentContext,
  DocumentSettings,
  Normalised,
  PageInput,
  WorkingPage,
} from './document.ts'
import { metadataOf, nameOfPath } from './metadata.ts'
import { processor } from './processor.ts'

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
  const begin = () => toPage(path, source, status, context, builtPage)
  if (unparsed) return plainDocument(begin(), source, builtPage, unparsed)
  try {
    const page = begin()
    const body = bodyOf(page, source, context, builtPage)
    return finish(page, body.text, [...messages, ...body.messages])
  } catch (error) {
    // Deep nesting overflows the stack.
    const why = parserMessage(source, error)
    return plainDocument(begin(), source, builtPage, why)
  }
}

/** A document of a text that was not parsed. */
function plainDocument(
  page: WorkingPage,
  { text, messages }: PageSource,
  built: BuiltPage | undefined,
  why: Message,
): Normalised {
  page.name ||= nameOfPath(page)
  const plain = withoutComments(built?.body ?? text)
  return finish(page, plain, [...messages, why])
}

/** A body, and the messages for the author of its text. */
interface Body {
  text: string
  messages: Message[]
}

function bodyOf(
  page: WorkingPage,
  source: PageSource,
  context: DocumentContext,
  built: BuiltPage | undefined,
): Body {
  if (!built) return translatedBody(page, source, context)
  // No author knows the places in its text that messages would be at.
  return { text: markdownBody(page, built.body), messages: [] }
}

function longAddress(): Message {
  const reason = `the address of the page has more than ${MAX_ADDRESS_LENGTH} characters, so the page has no address on its site. Shorten its slug, permalink, title or path.`
  return { line: 1, column: 1, rule: 'front-matter', reason }
}

function builtPageMissing({ linesBefore }: PageSource, why: string): Message {
  const reason = `${why}: the page is made from its source. Check that the site is built from this commit.`
  return { line: linesBefore + 1, column: 1, rule: 'built-site', reason }
}

/** Runs the plugins, which gather in the page what they find. */
function markdownBody(page: WorkingPage, text: string): string {
  return String(processor.processSync({ value: text, data: { page } }))
}

/** Translates a page to plain Markdown and makes its body, so that one set of rules names, describes and links all pages. */
function translatedBody(
  page: WorkingPage,
  { text, data }: FrontMatter,
  context: DocumentContext,
): Body {
  const file = fileSource(page.path, text, page.linesBefore)
  const { sites, textOf } = context
  const { markdown, messages } = sites.translate(file, data, textOf)
  page.placeAt = markdown.placeAt
  const body = markdownBody(page, markdown.text)
  if (markdown === file)
    return { text: body, messages: [...messages, ...page.messages] }
  const places = location(markdown.text)
  for (const message of page.messages) {
    const line = message.line - page.linesBefore
    const offset = places.toOffset({ line, column: message.column })
    const place = markdown.placeAt(offset ?? markdown.text.length)
    message.line = place.line
    message.column = place.column
  }
  return { text: body, messages: [...messages, ...page.messages] }
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
    linesBefore: source.linesBefore,
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
  const name = withVersion(withEmoji(page.name), page)
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

/** Replaces the names of emoji, `:rocket:`, by the emoji, as GitHub and most sites do. */
function withEmoji(name: string): string {
  return name.replace(
    /(?<![\w:]):([\w+-]{1,50}):(?![\w:])/g,
    (code, key) => lookUp(emoji, key) ?? code,
  )
}

/** Says which version of a page it is, where its site has several. */
function withVersion(name: string, { tags, settings }: WorkingPage): string {
  if (settings.siteTags === false) return name
  const tag = tags.find(tag => tag.startsWith('version:'))
  const version = tag?.slice('version:'.length)
  if (!version || name.includes(version)) return name
  return `${name} (${version})`
}

// Search shows little else of a page.
function untitled(name: string, path: string): Message {
  let fix = 'Give it a heading, or a title in its front matter.'
  if (/\.html?$/i.test(path)) fix = 'Give it a heading, or a title in its head.'
  const reason = `the page has no title, so search shows it as "${name}". ${fix}`
  return { line: 1, column: 1, rule: 'title', reason }
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
