import { html } from 'hono/html'
import { answers, behaviours, limits } from '../assumptions.ts'
import { bytes, type Html, number, withCode } from './format.ts'

/** What the sandbox is and is not, from the tables that it works by. */
export function standInView(): Html {
  return html`<div class="inner"><div class="prose">
<h1>This is a stand-in</h1>
<p class="lead">The real search service is not here. What you see is a small program on this machine that accepts the same
pushes, so that you can see what search would hold of your documents.</p>
<h2>What it follows</h2>
<p>The service's contract: the fields of a document, the states active and archived, a new version only when the content
differs, at most ${number(limits.maxDocuments)} documents and ${bytes(limits.maxBytes)} in a request.</p>
<h2>What it assumes</h2>
<p>Where the contract says nothing, this is assumed. The real service may differ.</p>
<ul>${behaviours.map(each => html`<li>${withCode(each)}</li>`)}</ul>
<h2>What it answers</h2>
<div class="wide" tabindex="0" role="group" aria-label="Table of answers"><table>
<thead><tr><th scope="col">When</th><th scope="col" class="n">Status</th></tr></thead>
<tbody>${Object.values(answers).map(row => html`<tr><td>${'error' in row ? row.error : 'accepted'}</td><td class="n">${row.status}</td></tr>`)}</tbody>
</table></div>
<h2>What is its own</h2>
<p>How results are ranked, the passages shown, the facets, and this page: the contract describes none of them.</p>
</div></div>`
}
