import type { Definition, Image, Link, Root } from 'mdast'
import type { VFile } from 'vfile'
import type { LinkTarget } from '../generators/index.ts'
import { walk } from '../markdown/parse.ts'
import type { Message } from '../text/message.ts'
import {
  folderOf,
  fromFolder,
  namesSource,
  otherSources,
} from '../text/paths.ts'
import type { DocumentSettings, Page } from './document.ts'
import {
  encodeSuffix,
  lookUpInOtherCase,
  pathOf,
  resolve,
  siteUrlOf,
  urlOf,
} from './target.ts'

type Linking = Link | Image | Definition

/** Makes the relative destinations of links, images and definitions absolute, and counts images without a text. */
export function links() {
  return (tree: Root, file: VFile): void => {
    const page = file.data.page!
    walk(tree, node => {
      if (
        (node.type === 'image' || node.type === 'imageReference') &&
        !node.alt?.trim()
      )
        page.unnamedImages++
      if (
        node.type === 'link' ||
        node.type === 'image' ||
        node.type === 'definition'
      )
        resolveLink(node, page)
    })
  }
}

function resolveLink(node: Linking, page: Page): void {
  // An autolink has no destination besides its text, and is never relative.
  const place = node.data?.destination
  if (!place) return
  const written = fromPage(
    node.url,
    node.position!.start.offset! + place.start,
    page,
  )
  const { url, problem } = absolute(written, path => shows(node, path), page)
  const { line, column, offset } = node.position!.start
  if (url !== undefined || written !== node.url) {
    const by = (url ?? encodeSuffix(written)).replace(/&(?=#?\w+;)/g, '&amp;')
    page.edits.push({
      start: offset! + place.start,
      end: offset! + place.end,
      by,
    })
  }
  const found = problem?.()
  if (found)
    page.messages.push({ line: line + page.linesBefore, column, ...found })
}

// A definition does not say whether images or links use it: its target does.
function shows(node: Linking, path: string): boolean {
  const isImageFile =
    /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i.test(path)
  return node.type === 'image' || (node.type === 'definition' && isImageFile)
}

/** A destination at a place of the text as the page's own would be, where it is that of an included file in another folder. */
export function fromPage(
  url: string,
  offset: number,
  { path, placeAt }: Page,
): string {
  const place = placeAt?.(offset)
  return (
    (place?.isRebased &&
      fromFolder(url, folderOf(place.path), folderOf(path))) ||
    url
  )
}

/** The page that a destination is on. */
type Around = Pick<Page, 'path' | 'paths' | 'settings' | 'site'>

type Problem = Pick<Message, 'rule' | 'target' | 'reason'>

/** What a destination becomes, if it does not stay as written, and a message for the author. */
interface Absolute {
  url?: string
  /** Made only where it is shown: it looks for what the author may have meant. */
  problem?: () => Problem
}

/**
 * The address that a relative destination on a page leads to: on the website if the target is there, else on
 * GitHub. Safe in a Markdown destination and in an HTML attribute but for `&`.
 *
 * @param showsFile whether a file at that path is shown in the page, as images are, rather than visited.
 */
export function absolute(
  destination: string,
  showsFile: (path: string) => boolean,
  page: Around,
): Absolute {
  const { path: from, paths, settings, site } = page
  const end = destination.search(/[?#]/)
  const [written, suffix] =
    end < 0
      ? [destination, '']
      : [destination.slice(0, end), destination.slice(end)]
  const isExternal = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(
    written.replace(/[\t\n\r]/g, ''),
  )
  // `{{ site.baseurl }}`, `{% link a.md %}`: a site generator fills it in, so that there is nothing to fix.
  if (written === '' || /\{[{%]/.test(destination) || isExternal) return {}
  const target = site
    ? site.resolve(written, from)
    : (partOfGitHub(written, from, settings) ??
      resolve(written, from, settings.siteUrls, paths))
  const onGitHub = (file: string, view: 'blob' | 'tree') =>
    paths.generated?.has(file)
      ? undefined
      : urlOf(showsFile(file) ? 'raw' : view, file, settings)
  const address = 'address' in target ? target.address : undefined
  const url =
    address ??
    ('path' in target
      ? onGitHub(target.path, target.kind === 'folder' ? 'tree' : 'blob')
      : undefined)
  // Of what is beside a generated page, such as the pictures of a notebook, git knows nothing.
  // On a site only sources are sure to be a mistake; on Learn `~/` may be another repository.
  const isOther = site && (!namesSource(written) || written.startsWith('~'))
  const isQuiet =
    target.kind !== 'missing' || paths.generated?.has(from) || isOther
  return {
    ...(url !== undefined && { url: url + encodeSuffix(suffix) }),
    ...(!isQuiet && {
      problem: () => linkProblem(destination, written, url, page),
    }),
  }
}

/** A part of the repository on GitHub that a page there leads to, such as `../../issues` in a README. */
function partOfGitHub(
  written: string,
  from: string,
  settings: DocumentSettings,
): LinkTarget | undefined {
  if (!written.startsWith('../') || pathOf(written, from) !== undefined)
    return undefined
  const url = URL.parse(written, urlOf('blob', from, settings))
  const root = `${settings.repositoryUrl}/`
  if (url === null || !url.href.startsWith(root)) return undefined
  return PART.test(url.href.slice(root.length))
    ? { kind: 'address', address: url.href }
    : undefined
}

const PART =
  /^(?:actions|commits|compare|discussions|graphs|issues|labels|milestones?|network|packages|projects|pulls?|pulse|releases|security|stargazers|tags|wiki)(?:\/|$)/

function linkProblem(
  destination: string,
  written: string,
  url: string | undefined,
  { path: from, paths, settings, site }: Around,
): Problem {
  const becomes =
    url === undefined ? 'the link stays as written' : `the link leads to ${url}`
  const target = pathOf(written, from)
  const missing = (reason: string): Problem => ({
    rule: 'missing-target',
    ...(target !== undefined && { target }),
    reason: `"${destination}" is not ${reason}`,
  })
  const inOtherCase =
    target === undefined ? undefined : lookUpInOtherCase(target, paths)
  if (inOtherCase !== undefined)
    return missing(
      `in the repository, where case counts: ${becomes}. Did you mean ${inOtherCase}?`,
    )
  const other = otherSources(target ?? '').find(path => paths.files.has(path))
  if (other !== undefined)
    return missing(`in the repository: ${becomes}. Did you mean ${other}?`)
  if (site)
    return missing(
      `in the repository: ${becomes}. Fix the link, or add the file; if an earlier step of the job writes it, name it in the input generated.`,
    )
  if (
    !written.startsWith('/') ||
    siteUrlOf(from, settings.siteUrls) !== undefined
  )
    return missing(
      `in the repository: ${becomes}. Fix the link, or add the file.`,
    )
  return {
    ...missing(
      `at the repository's root: ${becomes}. If it is an address on a website, name the website in the input site-urls; else fix the link, or add the file.`,
    ),
    rule: 'site-link',
  }
}
