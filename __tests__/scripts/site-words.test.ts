import { expect, test } from '@jest/globals'
import { agreement } from '../../scripts/site/words.ts'

const page = `<!doctype html><body><header><h1>The title</h1></header><nav>Elsewhere</nav>
<main><article><p>Some <b>bo</b>ld words<a class="headerlink" href="#x">¶</a></p><button>Copy</button>
<pre><code><span>let</span> a</code></pre><p hidden>Unseen</p><img alt="A picture"><footer>Edit</footer></article></main>`

test('recall and precision are shares of the words that readers see of the content of a page', () => {
  const text = '# The title\n\nSome bold words\n\n```js\nlet a\n```\n'
  expect(agreement(page, text)).toEqual({
    recall: 7 / 9,
    precision: 7 / 8,
    lost: ['a', 'picture'],
    added: ['js'],
    isFine: false,
  })
})
