import type { Html, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { isOpenComment, openComment } from './open-comments.ts'
import { isRawText } from './openings.ts'
import { type Edit, splice } from './splice.ts'
import { walk } from './walk.ts'

/** What stands in a comment's place where its going might change what the text around it means. */
export const marker = '<!-- -->'

/**
 * Takes HTML comments out of the text, never out of code. One that is a block of its own at the top level goes
 * whole, unless it keeps its neighbours apart; of any other an empty one stays, since what is safe inside a line
 * depends on all of that line: `[a]: b <!-- -->` is a paragraph, and without its comment a definition.
 */
export function comments() {
  return (tree: Root, file: VFile): void => {
    const source = String(file)
    const { page } = file.data
    if (!page || !source.includes('<!--')) return
    const goWhole = blocksThatGo(tree)
    const lastEnd = source.lastIndexOf('-->')
    walk(tree, node => {
      if (node.type === 'html') page.edits.push(...editsFor(node, goWhole.has(node), source))
      const message = openComment(node, source, lastEnd)
      if (message) page.messages.push({ ...message, line: message.line + page.linesBefore })
    })
  }
}

/** Whether a block is nothing but comments. */
export function isComment(node: RootContent): boolean {
  if (node.type !== 'html') return false
  return isOpenComment(node.value) || splice(node.value, commentsIn(node.value)).trim() === ''
}

function blocksThatGo({ children }: Root): Set<object> {
  const going = new Set<object>()
  let run: RootContent[] = []
  let before: RootContent | undefined
  const close = (after: RootContent | undefined) => {
    if (!keptApart(before, after)) for (const comment of run) going.add(comment)
    run = []
    before = after
  }
  for (const node of children) {
    if (isComment(node)) run.push(node)
    else close(node)
  }
  close(undefined)
  return going
}

// A comment that goes leaves a blank line. That is not enough of a border between a list, a footnote or
// indented code and what these would take in. Positions of indented code begin with its indentation.
function keptApart(before: RootContent | undefined, after: RootContent | undefined): boolean {
  if (!before || !after || !['list', 'footnoteDefinition', 'code'].includes(before.type)) return false
  return after.position?.start.column !== 1 || ['list', 'code'].includes(after.type)
}

function editsFor(node: Html, goesWhole: boolean, source: string): Edit[] {
  const start = node.position?.start.offset ?? 0
  // Not `node.value`: inside a blockquote that lacks the `>` of each line, so its offsets are others.
  const raw = source.slice(start, node.position?.end.offset)
  if (goesWhole) return [{ start, end: start + raw.length, replacement: '' }]
  if (isOpenComment(raw))
    return [{ start: start + raw.indexOf('<!--'), end: start + raw.trimEnd().length, replacement: marker }]
  if (isRawText(raw)) return []
  return commentsIn(raw).map(comment => ({
    start: start + comment.start,
    end: start + comment.end,
    replacement: emptied(raw.slice(comment.start, comment.end)),
  }))
}

/** Takes out whatever looks like a comment, in code as well: for text that could not be parsed. */
export function withoutComments(text: string): string {
  return splice(text, commentsIn(text))
}

// Backticks and pipes stay: without those in a comment, three backticks before it would begin a fence, and
// a line with a row of dashes below could be a table's.
function emptied(comment: string): string {
  const isEmpty = comment.length <= '<!---->'.length
  return isEmpty ? comment : `<!--${comment.slice(4, -3).replace(/[^`|\\]+/g, ' ')}-->`
}

// What does not end is none here: it may be in code, or end in another block.
function commentsIn(raw: string): Edit[] {
  const found: Edit[] = []
  for (let start = raw.indexOf('<!--'); start >= 0; start = raw.indexOf('<!--', start)) {
    // `<!-->` and `<!--->` are whole comments.
    const close = raw.indexOf('-->', start + 2)
    if (close < 0) break
    found.push({ start, end: close + 3, replacement: '' })
    start = close + 3
  }
  return found
}
