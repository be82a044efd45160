import { CHANGED, CHANGES, commit, git, push, scenarios } from './scenario.ts'

const EDIT = { 'docs/faq.md': '# Questions\n\nBetter answers.\n' }

const goBack = git('reset', '--quiet', '--hard', 'HEAD~1')
/** The server forgets every commit that no branch has. */
const forget = [git('reflog', 'expire', '--expire=now', '--all'), git('gc', '--quiet', '--prune=now')]
const byHand = { event: { name: 'workflow_dispatch', ref: 'refs/heads/main' } }
/** A page that only one commit has, which a force push then removes. */
const onlyThere = commit({ 'docs/gone.md': '# Gone\n\nText.\n', ...EDIT })

scenarios('history', [
  [
    'a force push removes what only the old commit had',
    [onlyThere, push(), goBack, commit(CHANGES), push()],
    { live: CHANGED, outputs: { archived: '3' } },
  ],
  [
    'a force push after which the server has forgotten the old commit ends red and says what to do; a run by hand succeeds',
    [
      ...[commit(EDIT), push(), goBack, commit({ 'docs/new.md': '# New\n\nText.\n' }), ...forget],
      ...[push({ red: /is gone, .* Run the workflow by hand/ }), push(byHand), commit(CHANGES), push()],
    ],
    { live: CHANGED, outputs: { archived: '2' } },
  ],
  [
    'a page that only a forgotten commit had stays in search, and the run by hand says so',
    [onlyThere, push(), goBack, ...forget, push({ ...byHand, says: /may be left in search/ })],
    { leftover: ['docs/gone.md'] },
  ],
])
