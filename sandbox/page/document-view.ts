import { html } from 'hono/html'
import type { StoredDocument, Version } from '../store.ts'
import { address, documentAddress, type Html, time } from './layout.ts'
import type { Run } from './serve.ts'

/** What is shown of a document: as its readers see it, as it was written, or all that was pushed. */
const FORMS = { page: 'Page', markdown: 'Markdown', json: 'JSON' } as const
type Form = keyof typeof FORMS

export function readForm(text = ''): Form {
  return Object.hasOwn(FORMS, text) ? (text as Form) : 'page'
}

interface Shown {
  document: StoredDocument
  versions: readonly Version[]
  shown: Version
  form: Form
  /** The version's body as a page; `undefined` when it cannot be rendered. */
  rendered: Html | undefined
}

/** A document in one of its versions. */
export function documentView(about: Shown, runs: readonly Run[]): Html {
  const { document, versions, shown } = about
  const isCurrent = shown.number === document.version
  return html`<div class="inner columns reading">
<article class="document">
${document.archived ? archivedBanner(document, runs) : ''}
${isCurrent ? '' : html`<p class="banner" role="note">This is version ${shown.number} of ${document.version}. <a href="${documentAddress(document.external_ref, undefined, document.connector)}">See the current one</a></p>`}
<header>
<p class="path">${document.external_ref.split('/').join(' / ')}</p>
<h1>${shown.name}</h1>
${shown.description === '' ? '' : html`<p class="lead">${shown.description}</p>`}
${tagList(shown.tags)}
</header>
${forms(about)}
${content(about)}
</article>
<aside aria-label="About this document">
<section><h2>Document</h2>
<dl class="facts">
<div><dt>external_ref</dt><dd><code>${document.external_ref}</code></dd></div>
<div><dt>Connector</dt><dd><code>${document.connector}</code></dd></div>
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

function forms({ document, shown, form }: Shown): Html {
  const { external_ref: ref, version, connector } = document
  const number = shown.number === version ? undefined : shown.number
  const link = ([name, title]: [string, string]) => {
    const to = address('/document', {
      ref,
      connector,
      version: number,
      as: name === 'page' ? undefined : name,
    })
    return html`<li><a href="${to}"${name === form ? html` aria-current="true"` : ''}>${title}</a></li>`
  }
  return html`<nav class="forms" aria-label="Shown as"><ul>${Object.entries(FORMS).map(link)}</ul>
${form === 'page' ? '' : html`<button type="button" data-copy hidden>Copy</button><span class="unseen" role="status"></span>`}</nav>`
}

function content({ document, shown, form, rendered }: Shown): Html {
  if (form === 'page') return body(shown, rendered)
  const { name, description, tags, body: text } = shown
  const { external_ref, archived } = document
  const pushed = { external_ref, name, description, tags, archived, body: text }
  return form === 'markdown' ? source(text, 'Markdown') : source(JSON.stringify(pushed, null, 2), 'JSON')
}

function source(text: string, label: string): Html {
  return html`<pre class="source" tabindex="0" role="group" aria-label="${label}">${text}</pre>`
}

function body({ body: markdown }: Version, rendered: Html | undefined): Html {
  if (markdown.trim() === '') return html`<p class="quiet">This document has no text.</p>`
  if (rendered) return html`<div class="body">${rendered}</div>`
  return html`<p class="banner" role="note">This Markdown is nested too deep, or takes too long, to be rendered here. This is what was pushed.</p>
${source(markdown, 'Markdown')}`
}

function versionList(
  { external_ref, connector }: StoredDocument,
  versions: readonly Version[],
  shown: Version,
): Html {
  const rows = versions.toReversed().map(({ number, writtenAt }) => {
    const isShown = number === shown.number
    const name = html`Version ${number}`
    const changes = address('/changes', { ref: external_ref, connector, from: number - 1, to: number })
    return html`<li>
<a href="${documentAddress(external_ref, number, connector)}"${isShown ? html` aria-current="true"` : ''}>${name}</a> ${time(writtenAt)}
${number > 1 ? html`<a class="changes" href="${changes}">Changes<span class="unseen"> from version ${number - 1} to version ${number}</span></a>` : ''}
</li>`
  })
  return html`<ol class="versions" reversed>${rows}</ol>`
}
