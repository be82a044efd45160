import { html } from 'hono/html'
import { missingAfter, warningsAfter } from './missing.ts'
import type { PageSource } from './serve.ts'

const NAMES = {
  '/': 'Search',
  '/pushes': 'What was pushed',
  '/missing': 'What is missing',
  '/warnings': 'Warnings',
  '/stand-in': 'A stand-in',
} as const

export interface Shell {
  /** Of the tab; without one, the current page's name, which the search does not need. */
  title?: string
  current?: keyof typeof NAMES
  /** What is searched for, which stays when another connector is chosen. */
  q?: string
  main: Html
}

/** A whole page around its main part. */
export function layout(source: PageSource, { title, current, q, main }: Shell): Html {
  const name = title ?? (current && current !== '/' ? NAMES[current] : undefined)
  return html`<!doctype html>
<html lang="en" data-state="${stateOf(source)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name === undefined ? '' : `${name} · `}${source.title} · Docs Push sandbox</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="/assets/page.css">
<script type="module" src="/assets/page.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top"><div class="bar"><div class="inner">
<p class="brand"><a href="/">${source.title}</a> <a class="badge" href="/stand-in">stand-in</a></p>
<nav aria-label="Pages"><ul>${pagesOf(source).map(
    ([path, name]) =>
      html`<li><a href="${address(path, { connector: source.connector })}"${current === path ? html` aria-current="page"` : ''}>${name}</a></li>`,
  )}</ul></nav>
${current === '/' ? '' : searchField(source)}
</div></div>
${numbers(source, current, q)}
</header>
<main id="main" tabindex="-1">${main}</main>
<footer><div class="inner"><p>This is a stand-in for the search service, on this machine only. It follows the published
contract; <a href="/stand-in">what it assumes beyond that</a> may differ from the real service.</p></div></footer>
</body>
</html>`
}

/** Another text as soon as something came in, so that a page that is open can follow. */
export function stateOf({ store, runs }: PageSource): string {
  return `${store.pushes(undefined, 1)[0]?.id ?? 0}-${runs.length}`
}

function pagesOf({ runs }: PageSource): [keyof typeof NAMES, Html | string][] {
  const { failed, leftOut } = missingAfter(runs)
  const counted = (path: keyof typeof NAMES, count: number): [keyof typeof NAMES, Html | string] => [
    path,
    count === 0 ? NAMES[path] : html`${NAMES[path]} <b class="count">${number(count)}</b>`,
  ]
  return [
    ['/', NAMES['/']],
    ['/pushes', NAMES['/pushes']],
    counted('/missing', failed.length + leftOut.length),
    counted('/warnings', warningsAfter(runs).count),
  ]
}

function searchField({ connector }: PageSource): Html {
  return html`<form class="field small" role="search" action="/" method="get">
${hidden('connector', connector)}
<label class="unseen" for="q">Search the documents</label>
<input id="q" name="q" type="search" placeholder="Search" autocomplete="off" spellcheck="false"><kbd>/</kbd>
</form>`
}

/** What a form sends along without showing it; nothing where there is no value. */
export function hidden(name: string, value: string | undefined): Html | string {
  return value === undefined ? '' : html`<input type="hidden" name="${name}" value="${value}">`
}

function numbers(source: PageSource, current: Shell['current'], q: string | undefined): Html {
  const { store, connector, runs } = source
  const { active, archived, tags } = store.counts(connector)
  const [last] = store.pushes(connector, 1)
  const lastRun = runs.at(-1)
  const at = lastRun?.startedAt ?? last?.receivedAt
  const pushed = at === undefined ? 'none yet' : time(at)
  const to = lastRun ? `/pushes/${runs.length}` : '/pushes'
  return html`<dl class="numbers inner" aria-label="In numbers">
<div><dt>Documents</dt><dd><a href="${address('/', { connector })}">${number(active)}</a></dd></div>
<div><dt>Archived</dt><dd><a href="${address('/missing', { connector })}#archived">${number(archived)}</a></dd></div>
<div><dt>Tags</dt><dd>${number(tags)}</dd></div>
<div><dt>Last push</dt><dd><a href="${to}">${pushed}</a></dd></div>
${connectorSwitch(source, current, q)}
</dl>`
}

/** Chooses whose documents are shown, where several connectors were pushed to. */
function connectorSwitch(
  { store, connector }: PageSource,
  current: Shell['current'] = '/',
  q?: string,
): Html | string {
  const connectors = store.connectors()
  if (connectors.length < 2) return ''
  const choice = (name: string, value: string | undefined) =>
    html`<dd><a href="${address(current, { q, connector: value })}"${value === connector ? html` aria-current="true"` : ''}>${name}</a></dd>`
  return html`<div class="switch"><dt>Connector</dt>${choice('all', undefined)}${connectors.map(name => choice(name, name))}</div>`
}

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="6.5" cy="6.5" r="4.5" fill="none" stroke="#2b6cb0" stroke-width="2"/><path d="m10 10 4.5 4.5" stroke="#2b6cb0" stroke-width="2" stroke-linecap="round"/></svg>',
)}`

/** A heading with a list below it. */
interface Rows<T> {
  /** What the section is called in an address. */
  id: string
  title: string
  note?: string
  list: readonly T[]
  item: (each: T) => Html
}

/** The whole list is one click away. */
const atFirst = 100

/**
 * A section of a page, or nothing when its list is empty.
 *
 * @param path the page's own address, from which `?all=id` leads to the whole list.
 * @param all the section that is shown whole.
 */
export function rows<T>({ id, title, note, list, item }: Rows<T>, path: string, all?: string): Html | string {
  if (list.length === 0) return ''
  const shown = all === id ? list : list.slice(0, atFirst)
  const rest = list.length - shown.length
  return html`<section id="${id}"><h2>${title} <span class="amount">${number(list.length)}</span></h2>
${note === undefined ? '' : html`<p class="quiet">${note}</p>`}
<ul class="rows">${shown.map(each => html`<li>${item(each)}</li>`)}</ul>
${rest > 0 ? html`<p><a href="${address(path, { all: id })}#${id}">Show all ${number(list.length)}</a></p>` : ''}
</section>`
}

export type Html = ReturnType<typeof html>

const formatted = new Intl.NumberFormat('en-GB')
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

export function number(value: number): string {
  return formatted.format(value)
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

/** @param connector needed where several may have a document of this reference. */
export function documentAddress(ref: string, version?: number, connector?: string): string {
  return address('/document', { ref, version, connector })
}

/** What stands between backticks as code; everything else of Markdown stays as written. */
export function withCode(text = ''): (Html | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))
}
