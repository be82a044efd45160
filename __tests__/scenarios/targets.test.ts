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
      ends(['docs-push/handbook', 'success'], ['docs-push/developers', 'success']),
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
    'a connector that is removed is named once and its documents stay, until they leave it as the message says',
    [
      sync(TWO),
      sync(ONE, {
        says: /No target pushes to the connector developers any more, and nothing archives its documents/,
      }),
      push(),
      on => expect(on.last?.output).not.toMatch(/No target pushes/),
      holds(both),
      sync(TWO.replace('services/*/docs/**', 'nothing/**').replace(/tags:.*/, 'max-archive: 100%'), {
        outputs: { archived: '2' },
      }),
    ],
    { liveIn: { handbook: HANDBOOK } },
  ],
  [
    'one connector becomes a target, gets other names and is alone again without pushing anything twice',
    [
      push({ inputs: { 'connector-id': 'handbook', files: 'handbook/**' } }),
      commit({ 'handbook/pay.md': null }),
      sync(TWO, { outputs: { pushed: '2', archived: '1', unchanged: '1' } }),
      commit(NEW),
      sync(TWO.replace('name: api', 'name: guide').replace('name: handbook', 'name: api'), {
        outputs: { pushed: '1', archived: '0', unchanged: '3' },
      }),
      commit({ 'handbook/new.md': null }),
      push({
        inputs: { 'connector-id': 'handbook', files: 'handbook/**' },
        says: /No target pushes to the connector developers any more/,
        outputs: { pushed: '0', archived: '1', unchanged: '1' },
      }),
      sync(TWO, { outputs: { pushed: '0', archived: '0', unchanged: '3' } }),
    ],
    { liveIn: { handbook: ['handbook/leave.md'], developers: SERVICES } },
  ],
)

/** The service asks for a pause that is longer than a run waits. */
const AWAY = { status: 503, headers: { 'retry-after': '600' } }
const handbookAs = (name: string, files: string) =>
  `targets: [{ name: ${name}, connector-id: handbook, files: [${files}] }]`

targets(
  'when a run of a target fails, and the target then gets another name',
  ...(
    [
      ['because of the key', { inputs: { 'api-key': 'read-only-key' }, red: /403/ }],
      ['after it has written in part', { faults: [{ delayMs: 0 }, AWAY], red: /asks for a pause/ }],
    ] as [string, Push][]
  ).map(([title, failing]): [string, Step[], End] => [
    `${title}, what it may have pushed leaves search all the same`,
    [
      push({ inputs: { 'connector-id': 'handbook', files: 'handbook/**' } }),
      commit({ 'handbook/pay.md': null, ...NEW }),
      sync(handbookAs('handbok', 'handbook/**'), failing),
      sync(handbookAs('handbook', 'handbook/leave.md'), { inputs: { 'max-archive': '100%' } }),
    ],
    { liveIn: { handbook: ['handbook/leave.md'] } },
  ]),
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
    'for two targets with one connector',
    TWO.replace('developers', 'handbook'),
    /"api": connector-id: "handbook" pushes to the connector handbook already\. Write one target/,
  ),
  refused(
    'for a file outside of the workspace',
    TWO,
    /\.\.\/targets\.yml: the commit that is checked out has no such file/,
    '../targets.yml',
  ),
)
