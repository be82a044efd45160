import nodePath, { type PlatformPath } from 'node:path'
import { Minimatch, type MinimatchOptions } from 'minimatch'
import { lookUp } from './data.ts'
import { anyOf, percentEncoded } from './index.ts'

/**
 * The path from a folder to what is in it, with slashes, empty for the folder itself; undefined for all that is outside.
 * Windows has no relative path to another drive or to a share: what it gives instead is absolute.
 *
 * @param platform `path.win32` or `path.posix`; without it, that of this system.
 */
export function pathInside(
  folder: string,
  path: string,
  platform: PlatformPath = nodePath,
): string | undefined {
  const inside = platform.relative(folder, path).split(platform.sep).join('/')
  if (platform.isAbsolute(inside)) return undefined
  if (`${inside}/`.startsWith('../')) return undefined
  return inside
}

/** Below a folder (`''` or with a slash at its end), `.` and `..` resolved; undefined where it leads out of the repository. */
export function join(folder: string, path: string): string | undefined {
  const segments: string[] = []
  for (const segment of `${folder}${path}`.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined
    if (segment !== '..' && segment !== '.' && segment !== '')
      segments.push(segment)
  }
  return segments.join('/')
}

/** The same for a folder: `''`, or with a slash at its end. */
export function joinFolder(folder: string, path: string): string | undefined {
  const joined = join(folder, path)
  if (joined === undefined || joined === '') return joined
  return `${joined}/`
}

/** The folder that a file is in: `''`, or with a slash at its end. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/** The folders that a path is in but for the root, the innermost first. */
export function foldersAbove(path: string): string[] {
  const folder = folderOf(path)
  return folder === '' ? [] : [folder, ...foldersAbove(folder.slice(0, -1))]
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** A path without its extension, if it has one of these. */
export function stemOf(
  path: string,
  extensions: readonly string[],
): string | undefined {
  const extension = extensions.find(end => path.endsWith(end))
  return extension && path.slice(0, -extension.length)
}

/** Decodes percent-encoding; a text in which some of it is not valid stays as it is. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A path as part of an address, safe as a Markdown destination anywhere: between `()` or `<>`, and in a table. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map(segment =>
      encodeURIComponent(segment.toWellFormed()).replace(
        /[!'()*~]/g,
        percentEncoded,
      ),
    )
    .join('/')
}

/** The same as sites spell it, who leave `@` and its like as they are. */
export function encodeRoute(route: string): string {
  return encodePath(route).replace(
    /%(?:40|3A|2C|2B|3D|24|3B)/g,
    decodeURIComponent,
  )
}

/** A path below a site as other generators' `base` settings have it: without a slash at its start, and with one at its end. */
export function toRoute(text: string): string {
  const route = text
    .split('/')
    .filter(segment => segment !== '' && segment !== '.')
    .join('/')
  if (route === '') return ''
  return `${route}/`
}

/** The address that a configuration names, with a slash at its end; undefined where it is none of a website. */
export function toAddress(
  text: string | undefined,
  base = '',
): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== ''
  )
    return undefined
  return `${url.origin}/${toRoute(`${url.pathname}/${base}`)}`
}

/** Whether a link names a source of Markdown, which readers never have the address of. */
export function namesSource(link: string): boolean {
  return /\.(?:mdx?|markdown)$/i.test(link)
}

/** The extensions that a link may leave out. */
export const pageExtensions = ['.md', '.mdx', '.markdown']

/** The paths of other sources of Markdown with the name of one: for `a.md` `a.mdx` and `a.markdown`. */
export function otherSources(path: string): string[] {
  if (!namesSource(path)) return []
  const stem = path.slice(0, path.lastIndexOf('.'))
  return pageExtensions
    .map(extension => stem + extension)
    .filter(other => other !== path)
}

/** Whether a file is not text by its name: its content is not read. */
export function isBinary(path: string): boolean {
  return BINARY.test(path)
}

const BINARY = anyOf(
  [
    /\.(?:png|jpe?g|gif|webp|avif|bmp|tiff?|ico|icns|heic|psd)$/,
    /\.(?:mp[34]|webm|mov|avi|mkv|m4[av]|wav|ogg|flac)$/,
    /\.(?:woff2?|ttf|otf|eot|pdf|docx|xlsx|pptx)$/,
    /\.(?:zip|gz|tgz|bz2|xz|7z|rar|jar|exe|dll|so|dylib|wasm)$/,
  ],
  'i',
)

export const isMdx = (path: string): boolean => /\.mdx$/i.test(path)

/** The forms of one address that servers take for the same. */
export function routeKey(route: string): string {
  return route.replace(/(?<=\/)index\.html$/, '').replace(/\.html$|\/$/, '')
}

/** A relative destination in a file of one folder, as a page of another folder writes it. */
export function fromFolder(
  url: string,
  fileFolder: string,
  folder: string,
): string | undefined {
  if (fileFolder === folder) return undefined
  if (/^(?:[a-z][a-z\d+.-]*:|[/#?~@{<]|$)/i.test(url)) return undefined
  const path = url.split(/[?#]/, 1)[0]!
  const suffix = url.slice(path.length)
  const target = nodePath.posix.normalize(fileFolder + path)
  if (target.startsWith('../')) return undefined
  const relative = nodePath.posix.relative(folder, target) || '.'
  if (path.endsWith('/')) return `${relative}/${suffix}`
  return relative + suffix
}

/** The language of a page by the first folder of its path, where a site has several: `''` has the pages of no folder. */
export function languageIn(
  languages: Readonly<Record<string, string>>,
  folder: string,
): string | undefined {
  if (Object.keys(languages).length < 2) return undefined
  return lookUp(languages, folder) ?? languages['']
}

/** Every file of the tree, and every folder on the way to one, so that a link's target can be looked up. */
export interface Paths {
  files: ReadonlySet<string>
  /** Without a slash at the end; the root is `''`. */
  folders: ReadonlySet<string>
  /** Those of both that GitHub does not have, since they were generated; absent where there are none. */
  generated?: ReadonlySet<string>
}

/** The files of a tree and the folders on the way to each. */
export function toPaths(files: Iterable<string>): Paths {
  const paths = { files: new Set(files), folders: new Set(['']) }
  for (const file of paths.files)
    for (
      let end = file.lastIndexOf('/');
      end > 0;
      end = file.lastIndexOf('/', end - 1)
    ) {
      const folder = file.slice(0, end)
      if (paths.folders.has(folder)) break
      paths.folders.add(folder)
    }
  return paths
}

/** Longer patterns match nothing: no path is that long. */
const MAX_PATTERN_LENGTH = 4_096

/** Patterns with more brackets match nothing: from each that is not closed minimatch reads to the end. */
const MAX_BRACKETS = 100

/**
 * A test for paths by a pattern, as minimatch reads it, in linear time: where a part of a pattern has several `*`, its
 * regular expression would try all lengths of each for all of the others.
 */
export function toGlob(
  pattern: string,
  options: MinimatchOptions,
): (path: string) => boolean {
  const brackets = pattern.split('[').length - 1
  if (pattern.length > MAX_PATTERN_LENGTH || brackets > MAX_BRACKETS)
    return () => false
  const glob = new Minimatch(pattern, options)
  for (const part of glob.set.flat()) {
    const isSlow = part instanceof RegExp && part.source.split(STAR).length > 2
    // For the most common patterns the library has tests of its own.
    if (isSlow && !Object.hasOwn(part, 'test'))
      Object.assign(part, { test: linearTest(part) })
  }
  return path => glob.match(path)
}

/** The form of a `*` in the regular expressions of minimatch. Nothing else in them has a length of its own. */
const STAR = '[^/]*?'

/** Tests a name by what is before, between and after the stars, each as early as it may be. */
function linearTest({ source, flags }: RegExp): (name: string) => boolean {
  const [before = '', ...others] = source.split(STAR)
  const after = new RegExp(others.pop() ?? '', flags)
  const beginning = new RegExp(before, flags)
  const between = others.map(other => new RegExp(other, `${flags}g`))
  return name => {
    const [first] = beginning.exec(name) ?? []
    if (first === undefined) return false
    let end = first.length
    for (const expression of between) {
      expression.lastIndex = end
      if (!expression.test(name)) return false
      end = expression.lastIndex
    }
    return after.test(name.slice(end))
  }
}

/** More patterns than this are passed over: each is tried on each file. */
export const MAX_PATTERNS = 500

/** `@actions/glob` gives minimatch these, so that a pattern means the same here as in `hashFiles` and its kin. */
export const GLOB_OPTIONS = {
  dot: true,
  nobrace: true,
  nocomment: true,
  noext: true,
  nonegate: true,
  platform: 'linux',
} as const

/** A line in the syntax of `.gitignore`. */
interface IgnoreRule {
  negate: boolean
  matches(path: string): boolean
}

/** Whether a file is ignored by lines in the syntax of `.gitignore`: the last that matches it, or a folder that it is in, counts. */
export function toIgnored(lines: readonly string[]): (path: string) => boolean {
  const rules = lines
    .flatMap(line => toIgnoreRule(line) ?? [])
    .slice(0, MAX_PATTERNS)
  return path => rules.findLast(rule => rule.matches(path))?.negate === false
}

function toIgnoreRule(line: string): IgnoreRule | undefined {
  const text = line.trimEnd()
  const pattern = text.replace(/^!/, '').replace(/\/$/, '')
  if (pattern === '' || text.startsWith('#')) return undefined
  // A name without a slash, other than at its end, is that of something in any folder.
  const place = pattern.includes('/')
    ? pattern.replace(/^\//, '')
    : `**/${pattern}`
  const below = toGlob(`/${place}/**`, GLOB_OPTIONS)
  // `**` after a slash may stand for nothing. Only a folder matches a line that ends in a slash.
  const end = text.endsWith('/') ? '' : '/'
  return {
    negate: text.startsWith('!'),
    matches: path => below(`/${path}${end}`),
  }
}
