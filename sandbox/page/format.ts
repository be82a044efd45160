import { html } from 'hono/html'

export type Html = ReturnType<typeof html>

const numbers = new Intl.NumberFormat('en-GB')
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

export function number(value: number): string {
  return numbers.format(value)
}

export function many(count: number, noun: string): string {
  return `${number(count)} ${noun}${count === 1 ? '' : /(?:s|sh|x)$/.test(noun) ? 'es' : 's'}`
}

export function bytes(value: number): string {
  if (value < 1000) return `${value} B`
  if (value < 1_000_000) return `${(value / 1000).toFixed(value < 10_000 ? 1 : 0)} kB`
  return `${(value / 1_000_000).toFixed(1)} MB`
}

export function seconds(value: number): string {
  return value < 60 ? `${value.toFixed(1)} s` : `${Math.floor(value / 60)} min ${Math.round(value % 60)} s`
}

/** A moment in the time of this machine, which is also the reader's. */
export function time(moment: string | Date): Html {
  const date = new Date(moment)
  return html`<time datetime="${date.toISOString()}">${moments.format(date)}</time>`
}

export function short(sha: string): string {
  return sha.slice(0, 7)
}

/** An address of this page; what is `undefined` or empty stays out. */
export function address(path: string, query: Record<string, string | number | undefined> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return search === '' ? path : `${path}?${search}`
}

export function documentAddress(ref: string, version?: number): string {
  return address('/document', { ref, version })
}

/** What stands between backticks as code; everything else of Markdown stays as written. */
export function withCode(text = ''): (Html | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))
}
