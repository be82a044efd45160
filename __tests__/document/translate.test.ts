import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Nodes, Parents, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmExtensions, gfmFromMarkdown } from '../../src/markdown/parse.ts'
import { fileSource } from '../../src/markdown/source.ts'
import { compile, remember } from '../../src/sites/mdx/compile.ts'
import { plainMdx } from '../../src/sites/mdx/index.ts'
import { mdxText } from './mdx-text.ts'
import { pageText } from './page-text.ts'

const options = { extensions: gfmExtensions(), mdastExtensions: gfmFromMarkdown() }
const parse = (text: string): Root => fromMarkdown(text, options)

test('a tree in which nothing was replaced gives its source', () => {
  const property = fc.property(pageText, text => {
    const source = fileSource('page.md', text)
    const tree = parse(text)
    const parsed = remember(tree)
    expect(compile(tree, source, parsed)).toBe(source)
  })
  fc.assert(property, { numRuns: 300 })
})

test('each word of a translated page has the place of itself, or of the tag or expression that it is from', () => {
  let words = 0
  const property = fc.property(mdxText, text => {
    const lines = text.split('\n')
    const { markdown } = plainMdx.toMarkdown(fileSource('page.mdx', text), {})
    for (const { 0: word, index } of markdown.text.matchAll(/\bw[\da-z]+\b/g)) {
      const { path, line, column } = markdown.placeAt(index)
      expect(path).toBe('page.mdx')
      const written = [lines[line - 1]!.slice(column - 1), ...lines.slice(line)].join('\n')
      expect(written.startsWith(word) || (/^[<{]/.test(written) && written.includes(word))).toBe(true)
      words++
    }
  })
  fc.assert(property, { numRuns: 200 })
  expect(words).toBeGreaterThan(1_000)
})

/** Lines of Markdown; each word is another one. */
const word = fc.nat({ max: 35 ** 4 }).map(number => `w${number.toString(36)}`)
const phrase = fc
  .array(
    fc.oneof(
      word,
      word.map(each => `*${each}*`),
      word.map(each => `**${each} x**`),
      word.map(each => `[${each}](y)`),
      word.map(each => `\`${each}\``),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map(all => all.join(' '))
const blocks = fc.letrec<{ block: string[]; blocks: string[] }>(tie => ({
  blocks: fc
    .array(tie('block'), { minLength: 1, maxLength: 3 })
    .map(all => all.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines))),
  block: fc.oneof(
    { maxDepth: 3 },
    fc.array(phrase, { minLength: 1, maxLength: 2 }),
    phrase.map(text => [`## ${text}`]),
    // Three asterisks after the mark of an item would be one rule with it.
    fc.constant<string[]>(['___']),
    word.map(each => ['```', `  ${each}`, '', each, '```']),
    fc.tuple(phrase, phrase).map(([a, b]) => [`| ${a} | b |`, '|---|---|', `| ${b} | c |`]),
    tie('blocks').map(lines => lines.map(line => `> ${line}`.trimEnd())),
    fc
      .tuple(fc.constantFrom('- ', '*   ', '10. '), fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }))
      .map(([mark, items]) =>
        items.flatMap(([first = '', ...others]) => [
          mark + first,
          ...others.map(line => (line === '' ? '' : ' '.repeat(mark.length) + line)),
        ]),
      ),
  ),
})).blocks

const texts = [
  '*a*',
  '# a',
  '- a',
  '1. a',
  '> a',
  '[a](b)',
  '<a>',
  '`a`',
  '_a_',
  'a | b',
  '&amp;',
  '\\',
  '---',
  '~~~',
]
const change = fc.constantFrom('keep', 'keep', 'keep', 'keep', 'remove', ...texts)

test('what is printed parses to the tree that was printed', () => {
  let changed = 0
  const property = fc.property(
    blocks,
    fc.array(change, { minLength: 30, maxLength: 30 }),
    (lines, changes) => {
      const source = fileSource('page.md', `${lines.join('\n')}\n`)
      const tree = parse(source.text)
      const parsed = remember(tree)
      let next = 0
      replace(tree, () => changes[next++ % changes.length]!)
      const markdown = compile(tree, source, parsed)
      if (markdown !== source) changed++
      expect(shapesOf(parse(markdown.text))).toEqual(shapesOf(tree))
    },
  )
  fc.assert(property, { numRuns: 600 })
  expect(changed).toBeGreaterThan(300)
})

/** Replaces texts by others, and removes blocks. */
function replace(parent: Parents, next: () => string): void {
  const children = parent.children.flatMap((node): Nodes[] => {
    // An item without content cannot be told from a mark below a heading.
    const isBlock =
      parent.type !== 'listItem' && /^(?:paragraph|code|heading|list|blockquote)$/.test(node.type)
    const what = node.type === 'text' || isBlock ? next() : 'keep'
    if (isBlock && what === 'remove') return []
    if (node.type === 'text' && what === 'remove') return parent.type === 'paragraph' ? [] : [node]
    if (node.type === 'text' && what !== 'keep') return [{ type: 'text', value: what }]
    if ('children' in node) replace(node, next)
    return [node]
  })
  parent.children = children as typeof parent.children
}

type Shape = string | { type: string; inside: Shape[] }

/** A tree without its places, empty comments, outer blanks, and blocks with nothing in them; a text is in one piece. */
function shapesOf(node: Nodes): Shape[] {
  if (node.type === 'html') return []
  if (node.type === 'text') return [node.value]
  if ('value' in node) return [{ type: node.type, inside: [node.value] }]
  if (!('children' in node)) return [{ type: node.type, inside: [] }]
  const inside: Shape[] = []
  for (const shape of node.children.flatMap(shapesOf)) {
    const last = inside.at(-1)
    if (typeof shape === 'string' && typeof last === 'string') inside[inside.length - 1] = last + shape
    else inside.push(shape)
  }
  const seen = inside
    .map(each => (typeof each === 'string' ? each.replace(/\s+/g, ' ').trim() : each))
    .filter(each => each !== '')
  return seen.length === 0 && /^(?:paragraph|heading|list|blockquote)$/.test(node.type)
    ? []
    : [{ type: node.type, inside: seen }]
}
