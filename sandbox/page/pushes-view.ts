import { html } from 'hono/html'
import type { Kind } from '../../src/push/outcome.ts'
import type { PushedOutcome } from '../store.ts'
import type { Outcome } from '../writer.ts'
import { bytes, documentAddress, type Html, many, number, seconds, short, time, withCode } from './format.ts'
import { rows } from './rows.ts'
import type { Run } from './runs.ts'
import type { PageSource } from './source.ts'

/** Every push, newest first. */
export function pushesView({ runs }: PageSource): Html {
  const rows = runs.map((run, index) => ({ run, at: index + 1 })).reverse()
  return html`<div class="inner">
<h1>What was pushed</h1>
${
  rows.length === 0
    ? html`<p class="quiet">No run of the action was watched, as <code>npm run demo</code> does. What a workflow has pushed is in its log and summary.</p>`
    : html`<div class="wide" tabindex="0" role="group" aria-label="Table of pushes"><table class="pushes">
<thead><tr><th scope="col">Push</th><th scope="col">Result</th><th scope="col" class="n">Added</th><th scope="col" class="n">Updated</th><th scope="col" class="n">Archived</th><th scope="col" class="n">Failed</th><th scope="col" class="n">Not sent</th><th scope="col" class="n">Requests</th><th scope="col" class="n">Sent</th><th scope="col" class="n">Took</th></tr></thead>
<tbody>${rows.map(({ run, at }) => row(run, at))}</tbody>
</table></div>`
}
</div>`
}

function row(run: Run, at: number): Html {
  const cell = (name: string, value: string) =>
    html`<td class="n${value === '0' ? ' zero' : ''}" data-name="${name}">${value}</td>`
  return html`<tr>
<th scope="row"><a href="/pushes/${at}">${run.subject || short(run.sha)}</a><span class="under"><code>${short(run.sha)}</code> ${time(run.startedAt)}</span></th>
<td data-name="Result">${result(run)}</td>
${cell('Added', number(count(run, 'added', 'restored')))}
${cell('Updated', number(count(run, 'updated')))}
${cell('Archived', number(count(run, 'archived')))}
${cell('Failed', number(run.report?.counts.failed ?? 0))}
${cell('Not sent', number(run.report?.counts.unsent ?? 0))}
${cell('Requests', number(run.requests))}
${cell('Sent', bytes(run.bytes))}
${cell('Took', seconds(run.seconds))}
</tr>`
}

function result({ isGreen }: Run): Html {
  return isGreen ? html`<span class="good">✓ up to date</span>` : html`<span class="bad">✗ failed</span>`
}

function count({ outcomes }: Run, ...kinds: Outcome[]): number {
  return outcomes.filter(({ outcome }) => kinds.includes(outcome)).length
}

const kinds: readonly { kind: Outcome; title: string }[] = [
  { kind: 'added', title: 'Added' },
  { kind: 'restored', title: 'Restored' },
  { kind: 'updated', title: 'Updated' },
  { kind: 'archived', title: 'Archived' },
  { kind: 'unchanged', title: 'Sent, but unchanged' },
]

/**
 * One push, with its documents.
 *
 * @param all the section to be shown whole.
 */
export function pushView({ store, connector }: PageSource, run: Run, at: number, all?: string): Html {
  const { report } = run
  const said = (kind: Kind, title: string) => {
    const list = report?.documents.filter(each => each.kind === kind) ?? []
    return rows({ id: kind, title, list, item: remark }, `/pushes/${at}`, all)
  }
  const item = ({ external_ref, version }: PushedOutcome) =>
    html`<a href="${documentAddress(external_ref, version)}">${store.document(connector, external_ref)?.name}</a><span class="path">${external_ref}</span>`
  const pushed = (kind: Outcome, title: string) =>
    rows(
      { id: kind, title, list: run.outcomes.filter(each => each.outcome === kind), item },
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
${report?.problem === undefined ? '' : html`<p class="banner bad" role="note">${report.problem}</p>`}
${report === undefined ? html`<p class="banner bad" role="note">This run ended without a report.</p>` : ''}
${said('failed', 'Failed')}
${said('unsent', 'Not sent')}
${kinds.map(({ kind, title }) => pushed(kind, title))}
${said('hidden', 'Hidden')}
${said('skipped', 'Skipped')}
</div>`
}

function remark({ path, reason }: { path: string; reason?: string }): Html {
  return html`<code>${path}</code><span class="reason">${withCode(reason)}</span>`
}
