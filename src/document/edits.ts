import type {
  Definition,
  Html,
  Image,
  Link,
  Nodes,
  Root,
  RootContent,
} from 'mdast'
import { parseFragment } from 'parse5'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import { elementsIn, isRawText, walk } from '../markdown/parse.ts'
import {
  type Change,
  escaped,
  fileSource,
  marker,
  type Position,
  type Source,
  splice,
  withoutMargins,
} from '../markdown/source.ts'
import {
  encodeSuffix,
  type LinkTarget,
  pathOf,
  siteUrlOf,
  urlOf,
  withoutReferences,
} from '../sites/index.ts'
import type { Message } from '../text/message.ts'
import {
  folderOf,
  foldersAbove,
  fromFolder,
  namesSource,
  otherSources,
} from '../text/paths.ts'
import type { WorkingPage } from './document.ts'

/**
 * Takes HTML comments out of the text, never out of code. One that is a block of its own at the top level is removed
 * whole, unless it keeps its neighbours apart; any other is emptied, since what is safe inside a line depends on all of
 * that line: `[a]: b <!-- -->` is a paragraph, and without its comment a definition. Definitions that nothing can refer to,
 * such as `[//]: # (words)`, are comments as well.
 */
export function comments() {
  return (tree: Root, file: VFile): void => {
    const source = String(file)
    const page = file.data.page!
    if (!source.includes('<!--') && !tree.children.some(isComment)) return
    const removable = removableBlocks(tree)
    for (const { position } of removable)
      page.edits.push({
        start: position!.start.offset!,
        end: position!.end.offset!,
        by: '',
      })
    walk(tree, node => {
      if (node.type !== 'html' || !node.value.includes('<!--')) return
      const { start, end } = node.position!
      // Not `node.value`: inside a blockquote that lacks the `>` of each line, so its offsets are others.
      const raw = source.slice(start.offset, end.offset)
      if (!removable.has(node)) page.edits.push(...editsFor(raw, start.offset!))
      if (!isOpenComment(raw)) return
      const offset = start.offset! + raw.indexOf('<!--')
      const { line, column } = page.markdown.placeAt(offset)
      page.messages.push({ line, column, rule: 'comment', reason: OPEN })
    })
  }
}

const OPEN =
  'this comment never ends, so what follows it is hidden: add "-->" where it should end.'

/** Whether a block is nothing but comments. */
export function isComment(node: RootContent): boolean {
  if (node.type === 'definition') return isCommentDefinition(node)
  if (node.type !== 'html') return false
  return isOpenComment(node.value) || withoutComments(node.value).trim() === ''
}

/** Whether a definition is a comment: `[//]: # (words)` or `[comment]: <> (words)`. */
function isCommentDefinition({ identifier, url, title }: Definition): boolean {
  return (
    /^(?:\/\/|comment)$/.test(identifier) && /^#?$/.test(url) && Boolean(title)
  )
}

/** The comments that are removed whole. The last of several in a row may keep apart the blocks before and after them. */
function removableBlocks({ children }: Root): Set<Nodes> {
  const removable = new Set<Nodes>()
  let before: RootContent | undefined
  for (const [index, node] of children.entries()) {
    if (!isComment(node)) before = node
    else if (!areKeptApart(before, children[index + 1])) removable.add(node)
  }
  return removable
}

// In the place of a comment is a blank line. That is not enough of a border between a list, a footnote or indented code
// and what could become part of these. Positions of code and HTML begin with their indentation.
function areKeptApart(
  before: RootContent | undefined,
  after: RootContent | undefined,
): boolean {
  if (
    !before ||
    !after ||
    !['list', 'footnoteDefinition', 'code'].includes(before.type)
  )
    return false
  const isIndented =
    after.position?.start.column !== 1 ||
    (after.type === 'html' && /^[ \t]/.test(after.value) && !isComment(after))
  return isIndented || ['list', 'code'].includes(after.type)
}

/** The edits that empty the comments in HTML. @param start its offset in the page. */
function editsFor(raw: string, start: number): Change[] {
  if (isOpenComment(raw))
    return [
      {
        start: start + raw.indexOf('<!--'),
        end: start + raw.trimEnd().length,
        by: marker,
      },
    ]
  if (isRawText(raw)) return []
  return commentsIn(raw).map(comment => ({
    start: start + comment.start,
    end: start + comment.end,
    by: emptied(raw.slice(comment.start, comment.end)),
  }))
}

/** Removes all that looks like a comment from a text that could not be parsed, in code as well. */
export function withoutComments(text: string): string {
  return splice(text, commentsIn(text))
}

/**
 * Empties a comment but for backticks and pipes: without these, three backticks before it would begin a fence, and a line above
 * a row of dashes could be a table's.
 */
function emptied(comment: string): string {
  if (comment.length <= '<!---->'.length) return comment
  return `<!--${comment.slice(4, -3).replace(/[^`|\\]+/g, ' ')}-->`
}

/**
 * Edits that remove what looks like a comment in HTML or a text, also in code. One without an end is not a comment here: it
 * may be in code, or end in another block.
 */
function commentsIn(raw: string): Change[] {
  const found: Change[] = []
  // No regular expression: that would look for the end of each again.
  for (
    let start = raw.indexOf('<!--');
    start >= 0;
    start = raw.indexOf('<!--', start)
  ) {
    // `<!-->` and `<!--->` are whole comments.
    const close = raw.indexOf('-->', start + 2)
    if (close < 0) break
    found.push({ start, end: close + 3, by: '' })
    start = close + 3
  }
  return found
}

/**
 * Whether a block of HTML is a comment without an end, which goes as far as the block: at the top level to the end of
 * the page (CommonMark, "HTML blocks").
 */
function isOpenComment(block: string): boolean {
  return block.trimStart().startsWith('<!--') && !block.includes('-->')
}

type Linking = Link | Image | Definition

/**
 * Makes the relative destinations of links, images and definitions absolute, and keeps only the text of those that hold a file.
 */
export function links() {
  return (tree: Root, file: VFile): void => {
    const page = file.data.page!
    walk(tree, node => {
      if (
        node.type === 'link' ||
        node.type === 'image' ||
        node.type === 'definition'
      ) {
        if (isData(node.url)) keepText(node, page)
        else resolveLink(node, page)
      }
    })
  }
}

/** Whether an address is a file itself, in characters that say nothing to a search. */
function isData(url: string): boolean {
  return /^\s*data:/i.test(url)
}

/** Keeps the text of a link or image. A definition may be that of both, and leads nowhere. */
function keepText(node: Linking, { edits }: WorkingPage): void {
  const start = node.position!.start.offset!
  const end = node.position!.end.offset!
  const place = node.data?.destination
  if (node.type === 'definition') {
    edits.push({
      start: start + place!.start,
      end: start + place!.end,
      by: '#',
    })
    return
  }
  if (node.type === 'image') {
    // It may begin a line, where these marks begin a block.
    const text = escaped(node.alt ?? '')
    edits.push({ start, end, by: text.replace(/^(\d*)([-#+>=.)])/, '$1\\$2') })
    return
  }
  const first = node.children[0]
  // The text of an autolink is its address.
  if (!first || !place) {
    edits.push({ start, end, by: '' })
    return
  }
  const textEnd = node.children.at(-1)!.position!.end.offset!
  edits.push({ start, end: first.position!.start.offset!, by: '' })
  edits.push({ start: textEnd, end, by: '' })
}

function resolveLink(node: Linking, page: WorkingPage): void {
  // An autolink has no destination besides its text, and is never relative.
  const place = node.data?.destination
  if (!place) return
  const offset = node.position!.start.offset!
  const start = offset + place.start
  const destination = fromPage(node.url, start, page)
  const showsFile = (path: string) => shows(node, path)
  const { url, problem } = resolveDestination(destination, showsFile, page)
  if (url !== undefined || destination !== node.url) {
    const safe = url ?? encodeSuffix(destination)
    const by = safe.replace(/&(?=#?\w+;)/g, '&amp;')
    page.edits.push({ start, end: offset + place.end, by })
  }
  if (problem) warn(page, offset, problem())
}

function warn(page: WorkingPage, offset: number, problem: Problem): void {
  const { line, column } = page.markdown.placeAt(offset)
  page.messages.push({ line, column, ...problem })
}

/** Whether a page shows the target, rather than linking to it. A definition does so where its target is an image. */
function shows(node: Linking, path: string): boolean {
  if (node.type === 'image') return true
  const isImageFile =
    /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i.test(path)
  return node.type === 'definition' && isImageFile
}

/** Makes a destination in an included file relative to the page. */
function fromPage(
  url: string,
  offset: number,
  { path, markdown }: WorkingPage,
): string {
  const place = markdown.placeAt(offset)
  if (!place.isRebased) return url
  return fromFolder(url, folderOf(place.path), folderOf(path)) ?? url
}

type Problem = Pick<Message, 'rule' | 'target' | 'reason'>

interface ResolvedDestination {
  /** The address that replaces the destination; undefined where it stays as written. */
  url?: string | undefined
  /** Makes the message for the author: called only where it is shown, since it looks for what the author may have meant. */
  problem?: () => Problem
}

/**
 * Resolves a relative destination on a page to an address: on the website if the target is there, else on GitHub. Safe in
 * a Markdown destination and in an HTML attribute but for `&`.
 *
 * @param showsFile whether a file at that path is shown in the page, as images are, rather than visited.
 */
function resolveDestination(
  destination: string,
  showsFile: (path: string) => boolean,
  page: WorkingPage,
): ResolvedDestination {
  const [link = ''] = destination.split(/[?#]/, 1)
  const suffix = destination.slice(link.length)
  const isExternal = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(
    link.replace(/[\t\n\r]/g, ''),
  )
  // `{{ site.baseurl }}`, `{% link a.md %}`: a site generator fills it in, so that there is nothing to fix.
  if (link === '' || /\{[{%]/.test(destination) || isExternal) return {}
  const target = page.sites.resolve(link, page.path)
  const address = addressOf(target, showsFile, page)
  let url: string | undefined
  if (address !== undefined) url = address + encodeSuffix(suffix)
  if (target.kind !== 'missing' || !isMistake(link, page)) return { url }
  return { url, problem: () => linkProblem(destination, link, address, page) }
}

/** The address of a target on the website, or else on GitHub. */
function addressOf(
  target: LinkTarget,
  showsFile: (path: string) => boolean,
  { paths, settings }: WorkingPage,
): string | undefined {
  if ('address' in target && target.address !== undefined) return target.address
  if (!('path' in target)) return undefined
  // GitHub does not have what an earlier step of the job wrote, and the site of that may not show it.
  if (paths.generated?.has(target.path))
    return siteUrlOf(target.path, settings.siteUrls)
  if (showsFile(target.path)) return urlOf('raw', target.path, settings)
  if (target.kind === 'folder') return urlOf('tree', target.path, settings)
  return urlOf('blob', target.path, settings)
}

/** Whether a link without a target is sure to be a mistake. */
function isMistake(
  link: string,
  { path, paths, status }: WorkingPage,
): boolean {
  // Of what is beside a generated page, such as the pictures of a notebook, git knows nothing.
  if (paths.generated?.has(path)) return false
  // On a site only sources are: others may be pages that it makes, and on Learn `~/` may be another repository.
  if (status.kind !== 'none') return namesSource(link) && !link.startsWith('~')
  // In a project of Sphinx it names a label or a document (MyST, "Cross-references").
  const hasSphinx = [...foldersAbove(path), ''].some(folder =>
    paths.files.has(`${folder}conf.py`),
  )
  return !hasSphinx || /^\/|\.\w+$/.test(link)
}

function linkProblem(
  destination: string,
  link: string,
  address: string | undefined,
  { path, paths, status, sites, address: ownAddress }: WorkingPage,
): Problem {
  const target = pathOf(link, path)
  let becomes = 'the link stays as written'
  if (address !== undefined) becomes = `the link leads to ${address}`
  const problem = (
    reason: string,
    rule: Problem['rule'] = 'missing-target',
  ) => ({
    rule,
    target,
    reason: `"${destination}" is not ${reason}`,
  })
  if (target !== undefined) {
    const meant =
      sites.fileInOtherCase(target) ??
      otherSources(target).find(file => paths.files.has(file))
    if (meant !== undefined)
      return problem(`in the repository: ${becomes}. Did you mean ${meant}?`)
  }
  if (status.kind !== 'none')
    return problem(
      `in the repository: ${becomes}. Fix the link, or add the file; if an earlier step of the job writes it, name it in the input generated.`,
    )
  if (!link.startsWith('/') || ownAddress !== undefined)
    return problem(
      `in the repository: ${becomes}. Fix the link, or add the file.`,
    )
  return problem(
    `at the repository's root: ${becomes}. If it is an address on a website, name the website in the input site-urls; else fix the link, or add the file.`,
    'site-link',
  )
}

/** The attributes that hold addresses, and whether a page shows what is there, rather than leading to it. */
const shownAttributes = new Map([
  ['href', false],
  ['src', true],
  ['poster', true],
  ['srcset', true],
])

/** Whether there may be an attribute with an address in HTML: may be wrongly true, but never wrongly false. */
export function mayHaveAddress(text: string): boolean {
  // The `>` is that of a blockquote.
  return text.includes('<') && /(?:href|src|poster|srcset)[\s>]*=/i.test(text)
}

/** Makes relative addresses in raw HTML absolute, and removes files from them; not in its comments, scripts and styles. */
export function htmlLinks() {
  return (tree: Root, file: VFile): void => {
    const source = fileSource('', String(file))
    const places = location(source.text)
    const offsetOf = (place: Position) => places.toOffset(place)!
    walk(tree, node => {
      if (node.type === 'html' && mayHaveAddress(node.value))
        rewrite(node, source, offsetOf, file.data.page!)
    })
  }
}

function rewrite(
  { position }: Html,
  source: Source,
  offsetOf: (place: Position) => number,
  page: WorkingPage,
): void {
  // Without what quotes and lists put before its lines.
  const html = withoutMargins(
    source,
    position!.start.offset!,
    position!.end.offset!,
  )
  const tree = parseFragment(html.text, { sourceCodeLocationInfo: true })
  for (const { sourceCodeLocation } of elementsIn(tree)) {
    for (const [name, at] of Object.entries(sourceCodeLocation?.attrs ?? {})) {
      const isShown = shownAttributes.get(name)
      const value = valueIn(html.text.slice(at.startOffset, at.endOffset))
      if (isShown === undefined || !value) continue
      const offset = offsetOf(html.placeAt(at.startOffset))
      const toUrl = (url: string) => rewriteUrl(url, offset, isShown, page)
      const text = withoutReferences(value.raw).trim()
      let url: string | undefined
      if (/(?:^|[\s,])data:/i.test(text)) url = ''
      else if (name === 'srcset') url = mapSrcset(text, toUrl)
      else url = toUrl(text)
      if (url === undefined) continue
      const start = at.startOffset + value.start
      const end = start + value.raw.length
      page.edits.push({
        start: offsetOf(html.placeAt(start)),
        end: offsetOf(html.placeAt(end)),
        by: escapedAttribute(url),
      })
    }
  }
}

/** The address that replaces one in an attribute; undefined to leave it as it is. */
function rewriteUrl(
  url: string,
  offset: number,
  isShown: boolean,
  page: WorkingPage,
): string | undefined {
  const pageUrl = fromPage(url, offset, page)
  const target = resolveDestination(pageUrl, () => isShown, page)
  if (target.problem) warn(page, offset, target.problem())
  if (target.url === undefined && pageUrl !== url) return pageUrl
  return target.url
}

/** The value of an attribute: the text between its quotes, or after the `=` of one without. */
function valueIn(
  attribute: string,
): { raw: string; start: number } | undefined {
  const [before = '', quote = ''] = /^[^=]*=\s*(["']?)/.exec(attribute) ?? []
  let end = attribute.length
  if (quote !== '' && attribute.endsWith(quote)) end--
  if (before === '' || end < before.length) return undefined
  return { raw: attribute.slice(before.length, end), start: before.length }
}

function escapedAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
}

/**
 * A `srcset` with other addresses: `toUrl` gives the new one, or undefined to leave one as it is. Undefined when all
 * stay. Read as in the HTML standard, "Parsing a srcset attribute": after an address without a comma at its end all up to
 * the next comma says when to take it.
 */
function mapSrcset(
  srcset: string,
  toUrl: (url: string) => string | undefined,
): string | undefined {
  let isChanged = false
  const mapped = srcset.replace(
    /([^\s,](?:\S*[^\s,])?)(?:,+|[^,]*)/g,
    (candidate, url: string) => {
      const replacement = toUrl(url)
      isChanged ||= replacement !== undefined
      return (replacement ?? url) + candidate.slice(url.length)
    },
  )
  // A line break would end the blockquote that it is in.
  if (!isChanged) return undefined
  return mapped.replace(/\s+/g, ' ')
}
