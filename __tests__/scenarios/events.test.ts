import { CHANGED, CHANGES, PAGES, type Push, type Scenario } from './scenario.ts'
import { scenarios } from './table.ts'

const DEFAULT_BRANCH = { repository: { default_branch: 'main' } }
const on = (name: string, ref: string, payload: Record<string, unknown> = {}): Push => ({
  event: { name, ref, payload: { ...DEFAULT_BRANCH, ...payload } },
})
const all = { live: CHANGED, outputs: { pushed: '5', archived: '2', unchanged: '0' } }
const changes = { live: CHANGED, outputs: { pushed: '4', archived: '2', unchanged: '1' } }

/** Search mirrors `main`, which has moved on since. */
const changedThen = (push: Push) => async (scenario: Scenario) => {
  await scenario.push()
  await scenario.commit(CHANGES)
  await scenario.push(push)
}

/** Search mirrors `main`; a branch, and what it would be merged to, have more. */
const proposed =
  (push: (base: string) => Push) =>
  async ({ push: run, git, commit }: Scenario) => {
    await run()
    await git('checkout', '--quiet', '-b', 'topic')
    await commit(CHANGES)
    await git('checkout', '--quiet', '-b', 'merged', 'main')
    await git('merge', '--quiet', '--no-ff', '--no-edit', 'topic')
    await git('tag', 'v2')
    await git('checkout', '--quiet', 'main')
    await run(push(await git('rev-parse', 'main')))
  }
const nothing = { live: Object.keys(PAGES), outputs: {} }
const preview = {
  live: Object.keys(PAGES),
  outputs: { pushed: '4', archived: '2', unchanged: '1', requests: '0' },
}
const says = /Preview, nothing was written/
const elsewhere = /search mirrors the branch "main"\. Nothing was pushed/
const noSecrets = { 'api-key': '', 'github-token': '', journal: 'deployments' }
const refused = /runs with your secrets on content from outside/
const pull = (sha: string) => ({ pull_request: { base: { sha } } })

scenarios('events', [
  ['run by hand, everything is pushed', changedThen(on('workflow_dispatch', 'refs/heads/main')), all],
  [
    'run by hand with sync: changes, what changed is pushed',
    changedThen({ ...on('workflow_dispatch', 'refs/heads/main'), inputs: { sync: 'changes' } }),
    changes,
  ],
  [
    'run by hand on another branch, nothing is pushed',
    proposed(() => ({ ...on('workflow_dispatch', 'refs/heads/topic'), at: 'topic', says: elsewhere })),
    nothing,
  ],
  [
    'run by hand on a tag, nothing is pushed',
    proposed(() => ({ ...on('workflow_dispatch', 'refs/tags/v2'), at: 'v2', says: elsewhere })),
    nothing,
  ],
  ['on a schedule, everything is pushed', changedThen(on('schedule', 'refs/heads/main')), all],
  [
    'on a schedule whose event does not name the default branch, everything is pushed',
    changedThen({ event: { name: 'schedule', ref: 'refs/heads/main', payload: {} } }),
    all,
  ],
  [
    'told by another system (repository_dispatch), what changed is pushed',
    changedThen(on('repository_dispatch', 'refs/heads/main')),
    changes,
  ],
  [
    'a push of a tag pushes nothing',
    proposed(() => ({ ...on('push', 'refs/tags/v2'), at: 'v2', says: elsewhere })),
    nothing,
  ],
  [
    'a push of a tag that has the name of the branch pushes nothing',
    proposed(() => ({ ...on('push', 'refs/tags/main'), at: 'v2', says: elsewhere })),
    nothing,
  ],
  [
    'a push of another branch pushes nothing',
    proposed(() => ({ ...on('push', 'refs/heads/topic'), at: 'topic', says: elsewhere })),
    nothing,
  ],
  [
    'the deletion of another branch pushes nothing',
    proposed(() => ({ ...on('push', 'refs/heads/topic', { deleted: true }), says: /was deleted/ })),
    nothing,
  ],
  [
    'the deletion of the branch itself takes nothing out of search',
    proposed(() => ({ ...on('push', 'refs/heads/main', { deleted: true }), says: /was deleted/ })),
    nothing,
  ],
  [
    'a merge queue previews what would change',
    proposed(base_sha => ({
      ...on('merge_group', 'refs/heads/gh-readonly-queue/main/pr-1', { merge_group: { base_sha } }),
      at: 'merged',
      says,
    })),
    preview,
  ],
  [
    'a pull request previews what would change',
    proposed(base => ({ ...on('pull_request', 'refs/pull/1/merge', pull(base)), at: 'merged', says })),
    preview,
  ],
  [
    'a pull request from a fork, without secrets, previews what would change',
    proposed(base => ({
      ...on('pull_request', 'refs/pull/1/merge', pull(base)),
      at: 'merged',
      inputs: noSecrets,
      says,
    })),
    preview,
  ],
  [
    'a pull request whose own commit is checked out, not the merge, previews what would change',
    proposed(base => ({ ...on('pull_request', 'refs/pull/1/merge', pull(base)), at: 'topic', says })),
    preview,
  ],
  [
    'a dry run on the branch previews what is due',
    async ({ push, commit, git }) => {
      await push()
      await git('branch', 'before')
      await commit(CHANGES)
      await push({ inputs: { 'dry-run': 'true', 'api-key': '' }, says })
    },
    { ...preview, mirrors: 'before' },
  ],
  ...['pull_request_target', 'workflow_run', 'issue_comment'].map(
    (name): Parameters<typeof scenarios>[1][number] => [
      `${name} is refused and pushes nothing`,
      proposed(base => ({ ...on(name, 'refs/heads/main', pull(base)), at: 'merged', red: refused })),
      nothing,
    ],
  ),
])
