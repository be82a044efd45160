import {
  CHANGED,
  CHANGES,
  commit,
  cure,
  failedPush,
  git,
  killedPush,
  PAGES,
  poison,
  push,
  scenarios,
  wait,
} from './scenario.ts'

const before = Object.keys(PAGES)
const overtaken = { outputs: { requests: '0' }, report: { status: 'overtaken' } }
const MORE = { 'docs/more.md': '# More\n\nText.\n', 'docs/glossary.md': null }
const { 'docs/glossary.md': _, ...kept } = CHANGED
const changedMore = { ...kept, 'docs/more.md': 'Text.' }
const brief = { 'docs/brief.md': '# Brief\n\nText.\n', 'docs/faq.md': null }

scenarios('runs', [
  [
    'the next run pushes for one that never happened',
    [push(), commit(CHANGES), commit(MORE), push()],
    { live: changedMore, outputs: { archived: '3' } },
  ],
  [
    'the next run pushes and archives for one that failed half way, though its commit is followed by another',
    [push(), commit(CHANGES), failedPush(1), commit(MORE), push()],
    { live: changedMore, outputs: { archived: '3' } },
  ],
  [
    'a page that only failed runs ever brought in is archived when it is deleted',
    [
      ...[push(), commit(brief), failedPush(1)],
      ...[commit({ 'docs/brief.md': null, 'docs/faq.md': PAGES['docs/faq.md'] }), push()],
    ],
    { live: before, outputs: { archived: '1' } },
  ],
  [
    'a page that the service refuses in every run holds up no other change',
    [
      ...[push(), poison('docs/bad.md'), commit({ 'docs/bad.md': '# Bad\n\nText.\n' })],
      ...[push({ red: /docs\/bad\.md: / }), commit(CHANGES), push({ red: /docs\/bad\.md: / })],
      ...[cure('docs/bad.md'), push()],
    ],
    { live: { ...CHANGED, 'docs/bad.md': 'Text.' } },
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
    'the next run pushes and archives for one that died half way, once its time limit has passed',
    [push(), commit(CHANGES), killedPush(1), commit(MORE), wait, push()],
    { live: changedMore },
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
    'an old run that is started again after a later one failed does not bring its pages to stay',
    [push(), commit(CHANGES), failedPush(1), push({ at: 'main~1' }), push()],
    { live: CHANGED },
  ],
  [
    'a run whose commit is no longer the newest pushes up to its commit, and the next pushes the rest',
    [push(), commit(CHANGES), commit(MORE), push({ at: 'main~1' }), push()],
    { outputs: { pushed: '1', archived: '1' } },
  ],
])
