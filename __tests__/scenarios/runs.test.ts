import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import type { Checkout } from '../support/checkout.ts'
import { CHANGED, CHANGES, commit, git, PAGES, push, type Row, type Step, scenarios } from './scenario.ts'
import type { Push, Stage } from './stage.ts'

const before = Object.keys(PAGES)

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

scenarios('a clone', [
  exact('of depth 1, the default', {}),
  exact('that is treeless, of depth 1', { clone: ['--filter=tree:0', '--depth=1'] }),
  exact('that is private and shallow', {}, isPrivate),
  exact('that is private and blobless', { clone: ['--filter=blob:none'] }, isPrivate),
  exact('with old credentials in its configuration (checkout up to v5)', { prepare: leaveHeader }, isPrivate),
  exact('with old credentials in an included file (from v6 on)', { prepare: leaveIncludedHeader }, isPrivate),
  exact('with the workspace as a work tree beside it', { clone: [], prepare: workBeside }),
  exact('of a repository with SHA-256', {}, { init: ['--object-format=sha256'] }),
  exact('whose files an earlier step has changed', { prepare: changeFiles }),
  [
    'in a sub-folder of the workspace ends red, says so and leaves search as it is',
    [push(), git('branch', 'before'), commit(CHANGES), push({ prepare: moveDown, red: /actions\/checkout/ })],
    { mirrors: 'before' },
  ],
])

const on = (name: string, ref = 'refs/heads/main', payload: Record<string, unknown> = {}): Push => ({
  event: { name, ref, payload: { repository: { default_branch: 'main' }, ...payload } },
})

/** A branch, and its merge with `main`, have changes. @param earlier the runs before it, of `main`. */
const proposed = (
  title: string,
  options: (base: string) => Push,
  end = {},
  earlier: readonly Step[] = [push()],
): Row => [
  title,
  [
    ...earlier,
    git('checkout', '--quiet', '-b', 'topic'),
    commit(CHANGES),
    git('checkout', '--quiet', '-b', 'merged', 'main'),
    git('merge', '--quiet', '--no-ff', '--no-edit', 'topic'),
    git('tag', 'v2'),
    git('checkout', '--quiet', 'main'),
    async on => on.push(options(await on.origin.git('rev-parse', 'main'))),
  ],
  { live: before, outputs: {}, ...end },
]
const preview = {
  outputs: { pushed: '4', archived: '2', unchanged: '1', requests: '0' },
  report: { isPreview: true },
  // The clone has no file of the base.
  summary: 'Changed&#58; README.md (lines added&#58; 2, removed&#58; 2)',
}
const pull = (sha: string) => on('pull_request', 'refs/pull/1/merge', { pull_request: { base: { sha } } })
const queued = (base_sha: string) => on('merge_group', 'refs/heads/queue/main', { merge_group: { base_sha } })
const noSecrets = { 'api-key': '', 'github-token': '', journal: 'deployments' }

/** The page that the pull request removes is linked to by one that it does not touch. */
const BROKEN =
  '::warning file=docs/install.md,line=3,col=8::"configure.md" is not in the repository: the link stays as written. Fix the link, or add the file. (missing-target) #missing-target'

scenarios('events', [
  [
    'run by hand, everything is pushed',
    [push(), commit(CHANGES), push(on('workflow_dispatch'))],
    { live: CHANGED, outputs: { pushed: '5', archived: '2', unchanged: '0' } },
  ],
  [
    'a push that changes nothing for search, with a wrong key, asks the service nothing and says so',
    [
      ...[push(), commit({ 'src/main.c': 'int main;\n' })],
      push({
        inputs: { 'api-key': 'wrong' },
        log: [
          'Since the last sync, of SHA: 0 pages to check, 0 gone, 5 unchanged.',
          'Nothing changed since SHA; the service was not asked: 0 pushed, 0 archived, 5 unchanged, 0 hidden, 0 skipped, 0 failed, 0 not sent.',
        ],
      }),
      commit({ 'docs/draft.md': '---\ndraft: true\n---\n' }),
      push({
        log: [
          'Since the last sync, of SHA: 1 page to check, 0 gone, 5 unchanged.',
          'Nothing to push or archive since SHA; the service was not asked: 0 pushed, 0 archived, 5 unchanged, 1 hidden, 0 skipped, 0 failed, 0 not sent.',
        ],
      }),
    ],
    { outputs: { requests: '0' } },
  ],
  proposed('a push of a tag with the name of the branch pushes nothing', () => ({
    ...on('push', 'refs/tags/main'),
    at: 'v2',
  })),
  proposed('the deletion of the branch archives nothing', () =>
    on('push', 'refs/heads/main', { deleted: true }),
  ),
  proposed('a merge queue previews the changes', base => ({ ...queued(base), at: 'merged' }), preview),
  proposed(
    'a pull request from a fork, without secrets, previews the changes',
    base => ({
      ...pull(base),
      ...{ at: 'merged', inputs: noSecrets },
      log: [
        'The record of past syncs cannot be read. Compared with main: 4 pages to check, 2 gone, 1 unchanged.',
        'Preview, nothing was written. The record of past syncs cannot be read. Compared with main, this would result in: 4 pushed, 2 archived, 1 unchanged, 0 hidden, 0 skipped, 0 failed, 0 not sent.',
        BROKEN,
      ],
    }),
    { ...preview, report: { isPreview: true, comparedWith: 'base', baseline: '' } },
  ),
  proposed(
    'a pull request before the first sync previews that, and what it changes itself',
    base => ({
      ...{ ...pull(base), at: 'merged' },
      log: [
        'First sync: 5 pages to check.',
        'Preview, nothing was written. First sync: 5 pages would be pushed. In all it would be: 5 pushed, 0 archived, 0 unchanged, 0 hidden, 0 skipped, 0 failed, 0 not sent.',
        BROKEN,
      ],
    }),
    {
      ...preview,
      ...{ live: undefined, liveIn: {}, mirrors: false },
      outputs: { pushed: '5', archived: '0', unchanged: '0', requests: '0' },
      report: { isPreview: true, comparedWith: 'nothing', baseline: '' },
    },
    [],
  ),
  proposed(
    'a pull request after syncs that all failed previews what the next run would do',
    base => ({
      ...pull(base),
      at: 'merged',
      says: /No earlier sync has succeeded: 5 pages to check, 2 gone/,
    }),
    { ...preview, outputs: { pushed: '5', archived: '2' }, mirrors: false, live: undefined, liveIn: {} },
    [push({ red: true, faults: [{ status: 503, headers: { 'retry-after': '600' } }] })],
  ),
  proposed(
    'a pull request whose own commit is checked out, not the merge, previews the changes',
    base => ({ ...pull(base), at: 'topic' }),
    preview,
  ),
  [
    'a dry run on the branch previews the changes',
    [
      ...[push(), git('branch', 'before'), commit(CHANGES)],
      push({ inputs: { 'dry-run': 'true', 'api-key': '' } }),
    ],
    { ...preview, live: before, mirrors: 'before' },
  ],
  proposed('pull_request_target is refused and pushes nothing', base => ({
    ...on('pull_request_target', 'refs/heads/main', { pull_request: { base: { sha: base } } }),
    ...{ at: 'merged', red: /secrets/ },
  })),
])

const EDIT = { 'docs/faq.md': '# Questions\n\nBetter answers.\n' }

const goBack = git('reset', '--quiet', '--hard', 'HEAD~1')
/** The server forgets every commit that no branch has. */
const forget = [git('reflog', 'expire', '--expire=now', '--all'), git('gc', '--quiet', '--prune=now')]
const byHand = { event: { name: 'workflow_dispatch', ref: 'refs/heads/main' } }
/** A page that only one commit has, which a force push then removes. */
const onlyThere = commit({ 'docs/gone.md': '# Gone\n\nText.\n', ...EDIT })

scenarios('a force push', [
  [
    'after which the server has forgotten the old commit ends red and says what to do; a run by hand succeeds',
    [
      ...[commit(EDIT), push(), goBack, commit({ 'docs/new.md': '# New\n\nText.\n' }), ...forget],
      ...[push({ red: /is gone, .* Run the workflow by hand/ }), push(byHand), commit(CHANGES), push()],
    ],
    { live: CHANGED, outputs: { archived: '2' } },
  ],
  [
    'so that a page that only a forgotten commit had stays in search, and the run by hand says so',
    [onlyThere, push(), goBack, ...forget, push({ ...byHand, says: /may be left in search/ })],
    { leftover: ['docs/gone.md'], summary: '> [!WARNING]\n> The earlier commit ' },
  ],
  [
    'before an old run is started again, which then leaves search as it is, from any clone',
    [
      ...[push(), commit(CHANGES), git('tag', 'off'), push()],
      ...[git('reset', '--quiet', '--hard', 'HEAD~1'), push()],
      ...[push({ at: 'off', again: 2 }), push({ at: 'off', again: 2, clone: [] })],
    ],
    { live: before, ...{ outputs: { requests: '0' }, report: { status: 'overtaken' } } },
  ],
])

/** What a run prints that waits for another. */
const waitsFor = (run: number) => new RegExp(`\\bRun ${run} `)

scenarios('overlapping runs', [
  [
    'a run that begins during that of an older commit waits, and has the last word',
    [
      async on => {
        // The service does not answer the older run before that.
        const older = on.push({ faults: [{ until: on.said(waitsFor(1)) }] })
        await on.requested(1)
        await on.origin.commit(CHANGES)
        await Promise.all([older, on.push({ says: waitsFor(1) })])
      },
    ],
    { live: CHANGED },
  ],
])

/** A run that has nothing to deliver, as by the recipe catch-up. */
const quiet = (options: Push = {}): Step =>
  push({ ...on('schedule'), inputs: { sync: 'changes' }, ...options })
const sentAgain = { pushed: '0', unchanged: '5', verified: '1', requests: '1' }
const notAccepted = { pushed: '0', unchanged: '5', verified: '0', failed: '0' }
/** No version is written of a document that is sent again, and a run after the refused one is green. */
const refused = (title: string, red: RegExp, options: Push): Row => [
  title,
  [push(), quiet({ red, outputs: notAccepted, ...options }), quiet({ outputs: sentAgain })],
]

function archiveByHand({ sandbox: { store } }: Stage, externalRef: string): void {
  const document = store.active('docs').get(externalRef)!
  store.take({
    connector: 'docs',
    bytes: 0,
    receivedAt: new Date(),
    documents: [{ ...document, archived: true }],
  })
}

scenarios('a run with nothing to deliver', [
  [
    'on a schedule sends one unchanged document again, of which no new version is written, and says so',
    [
      push(),
      async on => {
        const { versions } = on.sandbox.store.counts('docs')
        await quiet({
          log: [
            'Since the last sync, of SHA: 0 pages to check, 0 gone, 5 unchanged.',
            'Nothing changed since SHA; 1 sent again to see that search accepts it: 0 pushed, 0 archived, 5 unchanged, 0 hidden, 0 skipped, 0 failed, 0 not sent.',
          ],
        })(on)
        expect(on.sandbox.store.counts('docs').versions).toBe(versions)
      },
    ],
    {
      outputs: sentAgain,
      report: {
        documents: expect.arrayContaining([expect.objectContaining({ path: 'README.md', isVerified: true })]),
      },
      summary: '| Unchanged | Verified | Requests |',
    },
  ],
  ['by hand does the same', [push(), quiet(on('workflow_dispatch'))], { outputs: sentAgain }],
  refused('is red where the key was revoked', /search did not accept.*#api-key/s, {
    inputs: { 'api-key': 'revoked', sync: 'changes' },
  }),
  refused('is red where the key lost its write access', /search did not accept.*#api-key/s, {
    inputs: { 'api-key': 'read-only-key', sync: 'changes' },
  }),
  refused('is red where the connector was deleted', /search did not accept.*#connector-id/s, {
    faults: [{ status: 404 }],
  }),
  refused('is red where the connector is gone for good', /search did not accept/, {
    faults: [{ status: 410 }],
  }),
  refused('is red where the service is down', /search did not accept.*#service-down/s, {
    faults: [{ status: 503, headers: { 'retry-after': '600' } }],
  }),
  [
    'tries again where the connection is reset',
    [push(), quiet({ faults: [{ reset: 'before' }] })],
    { outputs: { ...sentAgain, requests: '2' } },
  ],
  [
    'brings back the first document where somebody archived it in search by hand, as a run of everything does, and no other',
    [
      push(),
      on => {
        for (const ref of ['README.md', 'docs/faq.md']) archiveByHand(on, ref)
      },
      quiet(),
    ],
    {
      mirrors: false,
      live: ['README.md', 'docs/configure.md', 'docs/glossary.md', 'docs/install.md'],
      outputs: sentAgain,
    },
  ],
  [
    'asks nobody on a push, in a dry run, and before the first success',
    [
      quiet({ inputs: { sync: 'changes', 'dry-run': 'true' }, outputs: { requests: '0' } }),
      push({ inputs: {} }),
      push({ outputs: { verified: '0', requests: '0' } }),
      quiet({ inputs: { sync: 'changes', 'dry-run': 'true' } }),
    ],
    { outputs: { verified: '0', requests: '0' } },
  ],
  [
    'sends nothing where every document is hidden',
    [
      push({ inputs: { files: 'docs/faq.md' } }),
      commit({ 'docs/faq.md': '---\ndraft: true\n---\n' }),
      push({ inputs: { files: 'docs/faq.md', 'max-archive': '100%' }, outputs: { archived: '1' } }),
      quiet({
        inputs: { sync: 'changes', files: 'docs/faq.md' },
        outputs: { unchanged: '1', verified: '0', requests: '0' },
      }),
      push({ inputs: {} }),
    ],
  ],
])
