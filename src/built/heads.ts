import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { percentDecoded } from '../text/paths.ts'
import { cutOut } from './content.ts'

/** What must be known of all built pages before the first of them can become a document. */
export interface BuiltHead {
  /** Only a `page` is one that readers come for. */
  kind: 'page' | 'redirect' | 'not-found' | 'search' | 'listing'
  /** The address that it names as its own, without `?` and `#`. */
  canonical?: string
  /** The addresses that its links to edit it, or to show its source, lead to, decoded and without `?` and `#`. */
  sourceLinks: readonly string[]
  /** Its head asks search engines to leave it out. */
  isNoIndex?: true
}

/**
 * Reads the few tags of a page that say what it is, without a tree of the page: in time that grows with its size alone.
 *
 * @param file the page's path below the folder of the site.
 */
export function readBuiltHead(html: Uint8Array, file: string): BuiltHead {
  const text = cutOut(new TextDecoder().decode(html), UNREAD)
  const bodyStart = text.search(/<body[\s>]/i)
  const head: BuiltHead = { kind: kindByPath(file), sourceLinks: [] }
  const links = new Set<string>()
  let left = MAX_TAGS
  for (const { 0: tag, index } of text.matchAll(/<(?:link|meta|a)\s[^<>]*>/gi)) {
    if (!/canonical|robots|refresh|edit|\/(?:blob|tree|raw|src)\//i.test(tag)) continue
    if (--left < 0 || links.size === MAX_LINKS) break
    const element = parseFragment(tag).childNodes[0] as DefaultTreeAdapterTypes.Element
    const of = (name: string) => element.attrs.find(each => each.name === name)?.value ?? ''
    const url = URL.parse(of('href'))
    if (element.tagName === 'meta') {
      if (/^refresh$/i.test(of('http-equiv')) && /url\s*=/i.test(of('content'))) head.kind = 'redirect'
      // Robots take `none` for `noindex, nofollow`.
      const isNoIndex = /^robots$/i.test(of('name')) && /\b(?:noindex|none)\b/i.test(of('content'))
      if (isNoIndex && (bodyStart < 0 || index < bodyStart)) head.isNoIndex = true
    } else if (url !== null && /^https?:$/.test(url.protocol)) {
      const address = url.origin + url.pathname
      if (of('rel') === 'canonical') head.canonical ??= address
      const [words = ''] = element.tagName === 'a' ? text.slice(index, index + MAX_WORDS).split('</a') : []
      if (isSourceLink(of, url, words)) links.add(percentDecoded(address))
    }
  }
  return { ...head, sourceLinks: [...links] }
}

/** What has no links of the page, although it may look like it. */
const UNREAD = /<(?:!--|(script|style|noscript|template|textarea)(?=[\s/>]))/gi

const MAX_LINKS = 8
const MAX_WORDS = 500
/** Each is parsed. */
const MAX_TAGS = 2000

/**
 * Only what says by its name or words that it leads to the page's source does so.
 *
 * @param of its attribute of a name.
 * @param words the HTML in it.
 */
function isSourceLink(of: (name: string) => string, { pathname }: URL, words: string): boolean {
  if (of('rel') === 'edit' || /\/_?edit\//.test(pathname)) return true
  const names = ['class', 'title', 'aria-label'].map(of).join(' ')
  return (
    /\/(?:blob|tree|raw|src)\//.test(pathname) &&
    /edit|source|improve/i.test(`${names} ${words.replace(/<[^<>]*>/g, '')}`)
  )
}

/** What a page is as far as its path tells. */
function kindByPath(file: string): BuiltHead['kind'] {
  return byPath.find(([, path]) => path.test(file))?.[0] ?? 'page'
}

/** Pages that generators make by themselves, by the names that they have. */
const byPath: readonly [BuiltHead['kind'], RegExp][] = [
  ['not-found', /(?:^|\/)404(?:\/index)?\.html$/],
  ['search', /(?:^|\/)search(?:\/index)?\.html$/],
  ['listing', /(?:^|\/)(?:tags?|categories|category|authors|archives?)\/(?:[^/]*\/)*[^/]*\.html$/],
  ['listing', /(?:^|\/)_modules\//],
  ['listing', /(?:^|\/)(?:genindex(?:-[^/]*)?|(?:py-)?modindex|tags|categories|archives?)\.html$/],
]
