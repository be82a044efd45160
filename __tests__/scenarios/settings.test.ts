import { PAGES, type Push } from './scenario.ts'
import { type Row, scenarios } from './table.ts'

const all = Object.keys(PAGES)
const docs = all.filter(path => path.startsWith('docs/'))
const prefixed = all.map(path => `handbook/${path}`)
const prefix = { 'ref-prefix': 'handbook/', 'max-archive': '100%' }

/** What a push does after one with other inputs, nothing being committed in between. */
const then = (inputs: Record<string, string>, ...next: Push[]): Row[1] => {
  return async on => {
    await on.push({ inputs })
    for (const push of next) await on.push(push)
  }
}
const narrow = { files: 'docs/**/*.md' }
const wide = { files: '**/*.md' }

scenarios('settings', [
  [
    'patterns that match less take out of search what they match no more',
    then(wide, { inputs: narrow }),
    { live: docs, outputs: { pushed: '0', archived: '1', unchanged: '4' } },
  ],
  [
    'patterns that match more bring in what they match too',
    then(narrow, { inputs: wide }),
    { live: all, outputs: { pushed: '1', archived: '0', unchanged: '4' } },
  ],
  [
    'patterns that leave a page out by name take it out',
    then(wide, { inputs: { files: '**/*.md\n!docs/faq.md' } }),
    { live: all.filter(path => path !== 'docs/faq.md'), outputs: { pushed: '0', archived: '1' } },
  ],
  [
    'patterns that match nothing end red and take nothing out',
    then(wide, { inputs: { files: 'guide/**' }, red: /while search holds 5 documents/ }, { inputs: wide }),
    { live: all, outputs: { pushed: '0', archived: '0' } },
  ],
  [
    'patterns that were wider in a failed run alone: what that brought in is taken out',
    async on => {
      await on.push({ inputs: narrow })
      await on.commit({ 'docs/faq.md': null })
      await on.push({ inputs: wide, faults: [{ delayMs: 0 }, { status: 403 }], red: /refuses the key/ })
      await on.push({ inputs: narrow })
    },
    { live: docs.filter(path => path !== 'docs/faq.md'), outputs: { archived: '2' } },
  ],
  [
    'another prefix moves every document',
    then({}, { inputs: prefix }),
    { live: prefixed, outputs: { pushed: '5', archived: '5', unchanged: '0' } },
  ],
  [
    'another prefix moves more documents than max-archive allows, since none is lost',
    async on => {
      await on.commit(
        Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`docs/${at}.md`, `Page ${at}.\n`])),
      )
      await on.push()
      await on.push({ inputs: { 'ref-prefix': 'handbook/' } })
    },
    { outputs: { pushed: '30', archived: '30' } },
  ],
  [
    'a prefix taken away moves every document back',
    then(prefix, { inputs: { 'max-archive': '100%' } }),
    { live: all, outputs: { pushed: '5', archived: '5', unchanged: '0' } },
  ],
  [
    'another prefix whose run fails half way is made up for by the next',
    then(
      {},
      { inputs: prefix, faults: [{ delayMs: 0 }, { status: 403 }], red: /refuses the key/ },
      { inputs: prefix },
    ),
    { live: prefixed, outputs: { archived: '5' } },
  ],
  [
    'another prefix whose run fails half way and that is taken back leaves nothing behind',
    then(
      {},
      { inputs: prefix, faults: [{ delayMs: 0 }, { status: 403 }], red: /refuses the key/ },
      { inputs: { 'max-archive': '100%' } },
    ),
    { live: all, outputs: { archived: '5' } },
  ],
  [
    'other tags push every page again',
    then({}, { inputs: { tags: 'handbook, docs' } }),
    { live: all, outputs: { pushed: '5', archived: '0' } },
  ],
  [
    'a website for the pages pushes every page again',
    then({}, { inputs: { 'site-urls': 'docs/ -> https://docs.example.com/' } }),
    { live: all, outputs: { pushed: '5', archived: '0' } },
  ],
  [
    'links to the source left out push every page again',
    then({}, { inputs: { 'source-links': 'false' } }),
    { live: all, outputs: { pushed: '5', archived: '0' } },
  ],
  [
    'other settings whose run fails are made up for when they are taken back',
    async on => {
      await on.push()
      const cure = on.poison('docs/faq.md')
      await on.push({ inputs: { tags: 'handbook' }, red: /docs\/faq.md: the service refused it/ })
      cure()
      await on.push({ inputs: {} })
    },
    { live: all, outputs: { pushed: '5' } },
  ],
  [
    'settings that shape no document push nothing',
    then({}, { inputs: { concurrency: '2', 'timeout-minutes': '5', 'max-archive': '10%' } }),
    { live: all, outputs: { requests: '0', unchanged: '5' } },
  ],
  [
    'another branch takes search over to its pages',
    async on => {
      await on.push()
      await on.git('checkout', '--quiet', '-b', 'release')
      await on.commit({ 'docs/faq.md': null, 'docs/release.md': '# Release\n\nText.\n' })
      await on.push({ at: 'release', inputs: { branch: 'release' } })
    },
    {
      live: [...all.filter(path => path !== 'docs/faq.md'), 'docs/release.md'],
      mirrors: 'release',
      outputs: { pushed: '5', archived: '1' },
    },
  ],
  [
    'the branch under another name pushes every page again, since links lead there',
    async on => {
      await on.push()
      await on.git('branch', 'trunk')
      await on.push({ at: 'trunk', inputs: { branch: 'trunk' } })
    },
    { live: all, outputs: { pushed: '5', archived: '0' } },
  ],
  [
    'a commit that deletes most pages ends red and takes nothing out, until max-archive allows it',
    async on => {
      const many = Array.from({ length: 25 }, (_, index) => `docs/${index}.md`)
      await on.commit(Object.fromEntries(many.map(path => [path, '# Page\n\nText.\n'])))
      await on.push()
      await on.commit(Object.fromEntries(many.map(path => [path, null])))
      const run = await on.push({ red: /would archive 25 of 30 documents, more than max-archive/ })
      if (run.outputs.requests !== '0') throw new Error('something was written')
      await on.push({ inputs: { 'max-archive': '100%' } })
    },
    { live: all, outputs: { archived: '25' } },
  ],
])
