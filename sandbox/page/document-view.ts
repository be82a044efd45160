import { html } from 'hono/html'
import type { StoredDocument, Version } from '../store.ts'
import { address, documentAddress, type Html, time } from './format.ts'
import type { Run } from './runs.ts'

/**
 * A document as its reader sees it, in one of its versions.
 *
 * @param rendered the version's body; `undefined` when it cannot be rendered.
 */
export function documentView(
  document: StoredDocument,
  versions: readonly Version[],
  shown: Version,
  rendered: Html | undefined,
  runs: readonly Run[],
): Html {
  const isCurrent = shown.number === document.version
  return html`<div class="inner columns reading">
<article class="document">
${document.archived ? archivedBanner(document, runs) : ''}
${isCurrent ? '' : html`<p class="banner" role="note">This is version ${shown.number} of ${document.version}. <a href="${documentAddress(document.external_ref)}">See the current one</a></p>`}
<header>
<p class="path">${document.external_ref.split('/').join(' / ')}</p>
<h1>${shown.name}</h1>
${shown.description === '' ? '' : html`<p class="lead">${shown.description}</p>`}
${tagList(shown.tags)}
</header>
${body(shown, rendered)}
</article>
<aside aria-label="About this document">
<section><h2>Document</h2>
<dl class="facts">
<div><dt>external_ref</dt><dd><code>${document.external_ref}</code></dd></div>
<div><dt>State</dt><dd>${document.archived ? 'archived, not in search' : 'active, in search'}</dd></div>
<div><dt>Last written</dt><dd>${time(document.writtenAt)}</dd></div>
</dl></section>
<section><h2>Versions</h2>${versionList(document, versions, shown)}</section>
</aside>
</div>`
}

function archivedBanner({ external_ref }: StoredDocument, runs: readonly Run[]): Html {
  const at = runs.findLastIndex(({ outcomes }) =>
    outcomes.some(each => each.external_ref === external_ref && each.outcome === 'archived'),
  )
  const by = at < 0 ? '' : html` since <a href="/pushes/${at + 1}">push ${at + 1}, ${runs[at]?.subject}</a>`
  return html`<p class="banner archived" role="note"><strong>Archived</strong>${by}. Search does not find this document any
more. Its last content is kept below and can be recovered.</p>`
}

function tagList(tags: readonly string[]): Html | string {
  if (tags.length === 0) return ''
  return html`<ul class="tags" aria-label="Tags">${tags.map(tag => html`<li><a href="${address('/', { tag })}">${tag}</a></li>`)}</ul>`
}

function body({ body: markdown }: Version, rendered: Html | undefined): Html {
  if (markdown.trim() === '') return html`<p class="quiet">This document has no text.</p>`
  if (rendered) return html`<div class="body">${rendered}</div>`
  return html`<p class="banner" role="note">This Markdown is nested too deep, or takes too long, to be rendered here. This is what was pushed.</p>
<pre class="source" tabindex="0" role="group" aria-label="Markdown">${markdown}</pre>`
}

function versionList({ external_ref }: StoredDocument, versions: readonly Version[], shown: Version): Html {
  const rows = versions.toReversed().map(({ number, writtenAt }) => {
    const isShown = number === shown.number
    const name = html`Version ${number}`
    const changes = address('/changes', { ref: external_ref, from: number - 1, to: number })
    return html`<li>
<a href="${documentAddress(external_ref, number)}"${isShown ? html` aria-current="true"` : ''}>${name}</a> ${time(writtenAt)}
${number > 1 ? html`<a class="changes" href="${changes}">Changes<span class="unseen"> from version ${number - 1} to version ${number}</span></a>` : ''}
</li>`
  })
  return html`<ol class="versions" reversed>${rows}</ol>`
}
