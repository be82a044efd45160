import type { Files } from '../support/site-trees.ts'

/** A generator, with the configurations that its site may have, and the ways in which its pages refer to others. */
export interface Kind {
  /** Where its pages are. */
  folder: string
  configs: readonly Files[]
  /** Where it has a page in the place of others. */
  renamed?: Readonly<Record<string, string>>
  /** Inputs of the workflow, the same before and after. */
  inputs?: Readonly<Record<string, string>>
  /** Texts, perhaps with front matter: each leads to a page or a file, or includes one, in some commit. */
  spellings: readonly string[]
}

/** The first letter as YAML's double quotes may have it. */
const escaped = (text: string) => `\\x${text.charCodeAt(0).toString(16)}${text.slice(1)}`

/** Front matter that says a value under a key, in the forms of YAML. */
const forms = (key: string, value: string) => [
  `${key}: ${value}`,
  `"${key}": '${value}' # where it goes on`,
  `${key}: # where it goes on\n  ${value}`,
  `${key}: >-\n  ${value}`,
  `${key}: |-\n  ${value}`,
  `{title: A, ${key}: ${value}}`,
  `{"${key}":"${value}"}`,
  `? ${key}\n: ${value}`,
  `at: &at ${value}\n${key}: *at`,
  `base: &base {${key}: ${value}}\n<<: *base`,
  `${key}: !!str "${escaped(value)}"`,
  `${key}: "${value.slice(0, -2)}\\\n  ${value.slice(-2)}"`,
]

const withHeads = (heads: readonly string[], text = '') => heads.map(head => `---\n${head}\n---\n\n${text}`)

/** The hero of a home page that leads to a page, in forms of YAML. */
const heroes = (more: string, link: string) => [
  `hero:\n  actions:\n    - text: Go\n      link: ${link}\n${more}`,
  `hero:\n  actions: # buttons\n    - link:\n        ${link} # the first\n      text: Go\n${more}`,
  `hero: {actions: [{text: Go, link: ${link}}]}\n${more}`,
  `"hero":\n  "actions": [\n    { "text": "Go", "link": "${link}" }\n  ]\n${more}`,
  `hero:\n  actions:\n    - text: Go\n      link: >-\n        ${link}\n${more}`,
  `to: &to "${escaped(link)}"\nhero:\n  actions:\n    - text: Go\n      link: *to\n${more}`,
]

/** What MDX puts together of constants. @param folder the address of the folder of the page. */
const constants = (folder: string) => [
  `export const base = '${folder}'\n\n<a href={\`\${base}/setup\`}>x</a>`,
  `export const base = '${folder}'\nexport const to = \`\${base}/setup\`\n\n<a href={to}>x</a>`,
  `export const to = '${folder}/s\\u0065tup'\n\n<Card href={to} title="x" />`,
  `export const to = \`setup\`\n\n<a href={\`${folder}/\${to}\`}>x</a>`,
  `export const end = 'up'\n\n<Card href={\`${folder}/set\${end}\`} title="x" />`,
  `export const one = 'set', two = 'up'\n\n<a href={\`${folder}/\${one}\${two}\`}>x</a>`,
  `export const a = 's', b = 'p'\n\n<a href={\`${folder}/\${a}etu\${b}\`}>x</a>`,
  `export const one = 'set', two = 'up', name = \`\${one}\${two}\`\n\n<a href={\`${folder}/\${name}\`}>x</a>`,
  `export const to = { setup: { path: '${folder}/setup' } }\n\n<a href={to.setup.path}>x</a>`,
  `export const base = '${folder}'\n\n<Cards items={[{ title: 'x', href: \`\${base}/setup\` }]} />`,
  `export const base = '${folder}'\nexport const items = [{ label: 'x', to: \`\${base}/setup\` }]\n\n<Cards items={items} />`,
]

export const yaml = (...lines: string[]) => ({ 'mkdocs.yml': `site_name: A\n${lines.join('\n')}\n` })
export const docusaurus = (more: string, docs = '{}') => ({
  'docusaurus.config.js': `module.exports = { ${more}presets: [['classic', { docs: ${docs} }]] }\n`,
})
export const vitepress = (more: string) => ({ 'docs/.vitepress/config.js': `export default { ${more} }\n` })
export const hugo = (...lines: string[]) => ({ 'hugo.toml': `${lines.join('\n')}\ntitle = 'A'\n` })
export const docfx = (publishing: object | undefined, redirections: object[] = [], more: object = {}) => ({
  'docfx.json': JSON.stringify({ build: { content: [{ files: ['**/*.md'], src: 'docs' }], ...more } }),
  ...(publishing && { '.openpublishing.publish.config.json': JSON.stringify(publishing) }),
  '.openpublishing.redirection.json': JSON.stringify({ redirections }),
})
export const book = (summary: string, html = '') => ({
  'book.toml': `[book]\nsrc = 'docs'\n[output.html]\n${html}\n`,
  'docs/SUMMARY.md': summary,
})
export const jekyll = (...lines: string[]) => ({
  '_config.yml': `title: A\n${lines.join('\n')}\n`,
  '_includes/link.html':
    '[x](/docs/guide/{{ include.to }}.html) [x](/docs/guide/{{ include.one }}{{ include.two }}.html)\n',
})
const starlight = (more: string, own = '') => ({
  'astro.config.mjs': `import starlight from '@astrojs/starlight'\nexport default { ${more}integrations: [starlight({ ${own} })] }\n`,
})
const mintlify = (more: object = {}) => ({
  'docs/docs.json': JSON.stringify({ theme: 'mint', navigation: {}, ...more }),
})
const URLS = ['', 'site_url: https://x.example/', 'site_url: https://x.example/base/']
const SUMMARY = '[A](index.md)\n[G](guide/index.md)\n[S](guide/setup.md)\n'

/** What is the same in plain Markdown with and without a site. */
export const PLAIN = [
  '[x][1]\n\n[1]: <guide/setup.md>',
  '<a href="guide/s&#101;tup.md">x</a>',
  '<img alt="x" srcset="img/x.png 1x, x.png 2x">',
  '[x](guide/a%2541%20b.md)',
  '[x](<guide/a%2541 b.md>)',
  '[x](guide/a%2541&#32;b&period;md)',
  '[x](guide/s\\etup.md) [x](guide/setup\\.md)',
  '[x](guide/%73etup.md "to")',
]

export const kinds: Record<string, Kind> = {
  mkdocs: {
    folder: 'docs/',
    configs: [
      yaml(
        'site_url: https://x.example/base/',
        'plugins: [macros: {}]',
        'extra: {target: old.md, half: ol, to: {one: guide/se, two: tup, all: setup}}',
        'markdown_extensions: [mdx_include: {base_path: docs}, pymdownx.snippets: {auto_append: [part.txt]}]',
      ),
      ...URLS.map(url => yaml(url, 'plugins: [macros: {}]', 'extra: {target: guide/setup.md, half: d}')),
      ...URLS.map(url => ({
        ...yaml(url, 'markdown_extensions: [pymdownx.snippets]'),
        'docs/part.rst': '[x](old.md)\n',
      })),
      ...URLS.map(url => yaml(url)),
      ...URLS.map(url => yaml(url, 'exclude_docs: guide/index.md')),
      ...URLS.map(url => yaml(url, 'use_directory_urls: false')),
      ...URLS.map(url => yaml(url, 'use_directory_urls: false', 'exclude_docs: guide/index.md')),
      ...URLS.map(url => yaml(url, 'plugins: [redirects: {redirect_maps: {old.md: guide/setup.md}}]')),
      ...URLS.map(url => yaml(url, 'nav: [{Named: guide/setup.md}, {More: [{Old one: old.md}]}]')),
      ...URLS.map(url => yaml(url, 'plugins: [blog: {}]')),
      ...URLS.map(url =>
        yaml(
          url,
          'plugins: [i18n: {docs_structure: suffix, languages: [{locale: en, default: true}, {locale: fr}]}]',
        ),
      ),
      {
        ...yaml(URLS[1]!),
        'docs/guide/mkdocs.yml': 'site_name: B\ndocs_dir: .\nsite_url: https://y.example/\n',
      },
      {},
    ],
    spellings: [
      '--8<-- "docs/_one.md"',
      '--8<-- "docs/_two.md"',
      '{% include "_one.md" %}',
      '--8<-- "part.txt"',
      '--8<-- "LINKS"',
      '{% include-markdown "guide/_one.md" %}',
      '{!_one.md!}',
      '--8<-- "docs/part.rst"',
      '[x](                              old.md)',
      '[x][PART]',
      '[x]({{ target }})',
      '[x](o{{ half }}.md) [x](ol{{ half }}.md) [x]({{ half }}d.md)',
      '[x](guide/{{ to.all }}.md)',
      '[x]({{ extra.to.one }}{{ extra.to.two }}.md)',
      '[x](guide/{{ config.extra.to.all }}.md)',
    ],
  },
  docusaurus: {
    folder: 'docs/',
    configs: [
      ...['', "url: 'https://x.example', ", "url: 'https://x.example', baseUrl: '/base/', "].flatMap(url => [
        docusaurus(url),
        docusaurus(`${url}trailingSlash: true, `),
        docusaurus(`${url}trailingSlash: false, `),
        docusaurus(url, "{ routeBasePath: '/' }"),
        docusaurus(url, "{ exclude: ['guide/index.md'] }"),
        docusaurus(url, "{ include: ['guide/*.md'] }"),
        {
          ...docusaurus(`${url}i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, `),
          'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx': '[x](/docs/guide/setup)\n\n[x](old.md)\n',
        },
        docusaurus(`${url}markdown: { format: 'detect' }, `),
        {
          ...docusaurus(url),
          'versions.json': '["1.0"]',
          'versioned_docs/version-1.0/guide/setup.md': '[x](/docs/next/old)\n\n[x](../old.md)\n',
          'versioned_docs/version-1.0/old.md': '# Old\n',
        },
        {
          ...docusaurus(url),
          'docs/guide/_category_.json': '{"link": {"type": "generated-index", "slug": "/old"}}',
        },
        docusaurus(
          `${url}plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/old', to: '/docs/guide' }] }]], `,
        ),
      ]),
    ],
    spellings: [
      "import One from './_one.md'\n\n<One />",
      "import Two from '@site/docs/_two.md'\n\n<Two />",
      "import One from '../_one.md'\n\n<One />",
      "import Raw from '!!raw-loader!@site/part.txt'\n\n<CodeBlock>{Raw}</CodeBlock>",
      ...constants('/docs/guide'),
    ],
  },
  vitepress: {
    folder: 'docs/',
    configs: [
      ...[
        '',
        "sitemap: { hostname: 'https://x.example' }, ",
        "base: '/base/', sitemap: { hostname: 'https://x.example' }, ",
      ].flatMap(url => [
        vitepress(url),
        vitepress(`${url}cleanUrls: true, `),
        vitepress(`${url}themeConfig: { sidebar: [{ text: 'Named', link: '/guide/setup' }] }, `),
        vitepress(`${url}srcExclude: ['guide/index.md'], `),
        vitepress(`${url}rewrites: { 'guide/setup.md': 'custom.md' }, `),
        { ...vitepress(url), 'docs/pkg/[name].md': '# P\n' },
      ]),
    ],
    spellings: [
      '<!--@include: ./_one.md-->',
      '<!--@include: @/_two.md-->',
      '<<< @/_two.md',
      ...withHeads(heroes('layout: home', '/guide/setup')),
      ...withHeads(heroes('layout: home', 'guide/setup')),
      '---\nlayout: home\nfeatures: [{title: F, link: /guide/setup, linkText: Go}]\n---\n',
      '---\nlayout: home\nhero: {image: {alt: Logo, light: ../static/img/x.png}}\n---\n',
    ],
  },
  hugo: {
    folder: 'content/',
    // Of the files beside an `index.md` and below, none is a page.
    renamed: { 'index.md': '_index.md', 'guide/index.md': 'guide/bundle/index.md' },
    configs: [
      ...['', "baseURL = 'https://x.example/'", "baseURL = 'https://x.example/base/'"].flatMap(url => [
        hugo(
          url,
          '[params]',
          "Base = '/guide'",
          "to = {half = 'set', whole = 'setup', path = '/guide/setup/'}",
        ),
        hugo(url),
        hugo(url, 'uglyURLs = true'),
        hugo(url, 'disablePathToLower = true'),
        { ...hugo(url), 'content/blog/_content.gotmpl': 'x' },
      ]),
    ],
    spellings: [
      '{{% include "_one.md" %}}',
      '{{% include "/_two.md" %}}',
      '[x]({{< ref "setup.md" >}})',
      '[x]({{< ref "guide" >}})',
      '[x]({{< relref path="setup" >}})',
      '[x]({{< param base >}}/setup/)',
      '[x]({{% param "Base" %}}/{{< param "to.half" >}}up/)',
      '[x](/guide/{{< param to.whole >}}/)',
      '[x]({{< param to.path >}})',
      '{{< card link="/guide/setup/" title="Go" >}}',
      '{{< figure src="/img/x.png" alt="x" >}}',
      ...withHeads(forms('next', 'setup'), '[x](/guide/{{< param next >}}/)'),
      '---\nparams: {one: set, two: up}\n---\n\n[x](/guide/{{< param one >}}{{< param two >}}/)',
      '+++\nnext = "s\\u0065tup"\n+++\n\n[x](/guide/{{< param next >}}/)',
      '+++\n[params]\nnext = """\\\n  setup"""\n+++\n\n[x](/guide/{{< param next >}}/)',
    ],
  },
  docfx: {
    folder: 'docs/',
    configs: [
      docfx({}),
      docfx({}, [{ source_path: 'docs/old.md', redirect_url: '/other/old' }]),
      docfx({}, [{ source_path: 'docs/old.md', redirect_url: '/other/new' }]),
      docfx(undefined),
      docfx(undefined, [{ source_path: 'docs/old.md', redirect_url: '/other/old' }]),
      docfx(undefined, [], { sitemap: { baseUrl: 'https://x.example/base' } }),
      docfx(undefined, [{ source_path: 'docs/old.md', redirect_url: '/other/old' }], {
        sitemap: { baseUrl: 'https://x.example' },
      }),
    ],
    spellings: [
      '[!INCLUDE [x](_one.md)]',
      '[!INCLUDE [x](~/docs/_two.md)]',
      '[!include[x](guide/_one.md)]',
      '[!INCLUDE [x](../_one.md)]',
      '[!code[x](../part.txt)]',
      ':::code source="../part.txt":::',
      '[!VIDEO media/intro.mp4]',
      '[!video ~/docs/media/intro.mp4]',
      ':::image source="img/x.png" alt-text="x":::',
      '> [!div class="nextstepaction"]\n> [x](guide/setup.md)',
    ],
  },
  mdbook: {
    folder: 'docs/',
    configs: [
      ...['', "cname = 'x.example'", "cname = 'x.example'\nsite-url = '/base/'"].flatMap(html => [
        book(SUMMARY, html),
        book(`${SUMMARY}[O](old.md)\n`, html),
        book(SUMMARY.replace('[S]', '[Set up]'), html),
        book('[A](index.md)\n', html),
        book(SUMMARY, `${html}\n[output.html.code.hidelines]\nsh = '#'`),
        book(SUMMARY, `${html}\n[output.html.redirect]\n'/old.html' = 'guide/index.html'`),
        book(SUMMARY, `${html}\n[output.html.redirect]\n'/old.html' = 'https://y.example/'`),
      ]),
    ],
    spellings: ['{{#include _one.md}}', '{{#include _two.md}}', '{{#include ../_one.md}}'],
  },
  jekyll: {
    folder: 'docs/',
    configs: [
      ...['', 'url: https://x.example', 'url: https://x.example\nbaseurl: /base'].flatMap(url => [
        jekyll(url, 'collections: {pkg: {output: true}}', 'target: old.md', 'to: {one: set, two: up}'),
        jekyll(url),
        jekyll(url, 'permalink: pretty'),
        jekyll(url, 'exclude: [docs/guide/index.md]'),
        jekyll(url, 'source: docs'),
        jekyll(url, 'collections: {posts: {permalink: /news/:title/}}'),
        jekyll(url, 'defaults: [{scope: {path: docs/guide}, values: {permalink: /flat/:basename/}}]'),
        { ...jekyll(url), Gemfile: 'gem "jekyll"\n' },
        {
          ...jekyll(url),
          '_data/nav.yml': '- {title: T, url: /docs/guide/setup.html}\n- {title: O, url: old.md}\n',
        },
        { ...jekyll(url, 'plugins: [jekyll-optional-front-matter]'), Gemfile: 'gem "jekyll"\n' },
      ]),
      {},
    ],
    spellings: [
      '{% include_relative _one.md %}',
      '{% include_relative ../_one.md %}',
      '{% include two.html %}',
      '[x]({% link docs/old.md %})',
      '{% for i in site.data.nav %}[{{ i.title }}]({{ i.url }}){% endfor %}',
      '[x](                              old.md)',
      '[x]({{ site.target }})',
      '---\nnext: old.md\n---\n\n[x]({{ page.next }})',
      '[x]({% if true %}old.md{% endif %})',
      "[x]({{ '/docs/old.html' | relative_url }})",
      '[x](/docs/guide/{{ site.to.one }}{{ site.to.two }}.html)',
      ...withHeads(forms('next', 'setup'), '[x](/docs/guide/{{ page.next }}.html)'),
      '---\none: set\ntwo: up\n---\n\n[x](guide/{{ page.one }}{{- page.two -}}.md)',
      '---\nto: setup\n---\n\n{% include link.html to="setup" %}',
      "---\nto: setup\n---\n\n{% include link.html\n   to = 'setup'\n%}",
      "---\none: 1\n---\n\n{% include link.html one='set' two='up' %}",
      ...[
        '[x]({% post_url 2024-05-01-release %})',
        '[x]({{ site.baseurl }}{% post_url 2024-05-01-release%})',
        '[x]({%- post_url  "2024-05-01-release" -%}#top)',
        '[x]({% post_url team/2024-05-02-other %})',
        '[x]({% link _posts/2024-05-01-release.md %})',
        '<a href="{% post_url 2024-05-01-release %}">x</a>',
        '[x][1]\n\n[1]: {% post_url 2024-05-01-release %}',
      ].map(text => `---\ntitle: A\n---\n\n${text}`),
    ],
  },
  starlight: {
    folder: 'src/content/docs/',
    configs: [
      ...['', "site: 'https://x.example', ", "site: 'https://x.example', base: '/base', "].flatMap(url => [
        starlight(url),
        starlight(`${url}trailingSlash: 'never', `),
        starlight(`${url}redirects: { '/old': '/guide' }, `),
        starlight(url, "locales: { root: { label: 'E', lang: 'en' }, fr: { label: 'F' } }"),
        { ...starlight(url), 'src/pages/custom.astro': 'x', 'src/content/docs/fr/guide/setup.md': '# F\n' },
      ]),
      {},
    ],
    spellings: [
      "import One from './_one.md'\n\n<One />",
      "import Two from '~/content/docs/_two.md'\n\n<Two />",
      ...constants('/guide'),
      ...withHeads(heroes('', '/guide/setup/')),
      '---\nhero: {title: A, image: {alt: Logo, file: img/x.png}}\n---\n',
    ],
  },
  gitbook: {
    folder: 'docs/',
    configs: [
      { 'docs/SUMMARY.md': SUMMARY, 'docs/.gitbook/includes/x.md': 'x\n' },
      { '.gitbook.yaml': 'root: ./docs/\n', 'docs/SUMMARY.md': SUMMARY },
      { '.gitbook.yaml': 'root: ./docs/\n', 'docs/SUMMARY.md': `${SUMMARY}[O](old.md)\n` },
      { '.gitbook.yaml': 'root: ./docs/\nredirects:\n  old: index.md\n' },
      { '.gitbook.yaml': 'root: ./docs/\nstructure:\n  readme: old.md\n' },
      {},
    ],
    spellings: [
      '{% include "_one.md" %}',
      '{% include "../_one.md" %}',
      '{% include "./_two.md" %}',
      '{% content-ref url="guide/setup.md" %}\n[x](guide/setup.md)\n{% endcontent-ref %}',
      '{% embed url="guide/setup.md" %}',
      '{% file src="img/x.png" caption="x" %}',
    ],
  },
  mintlify: {
    folder: 'docs/',
    configs: [
      ...[{}, { seo: { metatags: { canonical: 'https://x.example' } } }].flatMap(url => [
        mintlify(url),
        mintlify({ ...url, redirects: [{ source: '/old', destination: '/guide' }] }),
        mintlify({ ...url, redirects: [{ source: '/pkg/:slug*', destination: '/guide' }] }),
        { ...mintlify(url), 'docs/.mintignore': 'guide/index.md\n' },
      ]),
      {},
    ],
    spellings: [
      "import One from '/_one.md'\n\n<One />",
      "import Two from './_two.md'\n\n<Two />",
      ...constants('/guide'),
    ],
  },
  none: { folder: 'docs/', configs: [{}], spellings: PLAIN },
  'none with site-urls': {
    folder: 'docs/',
    inputs: { 'site-urls': 'docs/ -> https://x.example/base/\ndocs/guide/ -> https://y.example/g/' },
    configs: [{}],
    spellings: PLAIN,
  },
  'mkdocs with site-urls': {
    folder: 'docs/',
    inputs: { 'site-urls': 'docs/ -> https://x.example/base/\ndocs/guide/ -> https://y.example/g/' },
    configs: [
      yaml(),
      yaml('use_directory_urls: false'),
      yaml('site_url: https://z.example/', 'exclude_docs: guide/index.md'),
      yaml('plugins: [redirects: {redirect_maps: {old.md: guide/setup.md}}]'),
      {},
    ],
    spellings: ['--8<-- "docs/_one.md"', '{% include "_one.md" %}'],
  },
}

/** A site around another: each page belongs to one of them, and only one of the configurations may change. */
const outer = ['plugins: [macros: {}]\nextra: {target: old.md, half: ol}', ''].flatMap(more =>
  URLS.map(url => yaml(url, more)),
)
const inner = [
  'site_url: https://y.example/',
  'site_url: https://z.example/b/',
  'use_directory_urls: false',
  'plugins: [macros: {}]\nextra: {target: ../old.md, half: ../ol}',
  'nav: [{Named: setup.md}]',
].map(line => ({ 'docs/guide/mkdocs.yml': `site_name: B\ndocs_dir: .\n${line}\n` }))
kinds['mkdocs in mkdocs'] = {
  folder: 'docs/',
  configs: outer.flatMap(one => [one, ...inner.map(other => ({ ...one, ...other }))]),
  spellings: kinds.mkdocs!.spellings.filter(spelling => !/to\.|PART|part\.rst|\{!/.test(spelling)),
}
