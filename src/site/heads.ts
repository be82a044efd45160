import { get, list, readToml, readYaml, text } from './data.ts'
import type { Head } from './site.ts'

/** Front matter that has more characters is not read. */
export const MAX_LENGTH = 64 * 1024

/** What front matter begins with, and its closing fence, from the end of the line before. */
export const fences = {
  // Pandoc and Jekyll end a block with dots as well.
  yaml: { fence: '---', closing: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/ },
  toml: { fence: '+++', closing: /\n\+\+\+[ \t]*(?:\n|$)/ },
} as const

/** What a page's front matter says under these keys; `#` is its first heading, and `---` that it has any front matter. Undefined where it says nothing. */
export function readHead(page: string, keys: readonly string[]): Head | undefined {
  const { block, data, rest } = splitBlock(page)
  const words = keys.map(key => key.split('.')[0] ?? '')
  // Most pages say nothing of what is asked for, and need no parser.
  const isAsked = words.some(word => block.includes(word))
  const head = Object.fromEntries(isAsked ? values(data(), keys) : [])
  const heading = keys.includes('#') ? firstHeading(rest) : undefined
  if (heading !== undefined) head['#'] = heading
  if (keys.includes('---') && rest.length < page.length && /^\uFEFF?---/.test(page)) head['---'] = 'true'
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

const languages = [
  { ...fences.yaml, read: readYaml },
  { ...fences.toml, read: readToml },
]

function splitBlock(page: string): { block: string; data: () => unknown; rest: string } {
  const whole = page.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const language = languages.find(({ fence }) => whole.startsWith(fence))
  const start = whole.indexOf('\n')
  const closing = language && start >= 0 ? language.closing.exec(whole.slice(start)) : null
  if (!language || !closing || closing.index > MAX_LENGTH) return { block: '', data: () => ({}), rest: whole }
  const block = whole.slice(start + 1, start + closing.index + 1)
  return {
    block,
    data: () => language.read(block),
    rest: whole.slice(start + closing.index + closing[0].length),
  }
}

function firstHeading(body: string): string | undefined {
  let fence = ''
  for (const line of body.split('\n')) {
    const [, marker = ''] = /^ {0,3}(```|~~~)/.exec(line) ?? []
    if (fence === '' || marker === fence) fence = marker === fence ? '' : marker
    else continue
    if (/^# /.test(line))
      return line
        .slice(2)
        .replace(/(?:^| )#+ *$/, '')
        .trim()
  }
  return undefined
}
