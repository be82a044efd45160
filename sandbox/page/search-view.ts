import { html, raw } from 'hono/html'
import { advice } from '../../src/report/index.ts'
import { splitHelp } from '../../src/text/message.ts'
import { fold } from '../query.ts'
import type { Choice, Found, Hit } from '../search.ts'
import { address, documentAddress, type Html, hidden, many, number, short, withCode } from './layout.ts'
import { missingAfter, type Remark } from './missing.ts'
import type { PageSource, Run } from './serve.ts'

/** What is asked for, as the page's address has it. */
interface Question {
  q: string
  tag?: string
  folder?: string
  /** All where it is absent. */
  connector?: string
  /** From 1. */
  page: number
}

const perPage = 20
/** Tags beyond the most frequent are found by search. */
const maxChoices = 12

export function readQuestion(query: Record<string, string>): Question {
  const { q = '', tag, folder, connector, page } = query
  return {
    q: q.trim(),
    ...(tag && { tag }),
    ...(folder && { folder }),
    ...(connector && { connector }),
    page: Math.min(Math.max(Math.trunc(Number(page)) || 1, 1), 10_000),
  }
}

export function searchView(source: PageSource, question: Question): Html {
  const { q, tag, folder, connector } = question
  const isEmpty = source.store.counts().pushes === 0
  return html`<div class="inner search">
<h1>Search ${source.title}</h1>
<div id="notes">${failure(source.runs)}${isEmpty ? firstPush(source) : ''}</div>
<form class="field large" role="search" action="/" method="get" data-live>
<label class="unseen" for="q">Search the documents</label>
<input id="q" name="q" type="search" value="${q}" placeholder="Search titles, descriptions and text" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search"><kbd>/</kbd>
${hidden('tag', tag)}${hidden('folder', folder)}${hidden('connector', connector)}
<button>Search</button>
</form>
<p class="unseen" role="status" id="status"></p>
<div id="results">${isEmpty && q === '' ? '' : results(source, question)}</div>
</div>`
}

/** The part that changes as one types. */
export function results(source: PageSource, question: Question): Html {
  const { store } = source
  const { q, tag, folder, connector, page } = question
  const options = { ...(connector && { connector }), ...(tag && { tag }), ...(folder && { folder }) }
  const offset = (page - 1) * perPage
  const found = store.find(q, { ...options, limit: perPage, offset })
  // A page after the last one is the last one.
  const last = Math.max(1, Math.ceil(found.total / perPage))
  if (page > last) return results(source, { ...question, page: last })
  return html`<div class="columns" data-status="${status(found, question)}">
<div class="list">
<h2 class="total">${status(found, question)}</h2>
${chosen(question)}
${found.total === 0 ? nothingFound(source, question) : html`<ol class="hits" start="${(page - 1) * perPage + 1}">${found.hits.map(hit => item(hit, question, connector === undefined && store.connectors().length > 1))}</ol>`}
${pager(found, question)}
</div>
<aside class="filters" aria-label="Narrow down">${facet('Folders', 'folder', found.facets.folders, question)}${facet('Tags', 'tag', found.facets.tags, question)}</aside>
</div>`
}

function status({ total }: Found, { q, page }: Question): string {
  if (q === '') return `${many(total, 'document')}, by title`
  const pages = Math.ceil(total / perPage)
  return `${many(total, 'document')} for “${q}”${page > 1 ? `, page ${page} of ${pages}` : ''}`
}

function chosen({ q, tag, folder, connector }: Question): Html | string {
  if (tag === undefined && folder === undefined) return ''
  const chip = (name: string, value: string, rest: object) =>
    html`<li><a href="${address('/', { q, connector, ...rest })}">${name}: ${value} <span aria-hidden="true">×</span><span class="unseen">, remove</span></a></li>`
  return html`<ul class="chips" aria-label="Narrowed down to">
${folder === undefined ? '' : chip('Folder', folder, { tag })}${tag === undefined ? '' : chip('Tag', tag, { folder })}</ul>`
}

/** @param namesConnector in a list of several connectors' documents. */
function item(hit: Hit, { q, connector }: Question, namesConnector: boolean): Html {
  const { external_ref, nameHtml, description, snippetHtml, tags } = hit
  const isMarked = snippetHtml.includes('<mark>')
  return html`<li><article>
<p class="path">${namesConnector ? html`<span class="badge">${hit.connector}</span> ` : ''}${external_ref.split('/').join(' / ')}</p>
<h3><a href="${documentAddress(external_ref, undefined, namesConnector ? hit.connector : connector)}" data-hit>${raw(nameHtml)}</a></h3>
${description === '' ? '' : html`<p class="line">${description}</p>`}
${q !== '' && isMarked && !isRepeated(snippetHtml, description) ? html`<p class="passage">${raw(snippetHtml)}</p>` : ''}
${tags.length === 0 ? '' : html`<ul class="tags" aria-label="Tags">${tags.map(tag => html`<li><a href="${address('/', { q, tag, connector })}">${tag}</a></li>`)}</ul>`}
</article></li>`
}

/** A passage that says what the description above it says. */
function isRepeated(snippetHtml: string, description: string): boolean {
  const plain = snippetHtml.replace(/<\/?mark>|…/g, '').trim()
  return html`${description}`.toString().includes(plain)
}

function facet(
  title: string,
  name: 'tag' | 'folder',
  choices: readonly Choice[],
  question: Question,
): Html | string {
  if (choices.length === 0) return ''
  const { q, tag, folder, connector } = question
  // One more is shown rather than counted.
  const shown = choices.length === maxChoices + 1 ? choices.length : maxChoices
  const rest = choices.length - shown
  const row = ({ value, count }: Choice) => {
    const isChosen = question[name] === value
    const to = address('/', { q, tag, folder, connector, [name]: isChosen ? undefined : value })
    // All folders are in the same one.
    const label = name === 'folder' ? value.split('/').at(-1) : value
    return html`<li><a href="${to}"${isChosen ? html` aria-current="true"` : ''}><span>${label}</span> <span class="amount">${number(count)}<span class="unseen"> ${count === 1 ? 'document' : 'documents'}</span></span></a></li>`
  }
  return html`<section><h2>${title}</h2><ul class="facet">${choices.slice(0, shown).map(row)}</ul>
${rest > 0 ? html`<details><summary>${number(rest)} more</summary><ul class="facet">${choices.slice(shown, 200).map(row)}</ul></details>` : ''}</section>`
}

function pager({ total }: Found, { q, tag, folder, connector, page }: Question): Html | string {
  const pages = Math.ceil(total / perPage)
  if (pages <= 1) return ''
  const to = (wanted: number) => address('/', { q, tag, folder, connector, page: wanted })
  return html`<nav class="pager" aria-label="Pages of results">
${page > 1 ? html`<a href="${to(page - 1)}" rel="prev">← Previous</a>` : html`<span></span>`}
<span>Page ${number(page)} of ${number(pages)}</span>
${page < pages ? html`<a href="${to(page + 1)}" rel="next">Next →</a>` : html`<span></span>`}
</nav>`
}

/** Help for a reader whose search found nothing. */
function nothingFound(source: PageSource, { q, tag, folder, connector }: Question): Html {
  const { store } = source
  const isNarrowed = tag !== undefined || folder !== undefined || connector !== undefined
  const elsewhere = isNarrowed ? store.find(q, { limit: 1 }).total : 0
  const kept = keptOut(source, q)
  return html`<div class="nothing">
<p>No document ${q === '' ? 'is here' : html`holds all of these words`}${isNarrowed ? ' where you narrowed the search down to' : ''}.</p>
<ul>
${elsewhere === 0 ? '' : html`<li><a href="${address('/', { q })}">Search everywhere: ${elsewhere} found</a></li>`}
${kept.map(({ outcome }) => html`<li><a href="/missing">Not in search</a>: <code>${outcome.path}</code> ${withCode(outcome.reason)}</li>`)}
${words(q) < 2 ? '' : html`<li>Every word must be there; only the last one may be half typed. Try fewer words.</li>`}
<li>A page may be hidden or may have failed: see <a href="/missing">what is missing</a>.</li>
</ul></div>`
}

function words(q: string): number {
  return q.split(/\s+/).filter(word => word !== '').length
}

/** Pages that are not in search and whose name or title holds what was asked for. */
function keptOut({ runs }: PageSource, q: string): Remark[] {
  const wanted = fold(q)
  if (wanted === '') return []
  const { failed, leftOut } = missingAfter(runs)
  return [...failed, ...leftOut]
    .filter(({ outcome }) => fold(`${outcome.path} ${outcome.name ?? ''}`).includes(wanted))
    .slice(0, 5)
}

/** That the last push failed, which a reader of the results must know first. */
export function failure(runs: readonly Run[]): Html | string {
  const last = runs.at(-1)
  if (last === undefined || last.isGreen) return ''
  const { report, subject, sha } = last
  const problem = report === undefined ? 'It ended without a report.' : (report.problem ?? advice(report))
  return html`<p class="banner bad" role="note"><strong>The last push failed</strong>, <a href="/pushes/${runs.length}">${subject || short(sha)}</a>. ${problemText(problem)} Search may hold older texts.</p>`
}

/** The problem of a run, with the address where it is explained as a link. */
export function problemText(problem: string): Html {
  const { text, url } = splitHelp(problem)
  return html`${withCode(text)}${url === undefined ? '' : html` <a href="${url}" rel="noreferrer">More on this</a>`}`
}

/** What to do where nothing was pushed yet. */
function firstPush({ start }: PageSource): Html {
  if (start === undefined)
    return html`<p class="banner" role="note">Nothing has been pushed yet. What is pushed appears here by itself.</p>`
  const { inputs, commands } = start
  return html`<section class="start"><h2>Nothing has been pushed yet</h2>
<p>Push to this service, and what it received appears here by itself. A workflow needs these inputs:</p>
<dl class="facts across">${Object.entries(inputs).map(([name, value]) => html`<div><dt>${name}</dt><dd><code>${value}</code></dd></div>`)}</dl>
${commands.map(({ title, command }) => html`<p>${title}</p><pre class="source" tabindex="0" role="group" aria-label="${title}">${command}</pre>`)}
</section>`
}
