import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DefaultTreeAdapterMap } from 'parse5'
import { parseFragment } from 'parse5'
import type { Paths } from '../../src/plan/tree.ts'
import type { Corpus, Made } from './corpora.ts'

interface Difference {
  path: string
  what: string
}

const atOnce = 200

/** The documents whose rendered body is not what the rendered page is, but for the edits that are meant. */
export async function findDifferences(corpus: Corpus, made: Made[], folder: string): Promise<Difference[]> {
  const batches = Array.from({ length: Math.ceil(made.length / atOnce) }, (_, index) =>
    made.slice(index * atOnce, (index + 1) * atOnce),
  )
  const differences: Difference[] = []
  const work = async (name: string) => {
    const own = join(folder, name)
    await mkdir(own)
    for (let batch = batches.shift(); batch; batch = batches.shift())
      differences.push(...(await compareAll(corpus, batch, own)))
  }
  await Promise.all(['a', 'b'].map(work))
  return differences.sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function compareAll(corpus: Corpus, made: Made[], folder: string): Promise<Difference[]> {
  const texts = made.flatMap(({ page, document }) => [sourceText(page.content), document.body])
  const html = await render(texts, folder)
  return made.flatMap(({ page: { path }, document }, index) => {
    const [source = '', body = ''] = html.slice(2 * index)
    const isHtmlFirst = beginsWithHtml(texts[2 * index] ?? '')
    const what = compare(source, body, { path, name: document.name, isHtmlFirst, paths: corpus.paths })
    return what === undefined ? [] : [{ path, what }]
  })
}

const options = ['footnotes', 'table', 'strikethrough', 'autolink', 'tasklist'].flatMap(each => ['-e', each])
const script = `for file; do cmark-gfm --unsafe ${options.join(' ')} "$file" > "$file.html" || exit; done`

/** Renders each text on its own by cmark-gfm, as GitHub does. A shell starts many, which costs Node much more. */
async function render(texts: string[], folder: string): Promise<string[]> {
  const files = texts.map((_, index) => join(folder, `${index}.md`))
  await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? '')))
  const shell = spawn('sh', ['-c', script, 'sh', ...files], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(shell, 'close')
  if (code !== 0) throw new Error(`cmark-gfm failed (${code}). Install it: apt-get install cmark-gfm.`)
  return Promise.all(files.map(file => readFile(`${file}.html`, 'utf8')))
}

const olderComments =
  'cmark-gfm follows CommonMark 0.29, where a comment in a line may not hold "--"; since 0.31 it may, as in HTML.'
const rawText =
  'The example turns raw text elements off by its tag filter, which this check does not: <xmp> takes all that follows for its text.'
/**
 * The documents that differ for a reason that lies in micromark or cmark-gfm themselves. Each is named, so that no
 * rule lets others pass.
 */
const reasons: { corpus: string; path: string; reason: string }[] = [
  { corpus: 'specification commonmark-spec/spec.txt', path: '625.md', reason: olderComments },
  { corpus: 'specification test/spec.txt', path: '645.md', reason: olderComments },
  { corpus: 'specification test/spec.txt', path: '646.md', reason: olderComments },
  { corpus: 'specification test/extensions.txt', path: '22.md', reason: rawText },
]

/** Sorts out the differences that have a reason, and the reasons that nothing differs for any more. */
export function judge({ name }: Corpus, made: Made[], differences: Difference[]) {
  const own = reasons.filter(({ corpus }) => corpus === name).map(({ path }) => path)
  const differing = new Set(differences.map(({ path }) => path))
  const compared = new Set(made.map(({ page }) => page.path))
  return {
    unexplained: differences.filter(({ path }) => !own.includes(path)),
    explained: differences.filter(({ path }) => own.includes(path)),
    stale: own.filter(path => compared.has(path) && !differing.has(path)),
  }
}

/**
 * The text of a page as its readers see it, by rules of its own: no byte order mark, one kind of line end, no front
 * matter.
 */
function sourceText(content: Uint8Array): string {
  const mark = `${content[0]} ${content[1]}`
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8'
  const text = new TextDecoder(encoding).decode(content)
  return withoutFrontMatter(text.replace(/\r\n?/g, '\n'))
}

// What is between two fences is front matter if its first line has a key or is a remark.
function withoutFrontMatter(text: string): string {
  const [all, block = ''] =
    /^(?:---|\+\+\+)[ \t]*\n([\s\S]*?)^(?:---|\+\+\+|\.\.\.)[ \t]*(?:\n|$)/m.exec(text) ?? []
  if (all === undefined || !text.startsWith(all)) return text
  return /^(?:\s*$|\s*#|["'\w][^\n]*[:=])/.test(block) ? text.slice(all.length) : text
}

/** Whether HTML is the first that is seen of a text, below comments and definitions. */
function beginsWithHtml(text: string): boolean {
  const [unseen = ''] = /^(?:\s|\[[^\]]+\]:.*\n)*/.exec(text) ?? []
  const rest = text.slice(unseen.length)
  if (!rest.startsWith('<!--')) return rest.startsWith('<')
  const end = rest.indexOf('-->')
  return end >= 0 && beginsWithHtml(rest.slice(end + '-->'.length))
}

/** What is known of a page. */
interface Context {
  path: string
  /** The document's title. */
  name: string
  /** The page begins with HTML, of which nothing but comments is removed. */
  isHtmlFirst: boolean
  /** The files and folders around the page. */
  paths: Paths
}

/**
 * Where the rendered body differs from the rendered page other than by the edits that are meant: comments are gone, so
 * is a heading at the top that says what the title says, addresses are absolute, and a link to the source is there.
 */
function compare(source: string, body: string, context: Context): string | undefined {
  const page = read(source)
  const [first] = page
  if (first && isTitle(first, context)) page.shift()
  return compareLists(tidied(page), read(withoutSourceLink(body)), context)
}

function read(html: string): Node[] {
  return tidied(parseFragment(html).childNodes)
}

const blocks =
  /^(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|picture|pre|section|source|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/

/** Without comments, and without the blanks between blocks, which no reader sees. */
function tidied(nodes: Node[]): Node[] {
  const merged: Node[] = []
  for (const node of nodes) {
    const last = merged.at(-1)
    if (node.nodeName === '#comment') continue
    if (isText(node) && last && isText(last))
      merged[merged.length - 1] = { ...last, value: last.value + node.value }
    else merged.push(node)
  }
  return merged.filter((node, index) => {
    if (!isText(node) || node.value.trim() !== '') return true
    const around = [merged[index - 1], merged[index + 1]]
    return around.every(each => each && !blocks.test(each.nodeName))
  })
}

function compareLists(source: Node[], body: Node[], context: Context): string | undefined {
  for (let index = 0; index < Math.max(source.length, body.length); index++) {
    const difference = compareNodes(source[index], body[index], context)
    if (difference !== undefined) return difference
  }
  return undefined
}

function compareNodes(
  source: Node | undefined,
  body: Node | undefined,
  context: Context,
): string | undefined {
  if (source && body && isText(source) && isText(body))
    return sameText(source.value, body.value) ? undefined : firstDifference(source.value, body.value)
  if (source?.nodeName !== body?.nodeName) return `${show(source)} became ${show(body)}`
  if (!isElement(source) || !isElement(body)) return undefined
  return compareAttributes(source, body, context) ?? compareLists(children(source), children(body), context)
}

function compareAttributes(source: Element, body: Element, context: Context): string | undefined {
  const own = new Map(body.attrs.map(({ name, value }) => [name, value]))
  if (source.attrs.length !== own.size) return `${show(source)} became ${show(body)}`
  const changed = source.attrs.find(({ name, value }) => {
    const other = own.get(name)
    return other === undefined || !isSameAttribute(source.tagName, name, value, other, context)
  })
  return changed && `<${source.tagName} ${changed.name}="${changed.value}"> has "${own.get(changed.name)}"`
}

function isSameAttribute(tag: string, name: string, source: string, body: string, context: Context): boolean {
  if (/^(?:href|src|poster)$/.test(name)) return isSameAddress(source, body, tag === 'a', context)
  if (name !== 'srcset') return source === body
  const [words, own] = [source, body].map(value => value.split(/\s*,\s+|\s+/).filter(word => word !== ''))
  return (
    words?.length === own?.length &&
    words?.every(
      (word, index) => word === own?.[index] || isSameAddress(word, own?.[index] ?? '', false, context),
    ) === true
  )
}

// Only what is left of a page's end may lack its blanks.
function sameText(source: string, body: string): boolean {
  return source === body || source.trim() === body.trim()
}

/** A paragraph of its own, at the top level: cmark-gfm writes such a one at the start of a line. */
function withoutSourceLink(html: string): string {
  const [last] = [...html.matchAll(sourceLink)].slice(-1)
  return last ? html.slice(0, last.index) + html.slice(last.index + last[0].length) : html
}

const sourceLink = /^<p><a href="https:\/\/github\.com\/o\/r\/blob\/main\/[^"]*">[^<]*<\/a><\/p>\n/gm

const children = (element: Element) =>
  element.tagName === 'pre' ? element.childNodes : tidied(element.childNodes)

function show(node: Node | undefined): string {
  if (node === undefined) return 'nothing'
  return `<${node.nodeName}> ${JSON.stringify(oneLine(textOf(node)).slice(0, 80))}`
}

/** Where two texts part, with a little of each. */
export function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const from = Math.max(0, at - 30)
  return `${JSON.stringify(one.slice(from, at + 60))} became ${JSON.stringify(other.slice(from, at + 60))}`
}

/**
 * Whether an address of a body is that of its page, made absolute if it is relative and leads somewhere. Written again,
 * on the platform's own URLs, so that it does not repeat the faults of what it checks.
 */
function isSameAddress(source: string, body: string, isLink: boolean, context: Context): boolean {
  const target = resolve(source, context)
  if (target === undefined || target.exists === undefined) return source === body
  const { path, suffix } = target
  const [, view = '', rest = '', ownSuffix = ''] = absolute.exec(body) ?? []
  return (
    spellings(path).includes(decoded(rest).replace(/^\//, '')) &&
    exists(decoded(rest).replace(/^\//, ''), context) &&
    decoded(ownSuffix) === decoded(suffix) &&
    (isLink || view !== 'blob')
  )
}

const absolute = /^https:\/\/github\.com\/o\/r\/(blob|raw|tree)\/main(\/[^?#]*)?(.*)$/s

function resolve(address: string, context: Context) {
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|^[?#]|^$/i.test(address) || /\{[{%]/.test(address)) return undefined
  const end = address.search(/[?#]/)
  const [written, suffix] = end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)]
  // A scheme that is not the web's leaves backslashes alone.
  const root = 'git://host/repository/'
  const base = root + context.path.split('/').map(encodeURIComponent).join('/')
  const url = URL.parse(
    written.startsWith('/') ? `.${written}` : written,
    written.startsWith('/') ? root : base,
  )
  if (!url?.href.startsWith(root)) return undefined
  const path = decoded(url.href.slice(root.length))
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '')
  const found = spellings(path).find(each => exists(each, context))
  return { path, suffix, exists: found }
}

function spellings(path: string): string[] {
  return ['', '.md', '.mdx', '.markdown'].map(extension => path + extension)
}

function exists(path: string, { paths }: Context): boolean {
  return paths.files.has(path) || paths.folders.has(path)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type Node = DefaultTreeAdapterMap['childNode']
type Element = DefaultTreeAdapterMap['element']

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
const isHeading = (node: Node): node is Element => /^h[1-6]$/.test(node.nodeName)
const isText = (node: Node): node is DefaultTreeAdapterMap['textNode'] => node.nodeName === '#text'
const isFootnote = ({ attrs }: Element) => attrs.some(({ value }) => value === 'footnote-ref')
const isElement = (node: Node | undefined): node is Element => node !== undefined && 'tagName' in node

/** A footnote at a title would be lost with it, so that such a one stays. */
function isTitle(node: Node, { name, isHtmlFirst }: Pick<Context, 'name' | 'isHtmlFirst'>): boolean {
  if (isHtmlFirst || !isHeading(node) || hasFootnote(node)) return false
  return label(node) === name
}

function hasFootnote(element: Element): boolean {
  return element.childNodes.filter(isElement).some(child => isFootnote(child) || hasFootnote(child))
}

function label(heading: Element): string {
  const text = oneLine(textOf(heading)).replace(/ ?\{[:#.][^{}]*\}$/, '')
  return text || oneLine(firstAlt(heading))
}

function firstAlt(element: Element): string {
  const images = element.childNodes
    .filter(isElement)
    .map(child =>
      child.tagName === 'img'
        ? (child.attrs.find(({ name }) => name === 'alt')?.value ?? '')
        : firstAlt(child),
    )
  return images.find(alt => alt !== '') ?? ''
}

function textOf(node: Node): string {
  if (isText(node)) return node.value
  if (node.nodeName === 'br') return ' '
  return isElement(node) && !isFootnote(node) ? node.childNodes.map(textOf).join('') : ''
}
