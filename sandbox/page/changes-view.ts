import { diffLines, diffWordsWithSpace } from 'diff'
import { html } from 'hono/html'
import type { StoredDocument, Version } from '../store.ts'
import { documentAddress, type Html, many, time } from './layout.ts'

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

/** A piece of a line, and whether the other side lacks it. */
interface Piece {
  text: string
  isChanged: boolean
}

interface Line {
  /** From 1. */
  number: number
  pieces: Piece[]
}

/** Two lines that stand beside each other. */
type Row =
  | { kind: 'same' | 'changed'; before: Line; after: Line }
  | { kind: 'removed'; before: Line }
  | { kind: 'added'; after: Line }

/** Rows of the same kind of place: to be shown, or so far from any change that they may be folded away. */
interface Stretch {
  isFar: boolean
  rows: Row[]
}

/** Comparing takes no longer; beyond it, everything counts as replaced. */
const timeoutMs = 1000

/** Lines around a change that are shown with it. */
const context = 3

/** How one text became another, side by side, line by line, with the words that changed. */
function difference(before: string, after: string): Stretch[] {
  return toStretches(toRows(before, after))
}

function toRows(before: string, after: string): Row[] {
  const changes = diffLines(before, after, { timeout: timeoutMs }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  const rows: Row[] = []
  const at = { before: 1, after: 1 }
  for (const [index, { value, removed, added }] of changes.entries()) {
    const lines = linesOf(value)
    const next = changes[index + 1]
    if (removed) rows.push(...replaced(lines, next?.added ? linesOf(next.value) : [], at))
    else if (!added) rows.push(...lines.map(line => same(line, at)))
    else if (!changes[index - 1]?.removed) rows.push(...replaced([], lines, at))
  }
  return rows
}

interface At {
  before: number
  after: number
}

function same(line: string, at: At): Row {
  const pieces = [{ text: line, isChanged: false }]
  return { kind: 'same', before: { number: at.before++, pieces }, after: { number: at.after++, pieces } }
}

/** What was removed stands beside what was added there, as far as both go. */
function replaced(removed: readonly string[], added: readonly string[], at: At): Row[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index): Row => {
    const [old, fresh] = [removed[index], added[index]]
    if (old === undefined) return { kind: 'added', after: whole(fresh ?? '', at.after++) }
    if (fresh === undefined) return { kind: 'removed', before: whole(old, at.before++) }
    const words = diffWordsWithSpace(old, fresh, { timeout: timeoutMs })
    const piecesOf = (side: 'removed' | 'added', line: string) =>
      words
        ?.filter(word => word[side] || !(word.added || word.removed))
        .map(word => ({ text: word.value, isChanged: word[side] })) ?? [{ text: line, isChanged: true }]
    return {
      kind: 'changed',
      before: { number: at.before++, pieces: piecesOf('removed', old) },
      after: { number: at.after++, pieces: piecesOf('added', fresh) },
    }
  })
}

function whole(line: string, number: number): Line {
  return { number, pieces: [{ text: line, isChanged: true }] }
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n')
}

function toStretches(rows: readonly Row[]): Stretch[] {
  const changes = rows.flatMap((row, index) => (row.kind === 'same' ? [] : [index]))
  const isNear = new Set(
    changes.flatMap(at => Array.from({ length: 2 * context + 1 }, (_, step) => at - context + step)),
  )
  const stretches: Stretch[] = []
  for (const [index, row] of rows.entries()) {
    const isFar = !isNear.has(index)
    const last = stretches.at(-1)
    if (last?.isFar === isFar) last.rows.push(row)
    else stretches.push({ isFar, rows: [row] })
  }
  return stretches
}
