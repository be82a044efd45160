import type { Files } from '../support/checkout.ts'
import { CHANGED, CHANGES, commit, git, push, scenarios } from './scenario.ts'

const EDIT = { 'docs/faq.md': '# Questions\n\nBetter answers.\n' }

/** Two branches that each have what the other lacks; `main` is checked out. */
const fork = [
  ...[git('checkout', '--quiet', '-b', 'topic'), commit(CHANGES)],
  ...[commit({ 'docs/last.md': '# Last\n\nText.\n' }), git('checkout', '--quiet', 'main')],
  commit({ 'docs/main.md': '# Main\n\nText.\n' }),
]
const goBack = git('reset', '--quiet', '--hard', 'HEAD~1')
/** The server forgets every commit that no branch has. */
const forget = [git('reflog', 'expire', '--expire=now', '--all'), git('gc', '--quiet', '--prune=now')]
const byHand = { event: { name: 'workflow_dispatch', ref: 'refs/heads/main' } }
/** A page that only one commit has, which a force push then removes. */
const onlyThere = commit({ 'docs/gone.md': '# Gone\n\nText.\n', ...EDIT })

const many = (count: number, folder: string, edition: string): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${folder}/${index}.md`,
      `# Page ${index}\n\nThe ${edition} edition.\n`,
    ]),
  )

scenarios('history', [
  [
    'a merge brings in what the branch changed',
    [...fork, push(), git('merge', '--quiet', '--no-ff', 'topic'), push()],
    { live: { ...CHANGED, 'docs/last.md': 'Text.', 'docs/main.md': 'Text.' } },
  ],
  [
    'a force push removes what only the old commit had',
    [onlyThere, push(), goBack, commit(CHANGES), push()],
    { live: CHANGED, outputs: { archived: '3' } },
  ],
  [
    'so does one from a full clone, which never had the old commit',
    [onlyThere, push(), goBack, commit(CHANGES), push({ clone: [] })],
    { live: CHANGED, outputs: { archived: '3' } },
  ],
  [
    'a force push of a history that has nothing in common with the old one replaces all of it',
    [
      ...[push(), git('checkout', '--quiet', '--orphan', 'other'), commit(CHANGES)],
      ...[git('branch', '--quiet', '--force', 'main', 'other'), git('checkout', '--quiet', 'main'), push()],
    ],
    { live: CHANGED, outputs: { archived: '2' } },
  ],
  [
    'a force push after which the server has forgotten the old commit ends red and says what to do; a run by hand succeeds',
    [
      ...[commit(EDIT), push(), goBack, commit({ 'docs/new.md': '# New\n\nText.\n' }), ...forget],
      ...[push({ red: /manual run/ }), push(byHand), commit(CHANGES), push()],
    ],
    { live: CHANGED, outputs: { archived: '2' } },
  ],
  [
    'a page that only a forgotten commit had stays in search, and the run by hand says so',
    [onlyThere, push(), goBack, ...forget, push({ ...byHand, says: /stay in search/ })],
    { leftover: ['docs/gone.md'] },
  ],
  // GitHub's comparison of commits ends at 300 files, and its list of a pull request's files at 3,000.
  [
    'a rename of 301 pages moves every one',
    [commit(many(301, 'many', 'first')), push(), git('mv', 'many', 'other'), commit({}), push()],
    { outputs: { pushed: '301', archived: '301', unchanged: '5' } },
  ],
  [
    'an edit of 3,001 pages, with 100 others deleted, pushes and archives every one',
    [
      ...[commit(many(3_101, 'many', 'first')), push(), git('rm', '-r', '--quiet', 'many')],
      ...[commit(many(3_001, 'many', 'second')), push()],
    ],
    { outputs: { pushed: '3001', archived: '100', unchanged: '5' } },
  ],
])
