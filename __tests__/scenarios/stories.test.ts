import type { Files } from '../support/checkout.ts'
import { commit, cure, PAGES, poison, push, scenarios } from './scenario.ts'

/** Each was a small thing that stopped the whole; the log is what its user reads now. */
const manual: Files = Object.fromEntries(
  Array.from({ length: 38 }, (_, index) => [`docs/page-${index}.md`, `# Page ${index}\n\nText.\n`]),
)
const latin1 = Buffer.from('# Prices\n\nThe caf\xe9 takes 3 \xa3.\n', 'latin1')
const prices = 'docs/prices.md'
const listed =
  'Each page that failed is listed with what to do; until that is done, each run tries it again and fails. #pages-failed'
const leaveOut = (path: string) =>
  `To leave this page out of search, add the line "!${path}" at the end of the input files (after its default lines, if you do not set it).`
const notUtf8 = `the file has bytes that are not UTF-8. Expected text in UTF-8, or in UTF-16 with a byte order mark: save the file as UTF-8. ${leaveOut(prices)} #not-utf-8`
const others = ', 0 hidden, 0 skipped'

scenarios('stories', [
  [
    '43 good pages and one in Latin-1: the 43 are pushed once, and the one is named until it is excluded',
    [
      commit({ ...manual, [prices]: latin1 }),
      push({
        red: true,
        log: [
          'First sync: 44 pages to push.',
          `::error::Search is up to date except for 1 page: 43 pushed, 0 archived, 0 unchanged${others}, 1 failed, 0 not sent. ${listed}`,
          `::error file=${prices}::${prices}: ${notUtf8}`,
        ],
      }),
      push({
        red: true,
        log: [
          'Search has SHA: 1 page to push unless hidden, 0 to archive, 43 unchanged.',
          `::error::Search is up to date except for 1 page: 0 pushed, 0 archived, 43 unchanged${others}, 1 failed, 0 not sent. ${listed}`,
          `::error file=${prices}::${prices}: still failing since commit SHA: ${notUtf8}`,
        ],
        outputs: { requests: '0' },
      }),
      commit({ 'docs/page-1.md': '# Page 1\n\nBetter.\n' }),
      push({
        red: true,
        log: [
          'Search has SHA: 2 pages to push unless hidden, 0 to archive, 42 unchanged.',
          `::error::Search is up to date except for 1 page: 1 pushed, 0 archived, 42 unchanged${others}, 1 failed, 0 not sent. ${listed}`,
          `::error file=${prices}::${prices}: still failing since commit SHA: ${notUtf8}`,
        ],
      }),
      push({
        inputs: { files: `**/*.md\n!${prices}` },
        log: [
          'Search has SHA: 0 pages to push unless hidden, 0 to archive, 43 unchanged.',
          `Search is up to date: 0 pushed, 0 archived, 43 unchanged${others}, 0 failed, 0 not sent.`,
        ],
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
    { live: { ...pageTexts(), 'docs/faq.md': 'c3', 'docs/new.md': 'c3', 'docs/bad.md': 'c3' } },
  ],
  [
    'a 207 that reports a failure fails the page that it is of',
    [
      push(),
      commit({ 'docs/faq.md': '# Questions\n\nMore.\n', 'docs/glossary.md': '# Glossary\n\nMore.\n' }),
      push({
        faults: [
          { status: 207, body: { items: [{ status: 201 }, { status: 422, error: 'too long' }] } },
          { delayMs: 0 },
          { status: 207, body: { items: [{ status: 422, error: 'too long' }] } },
        ],
        red: true,
        log: [
          'Search has SHA: 2 pages to push unless hidden, 0 to archive, 3 unchanged.',
          `::error::Search is up to date except for 1 page: 1 pushed, 0 archived, 3 unchanged${others}, 1 failed, 0 not sent. ${listed}`,
          `::error file=docs/glossary.md::docs/glossary.md: the service did not accept it: status 207, "{"items":[{"status":422,"error":"too long"}]}". ${leaveOut('docs/glossary.md')} #page-refused`,
        ],
        outputs: { requests: '3' },
      }),
      push({ event: { name: 'workflow_dispatch', ref: 'refs/heads/main' } }),
    ],
  ],
  [
    'inputs that a workflow leaves empty have their defaults',
    [
      push({
        inputs: { ...empty('dry-run', 'sync', 'files', 'source-links', 'concurrency'), 'max-archive': '30' },
        log: [
          'First sync: 5 pages to push.',
          `Search is up to date: 5 pushed, 0 archived, 0 unchanged${others}, 0 failed, 0 not sent.`,
        ],
      }),
    ],
  ],
])

function empty(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, ' ']))
}

function pageTexts(): Record<string, string> {
  return Object.fromEntries(Object.keys(PAGES).map(path => [path, '']))
}
