import { html } from 'hono/html'
import { type OutcomeKind, outcomeWords, kinds as reportKinds } from '../../src/push/deliver.ts'
import type { PushedOutcome, PushRecord } from '../store.ts'
import type { Outcome } from '../writer.ts'
import {
  bytes,
  documentAddress,
  type Html,
  many,
  number,
  rows,
  seconds,
  short,
  time,
  withCode,
} from './layout.ts'
import { problemText } from './search-view.ts'
import type { PageSource, Run } from './serve.ts'

/** Every push, newest first, and what came in otherwise. */
export function pushesView(source: PageSource): Html {
  const rows = source.runs.map((run, index) => ({ run, at: index + 1 })).reverse()
  const columns = [...reportKinds.map(kind => title(outcomeWords[kind])), 'Requests', 'Sent', 'Took']
  return html`<div class="inner">
<h1>What was pushed</h1>
${
  rows.length === 0
    ? html`<p class="quiet"><code>npm run demo -- --repo FOLDER</code> fills this table: it runs the action itself. What a workflow has pushed is below, and in its job summary.</p>`
    : html`<div class="wide" tabindex="0" role="group" aria-label="Table of pushes"><table class="pushes">
<thead><tr><th scope="col">Push</th><th scope="col">Result</th>${columns.map(name => html`<th scope="col" class="n">${name}</th>`)}</tr></thead>
<tbody>${rows.map(({ run, at }) => row(run, at))}</tbody>
</table></div>`
}
${byHand(source)}
</div>`
}

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function row(run: Run, at: number): Html {
  const cell = (name: string, value: string) =>
    html`<td class="n${value === '0' ? ' zero' : ''}" data-name="${name}">${value}</td>`
  return html`<tr>
<th scope="row"><a href="/pushes/${at}">${run.subject || short(run.sha)}</a><span class="under"><code>${short(run.sha)}</code> ${time(run.startedAt)}</span></th>
<td data-name="Result">${result(run)}</td>
${reportKinds.map(kind => cell(title(outcomeWords[kind]), number(run.report?.counts[kind] ?? 0)))}
${cell('Requests', number(run.requests))}
${cell('Sent', bytes(run.bytes))}
${cell('Took', seconds(run.seconds))}
</tr>`
}

/** So many requests are listed, and so many documents of each. */
const MOST = { requests: 100, documents: 5 }

/** The requests that no run made that was watched, newest first: of other workflows, or by hand. */
function byHand({ store, connector, runs }: PageSource): Html | string {
  const known = new Set(runs.flatMap(run => run.pushIds))
  const list = store.pushes(connector, 1000).filter(({ id }) => !known.has(id))
  const item = ({ id, connector: to, receivedAt, bytes: size, documents }: PushRecord) => {
    const outcomes = store.outcomes(id)
    const names = outcomes
      .slice(0, MOST.documents)
      .map(
        ({ external_ref, outcome }) =>
          html` <a href="${documentAddress(external_ref, undefined, to)}">${external_ref}</a> (${outcome})`,
      )
    const more = documents > MOST.documents ? html` and ${number(documents - MOST.documents)} more` : ''
    return html`${time(receivedAt)}: ${many(documents, 'document')} to ${to}, ${bytes(size)}<span class="reason">${names}${more}</span>`
  }
  return rows(
    { id: 'by-hand', title: 'Other requests', note: BY_HAND, list: list.slice(0, MOST.requests), item },
    '/pushes',
  )
}

const BY_HAND = 'These came from a workflow or by hand, and were accepted.'

function result({ isGreen }: Run): Html {
  return isGreen ? html`<span class="good">✓ delivered</span>` : html`<span class="bad">✗ failed</span>`
}

/** What the store made of a pushed document, where the word of the report says less. */
const DETAILS: Readonly<Record<Outcome, string>> = {
  added: 'new',
  updated: 'changed',
  restored: 'was archived',
  unchanged: 'the same as before',
  archived: '',
}

/**
 * One push, with its documents.
 *
 * @param all the section to be shown whole.
 */
export function pushView({ store }: PageSource, run: Run, at: number, all?: string): Html {
  const { report } = run
  const nameOf = (ref: string) =>
    store
      .connectors()
      .map(each => store.document(each, ref)?.name)
      .find(Boolean)
  const said = (kind: OutcomeKind) => {
    const list = report?.documents.filter(each => each.kind === kind) ?? []
    return rows({ id: kind, title: title(outcomeWords[kind]), list, item: remark }, `/pushes/${at}`, all)
  }
  const item = ({ external_ref, version, outcome }: PushedOutcome) =>
    html`<a href="${documentAddress(external_ref, version)}">${nameOf(external_ref)}</a><span class="path">${external_ref}</span>${DETAILS[outcome] === '' ? '' : html`<span class="reason">${DETAILS[outcome]}</span>`}`
  const sent = (kind: 'pushed' | 'archived', isOf: (outcome: Outcome) => boolean) =>
    rows(
      { id: kind, title: title(kind), list: run.outcomes.filter(each => isOf(each.outcome)), item },
      `/pushes/${at}`,
      all,
    )
  return html`<div class="inner">
<p class="path"><a href="/pushes">What was pushed</a></p>
<h1>Push ${at}: ${run.subject || short(run.sha)}</h1>
<dl class="facts across">
<div><dt>Commit</dt><dd><code>${short(run.sha)}</code></dd></div>
<div><dt>Result</dt><dd>${result(run)}</dd></div>
<div><dt>Began</dt><dd>${time(run.startedAt)}</dd></div>
<div><dt>Took</dt><dd>${seconds(run.seconds)}</dd></div>
<div><dt>Requests</dt><dd>${number(run.requests)}</dd></div>
<div><dt>Sent</dt><dd>${bytes(run.bytes)}</dd></div>
<div><dt>Unchanged</dt><dd>${many(report?.counts.unchanged ?? 0, 'page')}</dd></div>
</dl>
${report?.problem === undefined ? '' : html`<p class="banner bad" role="note">${problemText(report.problem)}</p>`}
${report === undefined ? html`<p class="banner bad" role="note">This run ended without a report.</p>` : ''}
${said('failed')}
${said('unsent')}
${sent('pushed', outcome => outcome !== 'archived')}
${sent('archived', outcome => outcome === 'archived')}
${said('hidden')}
${said('skipped')}
</div>`
}

function remark({ path, reason }: { path: string; reason?: string | undefined }): Html {
  return html`<code>${path}</code><span class="reason">${withCode(reason)}</span>`
}
