import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import type { Reports } from '../../src/report/index.ts'
import type { Files } from '../support/checkout.ts'
import { commit, type End, push, type Row, type Step, scenarios } from './scenario.ts'
import type { Push } from './stage.ts'

const pages: Files = {
  'README.md': '# Read me\n\nText.\n',
  'handbook/leave.md': '# Leave\n\nText.\n',
  'handbook/pay.md': '# Pay\n\nText.\n',
  'services/auth/docs/index.md': '# Auth\n\nText.\n',
  'services/legacy/docs/index.md': '# Legacy\n\nText.\n',
}
const TWO = `targets:
  - { name: handbook, connector-id: handbook, files: [handbook/**] }
  - name: api
    connector-id: developers
    files: [services/*/docs/**]
    tags: [api, services/legacy/** -> legacy]
`
const ONE = TWO.slice(0, TWO.indexOf('  - name: api'))
const HANDBOOK = ['handbook/leave.md', 'handbook/pay.md']
const SERVICES = ['services/auth/docs/index.md', 'services/legacy/docs/index.md']
const both = { handbook: HANDBOOK, developers: SERVICES }

/** Two targets of one connector, the second with these patterns. */
const shared = (first: string, second: string) =>
  `defaults: { connector-id: docs }\ntargets:\n  - { name: a, files: [${first}] }\n  - { name: b, files: [${second}] }\n`

const NEW = { 'handbook/new.md': '# New\n\nText.\n' }
/** A page of a site that is committed, with the link by which its source is found. */
const builtPage = (path: string): [string, string] => [
  `site/${path.replace(/\.md$/, '.html')}`,
  `<main><h1>Page</h1><p>Text. As built of ${path}.</p></main>`,
]

/** A run with these targets, and no other inputs of an earlier one. */
const sync = (targets: string, { inputs, ...others }: Push = {}): Step =>
  push({ inputs: { targets, ...inputs }, ...others })

const holds =
  (expected: Record<string, string[]>): Step =>
  on =>
    expect(on.live()).toEqual(expected)

const tagsIn =
  (connector: string, ref: string, tags: string[]): Step =>
  on =>
    expect(on.sandbox.store.active(connector).get(ref)?.tags).toEqual(tags)

/** Ends of deployments, with their environments. */
const ends = (...expected: [environment: string, state: string][]): Step => {
  return on =>
    expect(on.gitHub?.deployments.map(each => [each.environment, each.statuses.at(-1)?.state])).toEqual(
      expected,
    )
}

const targets = (name: string, ...rows: [title: string, steps: Step[], end: End][]) =>
  scenarios(
    name,
    rows.map(([title, steps, end]): Row => [title, steps, { pages, ...end }]),
  )

const writeOther: Push['prepare'] = ({ folder }) =>
  writeFile(join(folder, '.github/docs-push.yml'), 'targets: [{ name: x, base-url: https://x.example }]')

targets(
  'targets',
  [
    'are read from a file of the commit, whatever is on the disk, and have a deployment each',
    [
      commit({ '.github/docs-push.yml': TWO }),
      sync('.github/docs-push.yml', {
        prepare: writeOther,
        outputs: { pushed: '4', archived: '0', requests: '2' },
      }),
      ends(['docs-push/handbook/handbook', 'success'], ['docs-push/developers/api', 'success']),
      push({ outputs: { requests: '0' } }),
    ],
    { liveIn: both, isOnGitHub: true },
  ],
  [
    'give tags to pages that match, and a changed pattern pushes the pages of its target',
    [
      sync(TWO),
      tagsIn('developers', 'services/legacy/docs/index.md', ['api', 'legacy']),
      sync(TWO.replace('-> legacy', '-> old'), { outputs: { pushed: '2', unchanged: '2' } }),
      tagsIn('developers', 'services/legacy/docs/index.md', ['api', 'old']),
    ],
    { liveIn: both },
  ],
  [
    'have keys of their own, and are previewed without one',
    [
      sync(TWO.replace(/tags:.*/, 'api-key-env: DEVELOPERS_SEARCH_KEY'), {
        inputs: { 'api-key': 'read-only-key' },
        red: /handbook: .*401|handbook: .*403/,
      }),
      holds({ developers: SERVICES }),
      sync(TWO),
      commit(NEW),
      async on => {
        const base = { sha: await on.origin.git('rev-parse', 'main~1'), ref: 'main' }
        await on.push({
          inputs: {
            targets: TWO.replace(/(tags:.*)/, '$1\n    api-key-env: UNSET_SEARCH_KEY'),
            'api-key': '',
          },
          event: {
            name: 'pull_request',
            payload: { pull_request: { base }, repository: { default_branch: 'main' } },
          },
          outputs: { pushed: '1', requests: '0' },
          says: /handbook: Preview, nothing was written\. If merged, this would result in: 1 pushed/,
        })
      },
      sync(TWO),
    ],
    { liveIn: { ...both, handbook: ['handbook/leave.md', 'handbook/new.md', 'handbook/pay.md'] } },
  ],
  [
    'are pushed where another has no generated files or no built site, which is red by its name',
    [
      sync(TWO),
      commit(NEW),
      sync(TWO.replace(/tags:.*/, 'generated: [out/*.md]'), {
        red: /api: generated: .*"out\/\*\.md" matches no file/,
        outputs: { pushed: '1' },
      }),
      commit({ 'handbook/new.md': '# New\n\nEdited.\n' }),
      sync(TWO.replace(/tags:.*/, 'built-site: out'), {
        red: /api: built-site: the workspace has no HTML/,
        outputs: { pushed: '1' },
      }),
      sync(TWO, { outputs: { pushed: '0', unchanged: '5' } }),
    ],
    { liveIn: { ...both, handbook: ['handbook/leave.md', 'handbook/new.md', 'handbook/pay.md'] } },
  ],
  [
    'of the same connector wait for one that has no generated files, which may want what they would archive',
    [
      sync(shared('handbook/**', 'services/**')),
      commit(NEW),
      sync(shared('handbook/**, "!handbook/pay.md"', 'services/**, handbook/pay.md], generated: [out/*.md'), {
        red: /a: Nothing was pushed: .* the target b/,
        says: /b: generated: .*"out\/\*\.md" matches no file/,
        outputs: { pushed: '0', archived: '0', requests: '0' },
      }),
      sync(shared('handbook/**, "!handbook/pay.md"', 'services/**, handbook/pay.md'), {
        outputs: { pushed: '2', archived: '0' },
      }),
    ],
    { liveIn: { docs: [...HANDBOOK, 'handbook/new.md', ...SERVICES].sort() } },
  ],
  [
    'are a site without files and others with them, of which none is skipped in another',
    [
      commit({
        'product/mkdocs.yml': 'site_name: Product\n',
        'product/docs/index.md': '# Product\n\nText.\n',
        'product/docs/more.md': '# More\n\nText.\n',
      }),
      sync(`targets:\n  - { name: site, connector-id: docs }\n${TWO.replace('targets:\n', '')}`),
      async on => {
        const { targets } = on.last!.report as Reports
        const skipped = targets.map(target =>
          target.documents.filter(each => each.kind === 'skipped').map(each => each.path),
        )
        expect(skipped).toEqual([['README.md'], [], []])
      },
    ],
    { liveIn: { ...both, docs: ['product/docs/index.md', 'product/docs/more.md'] } },
  ],
  [
    'share one built site, each for its pages',
    [
      commit(Object.fromEntries([...HANDBOOK, ...SERVICES].map(builtPage))),
      sync(`defaults: { built-site: site }\n${TWO}`),
      on => {
        for (const [connector, refs] of Object.entries(both))
          for (const ref of refs) expect(on.bodyOf(ref, connector)).toContain(`As built of ${ref}.`)
      },
      push({ outputs: { requests: '0' } }),
    ],
    { liveIn: both },
  ],
)

targets(
  'when the list of targets changes',
  [
    'a target that is removed is named once and its documents stay, until its pages leave it as the message says',
    [
      sync(TWO),
      sync(ONE, {
        says: /The target api of the connector developers is no longer among the targets, and nothing archives its documents/,
      }),
      push(),
      holds(both),
      sync(TWO.replace('services/*/docs/**', 'README.md').replace(/tags:.*/, 'max-archive: 100%'), {
        outputs: { archived: '2' },
      }),
    ],
    { liveIn: { handbook: HANDBOOK, developers: ['README.md'] } },
  ],
  [
    'one connector becomes a target without pushing anything again',
    [
      push({ inputs: { 'connector-id': 'handbook', files: 'handbook/**' } }),
      commit({ 'handbook/pay.md': null }),
      sync(TWO.replace('services/*/docs/**', 'README.md'), {
        outputs: { pushed: '1', archived: '1', unchanged: '1' },
      }),
    ],
    { liveIn: { handbook: ['handbook/leave.md'], developers: ['README.md'] } },
  ],
)

/** The service asks for a pause that is longer than a run waits. */
const AWAY = { status: 503, headers: { 'retry-after': '600' } }
const handbookAs = (name: string, files: string) =>
  `targets: [{ name: ${name}, connector-id: handbook, files: [${files}] }]`
const HANDBOOK_BEFORE = push({ inputs: { 'connector-id': 'handbook', files: 'handbook/**' } })

targets(
  'when the first run of a target fails, and the target then gets another name',
  ...(
    [
      ['because of the key', { inputs: { 'api-key': 'read-only-key' }, red: /403/ }],
      ['after it may have written', { faults: [AWAY], red: /asks for a pause/ }],
    ] as [string, Push][]
  ).map(([title, failing]): [string, Step[], End] => [
    `${title}, what was pushed before there were targets leaves search all the same`,
    [
      HANDBOOK_BEFORE,
      commit({ 'handbook/pay.md': null, ...NEW }),
      sync(handbookAs('handbok', 'handbook/**'), failing),
      sync(handbookAs('handbook', 'handbook/new.md'), {
        inputs: { 'max-archive': '100%' },
        says: /The target handbok of the connector handbook is no longer among the targets/,
      }),
    ],
    { liveIn: { handbook: ['handbook/new.md'] } },
  ]),
  [
    'what it had pushed stays, and leaves search as the message says',
    [
      HANDBOOK_BEFORE,
      commit({ 'handbook/pay.md': null, ...NEW }),
      sync(handbookAs('handbok', 'handbook/**'), {
        faults: [{ delayMs: 0 }, AWAY],
        red: /asks for a pause/,
      }),
      sync(handbookAs('handbook', 'handbook/leave.md'), { inputs: { 'max-archive': '100%' } }),
      holds({ handbook: ['handbook/leave.md', 'handbook/new.md'] }),
      sync(
        `defaults: { max-archive: 100% }\n${handbookAs('handbook', 'handbook/leave.md').replace(
          '] }]',
          '] }, { name: handbok, connector-id: handbook, files: [nothing/**] }]',
        )}`,
        { outputs: { archived: '1' } },
      ),
    ],
    { liveIn: { handbook: ['handbook/leave.md'] } },
  ],
)

targets('a service that is away', [
  'ends all targets with the one reason, and is not asked again',
  [
    sync(TWO, {
      faults: [AWAY],
      red: /^::error::api: The service has a temporary error: .*, and asks for a pause of 10 minutes\. Check/m,
    }),
    on => {
      expect(on.last?.output).not.toMatch(/timeout-minutes/)
      expect(on.sandbox.requests).toHaveLength(1)
    },
    sync(TWO),
  ],
  { liveIn: both },
])

/** Condition, and the message of a run that writes nothing. */
const refused = (
  title: string,
  content: Files[string],
  red: RegExp,
  path = 'targets.yml',
): [string, Step[], End] => [
  title,
  [
    commit({ 'targets.yml': content }),
    sync(path, { inputs: { 'connector-id': 'docs' }, red }),
    on => expect(on.sandbox.requests).toEqual([]),
  ],
  { liveIn: {}, mirrors: false },
]

targets(
  'nothing is pushed',
  refused(
    'for a file that is a symbolic link',
    { link: '/etc/passwd' },
    /the commit .* links are not followed/,
  ),
  refused(
    'for pages of two targets',
    shared('handbook/**', 'handbook/pay.md'),
    /a and b would both push "handbook\/pay\.md" to the connector docs/,
  ),
  refused(
    'for a file outside of the workspace',
    TWO,
    /\.\.\/targets\.yml: the commit that is checked out has no such file/,
    '../targets.yml',
  ),
)
