import { CHANGED, CHANGES, PAGES } from './scenario.ts'
import { scenarios } from './table.ts'

const before = Object.keys(PAGES)
const never = new Promise(() => {})
const NO_JOURNAL = { journal: 'none' }
const pushAfter = (before: string) => ({
  name: 'push',
  ref: 'refs/heads/main',
  payload: { before, repository: { default_branch: 'main' } },
})
const OVERTAKEN = /Nothing was pushed/
const MORE = { 'docs/more.md': '# More\n\nText.\n', 'docs/glossary.md': null }

scenarios('runs', [
  [
    'a push whose run never happened is made up for by the next',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.commit({ 'docs/more.md': '# More\n\nText.\n' })
      await on.push()
    },
    { live: { ...CHANGED, 'docs/more.md': 'Text.' }, outputs: { archived: '2' } },
  ],
  [
    'a first run that is refused is made up for by the next',
    async on => {
      await on.fail()
      await on.push()
    },
    { live: before, outputs: { pushed: '5', baseline: '' } },
  ],
  [
    'a run that is refused at once is made up for by the next',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.fail()
      await on.push()
    },
    { live: CHANGED },
  ],
  [
    'a run that is refused after its pages were taken is made up for by the next, which archives',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.fail(1)
      await on.push()
    },
    { live: CHANGED, outputs: { archived: '2' } },
  ],
  [
    'a failed run is made up for although its commit is followed by another',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.fail(1)
      await on.commit(MORE)
      await on.push()
    },
    { live: [...Object.keys(CHANGED).filter(path => path !== 'docs/glossary.md'), 'docs/more.md'] },
  ],
  [
    'a page that only failed runs ever brought in is archived when it is deleted',
    async on => {
      await on.push()
      await on.commit({ 'docs/brief.md': '# Brief\n\nText.\n', 'docs/faq.md': null })
      await on.fail(1)
      await on.commit({ 'docs/brief.md': null, 'docs/faq.md': PAGES['docs/faq.md'] })
      await on.push()
    },
    { live: before, outputs: { archived: '1' } },
  ],
  [
    'so is one that came and went within two failed runs',
    async on => {
      await on.push()
      await on.commit({ 'docs/brief.md': '# Brief\n\nText.\n', 'docs/faq.md': null })
      await on.fail(1)
      await on.commit({ 'docs/brief.md': null, 'docs/second.md': '# Second\n\nText.\n' })
      await on.fail(1)
      await on.commit({ 'docs/second.md': null, 'docs/third.md': '# Third\n\nText.\n' })
      await on.push()
    },
    { live: [...before.filter(path => path !== 'docs/faq.md'), 'docs/third.md'] },
  ],
  [
    'a page that a failed run archived is in search again when it comes back as it was',
    async on => {
      await on.commit({ 'docs/last.md': '# Last\n\nText.\n' })
      await on.push()
      await on.commit({ 'docs/faq.md': null, 'docs/new.md': null })
      const cure = on.poison('docs/install.md')
      await on.commit({ 'docs/install.md': '# Install\n\nNewer.\n' })
      await on.push({ red: /docs\/install.md: the service refused it/ })
      cure()
      await on.commit({
        'docs/faq.md': PAGES['docs/faq.md'],
        'docs/install.md': PAGES['docs/install.md'],
      })
      await on.push()
    },
    { live: [...before, 'docs/last.md'] },
  ],
  [
    'a page that the service refuses in every run keeps no other change back',
    async on => {
      await on.push()
      const cure = on.poison('docs/bad.md')
      await on.commit({ 'docs/bad.md': '# Bad\n\nText.\n' })
      await on.push({ red: /docs\/bad.md: the service refused it/ })
      await on.commit(CHANGES)
      await on.push({ red: /docs\/bad.md: the service refused it/ })
      cure()
      await on.push()
    },
    { live: { ...CHANGED, 'docs/bad.md': 'Text.' } },
  ],
  [
    'a cancelled run is made up for by the next',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.cancel()
      await on.push()
    },
    { live: CHANGED },
  ],
  [
    'a run that died before its first write is made up for by the next, once its time limit has passed',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.kill()
      await on.wait()
      await on.push()
    },
    { live: CHANGED },
  ],
  [
    'a run that died in the middle is made up for by the next, which archives',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.kill(1)
      await on.commit(MORE)
      await on.wait()
      await on.push()
    },
    { live: [...Object.keys(CHANGED).filter(path => path !== 'docs/glossary.md'), 'docs/more.md'] },
  ],
  [
    'a first run that died is made up for by the next, although what it pushed is deleted',
    async on => {
      await on.commit({ 'docs/brief.md': '# Brief\n\nText.\n' })
      await on.push({ faults: [{ until: never }], signal: { name: 'SIGKILL', request: 1 } })
      await on.commit({ 'docs/brief.md': null })
      await on.wait()
      await on.push()
    },
    { live: before },
  ],
  [
    'a run that is started again has nothing to do',
    async on => {
      await on.push()
      await on.push({ at: 'main' })
    },
    { outputs: { requests: '0', unchanged: '5' } },
  ],
  [
    'so it has where the branch has gone on, and a later run had the same commit',
    async on => {
      await on.push()
      await on.push()
      await on.commit(CHANGES)
      await on.push({ at: 'main~1', again: 1 })
    },
    { live: before, mirrors: 'main~1', outputs: { requests: '0', unchanged: '5' } },
  ],
  [
    'an old run that is started again leaves search as it is and says so',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.push()
      await on.push({ at: 'main~1', again: 1, says: OVERTAKEN })
    },
    { live: CHANGED, outputs: { requests: '0' } },
  ],
  [
    'so does one that failed when it was first run',
    async on => {
      await on.fail()
      await on.commit(CHANGES)
      await on.push()
      await on.push({ at: 'main~1', again: 1, says: OVERTAKEN })
    },
    { live: CHANGED, outputs: { requests: '0' } },
  ],
  [
    'so does one whose commit a force push has taken off the branch since',
    async on => {
      await on.push()
      const off = await on.commit(CHANGES)
      await on.push()
      await on.git('reset', '--quiet', '--hard', 'HEAD~1')
      await on.push()
      await on.push({ at: off, again: 2, says: /is not the newest of "main"/ })
      await on.push({ at: off, again: 2, clone: [], says: /is not the newest of "main"/ })
    },
    { live: Object.keys(PAGES), outputs: { requests: '0' } },
  ],
  [
    'an old run that is started again after a later one failed does not bring its old pages to stay',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.fail(1)
      await on.push({ at: 'main~1' })
      await on.push()
    },
    { live: CHANGED },
  ],
  [
    'a run whose commit is not the newest any more goes as far as its commit, and the next goes on from there',
    async on => {
      await on.push()
      await on.commit(CHANGES)
      await on.commit(MORE)
      await on.push({ at: 'main~1' })
      await on.push()
    },
    { outputs: { pushed: '1', archived: '1' } },
  ],
  [
    'without a journal, a default clone archives what its push deleted, and pushes everything',
    async on => {
      const before = await on.push({ inputs: NO_JOURNAL }).then(() => on.git('rev-parse', 'main'))
      await on.commit(CHANGES)
      await on.push({ event: pushAfter(before) })
    },
    { live: CHANGED, outputs: { pushed: '5', archived: '2' } },
  ],
  [
    'without a journal, a full clone archives what any push deleted, though its run never happened',
    async on => {
      await on.push({ inputs: NO_JOURNAL })
      await on.commit({ 'docs/faq.md': null })
      const before = await on.commit({ 'docs/configure.md': null })
      await on.commit(CHANGES)
      await on.push({ clone: [], event: pushAfter(before) })
    },
    { live: { ...CHANGED, 'docs/questions.md': 'And answers.' }, outputs: { pushed: '5', archived: '2' } },
  ],
])
