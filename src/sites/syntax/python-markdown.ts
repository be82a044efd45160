import { applyChanges, type Change } from '../../markdown/source.ts'
import { replacing, type Step } from './step.ts'

// Markdown of Python-Markdown (MkDocs) and kramdown (Jekyll) that CommonMark reads in another way.

/** The row between the head and the body of a table. */
const isDelimiterRow = (text: string) =>
  /^[ \t>|:-]+$/.test(text) && text.includes('|') && text.includes('-')

const SPAN_IN_ROW = /(?<!`)(`+)(?!`).{1,500}?(?<!`)\1(?!`)/g

/** Escapes pipes in the code of tables: there they end no cell in Python-Markdown and kramdown, but do on GitHub. */
export const pipesInCode: Step = source => {
  if (!source.text.includes('|') || !source.text.includes('`')) return source
  const lines = source.lines
  const changes: Change[] = []
  let isInTable = false
  for (const [index, { text, start, code, isBlank }] of lines.entries()) {
    const next = lines[index + 1]
    if (next && isDelimiterRow(next.text)) isInTable = true
    if (isBlank || code) isInTable = false
    if (!isInTable) continue
    for (const { 0: span, index: at } of text.matchAll(SPAN_IN_ROW))
      for (const { index: inSpan } of span.matchAll(/(?<!\\)\|/g)) {
        const pipe = start + at + inSpan
        changes.push({ start: pipe, end: pipe, by: '\\' })
      }
  }
  return applyChanges(source, changes)
}

/** Puts `<>` around a destination with blanks, `[x](user guide.md)`. */
export const blanksInDestinations = replacing(
  '](',
  /\]\(([^\s(){}<>"']+(?: +[^\s(){}<>"']+)+)((?: +"[^"\n]*"| +'[^'\n]*')?) *\)/g,
  ({ 1: destination, 2: title }) => `](<${destination}>${title})`,
)

const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:[ \t]*\S/

/** Adds a blank line above definitions of links and footnotes that are right below a text, whose paragraph they end. */
export const definitionsBelowText: Step = source => {
  if (!source.text.includes(']:')) return source
  const lines = source.lines
  const isDefinition = (index: number) =>
    !lines[index]!.code && DEFINITION.test(lines[index]!.text)
  const changes: Change[] = []
  for (const [index, { start }] of lines.entries()) {
    if (!isDefinition(index) || index === 0) continue
    const isBelowText = !lines[index - 1]!.isBlank && !isDefinition(index - 1)
    if (isBelowText) changes.push({ start, end: start, by: '\n' })
  }
  return applyChanges(source, changes)
}

/** Removes the blank in a reference, `[x] [1]`, whose label is defined. */
export const spacedReferences: Step = (source, work) => {
  if (!/\]\s\[/.test(source.text)) return source
  const labels = source.text.matchAll(/^ {0,3}\[([^[\]\n]+)\]:/gm)
  const defined = new Set(
    Array.from(labels, ([, label]) => label!.toLowerCase()),
  )
  // A box of a list of tasks is no text of a link.
  const joined = replacing(
    /\]\s\[/,
    /(?<![-*+][ \t]\[[ x]?)\][ \n]\[([^[\]\n]+)\](?!:)/gi,
    ({ 1: label }) => {
      if (defined.has(label!.toLowerCase())) return `][${label}]`
      return undefined
    },
  )
  return joined(source, work)
}
