import { CHANGED, CHANGES, commit, git, PAGES, push, scenarios } from './scenario.ts'

const before = Object.keys(PAGES)
const overtaken = { outputs: { requests: '0' }, report: { status: 'overtaken' } }
const MORE = { 'docs/more.md': '# More\n\nText.\n', 'docs/glossary.md': null }
const { 'docs/glossary.md': _, ...kept } = CHANGED
const changedMore = { ...kept, 'docs/more.md': 'Text.' }

scenarios('runs', [
  [
    'the next run pushes for one that never happened',
    [push(), commit(CHANGES), commit(MORE), push()],
    { live: changedMore, outputs: { archived: '3' } },
  ],
  [
    'the next run pushes for one that was cancelled',
    [
      ...[push(), commit(CHANGES)],
      ...[push({ faults: [{ hang: true }], signal: { name: 'SIGINT', request: 1 }, red: true }), push()],
    ],
    { live: CHANGED },
  ],
  [
    'a run that is started again has nothing to do',
    [push(), push({ at: 'main', again: 1 })],
    { outputs: { requests: '0', unchanged: '5' } },
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
  [
    'a run whose commit is no longer the newest pushes up to its commit, and the next pushes the rest',
    [push(), commit(CHANGES), commit(MORE), push({ at: 'main~1' }), push()],
    { outputs: { pushed: '1', archived: '1' } },
  ],
])
