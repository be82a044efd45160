import emoji from 'markdown-it-emoji/lib/data/full.mjs'
import { location } from 'vfile-location'
import type { Sites } from '../generators/index.ts'
import { marker } from '../markdown/compile.ts'
import {
  type FrontMatter,
  type FrontMatterForm,
  hasAlwaysHidden,
  hidingReason,
  splitFrontMatter,
} from '../markdown/front-matter.ts'
import { type Dialect, fileSource, plainMarkdown } from '../markdown/source.ts'
import { lookUp } from '../text/data.ts'
import { decode } from '../text/decode.ts'
import type { Message } from '../text/message.ts'
import type { Paths } from '../text/paths.ts'
import { withoutComments } from './comments.ts'
import type { DocumentSettings, Given, Normalised, Page } from './document.ts'
import { metadataOf, nameFromPath, oneLine, settingsTags } from './metadata.ts'
import { processor, sourceLink } from './processor.ts'
import { siteUrlOf } from './target.ts'

/** What a page is made of besides its own text. */
export interface SiteContext extends Pick<Sites, 'siteOf'> {
  /** How the page is written. */
  dialect: Dialect
  /** The text of a file that a page includes; undefined where there is none. */
  textOf(path: string): string | undefined
  /** Whether the commit has any site: what none of them shows is pushed for another reason than its readers. */
  hasSites?: boolean
}

export const noSite: SiteContext = {
  siteOf: () => undefined,
  dialect: plainMarkdown,
  textOf: () => undefined,
}

/**
 * The document of one page, or the reason why there is none. A page that the parser fails on becomes a document of its plain
 * text.
 *
 * @throws what the generator of its site fails with.
 */
export function toDocument(
  path: string,
  content: Uint8Array,
  paths: Paths,
  settings: DocumentSettings,
  context = noSite,
  { built, unparsed }: Given = {},
): Normalised {
  if (built && 'hidden' in built)
    return { kind: 'hidden', reason: built.hidden, messages: [] }
  const source = readSource(content, context.siteOf(path)?.config.frontMatter)
  if (source.kind !== 'source') return source
  const shown = built && 'body' in built ? built : undefined
  const page = toPage(path, source, paths, settings, context, shown)
  page.site?.requirePage(path)
  const reason = page.site?.hiddenBy(path)
  if (reason !== undefined) {
    return { kind: 'hidden', reason, messages: page.messages }
  }
  if (built && 'reason' in built)
    page.messages.push(bySource(source, built.reason))
  let why = unparsed
  try {
    if (!why)
      return finish(
        page,
        shown
          ? builtBody(page, shown.body)
          : translatedBody(page, source, context),
      )
  } catch (error) {
    // Deep nesting overflows the stack.
    why = parserMessage(source, error)
  }
  const plain = toPage(path, source, paths, settings, context, shown)
  plain.name ||= nameFromPath(
    path,
    settings.repositoryUrl,
    plain.site?.routeOf(path),
  )
  plain.messages.push(why)
  return finish(plain, withoutComments(shown?.body ?? source.text))
}

/** The body that was made of a built page; of its places no author knows. */
function builtBody(page: Page, body: string): string {
  const known = page.messages.length
  const made = markdownBody(page, body)
  page.messages.length = known
  return made
}

function bySource({ linesBefore }: PageSource, why: string): Message {
  const reason = `${why}: the page is made from its source. Check that the site is built from this commit.`
  return { line: linesBefore + 1, column: 1, rule: 'built-site', reason }
}

function markdownBody(page: Page, text: string): string {
  return String(processor.processSync({ value: text, data: { page } }))
}

/** The body by way of plain Markdown, so that one set of rules names, describes and links all pages. */
function translatedBody(
  page: Page,
  { text, data }: FrontMatter,
  context: SiteContext,
): string {
  const file = fileSource(page.path, text, page.linesBefore)
  const read = (path: string) => {
    const included = context.textOf(path)
    return included === undefined ? undefined : fileSource(path, included)
  }
  const { site, path } = page
  const surroundings = site && {
    read,
    data: { ...site.handedDown(path), ...data },
    leads: (url: string) => site.leads(url, path),
  }
  const { markdown, messages } = context.dialect.toMarkdown(
    file,
    surroundings ?? {},
  )
  page.messages.push(...messages)
  const known = page.messages.length
  page.placeAt = markdown.placeAt
  const body = markdownBody(page, markdown.text)
  if (markdown === file) return body
  const places = location(markdown.text)
  for (const message of page.messages.slice(known)) {
    const { line, column } = message
    const offset =
      places.toOffset({ line: line - page.linesBefore, column }) ??
      markdown.text.length
    const at = markdown.placeAt(offset)
    message.line = at.line
    message.column = at.column
  }
  return body
}

type PageSource = { kind: 'source' } & FrontMatter

function readSource(
  content: Uint8Array,
  form: FrontMatterForm | undefined,
): PageSource | Exclude<Normalised, { kind: 'document' }> {
  const decoded = decode(content)
  if (decoded.kind === 'failed') return { ...decoded, messages: [] }
  const frontMatter = splitFrontMatter(decoded.text, form)
  const reason = hidingReason(frontMatter.data)
  if (reason !== undefined) {
    // What only its site reads, or only this version, may have been pushed.
    const isByFrontMatter = hasAlwaysHidden(splitFrontMatter(decoded.text).data)
    return {
      kind: 'hidden',
      reason,
      ...(isByFrontMatter && { isByFrontMatter }),
      messages: frontMatter.messages,
    }
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

/** What search shows of a page besides its body, without its text: its title may be in the site's navigation. */
function toPage(
  path: string,
  source: PageSource,
  paths: Paths,
  settings: DocumentSettings,
  { siteOf, hasSites = false }: SiteContext,
  { address, title = '' }: { address?: string; title?: string } = {},
): Page {
  const site = siteOf(path)
  const metadata = metadataOf(
    source.data,
    settingsTags(path, settings, site),
    site?.config.splitsTagsAtBlanks,
  )
  const inNavigation = site?.config.hasTitlesInNavigation
    ? site.nameOf(path)
    : undefined
  return {
    ...metadata,
    ...{ path, paths, settings, site, address },
    isShown: site ? site.whyNoPage(path) === undefined : !hasSites,
    name: metadata.name || oneLine(inNavigation ?? '') || title,
    linesBefore: source.linesBefore,
    edits: [],
    messages: [...source.messages],
    unnamedImages: 0,
  }
}

function parserMessage({ linesBefore }: PageSource, error: unknown): Message {
  const why = error instanceof Error ? error.message : String(error)
  const reason = `the Markdown could not be parsed (${why}): the page is pushed as plain text, links and comments as written. Look for thousands of nested brackets, quotes or lists.`
  return { line: linesBefore + 1, column: 1, rule: 'parser', reason }
}

function finish(page: Page, text: string): Normalised {
  const { path, description, tags, messages, settings } = page
  const name = withEmoji(page.name)
  const body = withoutOuterBlankLines(text).text
  if (body.replaceAll(marker, '').trim() === '') {
    const reason = page.isUntitled
      ? 'the page has no text'
      : 'the page has no text but its title'
    return { kind: 'hidden', reason, messages }
  }
  const document = {
    external_ref: settings.refPrefix + path,
    name,
    description,
    tags,
    archived: false,
    body: body + sourceParagraph(page),
  }
  const { unnamedImages } = page
  const all =
    page.isUntitled && page.isShown ? [untitled(name), ...messages] : messages
  return { kind: 'document', document, unnamedImages, messages: all }
}

/** Emoji in the place of their names, `:rocket:`, as GitHub and most sites show them. */
function withEmoji(name: string): string {
  return name.replace(
    /(?<![\w:]):([\w+-]{1,50}):(?![\w:])/g,
    (written, key) => lookUp(emoji, key) ?? written,
  )
}

// Search shows little else of a page.
function untitled(name: string): Message {
  const reason = `the page has no title, so search shows it as "${name}". Give it a heading, or a title in its front matter.`
  return { line: 1, column: 1, rule: 'title', reason }
}

function withoutOuterBlankLines(text: string): {
  text: string
  linesBefore: number
} {
  // No regular expression: one that repeats a group overflows the stack on a few million blank lines.
  const first = text.search(/[^ \t\n]/)
  const start = first < 0 ? text.length : text.lastIndexOf('\n', first) + 1
  const linesBefore = text.slice(0, start).split('\n').length - 1
  return { text: `${text.slice(start).trimEnd()}\n`, linesBefore }
}

function sourceParagraph({
  settings,
  path,
  site,
  paths,
  address: own,
}: Page): string {
  if (!settings.sourceLinks) return ''
  const isGenerated = paths.generated?.has(path)
  const address =
    own ??
    site?.addressOf(path) ??
    (isGenerated ? siteUrlOf(path, settings.siteUrls) : undefined)
  if (address === undefined && isGenerated) return ''
  return `\n${address === undefined ? sourceLink(path, settings) : `<${address}>\n`}`
}
