import { decodeString } from 'micromark-util-decode-string'
import { percentEncoded } from '../text/index.ts'
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

/** Text of HTML with its character references decoded; a backslash, which escapes in Markdown, stays. */
export function withoutReferences(html: string): string {
  return html.replace(/&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi, decodeString)
}
