import { describe, expect, test } from '@jest/globals'
import { checkBodies } from '../../scripts/corpus/bodies.ts'
import { compare } from '../../scripts/corpus/edits.ts'
import { judge } from '../../scripts/corpus/reasons.ts'
import { beginsWithHtml, sourceText } from '../../scripts/corpus/source-text.ts'
import { toPaths } from '../../src/plan/tree.ts'

const context = {
  path: 'docs/page.md',
  name: 'Title',
  isHtmlFirst: false,
  paths: toPaths(['docs/page.md', 'docs/a b.md', 'i.png']),
}
const main = 'https://github.com/o/r'

describe('a body looks like its page', () => {
  test.each([
    ['without its title', '<h1>Title</h1>\n<p>x</p>\n', '<p>x</p>\n'],
    ['without a title that ends in attributes', '<h2><em>Title</em> {#id}</h2>\n<p>x</p>\n', '<p>x</p>\n'],
    ['without comments', '<p>a <!-- c -->b</p>\n<!-- d -->\n<p>x</p>', '<p>a b</p>\n<p>x</p>'],
    [
      'with absolute links',
      '<a href="a%20b#x">a</a><img src="/i.png"><a href="..">r</a>',
      `<a href="${main}/blob/main/docs/a%20b.md#x">a</a><img src="${main}/raw/main/i.png"><a href="${main}/tree/main">r</a>`,
    ],
    ['with links that lead nowhere as written', '<a href="gone.md">a</a>', '<a href="gone.md">a</a>'],
    [
      'with a link to its source',
      '<p>x</p>\n',
      `<p>x</p>\n<p><a href="${main}/blob/main/docs/page.md">docs/page.md</a></p>\n`,
    ],
  ])('%s', (_, source, body) => {
    expect(compare(source, body, context)).toBeUndefined()
  })

  test.each([
    ['with a title left in', '<h1>Title</h1>\n<p>x</p>', '<h1>Title</h1>\n<p>x</p>', /became <h1> "Title"/],
    ['with another heading gone', '<h1>Other</h1>\n<p>x</p>', '<p>x</p>', /<h1> "Other" became <p>/],
    ['with a word lost', '<p>some words</p>', '<p>some</p>', /"some words" became "some"/],
    ['with text that became code', '<p>x</p>', '<pre><code>x</code></pre>', /<p> "x" became <pre>/],
    ['with a paragraph too many', '<p>x</p>', '<p>x</p><p>y</p>', /nothing became <p> "y"/],
    ['with code whose blanks changed', '<pre>a  b</pre>', '<pre>a b</pre>', /became/],
    ['with an attribute lost', '<ol start="2"></ol>', '<ol></ol>', /<ol> "" became <ol>/],
    ['with a link left relative', '<a href="a b.md">a</a>', '<a href="a b.md">a</a>', /has "a b\.md"/],
    [
      'with a link to another page',
      '<a href="a%20b.md">a</a>',
      `<a href="${main}/blob/main/docs/page.md">a</a>`,
      /<a href="a%20b\.md"> has/,
    ],
    [
      'with an anchor lost',
      '<a href="a%20b.md#x">a</a>',
      `<a href="${main}/blob/main/docs/a%20b.md">a</a>`,
      /has/,
    ],
    [
      'with an image that is a page',
      '<img src="/i.png">',
      `<img src="${main}/blob/main/i.png">`,
      /<img src="\/i\.png"> has/,
    ],
    ['with an absolute link changed', '<a href="https://x.y/">a</a>', '<a href="https://x.z/">a</a>', /has/],
  ])('but not %s', (_, source, body, what) => {
    expect(compare(source, body, context)).toMatch(what)
  })
})

test('a heading in HTML stays, and so does one with a footnote', () => {
  const heading = '<h1>Title</h1>\n<p>x</p>\n'
  const isHtmlFirst = { ...context, isHtmlFirst: true }
  expect(compare(heading, heading, isHtmlFirst)).toBeUndefined()
  expect(compare(heading, '<p>x</p>\n', isHtmlFirst)).toMatch(/<h1> "Title" became <p>/)
  const noted = '<h1>Title<sup class="footnote-ref"><a>1</a></sup></h1>\n'
  expect(compare(noted, noted, context)).toBeUndefined()
})

test.each([
  ['\uFEFF---\r\ntitle: a\r\n---\r\ntext\r\n', 'text\n'],
  ['+++\nx = 1\n+++\ntext\n', 'text\n'],
  ['---\n\nprose\n\n---\n\ntext\n', '---\n\nprose\n\n---\n\ntext\n'],
  ['---\nprose\n---\ntext\n', '---\nprose\n---\ntext\n'],
])('readers see of %j: %j', (written, seen) => {
  expect(sourceText(new TextEncoder().encode(written))).toBe(seen)
})

test('a listed reason explains the difference that it names, and none that is not there', () => {
  const corpus = { name: 'specification commonmark-spec/spec.txt' } as Parameters<typeof judge>[0]
  const made = [{ page: { path: '625.md' } }, { page: { path: '1.md' } }] as Parameters<typeof judge>[1]
  const [listed, other] = ['625.md', '1.md'].map(path => ({ path, what: 'differs' }))
  expect(judge(corpus, made, [listed!, other!])).toEqual({
    unexplained: [other],
    explained: [listed],
    stale: [],
  })
  expect(judge(corpus, made, [])).toEqual({ unexplained: [], explained: [], stale: ['625.md'] })
})

test.each([
  ['<h1>x</h1>', true],
  ['\n<!-- a --> <!-- b -->\n[a]: b\n<p>', true],
  ['<!-- a -->\n# x\n<p>', false],
  ['<!-- <p>', false],
])('%j begins with HTML: %j', (text, expected) => {
  expect(beginsWithHtml(text)).toBe(expected)
})

test('documents that change ask for the normaliser\u2019s number, or for a look at them when it was raised', () => {
  const line = { name: 'docs', commit: 'a', normaliser: 2, documents: 3, digest: 'x' }
  expect(checkBodies(line, [line])).toBeUndefined()
  expect(checkBodies(line, [{ ...line, name: 'others', digest: 'y' }])).toBeUndefined()
  expect(checkBodies(line, [{ ...line, commit: 'b', digest: 'y' }])).toMatch(/another commit .*--update/)
  expect(checkBodies(line, [{ ...line, digest: 'y' }])).toMatch(/Raise normaliserVersion .*--update/)
  expect(checkBodies({ ...line, normaliser: 3, digest: 'y' }, [line])).toMatch(
    /recorded for the normaliser 2, and this is 3\. Look at what changed, and run this with --update/,
  )
})
