import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { documentsOf, type Files } from '../support/site-trees.ts'

/** Names that all objects inherit, each with one that they do not. */
const NAMES = [
  ['constructor', 'konstructor'],
  ['toString', 'toThread'],
  ['valueOf', 'valueIn'],
  ['__proto__', '__photo__'],
  ['hasOwnProperty', 'hadOwnProperty'],
] as const

/** What each generator looks up by names that a repository chooses. */
const sites: Readonly<Record<string, (name: string) => Files>> = {
  'Jekyll, a permalink of a page': name => ({
    '_config.yml': 'url: https://a.example\n',
    'a.md': `---\npermalink: ${name}\n---\n# A\n\n[B](b.md)\n`,
    'b.md': `---\npermalink: /x/:${name}/\n---\n# B\n\n[A](a.md) {{ page.${name} }} {{ site.${name} }} {{ ${name} }}\n`,
    'c.md': `---\n${name}: c\n---\n# C\n\n{% ${name} x %} {% include ${name}.md %} :${name}: {{ page.${name} }}\n`,
  }),
  'Jekyll, a permalink of the configuration': name => ({
    '_config.yml': `url: https://a.example\npermalink: ${name}\n${name}: x\ncollections: {${name}: {output: true, permalink: '${name}'}}\n`,
    'a.md': `---\ntitle: A\n---\n[B](_${name}/b.md) {{ site.${name} }}\n`,
    [`_${name}/b.md`]: '---\ntitle: B\n---\nText.\n',
    '_posts/2024-01-02-c.md': `---\ntitle: C\ncategories: ${name}\n---\nText.\n`,
  }),
  Hugo: name => ({
    'hugo.toml': `baseURL = 'https://a.example/'\n[params]\n${name} = 'x'\n[permalinks]\nblog = '/:${name}/'\n${name} = '/n/:slug/'\n`,
    'content/blog/a.md': `# A\n\n{{% param ${name} %}} {{< ${name} >}} {{< one >}} {{< ${name}-two >}}\n`,
    [`content/${name}/b.md`]: `+++\ntitle = 'B'\n${name} = 1\n+++\n{{< param ${name} >}}\n`,
    'layouts/shortcodes/one.html': `{{ site.Params.${name} }}`,
    [`layouts/shortcodes/${name}.html`]: '{{ site.Params.x }}',
  }),
  'Hugo, a folder of configurations': name => ({
    'config/_default/hugo.toml': "baseURL = 'https://a.example/'\ntheme = 'x'\n",
    [`config/_default/${name}.toml`]: "baseURL = 'https://b.example/'\n",
    [`config/_default/languages.${name}.toml`]: "weight = 1\nlanguageName = 'X'\n",
    'config/_default/languages.en.toml': 'weight = 2\n',
    'content/a.md': '# A\n\n{{< param x >}}\n',
    [`content/a.${name}.md`]: '# A\n\nText.\n',
  }),
  MkDocs: name => ({
    'mkdocs.yml': `site_url: https://a.example\nplugins: [macros, ${name}, blog: {post_url_format: '{${name}}/{slug}'}]\nextra: {${name}: x}\nnav: [{${name}: a.md}]\nmarkdown_extensions: [pymdownx.emoji]\n`,
    'docs/a.md': `# A\n\n!!! ${name}\n\n    Text.\n\n{{ ${name} }} :${name}: ++${name}++ [x][a.${name}]\n`,
    'docs/blog/posts/b.md': `# B\n\n--8<-- "${name}"\n\n=== "${name}"\n\n    Text.\n`,
  }),
  VitePress: name => ({
    '.vitepress/config.js': `export default { sitemap: { hostname: 'https://a.example' }, rewrites: { 'x/:${name}.md': ':${name}/y.md' }, locales: { root: {}, ${name}: { lang: '${name}' } } }\n`,
    'x/a.md': `---\n${name}: b\n---\n# A\n\n::: ${name}\nText.\n:::\n\n{{ $frontmatter.${name} }} :${name}: <${name} a="b" />\n`,
    [`${name}/b.md`]: `# B\n\n\`\`\`${name}\nx\n\`\`\`\n`,
  }),
  Docusaurus: name => ({
    'docusaurus.config.js': `const ${name} = 'https://a.example'\nmodule.exports = { url: ${name}, baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', '${name}'] }, presets: [['classic', { docs: { versions: { ${name}: { label: 'x' } } } }]] }\n`,
    'versions.json': JSON.stringify([name]),
    'docs/a.mdx': `import ${name} from './_b.mdx'\n\n# A\n\n<${name} />\n\n:::${name}\n\nText.\n\n:::\n\n{${name}.x} {props.${name}} {'x'.${name}} {frontMatter.${name}}\n\n<Tabs ${name}="x y"><TabItem ${name}="z" value="${name}">In.</TabItem></Tabs>\n`,
    'docs/_b.mdx': `export const ${name} = 'words'\n\n{${name}}\n`,
    [`versioned_docs/version-${name}/a.md`]: `# A\n\n<X.${name} title="x">In.</X.${name}>\n`,
  }),
  Starlight: name => ({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'\nexport default { site: 'https://a.example', integrations: [starlight({ locales: { root: { lang: 'en' }, ${name}: { lang: '${name}' } } })] }\n`,
    'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { [`${name}/*`]: ['./src/*'] } } }),
    'src/content/docs/a.mdx': `---\ntitle: A\n---\nimport X from '${name}/b.mdx'\n\n<X />\n\n:::${name}\nText.\n:::\n`,
    'src/b.mdx': 'Included.\n',
  }),
  DocFX: name => ({
    'docfx.json': `{"build": {"content": [{"files": ["**/*.md"], "group": "${name}"}], "groups": {"${name}": {"moniker_range": "x"}}}}`,
    'a.md': `# A\n\n[!${name} x] :::${name} a="b"::: :::image ${name}="x" source="b.png"::: <xref:${name}>\n\n[!code-${name}[x](b.cs?${name}=1)]\n`,
  }),
  mdBook: name => ({
    'book.toml': `[output.html]\ncname = 'a.example'\n[output.html.code.hidelines]\n${name} = '~'\n`,
    'src/SUMMARY.md': `[${name}](a.md)\n`,
    'src/a.md': `# A\n\n\`\`\`${name}\n~ x\ny\n\`\`\`\n\n\`\`\`x,hidelines=${name}\n${name} y\n\`\`\`\n\n{{#${name} x}}\n\n<${name} a="b">x</${name}>\n`,
    'src/b.md': '# B\n',
  }),
  GitBook: name => ({
    '.gitbook.yaml': `root: .\n${name}: x\n`,
    'a.md': `# A\n\n{% ${name} title="x" %}\nText.\n{% end${name} %}\n\n{% include "${name}" %} {% hint style="${name}" %}x{% endhint %}\n`,
  }),
  Mintlify: name => ({
    'docs.json': `{"theme": "x", "navigation": {}, "variables": {"${name}": "x"}}`,
    'a.mdx': `# A\n\n{{${name}}} <${name} title="words of it" /> {${name}}\n\n<Card ${name}="more words">Text.</Card>\n`,
  }),
  'no site': name => ({
    'a.md': `---\n${name}: x\ntags: [${name}]\n---\n# A\n\n[x](${name}) [${name}] [y][${name}] [^${name}] &${name}; :${name}:\n\n[^${name}]: Note.\n\n\`\`\`${name}\nx\n\`\`\`\n\n<${name} ${name}="x">In.</${name}>\n`,
    'b.mdx': `# B\n\n{${name}} {props.${name}} {[].${name}} <${name} {...x}>In.</${name}>\n`,
    [name]: 'x',
  }),
}

describe('a name that all objects inherit is like any other:', () => {
  const rows = Object.entries(sites).flatMap(([site, files]) =>
    NAMES.map(([name, other]) => [site, name, other, files] as const),
  )
  test.each(rows)('%s, %s', async (_, name, other, files) => {
    const plain = (text: string) => text.toLowerCase().replace(/[\\_]/g, '')
    const alike = (text: string) => plain(text).replaceAll(plain(other), plain(name))
    const found = [...(await documentsOf(files(name)))]
    const expected = [...(await documentsOf(files(other)))]
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(each => alike(each.join()))).toEqual(expected.map(each => alike(each.join())))
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})

test.each(NAMES.map(([name]) => name))(
  'commands of npm are as they are where its converter fails: npm %s',
  async name => {
    const documents = await documentsOf({
      'docusaurus.config.js': 'module.exports = {}\n',
      'docs/a.md': `# A\n\n:::tip\n\nText.\n\n:::\n\n\`\`\`sh npm2yarn\nnpm ${name}\n\`\`\`\n`,
    })
    const { body } = JSON.parse(documents.get('docs/a.md')!)
    expect(body).toContain('**Tip**')
    expect(body).toContain(`npm ${name}`)
  },
)

describe('a table whose keys may be any names is a Map, or is read with lookUp:', () => {
  const folder = fileURLToPath(new URL('../../src', import.meta.url))
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => [name, readFileSync(join(folder, name), 'utf8')] as const)

  /** Finds types that have any text for a key, and what is declared with one. */
  const matches = (pattern: RegExp) => sources.flatMap(([, source]) => [...source.matchAll(pattern)])
  const aliases = matches(/\btype (\w+) = (?:Readonly<)?Record<string,/g).map(([, name]) => name)
  const types = ['Record<string,', ...aliases.map(name => `${name}\\b`)].join('|')
  const declared = matches(new RegExp(`(\\w+)\\??: (?:readonly )?(?:Readonly<)?(?:${types})`, 'g'))
  const tables = new Set(declared.map(([, name]) => name))

  /** What is no such table, or whose own names are looked up. */
  const known = new Set([
    ...['table[name]', 'aliases[alias]', 'head[key]', 'EVENTS[event]', 'KIND_BY_MODE[mode]', 'KINDS[kind]'],
    ...['values[match[1]', 'values[index]', 'fields[name]', 'otherMarks[node.type]', 'outputs[name]'],
    'props[name]',
    'values[key]',
  ])

  test('tables are found', () => {
    expect([...tables]).toEqual(
      expect.arrayContaining(['variables', 'languages', 'rules', 'head', 'changes']),
    )
  })

  test.each(sources)('%s', (_, source) => {
    const lookups = source.matchAll(/\b(\w+)(?:!|\?\.)?\[([a-z][^\]'"]*)\]/g)
    const found = [...lookups].flatMap(([, table, key]) => (tables.has(table) ? `${table}[${key}]` : []))
    expect(found.filter(lookup => !known.has(lookup))).toEqual([])
  })
})
