import { CHANGED, CHANGES, commit, git, PAGES, push, type Row, scenarios } from './scenario.ts'
import type { Push } from './stage.ts'

const on = (name: string, ref = 'refs/heads/main', payload: Record<string, unknown> = {}): Push => ({
  event: { name, ref, payload: { repository: { default_branch: 'main' }, ...payload } },
})

/** Search mirrors `main`, which has other pages by now. */
const after = (title: string, options: Push, outputs: Record<string, string>): Row => [
  title,
  [push(), commit(CHANGES), push(options)],
  { live: CHANGED, outputs: { archived: '2', ...outputs } },
]
const all = { pushed: '5', unchanged: '0' }

/** Search mirrors `main`; a branch, and its merge with `main`, have changes. */
const proposed = (title: string, options: (base: string) => Push, end = {}): Row => [
  title,
  [
    push(),
    git('checkout', '--quiet', '-b', 'topic'),
    commit(CHANGES),
    git('checkout', '--quiet', '-b', 'merged', 'main'),
    git('merge', '--quiet', '--no-ff', '--no-edit', 'topic'),
    git('tag', 'v2'),
    git('checkout', '--quiet', 'main'),
    async on => on.push(options(await on.origin.git('rev-parse', 'main'))),
  ],
  { live: Object.keys(PAGES), outputs: {}, ...end },
]
const preview = {
  outputs: { pushed: '4', archived: '2', unchanged: '1', requests: '0' },
  report: { isPreview: true },
}
const pull = (sha: string) => on('pull_request', 'refs/pull/1/merge', { pull_request: { base: { sha } } })
const queued = (base_sha: string) => on('merge_group', 'refs/heads/queue/main', { merge_group: { base_sha } })
const noSecrets = { 'api-key': '', 'github-token': '', journal: 'deployments' }

scenarios('events', [
  after('run by hand, everything is pushed', on('workflow_dispatch'), all),
  after(
    'run by hand with sync: changes, what changed is pushed',
    { ...on('workflow_dispatch'), inputs: { sync: 'changes' } },
    { pushed: '4', unchanged: '1' },
  ),
  after(
    'on a schedule whose event does not name the default branch, everything is pushed',
    { event: { name: 'schedule', ref: 'refs/heads/main', payload: {} } },
    all,
  ),
  proposed('a push of a tag with the name of the branch pushes nothing', () => ({
    ...on('push', 'refs/tags/main'),
    at: 'v2',
  })),
  proposed('the deletion of the branch archives nothing', () =>
    on('push', 'refs/heads/main', { deleted: true }),
  ),
  proposed('a merge queue previews the changes', base => ({ ...queued(base), at: 'merged' }), preview),
  proposed('a pull request previews the changes', base => ({ ...pull(base), at: 'merged' }), preview),
  proposed(
    'a pull request from a fork, without secrets, previews the changes',
    base => ({ ...pull(base), at: 'merged', inputs: noSecrets }),
    preview,
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
    { ...preview, live: Object.keys(PAGES), mirrors: 'before' },
  ],
  proposed('pull_request_target is refused and pushes nothing', base => ({
    ...on('pull_request_target', 'refs/heads/main', { pull_request: { base: { sha: base } } }),
    ...{ at: 'merged', red: /secrets/ },
  })),
])
