import { expect, test } from '@jest/globals'
import { toDocument } from '../../src/document/index.ts'
import { toPaths } from '../../src/plan/tree.ts'
import { settings } from './settings.ts'

/** The places and targets of the links of a page that are warned of. */
function warned(text: string, path = 'docs/a.md', own = {}) {
  const bytes = new TextEncoder().encode(text)
  const { messages } = toDocument(path, bytes, toPaths([path]), { ...settings, ...own })
  return messages.flatMap(({ rule, line, column, target }) =>
    rule === 'missing-anchor' ? [`${line}:${column} ${target}`] : [],
  )
}

test('a link to a heading that its page does not have is warned of at its place', () => {
  const text = '---\nx: 1\n---\n# A\n\n- [B](#b)\n- [C](#c)\n\n## C\n\nSee [d].\n\n[d]: #dd\n\n`[e](#e)`\n'
  expect(warned(text)).toEqual(['6:3 docs/a.md#b', '13:1 docs/a.md#dd'])
})

test.each([
  ['a heading with markup', '## The `--flag` of **[x](y.md)**!', '#the---flag-of-x'],
  ['a heading with an emoji', '## :tada: New 🚀', '#-new-'],
  ['a heading that links to itself', '## [Use](#use)', '#use'],
  ['a heading that comes twice', '## Use\n\n## Use', '#use-1'],
  ['a heading in HTML over several lines', '<h2 align="center">\n  <b>In HTML</b>\n</h2>', '#in-html'],
  ['a heading with a line below it', 'Two words\n---', '#two-words'],
  ['another script', '## 升级指南', '#%E5%8D%87%E7%BA%A7%E6%8C%87%E5%8D%97'],
  ['a heading with escapes', '### Attributes \\<Flags\\>', '#attributes-flags'],
  ['a heading with tags in code', '## `Mocked<Source>`', '#mockedsource'],
  ['an ID of its own', '## Words {#own-id}', '#own-id'],
  ['attributes of kramdown', '## Words\n{: .class #own-id}', '#own-id'],
  ['an anchor in HTML', '<a name="own-id"></a>', '#own-id'],
  ['the prefix that GitHub adds', '<p id=own-id>', '#user-content-own-id'],
  ['a label of MyST', '(own-id)=\n## Words', '#own-id'],
  ['the title of the page', '', '#title'],
  ['the top', '', '#top'],
  ['a footnote', 'a[^1]\n\n[^1]: b', '#fn1'],
])('%s is one that a link may lead to', (_, heading, anchor) => {
  expect(warned(`# Title\n\nSee [it](${anchor}).\n\n${heading}\n`)).toEqual([])
})

test.each([
  ['MDX', 'docs/a.mdx', '', {}],
  ['a page of a website', 'docs/a.md', '', { siteUrls: [{ prefix: 'docs/', url: 'https://a.example/' }] }],
  ['a template', 'docs/a.md', '{% include x %}', {}],
  ['an include of Learn', 'docs/a.md', '[!INCLUDE [x](x.md)]', {}],
])('of %s nothing is known', (_, path, more, own) => {
  expect(warned(`# A\n\n[B](#b)\n\n${more}\n`, path, own)).toEqual([])
})
