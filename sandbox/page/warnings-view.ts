import { html } from 'hono/html'
import type { Rule } from '../../src/text/message.ts'
import { documentAddress, type Html, many, withCode } from './format.ts'
import { from } from './missing-view.ts'
import { rows } from './rows.ts'
import type { PageSource } from './source.ts'
import { type Warning, warningsAfter } from './warnings.ts'

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

function lead(runs: number, count: number): string {
  if (runs === 0) return 'No run of the action has been watched, so nothing is known of its warnings.'
  return count === 0
    ? 'None: the action found no problem in the pages that are in search.'
    : `After the last push the action has ${many(count, 'warning')}. These pages are in search, but something in them should be fixed.`
}

function warning({ path, externalRef, line, reason, run }: Warning): Html {
  return html`<a href="${documentAddress(externalRef)}"><code>${path}:${line}</code></a>${from(run)}<span class="reason">${withCode(reason)}</span>`
}
