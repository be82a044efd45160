import { expect } from '@jest/globals'
import type { AttemptRecord } from '../../src/journal/index.ts'
import { commit, push, type Row, type Step, scenarios } from './scenario.ts'
import type { Stage } from './stage.ts'

/** Records so many runs that failed after they had written, each of a commit of its own where these say so. */
const redRuns =
  (count: number, areOfOtherCommits: boolean): Step =>
  async on => {
    const { task, environment, payload } = on.gitHub!.deployments[0]!
    for (let red = 0; red < count; red++) {
      if (areOfOtherCommits) await on.origin.commit({ 'docs/new.md': `# New\n\nText ${red}.\n` })
      const sha = await on.origin.git('rev-parse', 'main')
      const record: AttemptRecord = { ...(payload as AttemptRecord), sha, runId: '0' }
      on.gitHub!.add({ task, environment, ref: sha, payload: record }, 'failure')
    }
  }

const gitRequests = (on: Stage) => on.gitServer!.authorizations.length

/** A run that asks GitHub's API and git for so much at most. */
const asksFor =
  (gitHub: number, git: number, run: Step): Step =>
  async on => {
    const before = { gitHub: on.gitHub!.requests.length, git: gitRequests(on) }
    await run(on)
    expect(on.gitHub!.requests.length - before.gitHub).toBeLessThanOrEqual(gitHub)
    expect(gitRequests(on) - before.git).toBeLessThanOrEqual(git)
  }

const NEW = { 'docs/new.md': '# New\n\nText.\n' }
const CHANGE = { 'docs/new.md': null, 'docs/last.md': '# Last\n\nText.\n', 'docs/faq.md': '# FAQ\n\nNew.\n' }
const wrongKey = push({ inputs: { 'api-key': 'unknown-key' }, red: /rejected the API key/ })
const pushesAll = push({
  again: 500,
  says: /More runs have failed since the last successful sync/,
  outputs: { unchanged: '0' },
})

scenarios(
  'after many red runs',
  (
    [
      [
        'of one commit, a run asks git for no more than after one, and pushes what changed',
        [
          ...[push(), commit(NEW), redRuns(90, false), commit(CHANGE)],
          asksFor(95, 8, push({ again: 500, outputs: { pushed: '2', archived: '1', unchanged: '4' } })),
        ],
      ],
      [
        'of which there are more than are read, a run pushes every page and says what may be left in search',
        [...[push(), commit(NEW), redRuns(200, false), commit(CHANGE)], asksFor(103, 8, pushesAll)],
      ],
      [
        'of more commits than are read, a run pushes every page and says what may be left in search',
        [...[push(), redRuns(25, true), commit(CHANGE)], asksFor(30, 50, pushesAll)],
      ],
      [
        'that the service refused because of the key, these count for nothing',
        [
          push(),
          ...[commit(NEW), wrongKey, commit({ 'docs/faq.md': null }), wrongKey, commit(CHANGE)],
          asksFor(7, 4, push({ inputs: {}, outputs: { pushed: '2', archived: '0', unchanged: '4' } })),
          on => {
            const states = on.gitHub?.deployments.map(({ statuses }) => statuses[0]?.state)
            expect(states).toEqual(['success', 'error', 'error', 'success'])
          },
        ],
      ],
    ] satisfies Row[]
  ).map(([title, steps]): Row => [title, steps, { isOnGitHub: true }]),
)
