import { CHANGED, CHANGES, commit, git, PAGES, push, scenarios } from './scenario.ts'

const before = Object.keys(PAGES)
const overtaken = { outputs: { requests: '0' }, report: { status: 'overtaken' } }

scenarios('runs', [
  [
    'the next run pushes for one that was cancelled',
    [
      ...[push(), commit(CHANGES)],
      ...[push({ faults: [{ hang: true }], signal: { name: 'SIGINT', request: 1 }, red: true }), push()],
    ],
    { live: CHANGED },
  ],
  [
    'an old run that is started again leaves search as it is',
    [push(), commit(CHANGES), push(), push({ at: 'main~1', again: 1 })],
    { live: CHANGED, ...overtaken },
  ],
  [
    'so does one whose commit a force push has removed since, from any clone',
    [
      ...[push(), commit(CHANGES), git('tag', 'off'), push()],
      ...[git('reset', '--quiet', '--hard', 'HEAD~1'), push()],
      ...[push({ at: 'off', again: 2 }), push({ at: 'off', again: 2, clone: [] })],
    ],
    { live: before, ...overtaken },
  ],
])
