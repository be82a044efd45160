import type { VFileMessage } from 'vfile-message'
import type { Message } from '../document.ts'
import { type Place, placeAt } from '../place.ts'
import { compile, type Dialect, originOf, remember, type Source } from '../translate/index.ts'
import { type Parsed, parseCut } from './cut.ts'
import { importsOf } from './imports.ts'
import { parseMdx } from './parse.ts'
import { unwrap } from './unwrap.ts'

/** MDX. What does not parse as that is taken as Markdown, with a message; never throws. */
export const mdx: Dialect = {
  toMarkdown(source) {
    try {
      return { markdown: unwrapped(source), messages: [] }
    } catch (error) {
      return { markdown: source, messages: [toMessage(error, source)] }
    }
  },
}

function unwrapped(page: Source): Source {
  const { tree, source } = parsed(page)
  remember(tree)
  unwrap(tree, importsOf(page.text))
  return compile(tree, source)
}

function parsed(source: Source): Parsed {
  try {
    const parts = parseCut(source, parseMdx)
    if (parts) return parts
  } catch {
    // The places of its errors are those of the whole page.
  }
  return { tree: parseMdx(source.text), source }
}

function toMessage(error: unknown, source: Source): Message {
  const { ruleId, reason: why = String(error), line, column } = error as Partial<VFileMessage>
  const comment = ruleId === 'unexpected-eof' ? unendedComment(source.text) : undefined
  if (comment) return messageAt(comment, 'the comment that begins here never ends', source)
  // An element without an end is named with its place in the text, which is not that in the file.
  const [named, startLine, startColumn] = / \((\d+):(\d+)-\d+:\d+\)/.exec(why) ?? ['']
  const place = { line: line ?? Number(startLine ?? 1), column: column ?? Number(startColumn ?? 1) }
  return messageAt(place, why.replace(named, ''), source)
}

function messageAt(place: Place, why: string, source: Source): Message {
  const reason = `not valid MDX (${why}): the page is read as Markdown, its imports and tags as text. Fix it here, or rename the page to end in ".md".`
  const { line, column } = originOf(place, source)
  return { line, column, rule: 'mdx', reason }
}

/** Where the last comment begins, if it has no end; what looks like one in a span of code is none. */
function unendedComment(text: string): Place | undefined {
  const rest = text
    .slice(text.lastIndexOf('*/') + 1)
    .replace(/(?<!`)(`+)(?!`)[^`\n]+\1/g, code => ' '.repeat(code.length))
  const at = rest.search(/\{\s*\/\*/)
  return at < 0 ? undefined : placeAt(text, text.length - rest.length + at)
}
