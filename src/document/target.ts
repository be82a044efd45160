import type { Paths } from './document.ts'
import { pageExtensions } from './paths.ts'

/** A relative destination: the path that it means, and the query and anchor after it. */
export interface Target {
  /** Undefined when it leads out of the repository. */
  path: string | undefined
  /** Ends in `/`, `.` or `..`, so that a folder is meant even where a page has the same name. */
  isFolder: boolean
  suffix: string
}

/** Reads a link's destination as GitHub does on a page of the repository; undefined if it is not relative. */
export function readTarget(page: string, destination: string): Target | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|[?#]|$)/i.test(destination)) return undefined
  const end = destination.search(/[?#]/)
  const [raw, suffix] = end < 0 ? [destination, ''] : [destination.slice(0, end), destination.slice(end)]
  const written = percentDecoded(raw)
  const folder = written.startsWith('/') ? [] : page.split('/').slice(0, -1)
  return { path: walk(folder, written.split('/')), isFolder: /(?:^|\/)\.{0,2}$/.test(written), suffix }
}

/** The file or folder that a target names, its extension left out or not. */
export function lookUp({ path, isFolder }: Target, { files, folders }: Paths) {
  if (path === undefined) return undefined
  const file = ['', ...pageExtensions].map(extension => path + extension).find(name => files.has(name))
  const folder = folders.has(path)
  if (file !== undefined && !(isFolder && folder)) return { kind: 'file', path: file } as const
  return folder ? ({ kind: 'folder', path } as const) : undefined
}

function walk(from: string[], segments: string[]): string | undefined {
  const path = [...from]
  for (const segment of segments) {
    if (segment === '..' && path.length === 0) return undefined
    if (segment === '..') path.pop()
    else if (segment !== '.' && segment !== '') path.push(segment)
  }
  return path.join('/')
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
