import { html } from 'hono/html'
import { fold } from '../marks.ts'
import { address, type Html, withCode } from './format.ts'
import { missingAfter, type Remark } from './missing.ts'
import type { Question } from './search-view.ts'
import type { PageSource } from './source.ts'

/** Help for a reader whose search found nothing. */
export function nothingFound(source: PageSource, { q, tag, folder }: Question): Html {
  const { store, connector } = source
  const isNarrowed = tag !== undefined || folder !== undefined
  const elsewhere = isNarrowed ? store.find(q, { connector, limit: 1 }).total : 0
  const alike = q === '' ? [] : store.nearest(connector, q)
  const kept = keptOut(source, q)
  return html`<div class="nothing">
<p>No document ${q === '' ? 'is here' : html`holds all of these words`}${isNarrowed ? ' where you narrowed the search down to' : ''}.</p>
<ul>
${elsewhere === 0 ? '' : html`<li><a href="${address('/', { q })}">Search everywhere: ${elsewhere} found</a></li>`}
${alike.length === 0 ? '' : html`<li>Titles like it: ${listed(alike.map(name => html`<a href="${address('/', { q: name })}">${name}</a>`))}</li>`}
${kept.map(({ outcome }) => html`<li><a href="/missing">Not in search</a>: <code>${outcome.path}</code> ${withCode(outcome.reason)}</li>`)}
${words(q) < 2 ? '' : html`<li>Every word must be there; only the last one may be half typed. Try fewer words.</li>`}
<li>A page may be hidden or may have failed: see <a href="/missing">what is missing</a>.</li>
</ul></div>`
}

function words(q: string): number {
  return q.split(/\s+/).filter(word => word !== '').length
}

function listed(links: readonly Html[]): Html[] {
  return links.map((link, index) => (index === 0 ? link : html`, ${link}`))
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
