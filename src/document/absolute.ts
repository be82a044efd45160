import type { Page } from './page.ts'
import { siteUrlOf } from './site.ts'
import { type Found, lookUp, lookUpInOtherCase, readTarget, type Target } from './target.ts'
import { encodeSuffix, urlOf } from './urls.ts'

/** What became of a destination: an address, nothing to do, or a target that is not there. */
export type Absolute =
  | { kind: 'url'; url: string }
  | { kind: 'as written' }
  | { kind: 'missing'; rule: string; reason: string }

/**
 * The address that a relative destination on a page leads to: on the website where the target lives there, else on
 * GitHub. Safe in a Markdown destination and in an HTML attribute but for `&`.
 *
 * @param showsFile whether a file at that path is shown in the page, as images are, rather than visited.
 */
export function absolute(destination: string, showsFile: (path: string) => boolean, page: Page): Absolute {
  const target = readTarget(page.path, destination, page.settings.siteUrls)
  if (!target || isTemplate(destination)) return { kind: 'as written' }
  const found = lookUp(target, page.paths)
  const url = found ? addressOf(found, showsFile, page) : target.elsewhere
  if (url !== undefined) return { kind: 'url', url: url + encodeSuffix(target.suffix) }
  return { kind: 'missing', ...missing(destination, target, page) }
}

function addressOf(found: Found, showsFile: (path: string) => boolean, { settings }: Page): string {
  const { kind, path, ownPage } = found
  const onSite = siteUrlOf(ownPage ?? path, settings.siteUrls)
  if (onSite !== undefined) return onSite
  return urlOf(kind === 'folder' ? 'tree' : showsFile(path) ? 'raw' : 'blob', path, settings)
}

// `{{ site.baseurl }}`, `{% link a.md %}`: a site generator fills it in, so that there is nothing to mend.
function isTemplate(destination: string): boolean {
  return /\{[{%]/.test(destination)
}

function missing(destination: string, target: Target, { paths }: Page) {
  const other = lookUpInOtherCase(target, paths)
  if (other !== undefined) {
    const reason = `"${destination}" is not in the repository, where case counts: the link stays as written. Did you mean ${other}?`
    return { rule: 'missing-target', reason }
  }
  if (target.isRooted && !target.isOnSite)
    return {
      rule: 'site-link',
      reason: `"${destination}" is not at the repository's root: the link stays as written. If it is an address on a website, name the website in the input site-urls; else mend the link, or add the file.`,
    }
  const reason = `"${destination}" is not in the repository: the link stays as written. Mend the link, or add the file.`
  return { rule: 'missing-target', reason }
}
