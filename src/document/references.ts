import { decodeString } from 'micromark-util-decode-string'

/** Text of HTML with its character references decoded; a backslash, which escapes in Markdown, stays. */
export function withoutReferences(html: string): string {
  return html.replace(/&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi, decodeString)
}
