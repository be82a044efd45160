import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { counted, isInline, missing, wordsOf } from './seen.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** What share of a page's words a document has, and what share of a document's words the page has. */
export interface Agreement {
  recall: number
  precision: number
  /** Words that only the page has. */
  lost: string[]
  /** Words that only the document has. */
  added: string[]
  /** Enough of them are in both. */
  isFine: boolean
}

/** What recall and precision a page must have. */
const ENOUGH = 0.98

type Words = ReturnType<typeof wordsOf>

/** Compares the words that readers see on a built page with those of a document's text. */
export function agreement(html: string, text: string, layout?: Layout, source?: string): Agreement {
  const content = contentOf(html, layout, source)
  // Styles, not words, are what makes a title upper case.
  const [site, ours, unread] = [textOfContent(content), text, repeatedAlternatives(content)].map(each =>
    wordsOf(each.toLowerCase()),
  ) as [Words, Words, Words]
  const count = (words: Words) => [...words.values()].reduce((sum, each) => sum + each, 0)
  const share = (lost: string[], all: number) => (all === 0 ? 1 : 1 - lost.length / all)
  const lost = missing(counted(missing(site, ours)), unread)
  const added = missing(ours, site)
  const [recall, precision] = [share(lost, count(site)), share(added, count(ours))]
  return { recall, precision, lost, added, isFine: Math.min(recall, precision) >= ENOUGH }
}

/** Where the content of a page is, in the order in which it is looked for. */
const MAIN: readonly ((element: Element) => boolean)[] = [
  // What a fixture whose theme has no landmarks says of itself.
  element => attribute(element, 'data-content') !== undefined,
  element => attribute(element, 'data-pagefind-body') !== undefined,
  // VitePress, whose theme may have other articles beside it.
  element => /(?:^|\s)VPHome(?:\s|$)/.test(attribute(element, 'class') ?? ''),
  element => /(?:^|\s)vp-doc(?:\s|$)/.test(attribute(element, 'class') ?? ''),
  element => element.tagName === 'article' && isWithin(element, each => each.tagName === 'main'),
  element => element.tagName === 'article',
  element => element.tagName === 'main' || attribute(element, 'role') === 'main',
  element => element.tagName === 'body',
]

/** The text of a page's content as readers see it, without navigation, buttons and what is hidden. */
export function visibleText(html: string): string {
  return textOfContent(contentOf(html))
}

function textOfContent({ main, elements }: Content): string {
  return main ? headingOutside(elements, main) + textOf(main) : ''
}

/** The text that the crawlers which DocSearch recommends for documentation read: headings, paragraphs, items and cells of the content. */
export function docSearchText(html: string): string {
  const read = (node: Node): string => {
    if (!('tagName' in node)) return ''
    if (/^(?:h[1-6]|p|li|td)$/.test(node.tagName)) return `${rawText(node)}\n`
    return node.childNodes.map(read).join('')
  }
  const { main, elements } = contentOf(html)
  return main ? headingOutside(elements, main) + read(main) : ''
}

function rawText(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : ''
}

/** The alternatives of pictures in a link or a figure that says the same: a document may have them or not. */
function repeatedAlternatives({ elements }: Content): string {
  const alternatives = elements.flatMap(image => {
    const alt = image.tagName === 'img' ? attribute(image, 'alt') : undefined
    const around = alt && closest(image, each => /^(?:a|figure)$/.test(each.tagName))
    const says = around ? wordsIn(around).join(' ') : ''
    return alt && says.includes(alt.replace(/ (?:icon|logo)$/i, '')) ? [alt] : []
  })
  return alternatives.join(' ')
}

/** What the pages of a site have in common. */
export interface Layout {
  /** The class of what has the content, on pages where no element says that it has it. */
  container: string | undefined
  /** The places and the texts of elements that most pages have: the theme's, unless the page's source has their words. */
  repeated: ReadonlySet<string>
}

/** Finds what pages have in common, by the words of their sources. */
export function layoutOf(pages: readonly { html: string; source?: string }[]): Layout {
  const bare = pages.filter(({ html }) => contentOf(html).main?.tagName === 'body')
  const holders = bare.flatMap(({ html, source }) => (source && holderOf(parse(html), source)) || [])
  const classes = holders.flatMap(holder => namesOf(closest(holder, each => namesOf(each).length > 0)))
  const [container] = mostOf(classes, holders.length)
  const places = pages.flatMap(({ html }) => {
    const { main } = contentOf(html, { container, repeated: new Set() })
    return main ? [...new Set(shownIn(main).map(each => placeOf(each, main)))] : []
  })
  return { container, repeated: new Set(mostOf(places, pages.length)) }
}

/** Those that more than half of so many have, the most frequent first; of a few pages none. */
function mostOf(items: readonly string[], all: number): string[] {
  const enough = [...counted(items)].filter(([item, count]) => item !== '' && count > 3 && count * 2 > all)
  return enough.sort(([, a], [, b]) => b - a).map(([item]) => item)
}

/** The innermost element with nearly all words of a source that are on the page. */
function holderOf(document: DefaultTreeAdapterTypes.Document, source: string): Element | undefined {
  const words = wordsOf(source.toLowerCase())
  const shown = (node: Node) =>
    [...wordsOf(textOf(node).toLowerCase()).keys()].filter(word => words.has(word)).length
  let holder = [...descendants(document)].find(each => each.tagName === 'body')
  const least = holder ? 0.95 * shown(holder) : 0
  for (let inner = holder; inner && least > 0; holder = inner ?? holder)
    inner = inner.childNodes.find((node): node is Element => 'tagName' in node && shown(node) >= least)
  return least > 0 ? holder : undefined
}

/** Where an element is in the content, and what it says; a number may be a date. */
function placeOf(element: Element, main: Element): string {
  const text = wordsIn(element).join(' ').replace(/\d+/g, '0')
  const isCode = isWithin(element, ({ tagName }) => tagName === 'pre')
  if (text === '' || text.length > 200 || isCode) return ''
  let place = text
  for (let each: Node | null = element; each && each !== main; each = each.parentNode as Element | null)
    place = `${each.nodeName} ${namesOf(each as Element).join(' ')}/${place}`
  return place
}

function namesOf(element: Element | undefined): string[] {
  return (element && attribute(element, 'class')?.split(/\s+/).filter(Boolean)) ?? []
}

function closest(element: Element, is: (each: Element) => boolean): Element | undefined {
  for (let each: Node | null = element; each && 'tagName' in each; each = each.parentNode as Element | null)
    if (is(each)) return each
  return undefined
}

interface Content {
  /** The element with a page's content. */
  main: Element | undefined
  /** All elements of the page. */
  elements: Element[]
}

/** The content of a page, without what the theme has on most pages. */
export function contentOf(html: string, layout?: Layout, source = ''): Content {
  const document = parse(html)
  const content = mainOf(document)
  const { container, repeated = new Set() } = layout ?? {}
  const isContainer = (each: Element) => namesOf(each).includes(container ?? '')
  if (content.main?.tagName === 'body' && container !== undefined) {
    const holder = source === '' ? undefined : holderOf(document, source)
    content.main =
      (holder && closest(holder, isContainer)) ?? content.elements.find(isContainer) ?? content.main
  }
  const { main } = content
  const words = wordsOf(source.toLowerCase())
  for (const each of main && repeated.size > 0 ? shownIn(main) : []) {
    const isAuthored = missing(wordsOf(textOf(each).toLowerCase()), words).length === 0
    const siblings = each.parentNode!.childNodes
    if (repeated.has(placeOf(each, main!)) && !isAuthored) siblings.splice(siblings.indexOf(each), 1)
  }
  return content
}

function mainOf(document: DefaultTreeAdapterTypes.Document): Content {
  const elements = [...descendants(document)]
  for (const isMain of MAIN) {
    const [found, other] = elements.filter(each => isMain(each) && !isWithin(each, isMain))
    // Several articles are a list of them, and so is one that has no heading but links to other pages.
    const headings = [...descendants(found ?? document)].filter(each => /^h[1-6]$/.test(each.tagName))
    const isList = other || (headings.length > 0 && headings.every(leadsAway))
    if (found && (found.tagName !== 'article' || !isList)) return { main: found, elements }
  }
  return { main: undefined, elements }
}

/** The elements of some content that readers see. */
export function shownIn(node: { childNodes: readonly Node[] }): Element[] {
  return searched(node.childNodes).flatMap(each =>
    'tagName' in each && !isChrome(each) ? [each, ...shownIn(each)] : [],
  )
}

/** Themes put a page's heading above its content. */
function headingOutside(elements: readonly Element[], main: Element): string {
  if ([...descendants(main)].some(each => each.tagName === 'h1')) return ''
  // One in navigation, or that leads to another page, is the site's name.
  const isBar = (each: Element) =>
    /^(?:nav|aside|a)$/.test(each.tagName) || /menu-bar/.test(attribute(each, 'id') ?? '')
  const heading = elements.find(each => each.tagName === 'h1' && !leadsAway(each) && !isWithin(each, isBar))
  return heading ? `${textOf(heading)}\n` : ''
}

function leadsAway(element: Element): boolean {
  // A sign beside a heading leads to the page itself.
  const leads = (each: Element) =>
    each.tagName === 'a' && !/#/.test(attribute(each, 'href') ?? '#') && wordsOf(textOf(each)).size > 0
  return [...descendants(element)].some(leads) || isWithin(element, leads)
}

const CHROME = /^(?:nav|footer|script|style|template|svg|form|button|noscript|iframe|audio|video|select)$/

function isChrome(element: Element): boolean {
  return isUnseen(element) || isPager(element) || isTrail(element) || isUpdate(element)
}

/** Links to the pages above, perhaps with the page's own title, before its heading. */
function isTrail(element: Element): boolean {
  if (!/^(?:div|ul|ol)$/.test(element.tagName)) return false
  const links = [...descendants(element)].filter(each => each.tagName === 'a')
  const heading = links.length > 0 && headingBelow(element)
  if (!heading) return false
  const words = (each: Element) => wordsOf(wordsIn(each).join(' '))
  const others = missing(words(element), wordsOf(links.flatMap(wordsIn).join(' ')))
  return missing(counted(others), words(heading)).length === 0
}

/** The first heading of the page that comes after an element, unless it is in it. */
function headingBelow(element: Element): Element | undefined {
  for (let each = element; each.parentNode && 'tagName' in each.parentNode; each = each.parentNode) {
    const all = each.parentNode.childNodes
    const below = all.slice(all.indexOf(each) + 1).filter(node => 'tagName' in node)
    const found = below.flatMap(node => [node, ...descendants(node)]).find(({ tagName }) => tagName === 'h1')
    if (found) return found
  }
  return undefined
}

/** When the page was changed, or whose it is. */
function isUpdate(element: Element): boolean {
  const text = element.childNodes
    .map(each => ('value' in each ? each.value : ''))
    .join('')
    .trim()
  // In a list, the author's own.
  const isOwn = element.tagName === 'li'
  return !isOwn && /^last (?:updated?|modified)\b|©/i.test(text) && wordsIn(element).length < 12
}

function wordsIn(element: Element): string[] {
  const text = (node: Node): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(text).join(' ') : ''
  return text(element).split(/\s+/).filter(Boolean)
}

function isUnseen(element: Element): boolean {
  const names = attribute(element, 'class') ?? ''
  return (
    (CHROME.test(element.tagName) && !isControl(element)) ||
    /^(?:menu|navigation)$/.test(attribute(element, 'role') ?? '') ||
    // Of tabs, all but one are hidden at first.
    (attribute(element, 'hidden') !== undefined && attribute(element, 'role') !== 'tabpanel') ||
    // A title that its container's own label says again.
    (attribute(element, 'aria-hidden') === 'true' &&
      attribute(element, 'role') !== 'tabpanel' &&
      !isWithin(element, each => each.tagName === 'aside')) ||
    /user-select:\s?none/.test(attribute(element, 'style') ?? '') ||
    // Hidden, and not unfolded by what stands above it.
    (/display:\s?none/.test(attribute(element, 'style') ?? '') &&
      attribute(element, 'role') !== 'tabpanel' &&
      !isUnfolded(element)) ||
    // The pages before and after (HTML, "Link types").
    /^(?:prev|next)$/.test(attribute(element, 'rel') ?? '') ||
    isByline(element) ||
    /^(?:datePublished|dateModified|author)$/.test(attribute(element, 'itemprop') ?? '') ||
    // A link to edit the page, which is no part of a sentence.
    (/\/_?edit\/.+\.(?:mdx?|markdown|html)$/.test(attribute(element, 'href') ?? '') &&
      !element.parentNode?.childNodes.some(node => 'value' in node && wordsOf(node.value).size > 0)) ||
    // A list of headings that kramdown makes.
    attribute(element, 'id') === 'markdown-toc' ||
    // The theme, not the author, keeps trees of files out of search.
    (attribute(element, 'data-pagefind-ignore') !== undefined && element.tagName !== 'starlight-file-tree') ||
    attribute(element, 'data-footnote-backref') !== undefined ||
    /^#fr-/.test(attribute(element, 'href') ?? '') ||
    // The marks of footnotes, which differ.
    attribute(element, 'data-footnote-ref') !== undefined ||
    (element.tagName === 'span' && isWithin(element, each => attribute(each, 'role') === 'doc-footnote')) ||
    /(?:^|\s)(?:headerlink|header-anchor|hash-link|anchor-link|sr-only|visually-hidden|boring|img-wrapper|lang|linenos|lnt?|footnote-backref|footnote-ref(?:erence)?|viewcode-link|table-of-contents|toc|md-source-file|theme-doc-toc-mobile|theme-doc-version-badge|sl-blog-metadata|sl-blog-tags|md-post__meta|authorCol_\w+)(?:\s|$)/.test(
      names,
    )
  )
}

/** When a post was written, and what stands beside it in the same line: how long it takes to read, its tags. */
function isByline(element: Element): boolean {
  if (element.childNodes.some(each => each.nodeName === 'time')) return true
  const inside = [...descendants(element)].map(({ tagName }) => tagName)
  return (
    /^(?:div|span|p)$/.test(element.tagName) &&
    inside.includes('time') &&
    !inside.some(name => /^(?:h[1-6]|p|li|article|section|td)$/.test(name)) &&
    wordsIn(element).length < 20
  )
}

/** Whether a click on the element above it shows it. */
function isUnfolded(element: Element): boolean {
  const all = (element.parentNode?.childNodes ?? []).filter(node => 'tagName' in node)
  const above = all[all.indexOf(element) - 1]
  return above !== undefined && attribute(above, 'onclick') !== undefined
}

/** What names a part of the page that it shows. */
function isControl(element: Element): boolean {
  return attribute(element, 'role') === 'tab' || attribute(element, 'aria-expanded') !== undefined
}

/** A row at the end of the content with links to the pages before and after, and nothing else. Sponsors are on other sites. */
function isPager(element: Element): boolean {
  const inside = element.childNodes.filter(node => !isBlank(node))
  const isLink = (node: Node) =>
    node.nodeName === 'a' && 'tagName' in node && !/^https?:/.test(attribute(node, 'href') ?? '')
  const isRow = inside.length > 0 && inside.length < 3 && inside.every(isLink)
  // A card has a heading.
  const isCard = [...descendants(element)].some(({ tagName }) => /^h[1-6]$/.test(tagName))
  return element.tagName === 'div' && isRow && !isCard && isLast(element)
}

/** Whether readers see nothing of the content below an element. */
function isLast(element: Element): boolean {
  const parent = element.parentNode
  if (!parent || !('tagName' in parent)) return true
  const below = parent.childNodes.slice(parent.childNodes.indexOf(element) + 1)
  const isEnd = below.every(node => isBlank(node) || ('tagName' in node && isUnseen(node)))
  return isEnd && (MAIN.some(isMain => isMain(parent)) || isLast(parent))
}

function isBlank(node: Node): boolean {
  return node.nodeName === '#comment' || ('value' in node && node.value.trim() === '')
}

function* descendants(node: { childNodes: readonly Node[] }): Generator<Element> {
  for (const child of node.childNodes)
    if ('tagName' in child) {
      yield child
      yield* descendants(child)
    }
}

/** Whether an element is in one that is such. */
export function isWithin(element: Element, is: (each: Element) => boolean): boolean {
  for (let each = element.parentNode; each && 'tagName' in each; each = each.parentNode)
    if (is(each)) return true
  return false
}

/** Labels of tabs, buttons, and the parts of cards and of home pages have places of their own. */
function isApart(element: Element): boolean {
  return (
    element.tagName === 'label' ||
    /(?:^|\s)(?:title|description|name|text|sl-link-button|VPButton)(?:\s|$)/.test(
      attribute(element, 'class') ?? '',
    )
  )
}

/** Without the sections of headings that their author keeps out of search. */
function searched(nodes: readonly Node[]): Node[] {
  let hidden = Number.POSITIVE_INFINITY
  return nodes.filter(node => {
    const depth = 'tagName' in node ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? Number.NaN) : Number.NaN
    if (depth <= hidden) hidden = Number.POSITIVE_INFINITY
    if (depth > 0 && attribute(node as Element, 'data-search-exclude') !== undefined)
      hidden = Math.min(hidden, depth)
    return hidden === Number.POSITIVE_INFINITY
  })
}

/** The words of a part of a page. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value
  if (!('tagName' in node) || isChrome(node)) return ''
  const tex =
    node.tagName === 'math' ? [...descendants(node)].find(each => each.tagName === 'annotation') : undefined
  if (tex) return ` ${tex.childNodes.map(each => ('value' in each ? each.value : '')).join('')} `
  if (node.tagName === 'img') return ` ${attribute(node, 'alt') ?? ''} `
  const text = searched(node.childNodes).map(textOf).join('')
  return isInline(node.tagName) && !isApart(node) ? text : `\n${text}\n`
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find(each => each.name === name)?.value
}
