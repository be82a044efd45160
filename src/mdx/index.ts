import { location } from 'vfile-location'
import type { VFileMessage } from 'vfile-message'
import { attributeLists, htmlComments } from '../generators/syntax/inline.ts'
import { type Step, stepwise } from '../generators/syntax/step.ts'
import { compile, remember } from '../markdown/compile.ts'
import { showComponents } from './components.ts'
import { importsOf, resolveImports } from './imports.ts'
import { parsePage } from './parse.ts'
import { unwrap } from './unwrap.ts'

/**
 * MDX. What does not parse as that is left as it is, as Markdown, with a message.
 *
 * @param show puts what components show into the tree.
 */
const reading =
  (show?: typeof showComponents): Step =>
  (source, work) => {
    try {
      const tree = parsePage(source.text)
      const parsed = remember(tree)
      resolveImports(tree, importsOf(source.text), source, work)
      show?.(tree, source, work)
      unwrap(tree)
      return compile(tree, source, parsed)
    } catch (error) {
      const { at, why } = parseProblem(error, source.text)
      work.warn('mdx', `mdx ${source.placeAt(0).path}`, `not valid MDX (${why}): ${fallback}`, source, at)
      return source
    }
  }

/** MDX of a site, with what its components show. */
export const mdx = reading(showComponents)

/** MDX of no site, with what is not MDX, but let through by Docusaurus: HTML comments, and the `{#id}` of headings. */
export const plainMdx = stepwise([htmlComments, attributeLists('headings'), reading()], {
  folder: '',
  contentFolder: '',
  includeFolders: [],
  aliases: {},
  variables: {},
})

const fallback =
  'the page is read as Markdown, its imports and tags as text. Fix it here, or rename the page to end in ".md".'

/** What the parser says, and about which place in the text. */
function parseProblem(error: unknown, text: string): { at: number; why: string } {
  const { ruleId, reason: why = String(error), line, column } = error as Partial<VFileMessage>
  const comment = text.lastIndexOf('{/*')
  if (ruleId === 'unexpected-eof' && comment > text.lastIndexOf('*/'))
    return { at: comment, why: 'the comment that begins here never ends' }
  // An element without an end is named with its place in the text, which is not that in the file.
  const [named, startLine, startColumn] = / \((\d+):(\d+)-\d+:\d+\)/.exec(why) ?? ['']
  const place = { line: line ?? Number(startLine ?? 1), column: column ?? Number(startColumn ?? 1) }
  return { at: location(text).toOffset(place) ?? text.length, why: why.replace(named, '') }
}
