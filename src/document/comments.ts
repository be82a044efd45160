import type { Definition, Nodes, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { isRawText, walk } from '../markdown/parse.ts'
import { type Change, marker, splice } from '../markdown/source.ts'

/**
 * Takes HTML comments out of the text, never out of code. One that is a block of its own at the top level is removed
 * whole, unless it keeps its neighbours apart; any other is emptied, since what is safe inside a line depends on all of
 * that line: `[a]: b <!-- -->` is a paragraph, and without its comment a definition. Definitions that nothing can refer to,
 * such as `[//]: # (words)`, are comments as well.
 */
export function comments() {
  return (tree: Root, file: VFile): void => {
    const source = String(file)
    const page = file.data.page!
    if (!source.includes('<!--') && !tree.children.some(isComment)) return
    const removable = removableBlocks(tree)
    for (const { position } of removable)
      page.edits.push({
        start: position!.start.offset!,
        end: position!.end.offset!,
        by: '',
      })
    walk(tree, node => {
      if (node.type !== 'html' || !node.value.includes('<!--')) return
      const { start, end } = node.position!
      // Not `node.value`: inside a blockquote that lacks the `>` of each line, so its offsets are others.
      const raw = source.slice(start.offset, end.offset)
      if (!removable.has(node)) page.edits.push(...editsFor(raw, start.offset!))
      if (!isOpenComment(raw)) return
      const offset = start.offset! + raw.indexOf('<!--')
      const { line, column } = page.markdown.placeAt(offset)
      page.messages.push({ line, column, rule: 'comment', reason: OPEN })
    })
  }
}

const OPEN =
  'this comment never ends, so what follows it is hidden: add "-->" where it should end.'

/** Whether a block is nothing but comments. */
export function isComment(node: RootContent): boolean {
  if (node.type === 'definition') return isCommentDefinition(node)
  if (node.type !== 'html') return false
  return isOpenComment(node.value) || withoutComments(node.value).trim() === ''
}

/** Whether a definition is a comment: `[//]: # (words)` or `[comment]: <> (words)`. */
function isCommentDefinition({ identifier, url, title }: Definition): boolean {
  return (
    /^(?:\/\/|comment)$/.test(identifier) && /^#?$/.test(url) && Boolean(title)
  )
}

/** The comments that are removed whole. The last of several in a row may keep apart the blocks before and after them. */
function removableBlocks({ children }: Root): Set<Nodes> {
  const removable = new Set<Nodes>()
  let before: RootContent | undefined
  for (const [index, node] of children.entries()) {
    if (!isComment(node)) before = node
    else if (!areKeptApart(before, children[index + 1])) removable.add(node)
  }
  return removable
}

// In the place of a comment is a blank line. That is not enough of a border between a list, a footnote or indented code
// and what could become part of these. Positions of code and HTML begin with their indentation.
function areKeptApart(
  before: RootContent | undefined,
  after: RootContent | undefined,
): boolean {
  if (
    !before ||
    !after ||
    !['list', 'footnoteDefinition', 'code'].includes(before.type)
  )
    return false
  const isIndented =
    after.position?.start.column !== 1 ||
    (after.type === 'html' && /^[ \t]/.test(after.value) && !isComment(after))
  return isIndented || ['list', 'code'].includes(after.type)
}

/** The edits that empty the comments in HTML. @param start its offset in the page. */
function editsFor(raw: string, start: number): Change[] {
  if (isOpenComment(raw))
    return [
      {
        start: start + raw.indexOf('<!--'),
        end: start + raw.trimEnd().length,
        by: marker,
      },
    ]
  if (isRawText(raw)) return []
  return commentsIn(raw).map(comment => ({
    start: start + comment.start,
    end: start + comment.end,
    by: emptied(raw.slice(comment.start, comment.end)),
  }))
}

/** Removes all that looks like a comment from a text that could not be parsed, in code as well. */
export function withoutComments(text: string): string {
  return splice(text, commentsIn(text))
}

/**
 * Empties a comment but for backticks and pipes: without these, three backticks before it would begin a fence, and a line above
 * a row of dashes could be a table's.
 */
function emptied(comment: string): string {
  if (comment.length <= '<!---->'.length) return comment
  return `<!--${comment.slice(4, -3).replace(/[^`|\\]+/g, ' ')}-->`
}

/**
 * Edits that remove what looks like a comment in HTML or a text, also in code. One without an end is not a comment here: it
 * may be in code, or end in another block.
 */
function commentsIn(raw: string): Change[] {
  const found: Change[] = []
  // No regular expression: that would look for the end of each again.
  for (
    let start = raw.indexOf('<!--');
    start >= 0;
    start = raw.indexOf('<!--', start)
  ) {
    // `<!-->` and `<!--->` are whole comments.
    const close = raw.indexOf('-->', start + 2)
    if (close < 0) break
    found.push({ start, end: close + 3, by: '' })
    start = close + 3
  }
  return found
}

/**
 * Whether a block of HTML is a comment without an end, which goes as far as the block: at the top level to the end of
 * the page (CommonMark, "HTML blocks").
 */
function isOpenComment(block: string): boolean {
  return block.trimStart().startsWith('<!--') && !block.includes('-->')
}
