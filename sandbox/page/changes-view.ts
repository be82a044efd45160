import { html } from 'hono/html'
import type { StoredDocument, Version } from '../store.ts'
import { difference, type Line, type Row, type Stretch } from './difference.ts'
import { documentAddress, type Html, many, time } from './format.ts'

/** Two versions of a document side by side. */
export function changesView(
  document: StoredDocument,
  versions: readonly Version[],
  before: Version,
  after: Version,
): Html {
  const { external_ref } = document
  const fields = (['name', 'description', 'tags'] as const).filter(
    field => String(before[field]) !== String(after[field]),
  )
  const isBodySame = before.body === after.body
  return html`<div class="inner">
<p class="path">${external_ref.split('/').join(' / ')}</p>
<h1>Changes of <a href="${documentAddress(external_ref)}">${after.name}</a></h1>
${picker(external_ref, versions, before, after)}
${fields.length === 0 ? '' : html`<h2>Fields</h2>${fields.map(field => fieldTable(field, before, after))}`}
<h2>Text</h2>
${isBodySame ? html`<p class="quiet">The text is the same in both versions.</p>` : table(difference(before.body, after.body), before, after)}
</div>`
}

function picker(ref: string, versions: readonly Version[], before: Version, after: Version): Html {
  const select = (
    name: string,
    label: string,
    chosen: Version,
  ) => html`<label>${label} <select name="${name}">
${versions.map(({ number }) => html`<option value="${number}"${number === chosen.number ? html` selected` : ''}>version ${number}</option>`)}
</select></label>`
  return html`<form class="picker" action="/changes" method="get">
<input type="hidden" name="ref" value="${ref}">
${select('from', 'From', before)} ${select('to', 'to', after)} <button>Compare</button>
</form>`
}

function fieldTable(field: 'name' | 'description' | 'tags', before: Version, after: Version): Html {
  const text = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join('\n'))
  return html`<h3><code>${field}</code></h3>${table(difference(text(before[field]), text(after[field])), before, after)}`
}

function table(stretches: readonly Stretch[], before: Version, after: Version): Html {
  return html`<table class="difference" role="table">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Version ${before.number}, ${time(before.writtenAt)}</th><th role="columnheader" scope="col">Version ${after.number}, ${time(after.writtenAt)}</th></tr></thead>
${stretches.map(stretch => html`<tbody role="rowgroup">${stretch.isFar ? folded(stretch.rows) : stretch.rows.map(row)}</tbody>`)}
</table>`
}

function folded(rows: readonly Row[]): Html {
  return html`<tr role="row" class="far"><td role="cell" colspan="2">${many(rows.length, 'line')} that did not change</td></tr>`
}

function row(row: Row): Html {
  const before = 'before' in row ? row.before : undefined
  const after = 'after' in row ? row.after : undefined
  return html`<tr role="row" class="${row.kind}">${cell(before, row.kind === 'same' ? 'same' : 'del')}${cell(after, row.kind === 'same' ? 'same' : 'ins')}</tr>`
}

/** Not only colour marks changes: each changed cell says what it is, and each change is a `del` or an `ins`. */
function cell(line: Line | undefined, kind: 'same' | 'del' | 'ins'): Html {
  if (line === undefined) return html`<td role="cell" class="none"></td>`
  const pieces = line.pieces.map(({ text, isChanged }) => {
    if (!isChanged || kind === 'same') return text
    return kind === 'del' ? html`<del>${text}</del>` : html`<ins>${text}</ins>`
  })
  const word = { same: '', del: 'before: ', ins: 'after: ' }[kind]
  return html`<td role="cell" class="${kind}"><span class="at">${line.number}</span><span class="unseen">${word}</span><span class="text">${pieces}</span></td>`
}
