import type { Context } from './edits.ts'

/**
 * Whether an address of a body is that of its page, made absolute if it is relative and leads somewhere. Written again,
 * on the platform's own URLs, so that it does not repeat the faults of what it checks.
 */
export function isSameAddress(source: string, body: string, isLink: boolean, context: Context): boolean {
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
