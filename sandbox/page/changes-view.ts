import { diffWordsWithSpace } from 'diff'
import { html } from 'hono/html'
import type { StoredDocument, Version } from '../store.ts'
import { documentAddress, type Html, hidden, time } from './layout.ts'

/** What changed from one version of a document to another. */
export function changesView(
  document: StoredDocument,
  versions: readonly Version[],
  before: Version,
  after: Version,
): Html {
  const { external_ref, connector } = document
  const fields = (['name', 'description', 'tags'] as const).filter(
    field => String(before[field]) !== String(after[field]),
  )
  return html`<div class="inner">
<p class="path">${external_ref.split('/').join(' / ')}</p>
<h1>Changes of <a href="${documentAddress(external_ref, undefined, connector)}">${after.name}</a></h1>
${picker(document, versions, before, after)}
<p class="quiet">Version ${before.number}, ${time(before.writtenAt)}, and version ${after.number}, ${time(after.writtenAt)}.</p>
${fields.length === 0 ? '' : html`<h2>Fields</h2>`}
${fields.map(field => html`<h3><code>${field}</code></h3>${difference(String(before[field]), String(after[field]), field)}`)}
<h2>Text</h2>
${before.body === after.body ? html`<p class="quiet">The text is the same in both versions.</p>` : difference(before.body, after.body, 'Text')}
</div>`
}

function picker(
  { external_ref, connector }: StoredDocument,
  versions: readonly Version[],
  before: Version,
  after: Version,
): Html {
  const select = (
    name: string,
    label: string,
    chosen: Version,
  ) => html`<label>${label} <select name="${name}">
${versions.map(({ number }) => html`<option value="${number}"${number === chosen.number ? html` selected` : ''}>version ${number}</option>`)}
</select></label>`
  return html`<form class="picker" action="/changes" method="get">
${hidden('ref', external_ref)}${hidden('connector', connector)}
${select('from', 'From', before)} ${select('to', 'to', after)} <button>Compare</button>
</form>`
}

/** Comparing takes no longer; beyond it, everything counts as replaced. */
const timeoutMs = 1000

/** Not only colour marks changes: what was removed and what was added say so to screen readers. */
function difference(before: string, after: string, label: string): Html {
  const words = diffWordsWithSpace(before, after, { timeout: timeoutMs }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  const pieces = words.map(({ value, removed, added }) => {
    if (removed) return html`<del><span class="unseen">before: </span>${value}</del>`
    return added ? html`<ins><span class="unseen">after: </span>${value}</ins>` : value
  })
  return html`<pre class="source difference" tabindex="0" role="group" aria-label="Changes: ${label}">${pieces}</pre>`
}
