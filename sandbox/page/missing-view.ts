import { html } from 'hono/html'
import type { Document } from '../../src/document/document.ts'
import { failure } from './first-view.ts'
import { documentAddress, type Html, many, number, short, time, withCode } from './format.ts'
import { missingAfter, type Remark } from './missing.ts'
import { rows } from './rows.ts'
import type { PageSource } from './source.ts'

/**
 * Pages that a reader would look for without success, each with its reason.
 *
 * @param all the section to be shown whole.
 */
export function missingView({ store, connector, runs }: PageSource, all?: string): Html {
  const { failed, leftOut, hidden } = missingAfter(runs)
  const archived = [...store.archived(connector).values()]
  const last = runs.at(-1)
  const isNothing = failed.length + leftOut.length + archived.length === 0
  return html`<div class="inner">
<h1>What is missing</h1>
${
  last
    ? html`<p class="lead">After the last push, <a href="/pushes/${runs.length}">${last.subject || short(last.sha)}</a>, ${time(last.startedAt)}: ${many(failed.length, 'page')} failed or not sent, ${number(leftOut.length)} hidden or skipped, ${number(archived.length)} archived.</p>`
    : html`<p class="lead">No run of the action was watched, so nothing is known of pages that are missing.</p>`
}
${failure(runs)}
${isNothing && last ? html`<p class="banner good" role="note">Nothing: every page that the input <code>files</code> matches is in search.</p>` : ''}
${rows({ ...failedRows, list: failed }, '/missing', all)}
${rows({ ...leftOutRows, list: leftOut }, '/missing', all)}
${rows({ ...archivedRows, list: archived, item: document => archivedItem(document, hidden) }, '/missing', all)}
</div>`
}

const failedRows = {
  id: 'failed',
  title: 'Failed or not sent',
  note: 'These pages should be in search and are not, or have an older text there.',
  item: remark,
}
const leftOutRows = {
  id: 'left-out',
  title: 'Hidden or skipped',
  note: 'The patterns match these files, but they have no document, for this reason.',
  item: remark,
}
const archivedRows = {
  id: 'archived',
  title: 'Archived',
  note: 'These were in search, and were deleted, moved or hidden later. Their content is kept.',
}

function remark({ outcome, run }: Remark): Html {
  return html`<code>${outcome.path}</code>${from(run)}<span class="reason">${withCode(outcome.reason)}</span>`
}

function archivedItem({ external_ref, name }: Document, hidden: ReadonlyMap<string, string>): Html {
  const reason = hidden.get(external_ref)
  return html`<a href="${documentAddress(external_ref)}">${name}</a><span class="path">${external_ref}</span>${reason === undefined ? '' : html`<span class="reason">${withCode(reason)}</span>`}`
}

/** Leads to the run in question. */
export function from(run: number): Html {
  return html`<a class="from" href="/pushes/${run}">push ${run}</a>`
}
