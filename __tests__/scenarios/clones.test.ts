import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Checkout } from '../support/checkout.ts'
import { CHANGED, CHANGES, commit, git, push, type Row, scenarios } from './scenario.ts'
import type { Push } from './stage.ts'

const exactly = { live: CHANGED, outputs: { pushed: '4', archived: '2', unchanged: '1', failed: '0' } }

/** From such a checkout, a push of every kind of change makes exactly these changes. */
const exact = (title: string, options: Push, end = {}): Row => [
  title,
  [push(), commit(CHANGES), push(options)],
  { ...exactly, ...end },
]

/** As with `path: docs` in the step with actions/checkout. */
async function moveDown({ folder }: Checkout): Promise<void> {
  await mkdir(join(folder, 'below'))
  await rename(join(folder, '.git'), join(folder, 'below', '.git'))
}

const HEADER = '[http]\n\textraheader = AUTHORIZATION: basic c3RhbGU6c3RhbGU=\n'
const leaveHeader = ({ folder }: Checkout) => appendFile(join(folder, '.git', 'config'), HEADER)

async function leaveIncludedHeader({ folder }: Checkout): Promise<void> {
  const file = join(folder, '.git', 'credentials-of-a-run.config')
  await writeFile(file, HEADER)
  const condition = `[includeIf "gitdir:${join(folder, '.git')}"]`
  await appendFile(join(folder, '.git', 'config'), `${condition}\n\tpath = ${file}\n`)
}

async function workBeside({ git, folder }: Checkout): Promise<string> {
  await git('worktree', 'add', '--quiet', '--detach', 'beside')
  return join(folder, 'beside')
}

async function changeFiles({ git }: Checkout): Promise<void> {
  await git('rm', '--quiet', 'docs/new.md')
  await git('mv', 'README.md', 'other.md')
}

/** With `persist-credentials: false`, only the token of the job can fetch what the clone lacks. */
const isPrivate = { isPrivate: true }
const isSha256 = { init: ['--object-format=sha256'] }
const treeless = '--filter=tree:0'
const blobless = '--filter=blob:none'

scenarios('a clone', [
  exact('of depth 1, the default', {}),
  exact('that is treeless, of depth 1', { clone: [treeless, '--depth=1'] }),
  exact('that is sparse, so that most pages are not on the disk', { clone: ['--sparse'] }),
  exact('that is private and shallow', {}, isPrivate),
  exact('that is private and full', { clone: [] }, isPrivate),
  exact('that is private and blobless', { clone: [blobless] }, isPrivate),
  exact('with old credentials in its configuration (checkout up to v5)', { prepare: leaveHeader }, isPrivate),
  exact('with old credentials in an included file (from v6 on)', { prepare: leaveIncludedHeader }, isPrivate),
  exact('with the workspace as a work tree beside it', { clone: [], prepare: workBeside }),
  exact('whose files an earlier step has changed', { prepare: changeFiles }),
  exact('of depth 1, with SHA-256', {}, isSha256),
  [
    'in a sub-folder of the workspace ends red, says so and leaves search as it is',
    [push(), git('branch', 'before'), commit(CHANGES), push({ prepare: moveDown, red: /actions\/checkout/ })],
    { mirrors: 'before' },
  ],
])
