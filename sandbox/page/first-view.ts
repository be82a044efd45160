import { html } from 'hono/html'
import { advice } from '../../src/report/index.ts'
import { splitHelp } from '../../src/text/index.ts'
import { type Html, short, withCode } from './format.ts'
import type { Run } from './runs.ts'
import type { PageSource } from './source.ts'

/** That the last push failed, which a reader of the results must know first. */
export function failure(runs: readonly Run[]): Html | string {
  const last = runs.at(-1)
  if (last === undefined || last.isGreen) return ''
  const { report, subject, sha } = last
  const problem = report === undefined ? 'It ended without a report.' : (report.problem ?? advice(report))
  return html`<p class="banner bad" role="note"><strong>The last push failed</strong>, <a href="/pushes/${runs.length}">${subject || short(sha)}</a>. ${problemText(problem)} Search may hold older texts.</p>`
}

/** The problem of a run, with the address where it is explained as a link. */
export function problemText(problem: string): Html {
  const { text, url } = splitHelp(problem)
  return html`${withCode(text)}${url === undefined ? '' : html` <a href="${url}" rel="noreferrer">More on this</a>`}`
}

/** What to do where nothing was pushed yet. */
export function firstPush({ start }: PageSource): Html {
  if (start === undefined)
    return html`<p class="banner" role="note">Nothing has been pushed yet. What is pushed appears here by itself.</p>`
  const { inputs, commands } = start
  return html`<section class="start"><h2>Nothing has been pushed yet</h2>
<p>Push to this service, and what it received appears here by itself. A workflow needs these inputs:</p>
<dl class="facts across">${Object.entries(inputs).map(([name, value]) => html`<div><dt>${name}</dt><dd><code>${value}</code></dd></div>`)}</dl>
${commands.map(({ title, command }) => html`<p>${title}</p><pre class="source" tabindex="0" role="group" aria-label="${title}">${command}</pre>`)}
</section>`
}
