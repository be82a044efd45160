import type { Html, Parents, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { Edit } from './splice.ts'
import { walk } from './walk.ts'

/** What stands in a comment's place where its going might change what the text around it means. */
export const marker = '<!-- -->'

/** Takes HTML comments out of the text, never out of code. */
export function comments() {
  return (tree: Root, file: VFile): void => {
    const { page } = file.data
    const source = String(file)
    walk(tree, (node, index, parent) => {
      if (node.type === 'html') page?.edits.push(...editsFor(node, index, parent, source))
    })
  }
}

/** Whether raw HTML is nothing but comments. */
export function isOnlyComments(raw: string): boolean {
  return splitAt(commentsIn(raw), raw).trim() === ''
}

function editsFor(node: Html, index: number, parent: Parents, source: string): Edit[] {
  const start = node.position?.start.offset ?? 0
  // Not `node.value`: inside a blockquote that lacks the `>` of each line, so its offsets are others.
  const raw = source.slice(start, node.position?.end.offset)
  if (isRawText(raw)) return []
  const whole = parent.type === 'root' && isOnlyComments(raw) && !separates(parent.children, index)
  if (whole) return [{ start, end: start + raw.length, replacement: '' }]
  return commentsIn(raw).map(comment => ({
    start: start + comment.start,
    end: start + comment.end,
    replacement: emptied(raw.slice(comment.start, comment.end)),
  }))
}

// Backticks and pipes stay: without those in a comment, three backticks before it would begin a fence, and
// a line with a row of dashes below could be a table's.
function emptied(comment: string): string {
  return comment.length <= '<!---->'.length
    ? comment
    : `<!--${comment.slice(4, -3).replace(/[^`|\\]+/g, ' ')}-->`
}

// HTML blocks of types 1, 3, 4 and 5 (CommonMark, "HTML blocks"): their content is code, and they end at
// an end mark of their own, which may stand in what looks like a comment.
function isRawText(raw: string): boolean {
  return /^<(?:pre|script|style|textarea|\?|!\[|![a-z])/i.test(raw)
}

// At the top level a comment that goes leaves a blank line. That is not enough of a border between a list,
// a footnote or indented code and what these would take in.
function separates(siblings: RootContent[], index: number): boolean {
  const before = siblings[index - 1]
  const after = siblings[index + 1]
  if (!before || !after || !['list', 'footnoteDefinition', 'code'].includes(before.type)) return false
  return after.position?.start.column !== 1 || ['list', 'html', 'code'].includes(after.type)
}

function commentsIn(raw: string): { start: number; end: number }[] {
  const found = []
  for (let start = raw.indexOf('<!--'); start >= 0; start = raw.indexOf('<!--', start)) {
    // `<!-->` and `<!--->` are whole comments.
    const close = raw.indexOf('-->', start + 2)
    if (close < 0) break
    found.push({ start, end: close + 3 })
    start = close + 3
  }
  return found
}

function splitAt(ranges: { start: number; end: number }[], raw: string): string {
  return ranges.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), raw)
}
