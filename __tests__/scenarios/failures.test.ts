import type { Files } from '../support/checkout.ts'
import { commit, cure, git, PAGES, poison, push, type Step, scenarios } from './scenario.ts'

/** Each was a small thing that stopped the whole; the log is what its user reads now. */
const manual: Files = Object.fromEntries(
  Array.from({ length: 38 }, (_, index) => [`docs/page-${index}.md`, `# Page ${index}\n\nText.\n`]),
)
const latin1 = Buffer.from('# Prices\n\nThe caf\xe9 takes 3 \xa3.\n', 'latin1')
const before = Object.keys(PAGES)
const prices = 'docs/prices.md'
const listed =
  'Each page that failed is listed with what to do; until that is done, each run tries it again and fails. #pages-failed'
const leaveOut = (path: string) =>
  `To leave it out of search, add the line "!${path}" at the end of the input files.`
const notUtf8 = `the file has bytes that are not UTF-8. Expected text in UTF-8: save the file as UTF-8. ${leaveOut(prices)} #not-utf-8`
const noOthers = ', 0 hidden, 0 skipped'

scenarios('stories', [
  [
    '43 good pages and one in Latin-1: the 43 are pushed once, and the one is named until it is excluded',
    [
      commit({ ...manual, [prices]: latin1 }),
      push({
        red: true,
        log: [
          'First sync: 44 pages to check.',
          `::error::Every change up to SHA is delivered, except for 1 page: 43 pushed, 0 archived, 0 unchanged${noOthers}, 1 failed, 0 not sent. ${listed}`,
          `::error file=${prices}::${prices}: ${notUtf8}`,
        ],
      }),
      push({
        red: true,
        log: [
          'Since the last sync, of SHA: 1 page to check, 0 gone, 43 unchanged.',
          `::error::Every change up to SHA is delivered, except for 1 page: 0 pushed, 0 archived, 43 unchanged${noOthers}, 1 failed, 0 not sent. ${listed}`,
          `::error file=${prices}::${prices}: still failing since commit SHA: ${notUtf8}`,
        ],
        outputs: { requests: '0' },
      }),
      push({
        inputs: { files: `!${prices}` },
        outputs: { pushed: '0', archived: '0', unchanged: '43', failed: '0' },
      }),
    ],
  ],
  [
    'the run of c2, started again after that of c3 pushed all but one page, leaves search as it is',
    [
      ...[push(), commit({ 'docs/faq.md': '# Questions\n\nc2\n' }), push()],
      commit({
        'docs/faq.md': '# Questions\n\nc3\n',
        'docs/new.md': '# New\n\nc3\n',
        'docs/bad.md': '# Bad\n\nc3\n',
      }),
      ...[poison('docs/bad.md'), push({ red: /docs\/bad\.md: / })],
      push({
        at: 'main~1',
        again: 2,
        log: [
          '::warning::This commit is not the newest of "main", and run 3, which is later, has pushed SHA. Nothing was pushed. If no run for the newest commit follows, run this workflow by hand. #overtaken',
        ],
        outputs: { requests: '0' },
      }),
      cure('docs/bad.md'),
      push({ outputs: { pushed: '1', archived: '0', unchanged: '6' } }),
    ],
    {
      live: {
        ...Object.fromEntries(before.map(path => [path, ''])),
        'docs/faq.md': 'c3',
        'docs/new.md': 'c3',
        'docs/bad.md': 'c3',
      },
    },
  ],
])

const FAQ = 'docs/faq.md'
const others = before.filter(path => path !== FAQ)

/** A run that fails on one page, and has nothing else to do. */
const failsOn = (path: string, outputs = {}): Step =>
  push({
    red: new RegExp(`::error file=${path}::${path}: `),
    outputs: { pushed: '0', archived: '0', failed: '1', unsent: '0', ...outputs },
  })
scenarios('pages that fail', [
  [
    'a page that cannot be read holds up nothing else, is named with its first commit, and is archived when it is deleted',
    [
      ...[push(), commit({ [FAQ]: latin1 }), failsOn(FAQ, { requests: '0' })],
      commit({ 'docs/glossary.md': '# Glossary\n\nMore words.\n' }),
      async on => {
        const first = (await on.origin.git('rev-parse', 'main~1')).slice(0, 7)
        const outputs = { pushed: '1', unchanged: '3', failed: '1' }
        await on.push({ red: new RegExp(`still failing since commit ${first}: `), outputs })
      },
      ...[commit({ [FAQ]: null }), push()],
    ],
    { live: others, outputs: { archived: '1', unchanged: '4' } },
  ],
  [
    'pages that fail are tried again alone by the next runs, however many',
    [
      ...[
        commit(unreadable(300)),
        push({ red: /^::error file=.* 300 pages have the same reason/m, outputs: { pushed: '5' } }),
      ],
      commit({ 'docs/more.md': '# More\n\nText.\n' }),
      push({ red: /except for 300 pages/, outputs: { pushed: '1', unchanged: '5' } }),
      push({ red: true, outputs: { pushed: '0', unchanged: '6' } }),
      ...[git('rm', '-r', '--quiet', 'bad'), commit({}), push({ outputs: { requests: '0' } })],
    ],
    { live: [...before, 'docs/more.md'], isOnGitHub: true },
  ],
  [
    'a page that the service cannot store, which it says by an error of its own, holds up no page and no archive',
    [
      push(),
      commit({ [FAQ]: null, ...manual, 'docs/bad.md': '# Bad\n\nText.\n' }),
      push({
        faults: [{ status: 500, times: Number.POSITIVE_INFINITY, when: { document: 'docs/bad.md' } }],
        red: /file=docs\/bad\.md::docs\/bad\.md: .*status 500, .* 6 times, though it answered others meanwhile/,
        outputs: { pushed: '38', archived: '1', unchanged: '4', failed: '1', unsent: '0' },
      }),
      ...[
        commit({ 'docs/glossary.md': null, 'docs/page-1.md': null }),
        failsOn('docs/bad.md', { archived: '2' }),
      ],
    ],
    { mirrors: false },
  ],
])

function unreadable(count: number): Files {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`bad/${index}.md`, latin1]))
}
