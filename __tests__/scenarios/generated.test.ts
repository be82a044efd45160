import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Checkout } from '../support/checkout.ts'
import { commit, generate, PAGES, push, scenarios } from './scenario.ts'

const all = Object.keys(PAGES)
const API = {
  'docs/api/index.md': '# API\n\nSee [the client](client.md).\n',
  'docs/api/client.md': '# Client\n\nIt connects.\n',
}
const TEXTS = Object.fromEntries(all.map(path => [path, '']))
const TEXTS_OF_API = Object.fromEntries(Object.keys(API).map(path => [path, '']))
const withApi = [...all, ...Object.keys(API)]
const inputs = { generated: 'docs/api/**/*.md' }
const pushApi = [generate(API), push({ inputs })]
const nothing = { pushed: '0', archived: '0', requests: '0' }
/** 30,000 characters that are 57,000 bytes. */
const longPatterns = Array.from({ length: 150 }, (_, index) => `!docs/${'é'.repeat(180)}/${index}.md`).join(
  '\n',
)

/** Files that no clone can have. */
const outside = {
  'docs/api/out.md': { link: '/etc/hostname' },
  'docs/api/git.md': { link: '../../.git/config' },
}

async function addThousands({ folder }: Checkout): Promise<void> {
  await mkdir(join(folder, 'docs/api'), { recursive: true })
  for (let index = 0; index < 5_000; index++)
    await writeFile(join(folder, `docs/api/${index * 7919}-page.md`), `# Page ${index}\n\nText.\n`)
}

scenarios('generated pages', [
  [
    'pages that git does not have are in search beside the others, without a link to GitHub, and a second run has nothing to do',
    [...pushApi, push({ outputs: nothing })],
    {
      live: {
        ...TEXTS,
        'docs/api/index.md': 'See [the client](client.md).\n',
        'docs/api/client.md': 'It connects.\n',
      },
    },
  ],
  [
    'a pattern that matches nothing is an error, and nothing is archived',
    [
      ...pushApi,
      generate({}),
      push({ red: /matches no file of the workspace/ }),
      generate(API),
      push({ outputs: nothing }),
    ],
    { live: withApi },
  ],
  [
    'a link that leads out of the workspace or into git’s folder fails by name, one inside it is read',
    [
      generate({ ...API, ...outside, 'docs/api/in.md': { link: '../faq.md' } }),
      push({ inputs, red: /docs\/api\/git\.md.* is a link that leads out of the workspace/ }),
      ...[generate({ ...API, 'docs/api/in.md': { link: '../faq.md' } }), push()],
    ],
    { live: { ...TEXTS, ...TEXTS_OF_API, 'docs/api/in.md': 'And answers.' } },
  ],
  [
    'more pages than a record has room for are an error that names the way out',
    [
      ...[push(), push({ inputs, prepare: addThousands, red: /Keep the record in a file/ }), generate(API)],
      push({ inputs: { generated: `${inputs.generated}\n${longPatterns}` }, red: /bytes of 48000\)/ }),
      push({ inputs: {} }),
    ],
    { isOnGitHub: true, live: all },
  ],
  [
    'a generated page that is committed and that files do not match does not leave search',
    [
      generate(API),
      push({ inputs: { ...inputs, files: '*.md\ndocs/*.md' } }),
      commit({ 'docs/api/client.md': API['docs/api/client.md'] }),
      push({ red: /"docs\/api\/client\.md" is in the commit as well/ }),
      push({ inputs }),
    ],
    { live: withApi, outputs: { archived: '0' } },
  ],
])
