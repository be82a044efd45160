import { CHANGED, CHANGES, PAGES, type Scenario } from './scenario.ts'
import { scenarios } from './table.ts'

const EDIT = { 'docs/faq.md': '# Questions\n\nBetter answers.\n' }
const EDITED = { ...PAGES, 'docs/faq.md': 'Better answers.' }

/** Two branches that each have what the other lacks; `main` is checked out. */
async function fork({ git, commit }: Scenario): Promise<void> {
  await git('checkout', '--quiet', '-b', 'topic')
  await commit(CHANGES)
  await commit({ 'docs/last.md': '# Last\n\nText.\n' })
  await git('checkout', '--quiet', 'main')
  await commit({ 'docs/main.md': '# Main\n\nText.\n' })
}
const joined = { ...CHANGED, 'docs/last.md': 'Text.', 'docs/main.md': 'Text.' }

/** The server forgets every commit that no branch has. */
async function forget({ git }: Scenario): Promise<void> {
  await git('reflog', 'expire', '--expire=now', '--all')
  await git('gc', '--quiet', '--prune=now')
}

const byHand = { event: { name: 'workflow_dispatch', ref: 'refs/heads/main' } }
const GONE = /A force push has removed it\. A run by hand goes on without it, as it pushes every page again/

scenarios('history', [
  [
    'several commits in one push are pushed as one',
    async on => {
      await on.push()
      await on.commit({ 'docs/a.md': '# A\n\nText.\n' })
      await on.commit({ 'docs/b.md': '# B\n\nText.\n', 'docs/a.md': null })
      await on.commit(CHANGES)
      await on.push()
    },
    { live: { ...CHANGED, 'docs/b.md': 'Text.' }, outputs: { archived: '2' } },
  ],
  [
    'a commit without any change makes no request',
    async on => {
      await on.push()
      await on.commit({})
      await on.push()
    },
    { outputs: { requests: '0', unchanged: '5' } },
  ],
  [
    'a merge brings in what the branch changed',
    async on => {
      await fork(on)
      await on.push()
      await on.git('merge', '--quiet', '--no-ff', 'topic')
      await on.push()
    },
    { live: joined },
  ],
  [
    'a merge that is resolved to neither side brings in what is in it',
    async on => {
      await on.git('branch', 'topic')
      await on.commit({ 'docs/faq.md': '# Questions\n\nOurs.\n' })
      await on.push()
      await on.git('checkout', '--quiet', 'topic')
      await on.commit({ 'docs/faq.md': '# Questions\n\nTheirs.\n' })
      await on.git('checkout', '--quiet', 'main')
      await on.git('merge', '--quiet', '--no-commit', '--strategy=ours', 'topic')
      await on.commit(EDIT)
      await on.push()
    },
    { live: bodies(EDITED), outputs: { pushed: '1' } },
  ],
  [
    'a squash brings in what the branch changed',
    async on => {
      await fork(on)
      await on.push()
      await on.git('merge', '--quiet', '--squash', 'topic')
      await on.commit({})
      await on.push()
    },
    { live: joined },
  ],
  [
    'a rebase brings in what the branch changed',
    async on => {
      await fork(on)
      await on.push()
      await on.git('rebase', '--quiet', 'main', 'topic')
      await on.git('checkout', '--quiet', 'main')
      await on.git('merge', '--quiet', '--ff-only', 'topic')
      await on.push()
    },
    { live: joined },
  ],
  [
    'a revert takes back what a push brought',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.push()
      await on.git('revert', '--no-edit', 'HEAD')
      await on.push()
    },
    { live: Object.keys(PAGES), outputs: { archived: '2' } },
  ],
  [
    'a revert of a failed push takes back the part that came in',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.fail(1)
      await on.git('revert', '--no-edit', 'HEAD')
      await on.push()
    },
    { live: Object.keys(PAGES) },
  ],
  [
    'a revert of a push whose run died takes back the part that came in',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.kill(1)
      await on.git('revert', '--no-edit', 'HEAD')
      await on.wait()
      await on.push()
    },
    { live: Object.keys(PAGES) },
  ],
  [
    'a revert of a push whose run never happened has nothing to do',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.git('revert', '--no-edit', 'HEAD')
      await on.push()
    },
    { live: Object.keys(PAGES), outputs: { requests: '0' } },
  ],
  [
    'a page that was deleted and comes back as it was is in search again',
    async on => {
      await on.push()
      await on.commit({ 'docs/faq.md': null })
      await on.push()
      await on.commit({ 'docs/faq.md': PAGES['docs/faq.md'] })
      await on.push()
    },
    { live: Object.keys(PAGES), outputs: { pushed: '1' } },
  ],
  [
    'a force push, with the old commit out of the history, takes back what only that one had',
    async on => {
      await on.commit({ 'docs/gone.md': '# Gone\n\nText.\n', ...EDIT })
      await on.push()
      await on.git('reset', '--quiet', '--hard', 'HEAD~1')
      await on.commit(CHANGES)
      await on.push()
    },
    { live: CHANGED, outputs: { archived: '3' } },
  ],
  [
    'so does one from a full clone, which never had the old commit',
    async on => {
      await on.commit({ 'docs/gone.md': '# Gone\n\nText.\n', ...EDIT })
      await on.push()
      await on.git('reset', '--quiet', '--hard', 'HEAD~1')
      await on.commit(CHANGES)
      await on.push({ clone: [] })
    },
    { live: CHANGED, outputs: { archived: '3' } },
  ],
  [
    'a force push back to an older commit takes search back with it',
    async on => {
      await on.commit(CHANGES)
      await on.push()
      await on.git('reset', '--quiet', '--hard', 'HEAD~1')
      await on.push()
    },
    { live: Object.keys(PAGES), outputs: { archived: '2' } },
  ],
  [
    'a force push of a history that has nothing in common takes search over to it',
    async on => {
      await on.push()
      await on.git('checkout', '--quiet', '--orphan', 'afresh')
      await on.commit(CHANGES)
      await on.git('branch', '--quiet', '--force', 'main', 'afresh')
      await on.git('checkout', '--quiet', 'main')
      await on.push()
    },
    { live: CHANGED, outputs: { archived: '2' } },
  ],
  [
    'a force push after which the server has forgotten the old commit ends red and says what to do, and run by hand it heals',
    async on => {
      await on.commit(EDIT)
      await on.push()
      await on.git('reset', '--quiet', '--hard', 'HEAD~1')
      await on.commit({ 'docs/new.md': '# New\n\nText.\n' })
      await forget(on)
      await on.push({ red: GONE })
      await on.push(byHand)
      await on.commit(CHANGES)
      await on.push()
    },
    { live: CHANGED, outputs: { archived: '2' } },
  ],
  [
    'a page that only a forgotten commit had stays in search, and the run by hand says so',
    async on => {
      await on.commit({ 'docs/gone.md': '# Gone\n\nText.\n' })
      await on.push()
      await on.git('reset', '--quiet', '--hard', 'HEAD~1')
      await forget(on)
      await on.push({ ...byHand, says: /Pages that only that commit had stay in search: remove those/ })
    },
    { leftover: ['docs/gone.md'] },
  ],
])

function bodies(pages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(pages).map(path => [path, path in EDIT ? 'Better answers.' : '']))
}
