import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Checkout } from '../support/checkout.ts'
import { CHANGED, CHANGES, type Push, type Scenario } from './scenario.ts'
import { type Row, scenarios } from './table.ts'

/** Every kind of change, pushed from such a checkout. */
const changedIn = (push: Push) => async (on: Scenario) => {
  await on.push()
  await on.commit(CHANGES)
  await on.push(push)
}
const exactly = { live: CHANGED, outputs: { pushed: '4', archived: '2', unchanged: '1', failed: '0' } }

/** As with `path: docs` in the step with actions/checkout. */
async function moveDown({ folder }: Checkout): Promise<void> {
  await mkdir(join(folder, 'below'))
  await rename(join(folder, '.git'), join(folder, 'below', '.git'))
}

const HEADER = '[http]\n\textraheader = AUTHORIZATION: basic c3RhbGU6c3RhbGU=\n'

/** How versions of actions/checkout leave credentials, here of a token that is no longer good. */
const LEFT: Record<string, (checkout: Checkout) => Promise<unknown>> = {
  'in its configuration, as up to v5': ({ folder }) => appendFile(join(folder, '.git', 'config'), HEADER),
  'in a file that its configuration includes, as from v6 on': async ({ folder }) => {
    const file = join(folder, '.git', 'credentials-of-a-run.config')
    await writeFile(file, HEADER)
    const condition = `[includeIf "gitdir:${join(folder, '.git')}"]`
    await appendFile(join(folder, '.git', 'config'), `${condition}\n\tpath = ${file}\n`)
  },
}

/** With `persist-credentials: false`, whatever the clone lacks can be had with the token of the job alone. */
const PRIVATE = {
  shallow: ['--depth=1'],
  full: [],
  treeless: ['--filter=tree:0'],
  blobless: ['--filter=blob:none'],
  'sparse and blobless': ['--sparse', '--filter=blob:none', '--depth=1'],
}

scenarios('clones', [
  [
    'the first push of a branch brings in every page',
    on => on.push(),
    { outputs: { pushed: '5', baseline: '' } },
  ],
  ['a default clone, of depth 1, pushes what changed and nothing else', changedIn({}), exactly],
  ['so does one of depth 2', changedIn({ clone: ['--depth=2'] }), exactly],
  ['so does a full one', changedIn({ clone: [] }), exactly],
  ['so does a treeless one', changedIn({ clone: ['--filter=tree:0'] }), exactly],
  ['so does a treeless one of depth 1', changedIn({ clone: ['--filter=tree:0', '--depth=1'] }), exactly],
  ['so does a blobless one', changedIn({ clone: ['--filter=blob:none'] }), exactly],
  ['so does a blobless one of depth 1', changedIn({ clone: ['--filter=blob:none', '--depth=1'] }), exactly],
  [
    'so does a sparse one, although most pages are not on the disk',
    changedIn({ clone: ['--sparse'] }),
    exactly,
  ],
  [
    'so does one that is sparse and blobless',
    changedIn({ clone: ['--sparse', '--filter=blob:none'] }),
    exactly,
  ],
  ...Object.entries(PRIVATE).map(
    ([kind, clone]): Row => [
      `so does a ${kind} one of a private repository, without credentials in the checkout`,
      changedIn({ clone }),
      { ...exactly, isPrivate: true },
    ],
  ),
  ...Object.entries(LEFT).map(
    ([place, prepare]): Row => [
      `so does one of a private repository with credentials left ${place}`,
      changedIn({ prepare: async checkout => void (await prepare(checkout)) }),
      { ...exactly, isPrivate: true },
    ],
  ),
  ['so does one with a detached HEAD', changedIn({ at: 'main' }), exactly],
  [
    'so does a work tree beside the clone',
    changedIn({
      clone: [],
      prepare: async checkout => {
        await checkout.git('worktree', 'add', '--quiet', '--detach', 'beside')
        return join(checkout.folder, 'beside')
      },
    }),
    exactly,
  ],
  [
    'so does one in which another repository is checked out too, whose pages stay out',
    changedIn({ prepare: checkout => checkout.git('clone', '--quiet', '.', 'other').then(() => {}) }),
    exactly,
  ],
  [
    'so does one whose files were changed by an earlier step: what counts is the commit',
    changedIn({
      prepare: async checkout => {
        await checkout.git('rm', '--quiet', 'docs/new.md')
        await checkout.git('mv', 'README.md', 'other.md')
      },
    }),
    exactly,
  ],
  [
    'a SHA-256 repository is pushed from a clone of depth 1',
    changedIn({}),
    { ...exactly, init: ['--object-format=sha256'] },
  ],
  [
    'a SHA-256 repository is pushed from a full clone',
    changedIn({ clone: [] }),
    { ...exactly, init: ['--object-format=sha256'] },
  ],
  [
    'a checkout in a sub-folder of the workspace ends red, says so and leaves search as it is',
    async on => {
      await on.push()
      await on.git('branch', 'before')
      await on.commit(CHANGES)
      const red = /is not a git repository with a commit in it/
      await on.push({ prepare: moveDown, red })
    },
    { mirrors: 'before' },
  ],
])
