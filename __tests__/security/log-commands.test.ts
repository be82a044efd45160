import { describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import type { ActionOptions, ActionRun } from '../../sandbox/action.ts'
import type { Fault } from '../../sandbox/faults.ts'
import { startGitHub } from '../../sandbox/github.ts'
import * as runner from '../../src/adapters/runner/index.ts'
import type { Files } from '../support/checkout.ts'
import { startScripted } from '../support/scripted.ts'
import { openStage, throwing, whenSaid } from '../support/stage.ts'
import { commandsOf, linesOf } from './commands.ts'

/** What a writer would have the runner do. Each ends a line of its own in every way that there is. */
const EVIL = [
  '::error::PWNED',
  '\n::set-env name=PATH::PWNED\n',
  '\r::stop-commands::PWNED\r\n',
  '\u2028::add-mask::PWNED\u0085::add-mask::PWNED',
  'x ##[error]PWNED',
  '##[set-output name=failed;]PWNED',
  '#\u00ad#[add-path]PWNED :\u200d:warning:\ufe0f:PWNED',
  '##[end-action id=1]PWNED \u001b[2J%0A::warning::PWNED%25',
].join(' ')

/** The same as names: git allows all but NUL. */
const NAMES = [
  '::error::PWNED.md',
  'a\n::set-env name=PATH::PWNED.md',
  'a\r::stop-commands::PWNED.md',
  '\u2028::add-mask::PWNED\u0085::add-mask::PWNED.md',
  'x ##[error]PWNED.md',
  '#\u00ad#[add-path]PWNED :\u200d:warning:\ufe0f:PWNED.md',
  '##[end-action id=1]\u001b[2J%0A::warning::PWNED%25,line=9.md',
  '::group::PWNED/::endgroup::.md',
]
const filesOf = (content: string | Uint8Array): Files =>
  Object.fromEntries(NAMES.map(name => [name, content]))

/** The commands that the action means, whatever it read. */
const MEANT = /^(?:add-mask|debug|notice|warning|error|group|endgroup)$/
const MEANT_GROUPS = /^(?:[A-Z][a-z ]+)?$/

/** Checks that the output has no command but those that the action means. */
function expectHarmless({ output, exitCode }: ActionRun, key: string): void {
  const commands = commandsOf(output)
  expect(commands[0]).toEqual({ name: 'add-mask', properties: {}, data: key })
  for (const { name, properties, data } of commands) {
    expect(name).toMatch(MEANT)
    expect(['', 'file', 'file,line', 'file,line,col']).toContain(Object.keys(properties).join())
    if (name.endsWith('group')) expect(data).toMatch(MEANT_GROUPS)
    if (name === 'add-mask') expect(data).not.toContain('PWNED')
    expect(data).not.toMatch(/^\s*PWNED/)
  }
  const texts = linesOf(output).filter(line => !line.startsWith('::'))
  for (const line of texts) expect(withoutColour(line)).not.toMatch(/^\s*::|##\[|[\p{Cc}\p{DI}\u2028\u2029]/u)
  expect(output).not.toMatch(/unexpected error|Please report/)
  expect([0, 1]).toContain(exitCode)
}

/** The last line is green or red as a whole. */
function withoutColour(line: string): string {
  return line.startsWith('\u001b[3') && line.endsWith('\u001b[0m') ? line.slice(5, -4) : line
}

interface Attack {
  files?: Files
  faults?: Fault[]
  run?: Partial<ActionOptions>
  /** Something of the attack that reaches the output, so that the row is known to bite. */
  says: RegExp[]
}

const PAGE = { 'a.md': '# A\n\nText.\n' }
const inLine = EVIL.replaceAll(/[\r\n\u2028]/g, ' ')

const attacks: Record<string, Attack> = {
  'names of files that cannot be read': {
    files: filesOf(new Uint8Array([0, 1, 2])),
    says: [/not text/],
  },
  'names of files with broken links': {
    files: filesOf('# A\n\n[b](nothing.md)\n'),
    says: [/nothing\.md/],
  },
  'what pages say': {
    files: {
      'link.md': `# A\n\n[b](<./${inLine}.md>)\n`,
      'escapes.md': '# A\n\n[b](%0A::error::PWNED.md) [c](&#10;::error::PWNED&#35;&#35;[error]PWNED.md)\n',
      'title.md': `---\ntitle: ${JSON.stringify(EVIL)}\n---\n[b](nothing.md)\n`,
      'yaml.md': `---\ntitle: "${EVIL}\n---\nText.\n`,
      'toml.md': `+++\ntitle = "${EVIL}\n+++\nText.\n`,
      'a.mdx': `# A\n\n<::error::PWNED ##[error]PWNED {${EVIL}\n`,
    },
    says: [/PWNED/, /nothing\.md/, /YAML front matter/, /TOML front matter/, /not valid MDX/],
  },
  'what the service says': {
    faults: [
      { status: 503, body: EVIL, headers: { 'retry-after': '::error::PWNED' } },
      { status: 200, body: { errors: [{ message: EVIL }] } },
    ],
    says: [/Trying again: .*PWNED/, /did not accept it: .*PWNED/],
  },
  'a refusal of the service': { faults: [{ status: 422, body: EVIL, times: 9 }], says: [/PWNED/] },
  'an answer that makes no sense': { faults: [{ status: 418, body: EVIL }], says: [/PWNED/] },
  'the target of a redirect': {
    faults: [{ status: 302, headers: { location: 'https://a##[error]PWNED.example/::error::PWNED' } }],
    says: [/redirects/],
  },
  inputs: {
    run: {
      inputs: {
        ...{ 'base-url': EVIL.replaceAll('#', ''), 'connector-id': EVIL, files: `/${EVIL}`, branch: EVIL },
        ...{ sync: EVIL, 'dry-run': EVIL, 'ref-prefix': EVIL, 'site-urls': EVIL, 'max-archive': EVIL },
        ...{ 'agent-instructions': `/${EVIL}`, 'timeout-minutes': EVIL },
      },
    },
    says: [/base-url: .*PWNED/, /connector-id: .*PWNED/, /sync: .*PWNED/],
  },
  'the input journal': { run: { inputs: { journal: `/dev/null/${EVIL}` } }, says: [/journal .*PWNED/] },
  'the name of another branch': {
    run: { event: { name: 'push', ref: `refs/heads/${EVIL}` } },
    says: [/This run is for .*PWNED/],
  },
  'the name of an event': { run: { event: { name: EVIL } }, says: [/PWNED/] },
  'the names of an event’s payload': {
    run: { event: { name: 'push', payload: { repository: { default_branch: EVIL } } } },
    says: [/PWNED/],
  },
  'the place of the checkout': {
    run: { environment: { GITHUB_WORKSPACE: `/nowhere/${EVIL}` } },
    says: [/PWNED/],
  },
}

describe('nothing makes a command of the log:', () => {
  test.each(Object.entries(attacks))('%s', async (_, { files = PAGE, faults = [], run, says }) => {
    await using stage = await openStage(files)
    stage.sandbox.fail(...faults)
    const ended = await stage.push({ ...run, environment: { RUNNER_DEBUG: '1', ...run?.environment } })
    for (const words of says) expect(ended.output).toMatch(words)
    expectHarmless(ended, stage.key)
  })

  test('what a git server says', async () => {
    await using stage = await openStage(PAGE)
    const line = `ERR ${EVIL}\n`
    const packet = `${(Buffer.byteLength(line) + 4).toString(16).padStart(4, '0')}${line}`
    await using server = await startScripted([
      {
        meet: response =>
          void response
            .writeHead(200, { 'content-type': 'application/x-git-upload-pack-advertisement' })
            .end(`001e# service=git-upload-pack\n0000${packet}`),
      },
    ])
    await stage.push()
    await stage.rewriteJournal(text => text.replace(/"sha":"[0-9a-f]+"/, `"sha":"${'d'.repeat(40)}"`))
    const run = await stage.push({ environment: { GITHUB_SERVER_URL: server.url } })
    expect(run.output).toMatch(/git says: .*remote error.*PWNED/)
    expectHarmless(run, stage.key)
  })

  test('what GitHub’s API says', async () => {
    await using stage = await openStage(PAGE)
    await using github = await startGitHub({ repository: 'example/docs', token: 'ghs-test-token' })
    const headers = {
      deprecation: 'Sat, 01 Jan 2000 00:00:00 GMT',
      sunset: '##[error]PWNED',
      link: '<https://a/##[error]PWNED>; rel="deprecation"',
    }
    github.fail({ status: 403, body: { message: EVIL }, headers })
    const run = await stage.push({
      inputs: { journal: 'deployments', 'github-token': 'ghs-test-token' },
      environment: { GITHUB_API_URL: github.url },
    })
    expect(run.output).toMatch(/cannot be written: .*PWNED/)
    expectHarmless(run, stage.key)
  })

  test('an error that nobody has foreseen', async () => {
    await using stage = await openStage(PAGE)
    stage.sandbox.fail({ hang: true })
    const run = await stage.push(throwing(stage, JSON.stringify(EVIL)))
    expect(run.output).toMatch(/^::error::Unexpected error in Docs Push: .*PWNED/m)
    expectHarmless({ ...run, output: run.output.replace(/unexpected error|Please report/g, '') }, stage.key)
  })

  test('what an earlier run has recorded', async () => {
    await using stage = await openStage(PAGE)
    await stage.push()
    await stage.rewriteJournal(text => {
      const [begin = ''] = text.split('\n')
      const line = JSON.parse(begin)
      return `${JSON.stringify({ ...line, record: { ...line.record, branch: EVIL, runId: EVIL } })}\n`
    })
    let kill: (signal: NodeJS.Signals) => void = () => {}
    const run = await stage.push({
      onStart: each => {
        kill = each
      },
      onOutput: whenSaid(/began earlier and is/, () => kill('SIGINT')),
    })
    expect(run.output).toMatch(/Run .*PWNED.* began earlier/)
    expectHarmless(run, stage.key)
  })
})

/** Parts of commands, whole ones, and any other text. */
const PARTS = [
  ...['::', ':', '##[', '#', '#[', ']', 'error', 'add-mask', ' ', '%0A', 'x', ',line=1', '=;,%'],
  ...['\0', '\n', '\r', '\u00ad', '\u200b', '\u034f', '\ufe0f', '\u2028', '\u0085'],
  ...['::error::x', '::add-mask::x', '##[error]x'],
]
const hostile = fc.oneof(
  fc.array(fc.constantFrom(...PARTS)).map(each => each.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

/** What the process prints meanwhile. */
function printed(print: () => void): string {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    print()
    return write.mock.calls.map(([text]) => text).join('')
  } finally {
    write.mockRestore()
    process.exitCode = undefined
  }
}

const texts = { numRuns: 1_000 }

test.each([
  ['a line of the log', [], runner.info],
  ['a notice', ['notice'], runner.notice],
  ['a warning', ['warning'], runner.warning],
  ['a failure', ['error'], runner.fail],
])('%s of any text has no command in it but its own', (_, names, print) => {
  const property = fc.property(hostile, text => {
    expect(commandsOf(printed(() => print(text))).map(each => each.name)).toEqual(names)
  })
  fc.assert(property, texts)
})

test('an annotation of any text is one, with no properties but its place', () => {
  const property = fc.property(hostile, hostile, (file, message) => {
    const annotation = { level: 'error', file, message, line: 1, column: 2, topic: 'more' } as const
    const output = printed(() => runner.annotate([annotation]))
    const [command, ...others] = commandsOf(output)
    expect(others).toEqual([])
    expect(command?.name).toBe('error')
    const properties = Object.keys(command?.properties ?? {})
    expect(properties.filter(each => each !== 'file')).toEqual(['line', 'col'])
  })
  fc.assert(property, texts)
})
