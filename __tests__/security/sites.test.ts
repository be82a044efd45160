import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { ActionOptions } from '../../sandbox/action.ts'
import type { Files } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { openStage } from '../support/stage.ts'

const SECRET = 'the secret of another folder'

/** Far less than a runner has. */
const HEAP: Partial<ActionOptions> = { environment: { NODE_OPTIONS: '--max-old-space-size=300' } }

const lines = (...all: readonly string[]) => `${all.join('\n\n')}\n`
const mkdocs = (config: string): Files => ({ 'mkdocs.yml': `site_url: https://docs.example.com/\n${config}` })
const SNIPPETS = 'markdown_extensions: [pymdownx.snippets]\n'

/** A site of each kind that has includes: its files, its page, and how a file is included there. */
const including: Readonly<Record<string, [files: Files, page: string, include: (path: string) => string]>> = {
  mkdocs: [mkdocs(SNIPPETS), 'docs/a.md', path => `--8<-- "${path}"\n\n{% include-markdown "${path}" %}`],
  vitepress: [{ '.vitepress/config.js': '' }, 'a.md', path => `<!--@include: ${path}-->\n\n<<< ${path}`],
  docusaurus: [
    { 'docusaurus.config.js': '' },
    'docs/a.mdx',
    path => `import X${path.length} from '${path}.mdx'\n\n<X${path.length} />`,
  ],
  docfx: [
    { 'docfx.json': '{"build": {"content": [{"files": ["**/*.md"]}]}}' },
    'a.md',
    path => `[!INCLUDE [x](${path})]\n\n[!code-text[x](${path})]\n\n:::code source="${path}":::`,
  ],
  mdbook: [
    { 'book.toml': '[book]\n', 'src/SUMMARY.md': '[A](a.md)\n' },
    'src/a.md',
    path => `{{#include ${path}}}`,
  ],
  hugo: [
    { 'hugo.toml': 'title = "A"\n' },
    'content/a.md',
    path => `{{% include "${path}" %}}\n\n{{< readfile file="${path}" >}}`,
  ],
  jekyll: [
    { '_config.yml': 'title: A\n' },
    'a.md',
    path => `{% include ${path} %}\n\n{% include_relative ${path} %}`,
  ],
  gitbook: [{ '.gitbook.yaml': 'root: .\n' }, 'a.md', path => `{% include "${path}" %}`],
}

describe('nothing outside of the commit is included', () => {
  test.each(Object.keys(including))('%s', async name => {
    const [files, page, include] = including[name]!
    await using outside = await temporaryFolder()
    for (const end of ['', '.mdx', '.md']) await writeFile(join(outside.path, `secret.txt${end}`), SECRET)
    const up = `${'../'.repeat(12)}${outside.path.slice(1)}/secret.txt`
    const paths = [
      up,
      `${outside.path}/secret.txt`,
      '../../etc/passwd',
      '/etc/passwd',
      './link',
      './folder/secret.txt',
    ]
    const folder = page.slice(0, page.lastIndexOf('/') + 1)
    await using stage = await openStage({
      ...files,
      [page]: lines('# A', ...paths.map(include), 'The last words.'),
      [`${folder}link`]: { link: join(outside.path, 'secret.txt') },
      [`${folder}link.mdx`]: { link: join(outside.path, 'secret.txt') },
      [`${folder}folder`]: { link: outside.path },
    })
    const run = await stage.push()
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1', failed: '0' } })
    expect(stage.bodyOf(page)).toContain('The last words.')
    expect(run.output).toMatch(/cannot be included: /)
    for (const text of [stage.bodyOf(page), run.output, run.summary, JSON.stringify(run.report)]) {
      expect(text).not.toContain(SECRET)
      expect(text).not.toContain('root:x:')
    }
  })
})

/** Files that each include all ten of the next level: 10^levels includes. */
const fanOut = (levels: number, end: string, include: (name: string) => string): Files =>
  Object.fromEntries(
    Array.from({ length: levels * 10 }, (_, index) => {
      const level = Math.floor(index / 10)
      const inner = Array.from({ length: level + 1 < levels ? 10 : 0 }, (_, next) =>
        include(`p${level + 1}-${next}`),
      )
      return [`parts/_p${level}-${index % 10}${end}`, lines(`Level ${level}.`, ...inner)]
    }),
  )

describe('includes without end are bounded, and the page is pushed:', () => {
  const snippet = (name: string) => `--8<-- "parts/_${name}.md"`
  const imported = (name: string) => {
    const component = name.replace('-', '_').toUpperCase()
    return `import ${component} from '@site/parts/_${name}.mdx'\n\n<${component} />`
  }
  const first = (include: (name: string) => string) =>
    lines('# A', 'Level 0.', ...Array.from({ length: 10 }, (_, index) => include(`p0-${index}`)))
  const rows: [string, string, Files, RegExp][] = [
    [
      'a page that includes itself',
      'docs/a.md',
      { ...mkdocs(SNIPPETS), 'docs/a.md': lines('# A', '--8<-- "docs/a.md"', 'Level 0.') },
      /docs\/a\.md would include itself/,
    ],
    [
      'ten files that each include ten, six levels deep',
      'docs/a.md',
      { ...mkdocs(SNIPPETS), 'docs/a.md': first(snippet), ...fanOut(6, '.md', snippet) },
      /more than 2,000 files/,
    ],
    [
      'ten partials that each import ten, six levels deep',
      'docs/a.mdx',
      { 'docusaurus.config.js': '', 'docs/a.mdx': first(imported), ...fanOut(6, '.mdx', imported) },
      /more than 2,000 files/,
    ],
    [
      'partials that import each other',
      'docs/a.mdx',
      {
        'docusaurus.config.js': '',
        'docs/a.mdx': lines('# A', imported('one')),
        'parts/_one.mdx': lines('Level 0.', imported('two')),
        'parts/_two.mdx': lines(imported('one'), imported('two')),
      },
      /would include itself/,
    ],
    [
      'a file of 100 MB',
      'docs/a.md',
      {
        ...mkdocs(SNIPPETS),
        'docs/a.md': lines('# A', 'Level 0.', '--8<-- "large.txt"'),
        'large.txt': 'word '.repeat(20_000_000),
      },
      /large\.txt\\?" cannot be included: .*5 MB/,
    ],
    [
      'a hundred files of 4 MB',
      'docs/a.md',
      {
        ...mkdocs(SNIPPETS),
        'docs/a.md': lines(
          '# A',
          'Level 0.',
          ...Array.from({ length: 100 }, (_, index) => `--8<-- "p/${index}.txt"`),
        ),
        ...Object.fromEntries(
          Array.from({ length: 100 }, (_, index) => [
            `p/${index}.txt`,
            `${index} ${'word '.repeat(800_000)}`,
          ]),
        ),
      },
      /5,000,000 characters/,
    ],
  ]
  test.each(rows)('%s', async (_, page, files, says) => {
    await using stage = await openStage({ ...files, 'docs/b.md': '# B\n\nText.\n' })
    const run = await stage.push(HEAP)
    expect(run).toMatchObject({ exitCode: 0, outputs: { failed: '0' } })
    expect(run.output).toMatch(says)
    expect(stage.bodyOf(page)).toContain('Level 0.')
  })
})

describe('a configuration is read as data, and nothing in it is run:', () => {
  const code = (folder: string) => `
    import { writeFileSync } from 'node:fs'
    import evil from './evil.mjs'
    require('child_process').execSync('touch ${folder}/required')
    writeFileSync('${folder}/imported', '')
    process.exit(3)`
  const rows: [string, string, (folder: string) => string, string][] = [
    [
      'a tag that names a Python object',
      'mkdocs.yml',
      folder =>
        `site_url: https://docs.example.com/\nhooks: [evil.py]\nx: !!python/object/apply:os.system ["touch ${folder}/python"]\n`,
      'docs/a.md',
    ],
    [
      'a variable of the environment',
      'mkdocs.yml',
      () =>
        'site_url: https://docs.example.com/\nplugins: [macros: {}]\nextra: {a: !ENV SECRET_OF_A_TEST, b: !ENV [SECRET_OF_A_TEST, c]}\n',
      'docs/a.md',
    ],
    [
      'JavaScript of Docusaurus',
      'docusaurus.config.mjs',
      folder => `${code(folder)}\nexport default { url: 'https://docs.example.com', x: evil() }\n`,
      'docs/a.md',
    ],
  ]
  test.each(rows)('%s', async (_, path, config, page) => {
    await using outside = await temporaryFolder()
    const evil = `import { writeFileSync } from 'node:fs'\nwriteFileSync('${outside.path}/evil', '')\nprocess.exit(4)\n`
    await using stage = await openStage({
      [path]: config(outside.path),
      'evil.mjs': evil,
      'evil.py': `import os\nos.system("touch ${outside.path}/hook")\n`,
      [page]: '# A\n\nText {{ a }} {{ b }}.\n',
    })
    const run = await stage.push({ environment: { SECRET_OF_A_TEST: SECRET } })
    expect(run).toMatchObject({ exitCode: 0, outputs: { failed: '0' } })
    expect(stage.bodyOf(page)).toMatch(/https:\/\/docs\.example\.com\/(?:docs\/)?a/)
    expect(stage.bodyOf(page) + run.output + JSON.stringify(run.report)).not.toContain(SECRET)
    expect(await readdir(outside.path)).toEqual([])
  })
})

describe('a configuration that cannot be read is named, and the pages are pushed as GitHub shows them:', () => {
  const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000)
  const bomb = Array.from(
    { length: 26 },
    (_, i) => `a${i}: &a${i} [${`*a${i - 1}, `.repeat(i ? 9 : 0)}]\n`,
  ).join('')
  const rows: [string, string, string][] = [
    ['YAML of 10 MB', 'mkdocs.yml', `site_name: A\nx: ${'a'.repeat(10_000_000)}\n`],
    ['YAML 100,000 deep', 'mkdocs.yml', `site_name: A\nx: ${deep('[', ']')}\n`],
    ['YAML with aliases of aliases', 'mkdocs.yml', `site_name: A\n${bomb}`],
    ['JSON 100,000 deep', 'docfx.json', `{"build": {"content": ${deep('[', ']')}}}`],
    ['TOML 100,000 deep', 'hugo.toml', `title = ${deep('[', ']')}\n`],
    ['JavaScript 100,000 deep', 'docusaurus.config.js', `module.exports = ${deep('[', ']')}\n`],
  ]
  test.each(rows)('%s', async (_, path, config) => {
    await using stage = await openStage({
      [path]: config,
      'docs/a.md': '# A\n\nText.\n',
      'content/a.md': '# A\n\nText.\n',
    })
    const run = await stage.push(HEAP)
    expect(run).toMatchObject({ exitCode: 0, outputs: { failed: '0' } })
    expect(run.output).toMatch(new RegExp(`::warning::${path.replace('.', '\\.')} `))
    expect(stage.live()).toContain(path === 'hugo.toml' ? 'content/a.md' : 'docs/a.md')
  })

  test.each([1_000, 3_000, 12_000])('nesting that is %i deep', async depth => {
    const inner = '['.repeat(depth) + ']'.repeat(depth)
    await using stage = await openStage({
      'a/mkdocs.yml': `INHERIT: base.yml\nsite_name: A\nextra: ${'{x: '.repeat(depth)}1${'}'.repeat(depth)}\n`,
      'a/base.yml': `extra: ${'{x: '.repeat(depth)}1${'}'.repeat(depth)}\n`,
      'b/docs.json': `{"theme": "a", "navigation": ${inner}}`,
      'c/docfx.json': `{"build": {"content": [{"files": ["**/*.md"], "x": ${inner}}]}}`,
      'd/hugo.toml': `title = "A"\nparams = ${inner}\n`,
      'e/_config.yml': `title: ${inner}\n`,
      'f/docusaurus.config.js': `module.exports = { x: ${inner} }\n`,
      ...Object.fromEntries(
        ['a/docs', 'b', 'c', 'd/content', 'e', 'f/docs'].map(folder => [`${folder}/a.md`, '# A\n\nText.\n']),
      ),
    })
    expect(await stage.push(HEAP)).toMatchObject({ exitCode: 0, outputs: { pushed: '6', failed: '0' } })
  })
})
