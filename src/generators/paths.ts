/** Below a folder (`''` or with a slash at its end), `.` and `..` resolved; undefined where it leads out of the repository. */
export function join(folder: string, path: string): string | undefined {
  const segments: string[] = []
  for (const segment of `${folder}${path}`.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined
    if (segment !== '..' && segment !== '.' && segment !== '') segments.push(segment)
  }
  return segments.join('/')
}

/** The same for a folder: `''`, or with a slash at its end. */
export function joinFolder(folder: string, path: string): string | undefined {
  const joined = join(folder, path)
  return joined === undefined || joined === '' ? joined : `${joined}/`
}

/** The folder that a file is in: `''`, or with a slash at its end. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** A path without its extension, if it has one of these. */
export function stemOf(path: string, extensions: readonly string[]): string | undefined {
  const extension = extensions.find(each => path.endsWith(each))
  return extension && path.slice(0, -extension.length)
}

/** As a whole, or not at all. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A path below a site as other generators' `base` settings have it: without a slash at its start, and with one at its end. */
export function toRoute(text: string): string {
  const route = text
    .split('/')
    .filter(segment => segment !== '' && segment !== '.')
    .join('/')
  return route === '' ? '' : `${route}/`
}

/** The address that a configuration names, with a slash at its end; undefined where it is none of a website. */
export function toAddress(text: string | undefined, base = ''): string | undefined {
  const url = text === undefined ? null : URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return undefined
  return `${url.origin}/${toRoute(`${url.pathname}/${base}`)}`
}
