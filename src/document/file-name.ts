import { oneLine } from './excerpt.ts'
import { isIndexName } from './site.ts'

/** A name for a page that has no title: its file's as words, or its folder's for an index or README. */
export function nameFromPath(path: string, repositoryUrl: string): string {
  const segments = path.split('/')
  const file = (segments.pop() ?? '').replace(/(?<=.)\.[^.]*$/, '')
  if (!isIndexName(file)) return asWords(file) || path
  const folder = segments.pop()
  return folder === undefined ? lastSegment(repositoryUrl) || path : asWords(folder) || path
}

function asWords(name: string): string {
  const words = oneLine(name.replace(/[_-]+/g, ' '))
  return words.replace(/^\p{Ll}/u, first => first.toUpperCase())
}

function lastSegment(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}
