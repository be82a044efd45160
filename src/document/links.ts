import type { Definition, Image, Link, Root } from 'mdast'
import type { VFile } from 'vfile'
import { namesSource, type Site } from '../site/index.ts'
import type { Message, Page } from './document.ts'
import { walk } from './splice.ts'
import { type Found, lookUp, lookUpInOtherCase, readTarget, siteUrlOf, type Target } from './target.ts'
import { encodeSuffix, urlOf } from './urls.ts'

type Linking = Link | Image | Definition

/** Makes the relative destinations of links, images and definitions absolute. */
export function links() {
  return (tree: Root, file: VFile): void => {
    walk(tree, node => {
      if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
        link(node, file.data.page!)
    })
  }
}

function link(node: Linking, page: Page): void {
  // An autolink has no destination besides its text, and is never relative.
  const place = node.data?.destination
  if (!place) return
  const { url, problem } = absolute(node.url, path => shows(node, path), page)
  const { line, column, offset } = node.position!.start
  if (url !== undefined)
    page.edits.push({ start: offset! + place.start, end: offset! + place.end, replacement: escaped(url) })
  if (problem) page.messages.push({ line: line + page.linesBefore, column, ...problem() })
}

// A definition does not say whether images or links use it: its target does.
function shows(node: Linking, path: string): boolean {
  const isImageFile = /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i.test(path)
  return node.type === 'image' || (node.type === 'definition' && isImageFile)
}

function escaped(url: string): string {
  return url.replace(/&(?=#?\w+;)/g, '&amp;')
}

/** The page that a destination is on. */
type Around = Pick<Page, 'path' | 'paths' | 'settings' | 'site'>

type Problem = Pick<Message, 'rule' | 'target' | 'reason'>

/** What a destination becomes, if it does not stay as written, and a message for the author. */
export interface Absolute {
  url?: string
  /** The page or file of a site that is there. */
  path?: string
  /** Made only where it is shown: it looks for what the author may have meant. */
  problem?: () => Problem
}

/**
 * The address that a relative destination on a page leads to: on the website if the target is there, else on
 * GitHub. Safe in a Markdown destination and in an HTML attribute but for `&`.
 *
 * @param showsFile whether a file at that path is shown in the page, as images are, rather than visited.
 */
export function absolute(destination: string, showsFile: (path: string) => boolean, page: Around): Absolute {
  if (isTemplate(destination)) return {}
  if (page.site) return throughSite(destination, page.site, showsFile, page)
  const target = readTarget(page.path, destination, page.settings.siteUrls)
  if (!target) return {}
  const found = lookUp(target, page.paths)
  const address = found ? addressOf(found, showsFile, page) : target.siteAddress
  const url = address && address + encodeSuffix(target.suffix)
  const isKnown = found !== undefined || (target.siteAddress !== undefined && !target.isCovered)
  // Of what is beside a generated page, such as the pictures of a notebook, git knows nothing.
  const isQuiet = isKnown || page.paths.generated?.has(page.path)
  return { ...(url && { url }), ...(!isQuiet && { problem: () => problemOf(destination, target, page) }) }
}

/** What the page's site makes of a destination. Of those that lead nowhere only sources are sure to be a mistake. */
function throughSite(
  destination: string,
  site: Site,
  showsFile: (path: string) => boolean,
  page: Around,
): Absolute {
  const { path, settings, paths } = page
  const end = destination.search(/[?#]/)
  const [written, suffix] = end < 0 ? [destination, ''] : [destination.slice(0, end), destination.slice(end)]
  if (written === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written)) return {}
  const target = site.resolve(written, path)
  if (target.kind === 'missing') {
    // On Learn a path that begins so may be in another repository.
    const isQuiet = !namesSource(written) || written.startsWith('~') || paths.generated?.has(path)
    return isQuiet ? {} : { problem: () => missingSource(destination, page) }
  }
  const onGitHub = (file: string) =>
    paths.generated?.has(file) ? undefined : urlOf(showsFile(file) ? 'raw' : 'blob', file, settings)
  const address = target.kind === 'file' ? undefined : target.address
  const url = address ?? ('path' in target ? onGitHub(target.path) : undefined)
  const named = 'path' in target ? { path: target.path } : {}
  return url === undefined ? named : { url: url + encodeSuffix(suffix), ...named }
}

function missingSource(destination: string, { path, paths }: Around): Problem {
  const target = readTarget(path, destination, [])
  const other = target && lookUpInOtherCase(target, paths)
  const fix =
    other === undefined
      ? 'Fix the link, or add the file; if an earlier step of the job writes it, name it in the input generated.'
      : `Did you mean ${other}? Case counts.`
  return {
    rule: 'missing-target',
    ...(target?.paths[0] !== undefined && { target: target.paths[0] }),
    reason: `"${destination}" names a file that is not in the repository: the link stays as written. ${fix}`,
  }
}

/** Undefined for what is neither on a website nor on GitHub. */
function addressOf(
  found: Found,
  showsFile: (path: string) => boolean,
  { settings, paths }: Around,
): string | undefined {
  const { kind, path, ownPage } = found
  const onSite = siteUrlOf(ownPage ?? path, settings.siteUrls)
  if (onSite !== undefined || paths.generated?.has(path)) return onSite
  return urlOf(kind === 'folder' ? 'tree' : showsFile(path) ? 'raw' : 'blob', path, settings)
}

// `{{ site.baseurl }}`, `{% link a.md %}`: a site generator fills it in, so that there is nothing to fix.
function isTemplate(destination: string): boolean {
  return /\{[{%]/.test(destination)
}

function problemOf(destination: string, target: Target, { paths }: Around): Problem {
  const becomes =
    target.siteAddress === undefined ? 'the link stays as written' : `the link leads to ${target.siteAddress}`
  const missing = (reason: string): Problem => ({
    rule: 'missing-target',
    ...(target.paths[0] !== undefined && { target: target.paths[0] }),
    reason: `"${destination}" is not ${reason}`,
  })
  const other = lookUpInOtherCase(target, paths)
  if (other !== undefined)
    return missing(`in the repository, where case counts: ${becomes}. Did you mean ${other}?`)
  if (!target.isRooted || target.isOnSite)
    return missing(`in the repository: ${becomes}. Fix the link, or add the file.`)
  return {
    ...missing(
      `at the repository's root: ${becomes}. If it is an address on a website, name the website in the input site-urls; else fix the link, or add the file.`,
    ),
    rule: 'site-link',
  }
}
