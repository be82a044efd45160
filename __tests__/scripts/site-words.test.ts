import { expect, test } from '@jest/globals'
import { agreement, visibleText } from '../../scripts/site/words.ts'

const page = `<!doctype html><body><header><h1>The title</h1></header><nav>Elsewhere</nav>
<main><article><p>Some <b>bo</b>ld words<a class="headerlink" href="#x">¶</a></p><button>Copy</button>
<pre><code><span>let</span> a</code></pre><p hidden>Unseen</p><img alt="A picture"><footer>Edit</footer></article></main>`

test('the words of a page are those of its content that readers see', () => {
  const words = visibleText(page)
    .split(/\s+/)
    .filter(word => word !== '')
  expect(words).toEqual(['The', 'title', 'Some', 'bold', 'words', 'let', 'a', 'A', 'picture'])
})

test('recall and precision are shares of words', () => {
  const text = '# The title\n\nSome bold words\n\n```js\nlet a\n```\n'
  expect(agreement(page, text)).toEqual({
    recall: 7 / 9,
    precision: 7 / 8,
    lost: ['a', 'picture'],
    added: ['js'],
  })
})
