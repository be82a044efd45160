import type { DocumentSettings } from './document.ts'

/**
 * The address of a file or folder on GitHub, on a branch or at a commit. Safe as a Markdown destination anywhere:
 * between `()` or `<>`, and in a table.
 */
export function urlOf(
  view: 'blob' | 'raw' | 'tree',
  path: string,
  { repositoryUrl, branch }: Pick<DocumentSettings, 'repositoryUrl' | 'branch'>,
): string {
  const parts = [view, ...branch.split('/'), ...path.split('/').filter(segment => segment !== '')]
  return `${repositoryUrl}/${encodePath(parts)}`
}

/** Segments of a path, as safe as that. */
export function encodePath(segments: readonly string[]): string {
  return segments.map(encodeSegment).join('/')
}

/** Makes a query or anchor as safe as that, but for what `&` begins. */
export function encodeSuffix(suffix: string): string {
  return suffix.replace(/[\s\p{Cc}<>()\\|"'`*[\]]/gu, percentEncoded)
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/g, percentEncoded)
}

/** A character in percent-encoding, byte by byte of its UTF-8 (RFC 3986, 2.1). */
export function percentEncoded(character: string): string {
  return [...new TextEncoder().encode(character)]
    .map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
}
