import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { renderBody } from '../../../sandbox/page/body.ts'
import { toSafeHtml } from '../../../sandbox/page/markup.ts'

const html = (markdown: string) => String(toSafeHtml(markdown)).trim()

describe('what a body may not do', () => {
  test.each([
    ['<script>x()</script>ok', 'ok'],
    ['a <img src=x onerror=x()> b', '<p>a <span class="image">Image: without a description</span> b</p>'],
    ['[a](javascript:x())', '<p><span>a</span></p>'],
    ['<a href=" java&#10;script:x()">a</a>', '<p><span>a</span></p>'],
    ['[a](data:text/html,x)', '<p><span>a</span></p>'],
    ['<p style="position:fixed" onclick="x()" tabindex="1" accesskey="a">a</p>', '<p>a</p>'],
    ['<style>*{}</style>a', 'a'],
    ['<b id="q">a</b>', '<p><b id="doc-q">a</b></p>'],
    ['<iframe src="https://a.example"></iframe>a', 'a'],
  ])('%s becomes %s', (markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })

  test('no mix of such pieces gets anything through', () => {
    const pieces = [
      ...['<', '>', '"', "'", '`', '\n', '\n\n', ' ', '&lt;', '<!--', '-->', ']]>', '<![CDATA[', '# a', '<p'],
      ...[
        '<script>',
        '</script>',
        '<svg/onload=x()>',
        '<math>',
        '<style>',
        '</style>',
        '<title>',
        '<template>',
      ],
      ...['<img src=x onerror=x()>', '[a](javascript:x())', '![a](b)', '<a href=javascript:x()>', '<table>'],
      ...['<noscript>', '<iframe srcdoc=', '<form action=x>', '<base href=//x>', '- [ ] ', '|a|\n|-|\n'],
    ]
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map(each => each.join(''))
    fc.assert(
      fc.property(text, markdown => {
        const tags = html(markdown).match(/<[^>]*>/g) ?? []
        const bad =
          /^<\/?(?:script|style|svg|math|iframe|form|base|img|input|template|title)\b|\son\w+=|javascript:/i
        expect(tags.filter(tag => bad.test(tag.replace(/title="[^"]*"/, '')))).toEqual([])
      }),
    )
  })
})

describe('how a body fits into the page', () => {
  test('headings begin below the title and leave out no level', () => {
    expect(html('# a\n\n##### b\n\n## c').replaceAll('\n', '')).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>')
  })

  test('an image is a link, or its name where it already is in one', () => {
    expect(html('![A plan](https://a.example/p.png)')).toBe(
      '<p><a class="image" href="https://a.example/p.png" rel="noreferrer">Image: A plan</a></p>',
    )
    expect(html('[![A plan](https://a.example/p.png)](https://b.example)')).toBe(
      '<p><a href="https://b.example" rel="noreferrer"><span class="image">Image: A plan</span></a></p>',
    )
  })

  test('a link without words shows where it leads', () => {
    expect(html('[](https://a.example)')).toBe(
      '<p><a href="https://a.example" rel="noreferrer">https://a.example</a></p>',
    )
  })

  test('tables and code can be scrolled from the keyboard', () => {
    expect(html('|a||\n|-|-|\n|1|2|')).toMatch(
      /^<div class="wide" tabindex="0" role="group" aria-label="Table"><table>[\s\S]*<th>a<\/th>\s*<td><\/td>/,
    )
    expect(html('    x')).toMatch(/^<pre tabindex="0" role="group" aria-label="Code"><code>x/)
  })
})

test('a body that is nested too deep is not rendered, and throws nothing', () => {
  expect(toSafeHtml('> '.repeat(20_000))).toBeUndefined()
})

test('rendering that takes too long ends, and others follow', async () => {
  const slow = renderBody('*a_'.repeat(40_000), {}, 300)
  const next = renderBody('# Quick')
  expect(await slow).toBeUndefined()
  expect(String(await next).trim()).toBe('<h2>Quick</h2>')
})

test.each([
  [
    '> [!NOTE]\n> Text *here*.',
    '<div class="alert note"><p class="alert-title">Note</p><p>Text <em>here</em>.</p>\n</div>',
  ],
  ['> [!caution]\n>\n> - a', /^<div class="alert caution"><p class="alert-title">Caution<\/p>\n<ul>/],
  ['> [!OTHER]\n> Text.', /^<blockquote>/],
  ['> Text [!NOTE]', /^<blockquote>/],
])('%j is an alert as on GitHub, or a quote', (markdown, expected) => {
  expect(html(markdown)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
})

test('a link to the page of a document leads to the document, with the page beside it', () => {
  const documents = { 'https://github.com/o/r/blob/main/b.md': 'b.md', 'https://docs.example.com/c': 'c.md' }
  const show = (address: string) => String(toSafeHtml(`[text](${address})`, documents))
  expect(show('https://github.com/o/r/blob/main/b.md#part')).toMatch(
    /<a href="\/document\?ref=b\.md#doc-part">text<\/a> <a href="https:\/\/github\.com\/\S+#part" rel="noreferrer" class="beside" aria-label="GitHub: text">GitHub<\/a>/,
  )
  expect(show('https://docs.example.com/c')).toMatch(/ref=c\.md">text<.*>docs\.example\.com<\/a>/)
  expect(show('https://docs.example.com/d')).toBe(
    '<p><a href="https://docs.example.com/d" rel="noreferrer">text</a></p>',
  )
})
