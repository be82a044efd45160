import { html } from 'hono/html'
import type { Document } from '../../src/document/document.ts'
import type { Rule } from '../../src/text/message.ts'
import { documentAddress, type Html, many, number, rows, short, time, withCode } from './layout.ts'
import { missingAfter, type Remark, type Warning, warningsAfter } from './missing.ts'
import { failure } from './search-view.ts'
import type { PageSource } from './serve.ts'

/** The service knows only what was pushed; what was not, and why, the action says. */
const FILLED_BY = html`<code>npm run demo -- --repo FOLDER</code> fills this page: it runs the action itself. What a workflow left out is in its job summary.`

/**
 * Pages that a reader would look for without success, each with its reason.
 *
 * @param all the section to be shown whole.
 */
export function missingView({ store, connector, runs }: PageSource, all?: string): Html {
  const { failed, leftOut, hidden } = missingAfter(runs)
  const connectors = connector === undefined ? store.connectors() : [connector]
  const archived = connectors.flatMap(name =>
    [...store.archived(name).values()].map(document => ({ ...document, connector: name })),
  )
  const last = runs.at(-1)
  const isNothing = failed.length + leftOut.length + archived.length === 0
  return html`<div class="inner">
<h1>What is missing</h1>
${
  last
    ? html`<p class="lead">After the last push, <a href="/pushes/${runs.length}">${last.subject || short(last.sha)}</a>, ${time(last.startedAt)}: ${many(failed.length, 'page')} failed or not sent, ${number(leftOut.length)} hidden or skipped, ${number(archived.length)} archived.</p>`
    : html`<p class="lead">Here are the pages that a push left out, each with its reason. ${FILLED_BY}</p>`
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

type Archived = Document & { connector: string }

function archivedItem(
  { external_ref, name, connector }: Archived,
  hidden: ReadonlyMap<string, string>,
): Html {
  const reason = hidden.get(external_ref)
  return html`<a href="${documentAddress(external_ref, undefined, connector)}">${name}</a><span class="path">${external_ref}</span>${reason === undefined ? '' : html`<span class="reason">${withCode(reason)}</span>`}`
}

/** Leads to the run in question. */
function from(run: number): Html {
  return html`<a class="from" href="/pushes/${run}">push ${run}</a>`
}

/** All rules, in the order in which to fix what they found. */
const RULES: Readonly<Record<Rule, { title: string; note?: string }>> = {
  'missing-target': { title: 'Links that lead nowhere' },
  'site-link': {
    title: 'Links from the root of a website',
    note: 'The action gives one warning for all of these. If they are addresses on a website, name it in the input site-urls (here in --site-urls); else fix them.',
  },
  'front-matter': { title: 'Front matter that does not parse' },
  comment: { title: 'Comments without an end' },
  include: { title: 'Includes that cannot be read' },
  'built-site': { title: 'Pages that no built page shows' },
  dialect: { title: 'Syntax of the site generator that is not known' },
  mdx: { title: 'MDX that does not parse' },
  parser: { title: 'Markdown that does not parse' },
  questions: { title: 'Questions that do not find their pages' },
  title: { title: 'Pages without a title' },
  more: { title: 'Pages with many more' },
}

/**
 * Problems of pages that are in search in spite of them.
 *
 * @param all the rule whose warnings are to be shown whole.
 */
export function warningsView({ runs }: PageSource, all?: string): Html {
  const { count, byRule } = warningsAfter(runs)
  return html`<div class="inner">
<h1>Warnings</h1>
<p class="lead">${lead(runs.length, count)}</p>
${Object.entries(RULES).map(([id, rule]) =>
  rows({ id, ...rule, list: byRule.get(id as Rule) ?? [], item: warning }, '/warnings', all),
)}
</div>`
}

function lead(runs: number, count: number): Html | string {
  if (runs === 0) return html`Here are the problems of pages that are in search. ${FILLED_BY}`
  return count === 0
    ? 'None: the action found no problem in the pages that are in search.'
    : `After the last push the action has ${many(count, 'warning')}. These pages are in search, but something in them should be fixed.`
}

function warning({ path, externalRef, line, reason, run }: Warning): Html {
  return html`<a href="${documentAddress(externalRef)}"><code>${path}:${line}</code></a>${from(run)}<span class="reason">${withCode(reason)}</span>`
}
