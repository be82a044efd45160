import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { filesOf } from '../../scripts/site/repository.ts'
import type { Files } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { openStage } from '../workflows/stage.ts'

const run = promisify(execFile)
const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url))

async function filesIn(folder: string): Promise<Files> {
  const root = join(fixtures, folder)
  const paths = await filesOf(root)
  return Object.fromEntries(
    await Promise.all(paths.map(async path => [path, await readFile(join(root, path))])),
  )
}

/** What packages are installed with here: the certificates of the machine, and a cache. */
const { NODE_EXTRA_CA_CERTS } = process.env
const MACHINE = {
  npm_config_cache: join(homedir(), '.npm'),
  ...(NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS }),
}

/** A `package.json` with its lock file, as `npm ci` wants both. */
async function npmFiles(content: object): Promise<Files> {
  await using folder = await temporaryFolder()
  const text = JSON.stringify({ private: true, ...content })
  const path = join(folder.path, 'package.json')
  await writeFile(path, text)
  await run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: folder.path })
  return {
    'package.json': text,
    'package-lock.json': await readFile(join(folder.path, 'package-lock.json'), 'utf8'),
  }
}

const NOTEBOOK = {
  cells: [
    { cell_type: 'markdown', metadata: {}, source: ['# Waves\n', '\n', 'How they add up.'] },
    {
      ...{ cell_type: 'code', execution_count: 1, metadata: {} },
      outputs: [{ output_type: 'stream', name: 'stdout', text: ['forty-two\n'] }],
      source: ['print("forty-two")'],
    },
  ],
  metadata: { language_info: { name: 'python' } },
  ...{ nbformat: 4, nbformat_minor: 4 },
}

const DOCUSAURUS = Object.fromEntries(
  ['core', 'preset-classic', 'plugin-client-redirects', 'remark-plugin-npm2yarn'].map(name => [
    `@docusaurus/${name}`,
    '*',
  ]),
)

/** Condition: a recipe and its repository; result: a page that its generator makes, and words that only it makes. */
const rows: [recipe: string, generator: string, files: () => Promise<Files>, page: string, words: RegExp][] =
  [
    [
      'built-site',
      'MkDocs',
      async () => ({
        ...(await filesIn('built/sites/mkdocs-readthedocs/repo')),
        'mkdocs.yml':
          'site_name: Product\nsite_url: https://docs.example.com/\nmarkdown_extensions: [admonition, pymdownx.snippets]\n',
        'shared.md': 'What is shared.\n',
        'docs/guide/included.md': '# Included\n\n--8<-- "shared.md"\n',
        'requirements.txt': 'mkdocs==1.6.1\npymdown-extensions==10.16.1\n',
      }),
      'docs/guide/included.md',
      /What is shared\.\n\n\[Included · docs\/guide\/included\.md\]\(https:\/\/docs\.example\.com\/guide\/included\/\)/,
    ],
    [
      'built-site',
      'Hugo',
      () => filesIn('built/sites/hugo-theme/repo'),
      'content/docs/tabs.md',
      /\*\*Windows\*\*\n\nRun `nmake` there\./,
    ],
    [
      'sphinx',
      'Sphinx',
      async () => ({
        ...(await filesIn('built/sites/sphinx/repo')),
        'docs/requirements.txt': 'sphinx\nmyst-parser\nsphinx-design\nfuro\n',
      }),
      'docs/_build/html/reference.html',
      /\(https:\/\/docs\.example\.com\/reference\.html\)/,
    ],
    [
      'built-site',
      'Docusaurus',
      async () => ({
        ...(await filesIn('sites/docusaurus/markup/repo')),
        'docs/made.mdx': '# Made\n\n{[1, 2].map(each => <p key={each}>made {each * 21}</p>)}\n',
        ...(await npmFiles({
          scripts: { build: 'docusaurus build' },
          dependencies: { ...DOCUSAURUS, 'raw-loader': '*', react: '*', 'react-dom': '*' },
        })),
      }),
      'docs/made.mdx',
      /made 42/,
    ],
    [
      'generated',
      'TypeDoc',
      async () => ({
        ...(await npmFiles({
          devDependencies: { typedoc: '*', 'typedoc-plugin-markdown': '*', typescript: '5.9.3' },
        })),
        'typedoc.json': '{ "entryPoints": ["src/index.ts"] }',
        'tsconfig.json': '{ "include": ["src"] }',
        'src/index.ts':
          '/** Adds two numbers. */\nexport function add(one: number, two: number): number {\n  return one + two\n}\n',
        'docs/start.md': '# Start\n\nText.\n',
      }),
      'docs/api/functions/add.md',
      /Adds two numbers\./,
    ],
    [
      'generated',
      'Jupyter',
      async () => ({
        'notebooks/waves.ipynb': JSON.stringify(NOTEBOOK),
        'docs/start.md': '# Start\n\nText.\n',
      }),
      'notebooks/waves.md',
      /How they add up\.[\s\S]*forty-two/,
    ],
  ]

test.each(rows)(
  'the recipe %s pushes what %s makes, and nothing when that is the same again',
  async (recipe, generator, files, page, words) => {
    await using home = await temporaryFolder()
    await run('python3', ['-m', 'venv', join(home.path, 'python')])
    const bin = join(home.path, 'python', 'bin')
    await using stage = await openStage({}, await files())
    const environment = { PATH: bin + delimiter + process.env.PATH, ...MACHINE }
    const push = () => stage.run({ recipe, generator, environment })
    const first = await push()
    if (first.exitCode !== 0) throw new Error(first.log.slice(-4000))
    expect(first.outputs).toMatchObject({ failed: '0' })
    expect(stage.searched()).toContain(page)
    expect(stage.sandbox.store.active('docs').get(page)?.body).toMatch(words)
    expect(await push()).toMatchObject({ exitCode: 0, outputs: { pushed: '0', archived: '0' } })
  },
  1_800_000,
)
