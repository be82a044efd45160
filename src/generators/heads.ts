import { findBlock, readBlock } from '../markdown/front-matter.ts'
import { headingDepth, readLines } from '../markdown/lines.ts'
import { get, text, texts } from '../text/data.ts'
import type { Head } from './generator.ts'

/** What a page's front matter says under these keys; `#` is its first heading, and `---` that it has any front matter. Undefined where it says nothing. */
export function readHead(page: string, keys: readonly string[]): Head | undefined {
  const whole = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const { language, block = '', end = 0 } = findBlock(whole) ?? {}
  const words = keys.map(key => key.split('.')[0] ?? '')
  // Most pages say nothing of what is asked for, and need no parser.
  const isAsked = words.some(word => block.includes(word))
  const reading = language && isAsked ? readBlock(block, language) : undefined
  const head: Record<string, string | readonly string[]> = {}
  const data = reading?.kind === 'mapping' ? reading.data : undefined
  for (const key of keys) {
    const value = get(data, ...key.split('.'))
    const plain = Array.isArray(value) ? texts(value) : text(value)
    if (plain !== undefined) head[key] = plain
  }
  const heading = keys.includes('#') ? titleHeading(whole.slice(end)) : undefined
  if (heading !== undefined) head['#'] = heading
  if (keys.includes('---') && end > 0 && whole.startsWith('---')) head['---'] = 'true'
  return Object.keys(head).length > 0 ? head : undefined
}

/** The text of a key of front matter; undefined where it is empty, a list or absent. */
export function textOf(value: Head[string] | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function titleHeading(body: string): string | undefined {
  const heading = readLines(body).find(line => headingDepth(line) === 1)
  return heading?.text
    .slice(2)
    .replace(/(?:^| )#+ *$/, '')
    .trim()
}
