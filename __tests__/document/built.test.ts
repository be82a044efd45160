import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import {
  type BuiltHead,
  type BuiltSite,
  builtAddress,
  chooseFiles,
  commonEdges,
  type Edges,
  findCandidates,
  readBuilt,
  readBuiltHead,
  sharesShown,
} from '../../src/built/index.ts'
import { encodeRoute } from '../../src/text/paths.ts'

const bytes = (html: string) => new TextEncoder().encode(html)

const site: BuiltSite = {
  files: new Set([
    'index.html',
    'guide/page/index.html',
    'guide/setup/index.html',
    'guide/other/index.html',
    'other/index.html',
    'assets/a.png',
  ]),
  address: 'https://docs.example.com/product/',
  addresses: new Map([['other/index.html', 'https://docs.example.com/product/other']]),
  sources: new Map(),
  pageChrome: new Set(),
}

// A case is a folder with a page as `input.html`, perhaps its `source.md`, and its body in `output.md`. With
// UPDATE_FIXTURES=1 the outputs are written again, to be read before they are committed.
const root = new URL('../../fixtures/built/pages/', import.meta.url)

describe('a built page becomes Markdown:', () => {
  test.each(readdirSync(root))('%s', name => {
    const at = (file: string) => new URL(`${name}/${file}`, root)
    const source = existsSync(at('source.md')) ? readFileSync(at('source.md'), 'utf8') : ''
    const output = bodyOf(readFileSync(at('input.html')), {}, source)
    if (process.env.UPDATE_FIXTURES === '1') writeFileSync(at('output.md'), output)
    expect(output).toBe(readFileSync(at('output.md'), 'utf8'))
  })
})

const page = (content: string, head = '') =>
  bytes(`<!doctype html><html><head><title>T | S</title>${head}</head><body><nav><a href="/x">Menu</a></nav>
<main><article><h1>T<a class="headerlink" href="#t">¶</a></h1>${content}</article></main><footer>F</footer></body></html>`)

const FILE = 'guide/page/index.html'

const bodyOf = (html: Uint8Array, more: Partial<BuiltSite> = {}, source = '') => {
  const made = readBuilt({ file: FILE, html, source: bytes(source) }, { ...site, ...more })
  return made.body ?? made.reason
}

const edgesOf = (html: Uint8Array, source?: string): Edges =>
  readBuilt({ file: FILE, html, ...(source && { source: bytes(source) }) }, site).edges!

/** What pages have in common, each in a folder of its own or all in one. */
const chromeOf = (edges: readonly Edges[], folder?: string) =>
  commonEdges(new Map(edges.map((of, index) => [`${folder ?? index}/${index}/index.html`, of])))

const headOf = (html: Uint8Array, file: string): BuiltHead => readBuiltHead(html, file)

test('Markdown that was built into a page is the same text again', () => {
  const word = fc.constantFrom(...'one two_three a*b 1. # <b> [x] &amp; ` ~ - | ü 漢字'.split(' '))
  const line = fc.array(word, { minLength: 1, maxLength: 6 }).map(words => `w ${words.join(' ')}`)
  const text = (value: string) => ({ type: 'text' as const, value })
  const paragraph = line.map(value => ({ type: 'paragraph' as const, children: [text(value)] }))
  const code = fc
    .record({ value: line, lang: fc.constantFrom('js', 'c++', null) })
    .map(each => ({ type: 'code' as const, ...each }))
  const heading = line.map(value => ({
    type: 'heading' as const,
    depth: 2 as const,
    children: [text(value)],
  }))
  const list = fc.array(paragraph, { minLength: 1, maxLength: 3 }).map(items => ({
    type: 'list' as const,
    ordered: false,
    spread: false,
    children: items.map(each => ({ type: 'listItem' as const, spread: false, children: [each] })),
  }))
  const table = fc.array(line, { minLength: 2, maxLength: 2 }).map(cells => ({
    type: 'table' as const,
    children: [cells, cells].map(row => ({
      type: 'tableRow' as const,
      children: row.map(value => ({ type: 'tableCell' as const, children: [text(value)] })),
    })),
  }))
  const blocks = fc.array(fc.oneof(paragraph, code, heading, list, table), { minLength: 1, maxLength: 6 })
  const toHtml = unified().use(remarkRehype).use(rehypeStringify)
  const again = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify)
  fc.assert(
    fc.property(blocks, paragraph, (children, last) => {
      // Two lists side by side are one.
      const all = children.filter(
        (each, index) => each.type !== 'list' || children[index - 1]?.type !== 'list',
      )
      const html = toHtml.stringify(toHtml.runSync({ type: 'root', children: [...all, last] }))
      const body = bodyOf(page(String(html))).replace(/^# T\n+/, '')
      expect(squeezed(String(again.processSync(body)))).toBe(squeezed(String(html)))
    }),
  )
})

const squeezed = (html: string) => html.replace(/\s+/g, '')

test('no HTML makes it throw, and nothing in a body runs or leads nowhere', () => {
  const list = (text: string) => text.split(/ {2,}/)
  const names =
    'p div a li ul table td tr pre code details summary h2 sup dl dt dd label b script svg math template select caption'
  const tags = fc.constantFrom(...names.split(' '))
  const attributes = fc.constantFrom(
    '',
    ...list(
      'href="javascript:a()"  href="../other/"  href="../gone/"  href="#a"  src="data:x"  colspan="2"  hidden',
    ),
    ...list(
      'role="tablist"  role="tab"  id="a"  for="a"  class="footnote-ref"  class="katex"  class="admonition-title"',
    ),
  )
  const others =
    '<img src="/product/x">  <input type="radio" id="a">  <input type=checkbox>  <br>  <!-- c -->'
  const token = fc.oneof(
    fc.tuple(tags, attributes).map(([tag, attribute]) => `<${tag} ${attribute}>`),
    tags.map(tag => `</${tag}>`),
    fc.constantFrom('text', ' ', '\n\n', '<script>x</script>', ...list(others)),
  )
  const words: string[] = []
  fc.assert(
    fc.property(fc.array(token, { maxLength: 40 }), tokens => {
      const html = page(`<p>kept</p>${tokens.join('')}`)
      const body = bodyOf(html)
      expect(headOf(html, 'a.html').kind).toBe('page')
      expect(body).not.toMatch(/javascript:|gone|<script|could not be read/)
      if (body.includes('kept')) words.push(body)
    }),
    { numRuns: 500 },
  )
  expect(words.length).toBeGreaterThan(400)
})

describe('a link to edit a page', () => {
  const edit = '<a href="https://github.com/o/r/edit/main/docs/b.md">edit it</a>'
  const link = '[edit it](https://github.com/o/r/edit/main/docs/b.md)'

  test.each([
    ['in a sentence', `<p>You can ${edit}.</p>`, `You can ${link}.`],
    ['in bold in a sentence', `<p>You can <b>${edit}</b>.</p>`, `You can **${link}**.`],
    ['in an item', `<ul><li>First, ${edit}</li></ul>`, `- First, ${link}`],
  ])('stays where it is a part of the text: %s', (_, content, text) => {
    expect(bodyOf(page(content))).toBe(`# T\n\n${text}\n`)
  })

  test.each([
    ['alone', `<p>a</p><p>${edit}</p>`],
    ['beside others', `<p>a</p><div>${edit} | <a href="/edit/x.md">View</a></div>`],
    ['in the article', `${edit}<p>a</p>`],
  ])('goes where it is the theme’s: %s', (_, content) => {
    expect(bodyOf(page(content))).toMatch(/^# T\n\na\n(?!.*edit it)/s)
  })
})

test('links to the pages above, before the heading of a page, are no part of it', () => {
  const html = (above: string) => bytes(`<main>${above}<h1>T</h1><p>a</p></main>`)
  const trail =
    '<div><div><a href="/">Home</a></div><svg></svg><div><a href="/b/">B</a></div><div>T</div></div>'
  expect(bodyOf(html(trail))).toBe('# T\n\na\n')
  expect(bodyOf(html('<div>See <a href="/">b</a></div>'))).toContain('See [b]')
  const icon = '<a href="https://e.com/"><img src="https://e.com/a.png" alt="Chat"></a>'
  expect(bodyOf(html(`<div><ul><li>${icon}</li></ul></div>`))).toBe('# T\n\na\n')
  expect(bodyOf(html(`<div>${icon}</div>`))).toContain('![Chat]')
})

test('a blank that does not break shows nothing at the end of a line, and a paragraph of it is none', () => {
  const html = '<p>a&nbsp;</p><p>&nbsp;</p><p>b&nbsp;c <b>&nbsp;</b></p>'
  expect(bodyOf(page(html))).toBe('# T\n\na\n\nb\u00a0c\n')
})

test('a button that opens the list below it in an item is the name of a folder', () => {
  const tree = '<ul><li><button>a/</button><ul hidden><li>b</li></ul></li></ul><button>Copy</button>'
  expect(bodyOf(page(tree))).toBe('# T\n\n- a/\n  - b\n')
})

describe('hostile HTML is refused for a reason:', () => {
  const many = 1_000_000
  test.each([
    ['elements in elements', '<div>'.repeat(many), /levels deep/],
    [
      'formatting that is opened again and again',
      `${'<b a>'.repeat(3)}${Array.from({ length: 400 }, (_, index) => `<i x=${index}>`).join('')}${'<p>x'.repeat(many)}`,
      /elements|levels/,
    ],
    ['elements beside elements', '<br>'.repeat(many), /more than 250000 elements/],
  ])('%s', (_, html, reason) => {
    const content = bytes(`<main><p>${html}`)
    const page = { file: 'a.html', html: content }
    expect(readBuilt(page, site)).toEqual({ reason: expect.stringMatching(reason) })
    expect(readBuiltHead(content, 'a.html')).toMatchObject({ kind: 'page', sourceLinks: [] })
  })
})

describe('what is cut out before a page is parsed', () => {
  const edit = 'https://github.com/o/r/edit/main/docs/a.md'

  test('is never the text of an attribute, nor what follows one', () => {
    const shown = '<pre>x</pre><button data-code="<nav><script><svg><!--">Copy</button>'
    const html = page(
      `${shown}<p>kept</p><nav>menu</nav>${shown}<p>as well</p>`,
      `<link rel="edit" href="${edit}">`,
    )
    expect(bodyOf(html)).toBe('# T\n\n```\nx\n```\n\nkept\n\n```\nx\n```\n\nas well\n')
    expect(headOf(html, FILE).sourceLinks).toEqual([edit])
  })

  test('has no links of the page in it', () => {
    const link = `<link rel="canonical" href="https://e.com/x/"><meta http-equiv="refresh" content="0; url=/x/">`
    const html = page(
      `<script>var x = '${link}'</script><pre>&lt;a href="${edit}"></pre>`,
      `<!-- ${link} -->`,
    )
    const { words, ...head } = headOf(html, FILE)
    expect(head).toEqual({ kind: 'page', sourceLinks: [], isNoIndex: false })
  })

  test('has no links that end in an attribute', () => {
    const text = '<a title="edit() -> str" href="https://e.com/blob/a.md">x</a>'
    expect(headOf(page(text), FILE).sourceLinks).toEqual([])
  })

  test.each([
    '<nav>',
    '<!--',
    '<script',
    '<svg><nav>',
    '<a href="https://e.com/blob/x.md">',
    '<link rel="edit',
  ])('costs no more than its size: %s', text => {
    const html = bytes(`<main><p>x</p>${text.repeat(1_000_000 / text.length)}`)
    const started = process.cpuUsage()
    headOf(html, FILE)
    readBuilt({ file: FILE, html }, site)
    // Of one that took the square of its size this would be minutes.
    expect(process.cpuUsage(started).user).toBeLessThan(20_000_000)
  })
})

/** Each page shows all words of the sources that it may be of. */
const allShown = (candidates: ReturnType<typeof findCandidates>) => (path: string) =>
  candidates.get(path)!.map(() => 1)

describe('the source of a page', () => {
  const head = (file: string, edit?: string): [string, BuiltHead] => [
    file,
    headOf(page('<p>x</p>', edit === undefined ? '' : `<link rel="edit" href="${edit}">`), file),
  ]
  const match = (
    pages: [string, BuiltHead][],
    sources: string[],
    routes: Record<string, string> = {},
    isOnSite = (_: string) => true,
  ) => {
    const heads = new Map(pages)
    const options = { repository: 'O/r', routeOf: (path: string) => routes[path], isOnSite }
    const candidates = findCandidates(heads, new Set(sources), options)
    return Object.fromEntries(chooseFiles(heads, candidates, allShown(candidates)).files)
  }
  const on = 'https://github.com/o/r/edit/main/'

  test('is that of its own route where another page links to its source as well', () => {
    const sources = ['docs/victim.md', 'docs/other.md']
    const pages = [head('victim/index.html'), head('other/index.html', `${on}docs/victim.md`)]
    const files = { 'docs/victim.md': 'victim/index.html', 'docs/other.md': 'other/index.html' }
    const routes = { 'docs/victim.md': 'victim/', 'docs/other.md': 'other/' }
    expect(match(pages, sources, routes)).toEqual(files)
  })

  test('is found by routes and paths on the site of a fork, whose pages all link to another repository', () => {
    const pages = ['a', 'b', 'c', 'x'].map(name =>
      head(`${name}/index.html`, `https://github.com/upstream/r/edit/main/docs/${name}.md`),
    )
    expect(match(pages, ['docs/a.md', 'docs/b.md', 'docs/c.md', 'y.md'], { 'y.md': 'x/' })).toEqual({
      'docs/a.md': 'a/index.html',
      'docs/b.md': 'b/index.html',
      'docs/c.md': 'c/index.html',
      'y.md': 'x/index.html',
    })
  })

  describe('is one whose words the page has:', () => {
    const words = 'The installation needs a compiler and twenty minutes of patience'
    const heads = (pages: Record<string, string>) =>
      new Map(
        Object.entries(pages).map(([file, content]) => [
          file,
          readBuiltHead(bytes(`<body><nav>${words}</nav><main>${content}</main></body>`), file),
        ]),
      )
    const choose = (
      pages: Record<string, string>,
      files: Record<string, string>,
      routes: Record<string, string> = {},
    ) => {
      const found = heads(pages)
      const options = {
        repository: 'o/r',
        routeOf: (path: string) => routes[path],
        isOnSite: () => true,
      }
      const candidates = findCandidates(found, new Set(Object.keys(files)), options)
      const shares = (path: string) =>
        sharesShown(
          files[path]!,
          candidates.get(path)!.map(({ file }) => found.get(file)!.words),
        )
      return chooseFiles(found, candidates, shares)
    }
    const link = (path: string) => `<div><a href="${on}${path}">Edit this page</a></div>`
    const source = `---\ntitle: Install\n---\n# Install\n\n${words}. See [the \`guide\`](guide/other-file.md).\n`
    const own = `<h1>Install</h1><p>${words}. See <a href="/x">the <code>guide</code></a>.</p>`
    const another = '<h1>Contributing</h1><p>Send changes, and be kind to each other.</p>'

    test('whatever an edit link says', () => {
      const { files, unlike } = choose({ 'x.html': another + link('docs/a.md') }, { 'docs/a.md': source })
      expect([files.size, [...unlike]]).toEqual([0, ['docs/a.md']])
    })

    test('whatever the route says, where another page shows clearly more of them', () => {
      const pages = { 'a/index.html': another, 'b/index.html': own + link('docs/a.md') }
      const found = choose(pages, { 'docs/a.md': source }, { 'docs/a.md': 'a/' })
      expect([...found.files]).toEqual([['docs/a.md', 'b/index.html']])
    })

    test('of several that the page links to, in whatever place', () => {
      const text = `<p>See <a href="${on}docs/b.md">the other</a>, <a href="https://github.com/x/y/blob/main/c.md">c</a>.</p>`
      const pages = { '1.html': own + text + link('docs/a.md'), '2.html': another + text }
      const found = choose(pages, { 'docs/a.md': source, 'docs/b.md': '# Contributing\n\nSend changes.\n' })
      expect(Object.fromEntries(found.files)).toEqual({ 'docs/a.md': '1.html', 'docs/b.md': '2.html' })
    })

    test('whatever the path says, and of two sources of a page the one that it shows', () => {
      const pages = { 'a.html': another, 'b.html': own, 'c.html': own, 'd.html': own + link('docs/x.md') }
      const sources = { 'docs/a.md': source, 'docs/b.md': source, 'docs/c.md': source, 'docs/d.md': source }
      const found = choose(pages, { ...sources, 'docs/x.md': '# Contributing\n\nChanges are welcome.\n' })
      expect(Object.fromEntries(found.files)).toEqual({
        'docs/b.md': 'b.html',
        'docs/c.md': 'c.html',
        'docs/d.md': 'd.html',
      })
      expect([...found.unlike]).toEqual(['docs/a.md', 'docs/x.md'])
    })

    test.each([
      '---\ntitle: API\n---\n<Api />\n',
      "<script setup>\nimport Sponsors from './components/Sponsors.vue'\n</script>\n\n<Sponsors />",
      "import DocCardList from '@theme/DocCardList';\n\n<DocCardList />",
      '+++\ntitle = "Inputs"\nsummaries = true\n+++\n',
      '---\r\ntitle: Inputs\r\n---',
      '![A picture of the whole machine](machine.svg)\n',
      '{[1, 2].map(number => <p key={number}>The {number * 21}</p>)}\n',
    ])('and a source without words of its own is where its path says: %j', text => {
      const pages = { 'a/index.html': another }
      const found = choose(pages, { 'docs/a.md': text }, { 'docs/a.md': 'a/' })
      expect([...found.files]).toEqual([['docs/a.md', 'a/index.html']])
    })
  })

  test.each([
    'https://github.com/o/r/edit/main/docs/%61.md',
    'https://github.com/o/r/blob/main/docs/a.md?plain=1#L1',
    'https://git.example.com/group/o/r/-/edit/main/docs/a.md',
    'https://codeberg.org/o/r/_edit/branch/main/docs/a.md',
    'https://bitbucket.org/o/r/src/main/docs/a.md',
  ])('is what %s names, and not a file that the link only ends in', link => {
    expect(match([head('x/index.html', link)], ['docs/a.md'])).toEqual({ 'docs/a.md': 'x/index.html' })
    expect(match([head('x/index.html', link)], ['a.md'])).toEqual({})
  })

  test('is shown by its own page where languages and versions without one show it as well', () => {
    const pages = [
      head('fr/a/index.html', `${on}docs/a.md`),
      head('a/index.html', `${on}docs/a.md`),
      head('de/a/index.html', `${on}docs/a.md`),
    ]
    expect(match(pages, ['docs/a.md'])).toEqual({ 'docs/a.md': 'a/index.html' })
    expect(match(pages, ['docs/a.md'], { 'docs/a.md': 'de/a/' })).toEqual({ 'docs/a.md': 'de/a/index.html' })
    expect(match(pages.toSpliced(1, 1), ['docs/a.md'])).toEqual({})
  })

  test('is that at its path below the folder where most have one', () => {
    const folders = ['', 'guide/setup/', 'guide/first-page/', 'api/', 'blog/']
    const pages = folders.map(folder => head(`${folder}index.html`))
    const inDocs = [
      'docs/index.md',
      'docs/guide/01-Setup.md',
      'docs/guide/First Page.mdx',
      'docs/api/README.md',
    ]
    expect(match(pages, ['README.md', ...inDocs, 'api/README.md', 'api/x.md'])).toEqual({
      'docs/index.md': 'index.html',
      'docs/guide/01-Setup.md': 'guide/setup/index.html',
      'docs/guide/First Page.mdx': 'guide/first-page/index.html',
      'docs/api/README.md': 'api/index.html',
    })
  })

  test('is not guessed where two would do', () => {
    const files = ['a/index.html', 'b/index.html', 'c/index.html', 'd.html', 'd/index.html']
    const sourcesOf = (...sources: string[]) =>
      Object.keys(
        match(
          files.map(file => head(file)),
          sources,
        ),
      )
    const clear = ['x/a.md', 'x/b.md']
    expect(sourcesOf(...clear, 'x/c.md', 'x/C.md', 'x/d.md', 'x/e/e.md')).toEqual(clear)
  })

  test('is none where two of several sites could be, and of another site only by a link', () => {
    const names = ['a', 'b', 'c', 'd']
    const pages = [...names.map(name => head(`${name}.html`)), head('e.html', `${on}two/e.md`)]
    const [one, two] = [names.map(name => `one/${name}.md`), names.slice(0, 3).map(name => `two/${name}.md`)]
    const routes = Object.fromEntries([...one, ...two].map(path => [path, path.replace(/^\w+\/|md$/g, '')]))
    const sources = [...one, ...two, 'two/e.md']
    const onlyOne = { 'one/d.md': 'd.html', 'two/e.md': 'e.html' }
    expect(match(pages, sources)).toEqual(onlyOne)
    for (const path of Object.keys(routes)) routes[path] += 'html'
    expect(match(pages, sources, routes)).toEqual(onlyOne)
    expect(match(pages, sources, routes, path => path.startsWith('one/'))).toEqual({
      ...Object.fromEntries(names.map(name => [`one/${name}.md`, `${name}.html`])),
      'two/e.md': 'e.html',
    })
  })

  test.each([
    [
      '<div><div><span>SH</span><button>Copy</button></div><pre class="language-sh"><code>run\n</code></pre></div>',
      'run',
    ],
    [
      '<div><span>Shell</span><div class="x"><pre><code class="language-bash">run\n</code></pre></div></div>',
      'run',
    ],
    ['<div><div>text</div><pre class="language-text">run</pre></div>', 'run'],
    ['<h2>Python</h2><pre class="language-python">run</pre>', 'Python run'],
    ['<div><div>setup.py</div><pre class="language-python">run</pre></div>', 'setup.py run'],
  ])('the language beside code is no line of the body: %s', (content, words) => {
    const html = bytes(`<body><main><article><h1>A</h1><p>Text.</p>${content}</article></main></body>`)
    const { body = '' } = readBuilt({ file: 'index.html', html }, site)
    const [, rest = ''] = body.split('Text.')
    expect(
      rest
        .replace(/```\w*|#/g, '')
        .trim()
        .split(/\s+/)
        .join(' '),
    ).toBe(words)
  })

  test.each([
    ['<p>You are taken to <a href="b.html">B</a>.</p>', 'redirect'],
    [`<p>${'A page with words of its own. '.repeat(10)}</p>`, 'page'],
  ])('a page that a script leads elsewhere is a redirect where it says no more: %s', (words, kind) => {
    const html = `<html><head><noscript>
<meta http-equiv="refresh" content="0; url=b.html"></noscript></head><body><script>location.replace('b.html')</script>${words}</body>`
    expect(headOf(bytes(html), 'a.html').kind).toBe(kind)
  })

  test('is none for a page that leads elsewhere, and pages that generators make by themselves are no documents', () => {
    const redirect = headOf(
      bytes('<meta http-equiv="refresh" content="0; url=../b/"><a href="../b/">b</a>'),
      'a/index.html',
    )
    const heads = new Map([
      ['a/index.html', redirect],
      ...[
        '404.html',
        'search/index.html',
        'tags/x/index.html',
        'genindex.html',
        '_static/nav.html',
        'new.html',
      ].map(file => head(file)),
    ])
    const options = { repository: 'o/r', routeOf: () => 'a/', isOnSite: () => true, sourceFolders: [] }
    const candidates = findCandidates(heads, new Set(['docs/a.md']), options)
    const { files, others } = chooseFiles(heads, candidates, allShown(candidates))
    heads.set('broken.html', headOf(new Uint8Array(), 'broken.html'))
    expect([files.size, others]).toEqual([0, ['new.html']])
    expect(chooseFiles(heads, new Map(), () => []).others).toEqual(['new.html', 'broken.html'])
  })
})

test('a link from a page in a folder with a sign keeps the sign as the site spells it', () => {
  const file = 'api/@scope/it/index.html'
  const files = new Set([file, 'api/@scope/other/index.html', 'api/@scope/a&b (c)#.html'])
  const html = page('<a href="../other/">other</a> <a href="../a&b%20(c)%23.html">c</a>')
  expect(readBuilt({ file, html }, { ...site, files })).toMatchObject({
    body: expect.stringContaining('[other](https://docs.example.com/product/api/@scope/other/)'),
  })
  expect(encodeRoute('api/@scope/a&b (c)#.html')).toBe('api/@scope/a%26b%20%28c%29%23.html')
})

test('the address of the folder is what most pages name', () => {
  const own: [string, string][] = [
    ['index.html', 'https://e.com/p/'],
    ['a/index.html', 'https://e.com/p/a/'],
    ['b c.html', 'https://e.com/p/b%20c.html'],
  ]
  expect(builtAddress([...own, ['d/index.html', 'https://e.com/latest/d/']])).toBe('https://e.com/p/')
  expect(builtAddress([['a.html', 'https://other.com/x']])).toBeUndefined()
})

describe('what most pages end with', () => {
  const feedback = '<div><h2>Was this helpful?</h2><p>Yes or no</p></div><p>Last updated on May 3, 2024</p>'
  const pages = Array.from({ length: 6 }, (_, index) =>
    page(
      `<h2>Returns</h2><p>Number ${'x'.repeat(index)}</p><h2>Syntax</h2><p>Own ${'y'.repeat(index)}</p>${index < 4 ? feedback : ''}`,
    ),
  )
  const pageChrome = chromeOf(pages.map(html => edgesOf(html)))

  test('goes, and what repeats above it stays', () => {
    expect(bodyOf(pages[1]!, { pageChrome })).toBe('# T\n\n## Returns\n\nNumber x\n\n## Syntax\n\nOwn y\n')
  })

  test('stays where it is all that the page has', () => {
    expect(bodyOf(page(feedback), { pageChrome })).toContain('Was this helpful?')
  })

  test('goes once: of two rows with one link the first is the page’s own', () => {
    const row = (name: string) => `<div><a href="/${name}">More of ${name}</a></div>`
    const lists = ['a', 'b', 'c', 'd'].map(name => page(`<p>${name}</p>${row('issues')}`))
    const list = page(`<p>e</p>${row('e')}${row('issues')}`)
    const pageChrome = chromeOf([...lists, list].map(html => edgesOf(html)))
    expect(bodyOf(list, { pageChrome })).toMatch(/^# T\n\ne\n\n\[More of e\]\([^)]*\)\n$/)
  })

  test('is content where it is all that many pages have', () => {
    const alike = Array.from({ length: 8 }, () => edgesOf(page('<p>Soon.</p>')))
    expect(chromeOf(alike)).toEqual(new Set())
  })
})

test('what half of the pages of a folder begin or end with goes, though most pages of the site have none of it', () => {
  const post = (name: string) =>
    bytes(`<main><p><a href="/blog/">← Back</a></p><h1>${name}</h1><p>Posted for all.</p><p>Text of ${name}.</p>
<div><p>Ann writes about bread and butter.</p></div></main>`)
  const posts = ['a', 'b', 'c', 'd'].map(post)
  const other = page('<p>Own</p>')
  const chrome = commonEdges(
    new Map([
      ...posts.map((html, index) => [`blog/${index}.html`, edgesOf(html)] as const),
      ...Array.from({ length: 9 }, (_, index) => [`${index}/index.html`, edgesOf(other)] as const),
    ]),
  )
  expect(bodyOf(post('e'), { pageChrome: chrome })).toBe('# e\n\nText of e.\n')
  const more = '<div class="about-the-author"><p>Bob bakes.</p></div>'
  expect(bodyOf(page(`<p>${'Own text. '.repeat(9)}</p>${more}<p>End</p>`))).not.toContain('Bob')
})

describe('what the author ends a page with', () => {
  const source = (index: number) => `# T\n\nNumber ${'x'.repeat(index)}\n\n## Related links\n
- [Rule options](/p${index}/)\n- [Source code\n  of it](https://example.com/${index})\n\nTry *it* now.\n`
  const html = (index: number) =>
    page(`<p>Number ${'x'.repeat(index)}</p><h2>Related links</h2><ul><li><a href="/p${index}/">Rule options</a></li>
<li><a href="https://example.com/${index}">Source code of it</a></li></ul><p>Try <em>it</em> now.</p>
<div><p>Was it of use? Tell us all.</p></div><p>Our company makes bread.</p>`)
  const pageChrome = chromeOf([1, 2, 3, 4, 5, 6].map(index => edgesOf(html(index), source(index))))

  test('stays however many pages have it, and what follows it goes', () => {
    const body = bodyOf(html(1), { pageChrome }, source(1))
    expect(body).toMatch(
      /## Related links\n\n- \[Rule options\].*\n- \[Source code of it\].*\n\nTry \*it\* now\.\n$/,
    )
  })

  test('goes where it is the site’s, as on pages whose sources do not have it', () => {
    const alike = chromeOf([1, 2, 3, 4, 5, 6].map(index => edgesOf(html(index))))
    expect(bodyOf(html(1), { pageChrome: alike }, '# T\n\nNumber x\n')).toBe('# T\n\nNumber x\n')
  })
})

describe('code is there once', () => {
  const code = 'const xs = Array(1);'
  const source = `\`\`\`js\n${code}\n\`\`\`\n`
  const copy = `<button data-code="${code}"><div></div></button>`

  test.each([
    ['numbers in a gutter', '<div class="gutter"><div class="ln" aria-hidden="true">1</div></div>'],
    ['numbers hidden from those who hear', '<span aria-hidden="true">1</span>'],
    ['numbers in a span', '<span class="lineno">1</span>'],
  ])('where its lines have %s', (_, number) => {
    const html = `<pre data-language="js"><code><div class="ec-line">${number}<div class="code">${code}</div></div></code></pre>`
    expect(bodyOf(page(`<figure>${html}${copy}</figure>`), {}, source)).toBe(
      `# T\n\n\`\`\`js\n${code}\n\`\`\`\n`,
    )
  })
})

test('lines of code that a theme hides are not in the body, although the source has them', () => {
  const html =
    '<pre><code class="language-rust"><span class="boring">fn main() {\n</span>let x = 1;\n</code></pre>'
  const body = bodyOf(page(html), {}, '```rust\n# fn main() {\nlet x = 1;\n```\n')
  expect(body).toBe('# T\n\n```rust\nlet x = 1;\n```\n')
})

test('code that a theme keeps out of its own search is in the body, and what the author keeps out is not', () => {
  const code = '<div data-pagefind-ignore><button>Copy</button><div><pre>x = 1</pre></div></div>'
  const section = '<div data-pagefind-ignore><p>Secret</p><pre>y = 2</pre></div>'
  expect(bodyOf(page(`<p>a</p>${code}${section}`))).toBe('# T\n\na\n\n```\nx = 1\n```\n')
})

describe('what React sends later is at its place', () => {
  const late = (id: string, html: string) => `<div hidden id="${id}">${html}</div>`

  test('where it belongs to one that is late as well', () => {
    const main = '<main><h1>T</h1><p>a</p><template id="B:0"></template><p>c</p></main>'
    const parts = late('S:0', '<p>b</p><template id="P:1"></template>') + late('S:1', '<p>b2</p>')
    expect(bodyOf(bytes(`<body>${main}${parts}</body>`))).toBe('# T\n\na\n\nb\n\nb2\n\nc\n')
  })

  test('but not where it would be in itself', () => {
    const parts =
      late('S:0', '<template id="B:1"></template>') + late('S:1', '<template id="B:0"></template>')
    expect(bodyOf(bytes(`<body><main><p>a</p></main>${parts}</body>`))).toBe('a\n')
  })
})

describe('parts of a page beside its text are left out:', () => {
  const text = '<p>The text of the page, which is much longer than all that its theme puts beside it.</p>'
  const bodyWith = (html: string, source = '') => bodyOf(page(text + html), {}, source)
  const alone = bodyWith('')

  test.each([
    ['a footer', '<div class="article-footer"><h2>Help us</h2><p>Learn how.</p></div>'],
    ['a sidebar', '<div id="sidebar-toc"><ul><li><a href="../other/">Other</a></li></ul></div>'],
    ['breadcrumbs', '<ul class="bd-breadcrumbs"><li>Home</li></ul>'],
    [
      'contributors',
      '<section class="page-contributors"><h2>Contributors to this page</h2><p>Me</p></section>',
    ],
    ['the label of a choice', '<label for="l">Language</label><select id="l"><option>en</option></select>'],
    ['an author', '<div itemprop="author"><b>Jane Doe</b><p>Writer</p></div>'],
    ['the time to read it', '<div><time datetime="2024-05-28">May 28</time> · One min read</div>'],
    ['a question', '<div><p>Was this page helpful?</p></div>'],
    ['a notice', '<p>© 2024 Example Company</p>'],
    [
      'the pages before and after',
      '<div><a href="../other/"><b>Previous</b>Other</a> <a href="../setup/">Next: Setup</a></div>',
    ],
    [
      'the page before, with a name in small letters',
      '<div><a href="../other/"><span>Previous</span><span>other</span></a></div>',
    ],
    ['links of that type', '<a rel="next" href="../other/">Other</a>'],
    ['a choice of versions', '<div class="version-switcher">Version: <a href="../other/">1.0</a></div>'],
    ['a choice of languages', '<div class="language-selection"><ul><li>Deutsch</li></ul></div>'],
    ['an announcement', '<div class="announcement-bar"><p>Version 2 is out.</p></div>'],
    ['what is kept out of Google', '<div class="banner nocontent"><p>Version 2 is out.</p></div>'],
    ['a pop-up', '<details class="popover"><summary>More</summary><a href="../other/">Share</a></details>'],
    ['the title of a table of contents that is gone', '<h2>In this article</h2>'],
    [
      'what a class hides',
      '<div class="hide"><span>Popup</span></div><pre class="brush: html hidden">x</pre>',
    ],
    ['the picture for dark themes', '<img alt="" src="/product/x.png">'],
  ])('%s', (_, html) => {
    expect(bodyWith(html)).toBe(alone)
  })

  test.each([
    ['what is most of the page', `<div class="sidebar"><p>${'Words. '.repeat(99)}</p></div>`, /Words/],
    ['code', '<div class="footer"><pre>x</pre></div>', /```/],
    [
      'a section that a heading names',
      '<section id="footer"><h2>Footer</h2><p>How it looks.</p></section>',
      /How it looks/,
    ],
    ['what a class shows on large screens', '<div class="d-none d-md-block">Wide</div>', /Wide/],
    ['a menu of a program', '<p>Choose <b class="menu">File</b> › <b>Save</b>.</p>', /File/],
    ['what is called next', '<div class="card"><a href="../other/">Next.js</a></div>', /Next\.js/],
    [
      'the words of a sentence',
      '<p>Go back to the <a href="../other/">table of contents</a>, <em>last updated on May 3</em> by us.</p>',
      /the \[table of contents\].*last updated on May 3/,
    ],
    ['panels that scripts show', '<div class="hidden"><p>Panel</p></div>', /Panel/],
    [
      'the table of contents of a chapter',
      '<dl class="toc"><dt><a href="a.html">Part one</a></dt></dl>',
      /Part one/,
    ],
  ])('but not %s', (_, html, words) => {
    expect(bodyWith(html)).toMatch(words)
  })

  test('but not what the source of the page has', () => {
    const html = '<div class="footer"><p>Ask <b>us</b>.</p></div>'
    expect(bodyWith(html, `${text}\n\n<div class="footer">\n\nAsk **us**.\n\n</div>\n`)).toContain(
      'Ask **us**.',
    )
  })

  test('a picture for light and one for dark themes are one', () => {
    const images =
      '<img alt="A tree" src="/product/assets/a.png"><img alt="A tree" src="/product/assets/a.png">'
    expect(bodyWith(images).match(/A tree/g)).toHaveLength(1)
  })

  test.each([
    ['a link', '<a href="../other/"><img alt="Go icon" src="/product/assets/a.png"> Go</a>'],
    ['a figure', '<figure><img alt="Go" src="/product/assets/a.png"><figcaption>Go</figcaption></figure>'],
  ])('what stands for a picture in %s that has the same words', (_, html) => {
    expect(bodyWith(html).match(/Go/g)).toHaveLength(1)
  })
})

test('code that a script makes a terminal of has no tags', () => {
  const code = '$ <font color="#4E9A06">go</font> a&lt;b <u style="x">c</u>'.replace(/<(?=[fu/])/g, '&lt;')
  const body = bodyOf(
    page(`<div class="termy"><div class="highlight"><pre><code>${code}</code></pre></div></div>`),
  )
  expect(body).toContain('$ go a<b c\n')
})

test('of a page without landmarks the container of its content is read', () => {
  const html = '<body><div>Versions: 1, 2</div><div id="docContent"><h1>T</h1><p>Short.</p></div></body>'
  expect(bodyOf(bytes(html))).not.toContain('Versions')
  const two =
    '<body><div class="docs-content"><p>Hi.</p></div><div class="docs-content"><p>Text.</p></div></body>'
  expect(bodyOf(bytes(two))).toBe('Hi.\n\nText.\n')
})

test('the title of code with line numbers in a table is above the code', () => {
  const title = '<tr><th colspan="2" class="filename"><span class="filename">a.py</span></th></tr>'
  const numbers = '<td class="linenos"><div class="linenodiv"><pre>1</pre></div></td>'
  const code = '<td class="code"><div><pre><code>x = 1\n</code></pre></div></td>'
  const table = `<table class="highlighttable">${title}<tr>${numbers}${code}</tr></table>`
  expect(bodyOf(bytes(`<main><h1>T</h1><div class="language-py highlight">${table}</div></main>`))).toBe(
    '# T\n\n**a.py**\n\n```py\nx = 1\n```\n',
  )
})

test('the links of a list that leads to panels, as Bootstrap has it without roles, are their labels', () => {
  const tabs = '<ul class="nav nav-tabs"><li><a href="#x">On X</a><li><a href="#y">On Y</a></ul>'
  const panels = '<div><div id="x"><p>a</p></div><div id="y"><p>b</p></div></div>'
  expect(bodyOf(page(tabs + panels))).toBe('# T\n\n**On X**\n\na\n\n**On Y**\n\nb\n')
})

test('a page whose tabs a script draws is made from its source where it lacks words of it', () => {
  const tabs = '<div role="tablist"><button role="tab">npm</button><button role="tab">Homebrew</button></div>'
  const html = page(`<p>Text.</p><div>${tabs}<div role="tabpanel">Install from the registry</div></div>`)
  expect(
    bodyOf(html, {}, 'Text.\n\nInstall from the registry\n\nInstall with the package manager\n'),
  ).toMatch(/a script draws its tabs/)
  expect(bodyOf(html, {}, 'Text.\n\nInstall from the registry\n')).toContain('registry')
  expect(bodyOf(html)).toContain('registry')
})

test('a page that scripts fill in has no body', () => {
  expect(bodyOf(page('<div id="root"></div><p hidden>x</p>'))).toMatch(/no text but headings/)
})
