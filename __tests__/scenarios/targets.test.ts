import { describe, expect, test } from '@jest/globals'
import { cleanUp, commit, PAGES, rows, run, TargetsStage, type TargetsStep } from './targets-stage.ts'

const TWO = `targets:
  - { name: handbook, connector-id: handbook, files: [handbook/**] }
  - name: api
    connector-id: developers
    files: [services/*/docs/**]
    tags: [api]
    rules: [{ files: [services/legacy/**], tags: [legacy] }]
`
const HANDBOOK = ['handbook/leave.md', 'handbook/pay.md']
const SERVICES = ['services/auth/docs/index.md', 'services/legacy/docs/index.md']
const both = { handbook: HANDBOOK, developers: SERVICES }

/** Two targets of one connector, the second with these patterns. */
const shared = (first: string, second: string) =>
  `defaults: { connector-id: docs }\ntargets:\n  - { name: a, files: [${first}] }\n  - { name: b, files: [${second}] }\n`
const SHARED = shared('handbook/**', 'services/**')
const MOVED = shared('handbook/leave.md', 'services/**, handbook/pay.md')
const all = { docs: [...HANDBOOK, ...SERVICES] }

const draft = '---\ndraft: true\n---\n# Pay\n\nNot for everyone.\n'
/** A page of a site that is committed, with the link by which its source is found. */
const builtPage = (path: string): [string, string] => [
  `site/${path.replace(/\.md$/, '.html')}`,
  `<main><p>As built of ${path}.</p></main>`,
]

const tagsIn =
  (connector: string, ref: string, tags: string[]): TargetsStep =>
  on =>
    expect(on.sandbox.store.active(connector).get(ref)?.tags).toEqual(tags)

describe('targets', () => {
  rows(
    [
      'bring their pages into their connectors',
      [run({ targets: TWO, outputs: { pushed: '4', archived: '0', requests: '2' } })],
      { live: both },
    ],
    [
      'are read from a file of the commit, whatever is on the disk',
      [
        commit({ '.github/docs-push.yml': TWO }),
        async on => {
          await on.checkout.git('checkout', '--quiet', '--detach', 'main')
          const { writeFile } = await import('node:fs/promises')
          await writeFile(
            `${on.checkout.folder}/.github/docs-push.yml`,
            'targets: [{ name: x, base-url: https://x.example }]',
          )
          await on.run({ targets: '.github/docs-push.yml', at: 'HEAD' })
          await on.checkout.git('checkout', '--quiet', '--', '.')
        },
      ],
      { live: both },
    ],
    [
      'push and archive only what changed of their own',
      [
        run({ targets: TWO }),
        commit({ 'handbook/pay.md': null, 'handbook/new.md': '# New\n\nText.\n' }),
        run({
          outputs: { pushed: '1', archived: '1', unchanged: '3', requests: '2' },
          says: /handbook: Search is up to date: 1 pushed, 1 archived/,
        }),
      ],
      { live: { ...both, handbook: ['handbook/leave.md', 'handbook/new.md'] } },
    ],
    [
      'give tags by rules, and a changed rule pushes the pages of its target',
      [
        run({ targets: TWO }),
        tagsIn('developers', 'services/legacy/docs/index.md', ['api', 'legacy']),
        run({ targets: TWO.replace('[legacy]', '[old]'), outputs: { pushed: '2', unchanged: '2' } }),
        tagsIn('developers', 'services/legacy/docs/index.md', ['api', 'old']),
        tagsIn('developers', 'services/auth/docs/index.md', ['api']),
      ],
      { live: both },
    ],
    [
      'have keys of their own',
      [
        run({
          targets: TWO.replace('tags: [api]', 'api-key-env: DEVELOPERS_KEY'),
          inputs: { 'api-key': 'read-only-key' },
          red: /handbook: .*401|handbook: .*403/,
        }),
        on => expect(on.live()).toEqual({ developers: SERVICES }),
        run(),
      ],
      { live: both },
    ],
    [
      'are previewed without a key',
      [
        run({ targets: TWO }),
        commit({ 'handbook/new.md': '# New\n\nText.\n' }),
        async on => {
          const base = { sha: await on.checkout.git('rev-parse', 'main~1'), ref: 'main' }
          await on.run({
            targets: TWO.replace('tags: [api]', 'tags: [api]\n    api-key-env: NOT_SET_KEY'),
            inputs: { 'api-key': '' },
            event: {
              name: 'pull_request',
              payload: { pull_request: { base }, repository: { default_branch: 'main' } },
            },
            outputs: { pushed: '1', requests: '0' },
            says: /handbook: Preview, nothing was written\. If merged, this would result in: 1 pushed/,
          })
        },
        run({ targets: TWO }),
      ],
      { live: { ...both, handbook: ['handbook/leave.md', 'handbook/new.md', 'handbook/pay.md'] } },
    ],
    [
      'push nothing where one has no generated files',
      [
        run({ targets: TWO }),
        commit({ 'handbook/new.md': '# New\n\nText.\n' }),
        run({
          targets: TWO.replace('tags: [api]', 'generated: [out/*.md]'),
          red: /"out\/\*\.md" matches no file/,
        }),
        on => expect(on.live()).toEqual(both),
        run({ targets: TWO, outputs: { pushed: '1' } }),
      ],
      {},
    ],
    [
      'share one built site, each for its pages',
      [
        commit(Object.fromEntries([...HANDBOOK, ...SERVICES].map(builtPage))),
        run({ targets: `defaults: { built-site: site }\n${TWO}` }),
        on => {
          for (const [connector, refs] of Object.entries(both))
            for (const ref of refs)
              expect(on.sandbox.store.active(connector).get(ref)?.body).toContain(`As built of ${ref}.`)
        },
        run({ outputs: { requests: '0' } }),
      ],
      { live: both },
    ],
    [
      'each have a deployment, in an environment of their own',
      [
        run({ targets: TWO }),
        on =>
          expect(on.gitHub?.deployments.map(each => [each.environment, each.statuses.at(-1)?.state])).toEqual(
            [
              ['docs-push/handbook/handbook', 'success'],
              ['docs-push/developers/api', 'success'],
            ],
          ),
        run({ outputs: { requests: '0' } }),
      ],
      { live: both, isOnGitHub: true },
    ],
  )
})

describe('a page that moves from one target of a connector to another', () => {
  rows(
    [
      'is pushed by the one, and the other does not archive it',
      [
        run({ targets: SHARED }),
        run({ targets: MOVED, outputs: { archived: '0' } }),
        run({ outputs: { requests: '0' } }),
      ],
      { live: all },
    ],
    [
      'and becomes a draft at once is archived by the run after one that failed on its new target alone',
      [
        run({ targets: SHARED }),
        commit({ 'handbook/pay.md': draft }),
        run({ targets: MOVED, faults: [{ status: 401 }], red: /b: .*401/ }),
        run({ outputs: { archived: '1' } }),
      ],
      { live: { docs: ['handbook/leave.md', ...SERVICES] } },
    ],
  )
})

describe('when the list of targets changes', () => {
  const ONE = TWO.slice(0, TWO.indexOf('  - name: api'))
  rows(
    [
      'a target that is added is pushed as a whole',
      [run({ targets: ONE }), run({ targets: TWO, outputs: { pushed: '2', unchanged: '2' } })],
      { live: both },
    ],
    [
      'a target that is removed is named once, and its documents stay',
      [
        run({ targets: TWO }),
        run({
          targets: ONE,
          says: /The target api of the connector developers is no longer among the targets, and nothing archives its documents/,
        }),
        run({ silent: /no longer among/ }),
      ],
      { live: both, leftover: true },
    ],
    [
      'a target that is removed leaves search as the message says',
      [
        run({ targets: TWO }),
        run({ targets: ONE }),
        run({
          targets: TWO.replace('services/*/docs/**', 'README.md').replace('tags: [api]', 'max-archive: 100%'),
          outputs: { archived: '2' },
        }),
      ],
      {},
    ],
    [
      'a target that comes back pushes what was archived without it',
      [
        run({ targets: SHARED }),
        run({ targets: 'targets: [{ name: a, connector-id: docs, files: [handbook/**, services/**] }]' }),
        commit({ 'services/auth/docs/index.md': null }),
        run({ outputs: { archived: '1' } }),
        commit({ 'services/auth/docs/index.md': '# Auth\n\nText.\n' }),
        run({ targets: SHARED }),
      ],
      { live: all },
    ],
    [
      'one connector becomes a target without pushing anything again',
      [
        run({ targets: '', inputs: { 'connector-id': 'handbook', files: 'handbook/**' } }),
        commit({ 'handbook/pay.md': null }),
        run({
          targets: TWO.replace('services/*/docs/**', 'README.md'),
          outputs: { pushed: '1', archived: '1', unchanged: '1' },
        }),
      ],
      { live: { handbook: ['handbook/leave.md'], developers: ['README.md'] } },
    ],
    [
      'two targets become one connector without targets',
      [
        run({ targets: SHARED }),
        commit({ 'handbook/pay.md': null }),
        run({ targets: '', inputs: { 'connector-id': 'docs' } }),
      ],
      { live: { docs: ['README.md', 'handbook/leave.md', ...SERVICES] }, inputs: { 'connector-id': 'docs' } },
    ],
    [
      'versions on branches are kept in one connector',
      [
        on => on.checkout.git('branch', 'v1'),
        run({ targets: 'targets: [{ name: main, connector-id: docs, files: [handbook/**] }]' }),
        ...['once', 'again'].map(() =>
          run({
            targets: 'targets: [{ name: v1, connector-id: docs, files: [handbook/**], ref-prefix: v1/ }]',
            at: 'v1',
            inputs: { branch: 'v1' },
            event: { name: 'push', ref: 'refs/heads/v1' },
            silent: /no longer among/,
          }),
        ),
        commit({ 'handbook/pay.md': null }),
        run({
          targets: 'targets: [{ name: main, connector-id: docs, files: [handbook/**] }]',
          outputs: { archived: '1' },
          silent: /no longer among/,
        }),
      ],
      { live: { docs: ['handbook/leave.md', 'v1/handbook/leave.md', 'v1/handbook/pay.md'] }, leftover: true },
    ],
  )
})

describe('a run in which one target fails', () => {
  rows(
    [
      'brings in the others, is red, and the next completes it',
      [
        run({
          targets: TWO,
          faults: [{ status: 401 }],
          red: /handbook: /,
          outputs: { pushed: '2', unsent: '2' },
        }),
        on => expect(on.live()).toEqual({ developers: SERVICES }),
        run({ outputs: { pushed: '2', unchanged: '2' } }),
      ],
      { live: both },
    ],
    [
      'because it was killed is ended by its post step, in all targets of a connector',
      [
        run({ targets: SHARED, faults: [{ hang: true }], signal: { name: 'SIGKILL', request: 1 } }),
        cleanUp,
        on =>
          expect(on.gitHub?.deployments.map(each => each.statuses.at(-1)?.state)).toEqual([
            'failure',
            'failure',
          ]),
        run(),
      ],
      { live: all, isOnGitHub: true },
    ],
    [
      'because it was cancelled reports the target whose turn did not come',
      [
        run({
          targets: TWO,
          faults: [{ hang: true }],
          signal: { name: 'SIGINT', request: 1 },
          red: /api: The run was cancelled/,
        }),
        run(),
      ],
      { live: both },
    ],
  )
})

describe('nothing is pushed', () => {
  const bomb = `a: &a [x, x]\n${Array.from(
    { length: 20 },
    (_, at) =>
      `b${at}: &b${at} [${Array(9)
        .fill(at === 0 ? '*a' : `*b${at - 1}`)
        .join(', ')}]`,
  ).join('\n')}\n`
  test.each<[string, string | Uint8Array | { link: string }, RegExp]>([
    [
      'a target that names another address',
      'targets:\n  - name: a\n    base-url: https://evil.example\n',
      /targets: targets\.yml: "a": base-url: there is no such key here/,
    ],
    [
      'a key in the file',
      'targets: [{ name: a, api-key: k }]',
      /targets\.yml: "a": api-key: there is no such key here/,
    ],
    [
      'the token of the job as a key',
      'targets: [{ name: a, api-key-env: GITHUB_TOKEN }]',
      /targets\.yml: "a": api-key-env: GITHUB_TOKEN belongs to the runner/,
    ],
    ['aliases of aliases', bomb, /targets\.yml: this is not YAML: Excessive alias count/],
    ['a symbolic link', { link: '/etc/passwd' }, /targets\.yml: the commit .* links are not followed/],
    [
      'overlapping pages',
      shared('handbook/**', 'handbook/pay.md'),
      /a and b would both push "handbook\/pay\.md" to the connector docs/,
    ],
  ])('for %s', async (_, content, message) => {
    await using stage = await TargetsStage.open({ ...PAGES, 'targets.yml': content })
    const { output } = await stage.run({
      targets: 'targets.yml',
      inputs: { 'connector-id': 'docs' },
      environment: { GITHUB_TOKEN: 'ghs-of-the-runner' },
      red: message,
    })
    expect(output).not.toContain('ghs-of-the-runner')
    expect(stage.sandbox.requests).toEqual([])
  })

  test('not for patterns of which no page matches both', async () => {
    await using stage = await TargetsStage.open({
      ...{ 'a.md': '# A\n\nText.\n', 'b.mdx': '# B\n\nText.\n' },
      'targets.yml': shared('"**/*.md"', '"**/*.mdx"'),
    })
    await stage.run({ targets: 'targets.yml' })
    expect([...stage.sandbox.store.active('docs').keys()]).toEqual(['a.md', 'b.mdx'])
  })

  test('for a file that the commit does not have, and outside the workspace', async () => {
    await using stage = await TargetsStage.open(PAGES)
    await stage.run({
      targets: 'Targets.yml',
      red: /Targets\.yml: the commit that is checked out has no such file/,
    })
    await stage.run({
      targets: '../targets.yml',
      red: /targets: \.\.\/targets\.yml: it is not the path of a file/,
    })
    expect(stage.sandbox.requests).toEqual([])
  })
})
