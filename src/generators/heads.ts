import { findBlock, readBlock } from '../markdown/front-matter.ts'
import { headingDepth, linesOf } from '../markdown/lines.ts'
import { get, list, text } from '../text/data.ts'
import type { Head } from './generator.ts'

/** What a page's front matter says under these keys; `#` is its first heading, and `---` that it has any front matter. Undefined where it says nothing. */
export function readHead(page: string, keys: readonly string[]): Head | undefined {
  const whole = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const { language, block = '', end = 0 } = findBlock(whole) ?? {}
  const words = keys.map(key => key.split('.')[0] ?? '')
  // Most pages say nothing of what is asked for, and need no parser.
  const isAsked = words.some(word => block.includes(word))
  const reading = language && isAsked ? readBlock(block, language) : undefined
  const head = Object.fromEntries(reading?.kind === 'mapping' ? values(reading.data, keys) : [])
  const heading = keys.includes('#') ? titleHeading(whole.slice(end)) : undefined
  if (heading !== undefined) head['#'] = heading
  if (keys.includes('---') && end > 0 && whole.startsWith('---')) head['---'] = 'true'
  return Object.keys(head).length > 0 ? head : undefined
}

/** The text of a key of front matter; undefined where it is empty, a list or absent. */
export function textOf(value: Head[string] | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function values(data: unknown, keys: readonly string[]): [string, string | readonly string[]][] {
  return keys.flatMap((key): [string, string | readonly string[]][] => {
    const value = get(data, ...key.split('.'))
    const plain = text(value)
    if (plain !== undefined) return [[key, plain]]
    return Array.isArray(value) ? [[key, list(value).flatMap(each => text(each) ?? [])]] : []
  })
}

function titleHeading(body: string): string | undefined {
  const heading = linesOf({ text: body }).find(line => headingDepth(line) === 1)
  return heading?.text
    .slice(2)
    .replace(/(?:^| )#+ *$/, '')
    .trim()
}
