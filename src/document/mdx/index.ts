import { posix } from 'node:path'
import type { RootContent } from 'mdast'
import { location } from 'vfile-location'
import type { VFileMessage } from 'vfile-message'
import type { Message, Rule } from '../document.ts'
import { splitFrontMatter } from '../front-matter.ts'
import { type Place, placeAt } from '../place.ts'
import {
  type Context,
  compile,
  type Dialect,
  type FilePlace,
  remember,
  type Source,
  slice,
  sourceOf,
} from '../translate/index.ts'
import { parsePage } from './cut.ts'
import { importsOf, include, resolveImages } from './imports.ts'
import { unwrap } from './unwrap.ts'

/** MDX. What does not parse as that is taken as Markdown, with a message; never throws. */
export const mdx: Dialect = {
  toMarkdown(source, context) {
    const messages: Message[] = []
    return { markdown: translated(source, { context, messages, open: [source.placeAt(0)] }), messages }
  },
}

/** What the translations of a page and of what it includes have in common. */
interface Work {
  context: Context
  messages: Message[]
  /** The beginnings of the files that are being translated, the page first. */
  open: FilePlace[]
}

function translated(page: Source, work: Work): Source {
  try {
    const tree = parsePage(page.text)
    const imports = importsOf(page.text)
    remember(tree)
    if (work.context.resolve)
      include(tree, imports, (specifier, { name, position }) => {
        const at = page.placeAt(position!.start.offset!)
        return included(specifier, at, work, { type: 'html', value: `<${name} />` })
      })
    resolveImages(tree, imports)
    unwrap(tree)
    return compile(tree, page)
  } catch (error) {
    const { place, why } = problemOf(error, page.text)
    const at = page.placeAt(location(page.text).toOffset(place) ?? page.text.length)
    say(at, 'mdx', `not valid MDX (${why}): ${fallback}`, work)
    return page
  }
}

/** What an import stands for; `missing`, and a message, where that is not there; nothing where no path is known for it. */
function included(
  specifier: string,
  at: FilePlace,
  work: Work,
  missing: RootContent,
): RootContent | undefined {
  const { context, open } = work
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(at.path), specifier)
    : context.resolve?.(specifier, at.path)
  if (path === undefined) return undefined
  const file = context.read(path)
  if (file && !open.some(each => each.path === path)) {
    const start = file.text.length - splitFrontMatter(file.text).text.length
    const own = sourceOf(slice(file, start, file.text.length))
    const source = translated(own, { ...work, open: [...open, file.placeAt(0)] })
    const text = source.text.trim()
    return { type: 'inclusion', run: { text, source, at: source.text.indexOf(text), isSlice: true } }
  }
  const why = file ? 'it would include itself' : 'the repository has no text file of at most 5 MB there'
  say(at, 'include', `"${specifier}" cannot be included: ${why}. Fix the import.`, work)
  return missing
}

// A message is at a place of the page, so that of an included one says where it is.
function say({ path, line, column }: FilePlace, rule: Rule, reason: string, { open, messages }: Work): void {
  const page = open[0]!
  const isOwn = path === page.path
  messages.push({
    line: isOwn ? line : page.line,
    column: isOwn ? column : page.column,
    rule,
    reason: isOwn ? reason : `${path}:${line}:${column}: ${reason}`,
  })
}

const fallback =
  'the page is read as Markdown, its imports and tags as text. Fix it here, or rename the page to end in ".md".'

/** What the parser says, and about which place in the text. */
function problemOf(error: unknown, text: string): { place: Place; why: string } {
  const { ruleId, reason: why = String(error), line, column } = error as Partial<VFileMessage>
  const comment = text.lastIndexOf('{/*')
  if (ruleId === 'unexpected-eof' && comment > text.lastIndexOf('*/'))
    return { place: placeAt(text, comment), why: 'the comment that begins here never ends' }
  // An element without an end is named with its place in the text, which is not that in the file.
  const [named, startLine, startColumn] = / \((\d+):(\d+)-\d+:\d+\)/.exec(why) ?? ['']
  const place = { line: line ?? Number(startLine ?? 1), column: column ?? Number(startColumn ?? 1) }
  return { place, why: why.replace(named, '') }
}
