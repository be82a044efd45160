import { html } from 'hono/html'
import { documentAddress, type Html, many, number, short, time } from './format.ts'
import { missingAfter, type Remark, type Warning } from './missing.ts'
import type { PageSource } from './source.ts'

/** Pages that a reader would look for in vain, each with its reason, and what was noticed about others. */
export function missingView({ store, connector, runs }: PageSource): Html {
  const { failed, leftOut, warnings } = missingAfter(runs)
  const archived = [...store.archived(connector).values()]
  const last = runs.at(-1)
  const isNothing = failed.length + leftOut.length + archived.length + warnings.length === 0
  return html`<div class="inner">
<h1>What is missing</h1>
${
  last
    ? html`<p class="lead">After the last push, <a href="/pushes/${runs.length}">${last.subject || short(last.sha)}</a>, ${time(last.startedAt)}: ${many(failed.length, 'page')} failed, ${number(leftOut.length)} left out, ${number(archived.length)} archived, ${many(warnings.length, 'warning')}.</p>`
    : html`<p class="lead">No run of the action has been watched, so nothing is known of pages that did not get in.</p>`
}
${last && !last.isGreen ? html`<p class="banner bad" role="note">The last push failed${last.report?.problem ? html`: ${last.report.problem}` : html`.`} Search may hold older texts.</p>` : ''}
${isNothing && last ? html`<p class="banner good" role="note">Nothing: every page that the input <code>files</code> matches is in search.</p>` : ''}
${remarks('failed', 'Failed', 'These pages should be in search and are not, or are there with an older text.', failed)}
${remarks('left-out', 'Left out', 'These files are matched and kept out of search on purpose.', leftOut)}
${section('archived', 'Archived', 'These were in search once, and were deleted, moved or hidden since. Their content is kept.', archived, ({ external_ref, name }) => html`<a href="${documentAddress(external_ref)}">${name}</a><span class="path">${external_ref}</span>`)}
${section('warnings', 'Warnings', 'These pages are in search, and something in them is worth a look.', warnings, warning)}
</div>`
}

function remarks(id: string, title: string, note: string, list: readonly Remark[]): Html | string {
  return section(
    id,
    title,
    note,
    list,
    ({ outcome, run }) =>
      html`<code>${outcome.path}</code><span>${outcome.reason}</span><a class="from" href="/pushes/${run}">push ${run}</a>`,
  )
}

function warning({ path, externalRef, line, reason, run }: Warning): Html {
  return html`<a href="${documentAddress(externalRef)}"><code>${path}:${line}</code></a><span>${reason}</span><a class="from" href="/pushes/${run}">push ${run}</a>`
}

function section<T>(
  id: string,
  title: string,
  note: string,
  list: readonly T[],
  item: (each: T) => Html,
): Html | string {
  if (list.length === 0) return ''
  return html`<section id="${id}"><h2>${title} <span class="amount">${number(list.length)}</span></h2>
<p class="quiet">${note}</p>
<ul class="rows">${list.map(each => html`<li>${item(each)}</li>`)}</ul></section>`
}
