import type { Root } from 'hast'
import { digestOf } from '../text/index.ts'
import { encodeRoute } from '../text/paths.ts'
import { dropChrome, dropTrail } from './chrome.ts'
import { flattenCode, placeCode, sourceCodeOf } from './code.ts'
import { type Edges, mainContent, takeEdges, toIsAuthored } from './content.ts'
import {
  elementsNamed,
  find,
  hasWords,
  isElement,
  type Parent,
  parseHtml,
  textIn,
  UnreadableError,
} from './hast.ts'
import { printContent } from './markdown.ts'
import {
  type BuiltSite,
  type PageWords,
  routeOfFile,
  sharesShown,
  wordsOfPage,
} from './match.ts'
import {
  pairFootnotes,
  pairTabs,
  rewriteContent,
  toResolve,
} from './rewrite.ts'

export { commonEdges, type Edges, MIN_PAGES, topFolder } from './content.ts'
export {
  type BuiltHead,
  type BuiltSite,
  builtAddress,
  type Candidate,
  chooseFiles,
  findCandidates,
  folderAddress,
  type Match,
  readBuiltHead,
  routeOfFile,
  sharesShown,
} from './match.ts'

/** One built page to read on another thread. */
export interface BuiltJob {
  /** Its path in the workspace. */
  path: string
  /** Its path below the folder of the site. */
  file: string
  /** The Markdown that it was built from, if any, for what the page has lost of its code. */
  source?: Uint8Array
}

/** A source to compare with the words of the built pages that it may have. */
export interface WordsJob {
  source: Uint8Array
  pages: readonly PageWords[]
}

/** Larger files are no pages that anyone reads. */
export const MAX_PAGE_BYTES = 16_000_000

/** A page's main content as Markdown, or why there is none. */
type BuiltPage =
  | {
      body: string
      /** The first heading of a page without a source, else the title of its window. */
      title?: string | undefined
      /** Where readers find it, if that is known. */
      address?: string | undefined
      edges: Edges
    }
  | { body?: undefined; reason: string; isEmpty?: true; edges?: Edges }

const EMPTY = 'the built page has no text but headings'
const TABS_BY_SCRIPT =
  'the built page lacks words of its source: a script draws its tabs'
/** A page whose scripts draw a single tab has more of its source's words. */
const ENOUGH = 0.95

function shareOf(source: string, body: string): number {
  return sharesShown(source, [wordsOfPage(body)])[0]!
}

/** Reads a built page. Nothing in it is run. Never throws. */
export function readBuilt(
  { file, html, source }: Omit<BuiltJob, 'path'> & { html: Uint8Array },
  site: BuiltSite,
): BuiltPage {
  try {
    const page = parseHtml(html)
    const root: Root = { type: 'root', children: mainContent(page) }
    const areTabsWhole = pairTabs(root)
    const text = new TextDecoder().decode(source)
    const isAuthored = toIsAuthored(text)
    const code = sourceCodeOf(text)
    placeCode(root, code)
    dropChrome(root, isAuthored)
    dropTrail(root)
    flattenCode(root)
    const title = pageTitle(root, page)
    const edges = takeEdges(root, site.pageChrome, isAuthored)
    if (hasNoText(root)) return { reason: EMPTY, isEmpty: true, edges }
    pairFootnotes(root)
    const resolve = toResolve(file, site)
    rewriteContent(root, { resolve, source: code })
    const body = printContent(root)
    if (!areTabsWhole && shareOf(text, body) < ENOUGH)
      return { reason: TABS_BY_SCRIPT, edges }
    return {
      body,
      title: source === undefined ? title : undefined,
      address: addressOfBuilt(file, site),
      edges,
    }
  } catch (error) {
    if (error instanceof UnreadableError) return { reason: error.message }
    const why = error instanceof Error ? error.message : String(error)
    return { reason: `the built page could not be read (${why})` }
  }
}

function addressOfBuilt(
  file: string,
  { addresses, address }: BuiltSite,
): string | undefined {
  const canonical = addresses.get(file)
  if (canonical !== undefined || !address) return canonical
  return address + encodeRoute(routeOfFile(file))
}

/** The body of a page as a text to keep, in a form that a thread hands over as it is. */
export type PackedPage =
  | { json: Uint8Array; digest: string; edges: Edges }
  | (Extract<BuiltPage, { reason: string }> & { json?: undefined })

export function packBuilt(page: BuiltPage): PackedPage {
  if (page.body === undefined) return page
  const { edges, ...text } = page
  const json = new TextEncoder().encode(JSON.stringify(text))
  return { json, digest: digestOf(json), edges }
}

function pageTitle(content: Root, page: Root): string {
  const headings = elementsNamed(content, 'h1')
  const title =
    headings.find(heading => hasWords(textIn(heading))) ??
    find(page, node => isElement(node, 'title'))
  return title ? textIn(title).replace(/\s+/g, ' ').trim() : ''
}

/** Whether there is nothing to read but headings. */
function hasNoText(parent: Parent): boolean {
  return !parent.children.some(node => {
    if (!isElement(node)) return hasWords(textIn(node))
    if (/^h[1-6]$/.test(node.tagName)) return false
    return isElement(node, 'img', 'math') || !hasNoText(node)
  })
}
