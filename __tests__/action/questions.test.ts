import { expect, test } from '@jest/globals'
import type { Report } from '../../src/report/index.ts'
import type { Files } from '../support/checkout.ts'
import { openStage, type Stage } from '../support/stage.ts'

const filler = (topic: string) => `${topic} is described here, with all that it needs. `.repeat(20)
const PAGES = {
  'docs/keys.md': `# Rotate the key\n\n${filler('A key')}`,
  'docs/hidden.md': '---\ndraft: true\n---\n# Secrets\n\nText.\n',
  'docs/install.md': `# Install\n\n${filler('Installing')}`,
  'docs/themes.md': `# Themes\n\n${filler('A theme')}`,
  'docs/backups.md': `# Backups\n\n${filler('A backup')}`,
}
const QUESTIONS = `# What readers ask
questions:
  - ask: How do I rotate the key?
    find: docs/keys.md
    within: 1
  - ask: Where are "backups" kept? OR NEAR(* AND
    find: [docs/none.md, docs/backups.md]
  - ask: What are secrets?
    find: docs/hidden.md
  - ask: How do I install it?
    find: docs/install.md
`
const inputs = { questions: '.github/questions.yml' }

/** Previews these changes, merged into the branch. */
async function preview({ checkout, push }: Stage, changes: Files, more: Record<string, string> = {}) {
  const sha = await checkout.git('rev-parse', 'main')
  await checkout.commit(changes)
  const payload = { repository: { default_branch: 'main' }, pull_request: { base: { sha, ref: 'main' } } }
  const event = { name: 'pull_request', ref: 'refs/pull/1/merge', payload }
  return push({ event, inputs: { ...inputs, ...more } })
}

const fallen = {
  'docs/keys.md': `# Credentials\n\n${filler('A secret')}\n\nThe key is rotated each year.\n`,
  'docs/locks.md': `# How to rotate the key of a lock\n\n${filler('A lock')}`,
}

test('a preview shows the ranks before and after, and warns at the line of a question that loses its page', async () => {
  await using stage = await openStage(PAGES)
  const run = await preview(stage, { ...fallen, '.github/questions.yml': QUESTIONS })
  expect(run.exitCode).toBe(1)
  expect(run.output).toMatch(
    /^::warning file=\.github\/questions\.yml,line=3,col=1::"How do I rotate the key\?" finds docs\/keys\.md at rank 2, not within 1\. Before it: docs\/locks\.md\..*#questions$/m,
  )
  expect(run.output).toMatch(
    /^::error file=\.github\/questions\.yml,line=6,col=1::docs\/none\.md: the commit has no such page/m,
  )
  expect(run.output).toMatch(/^::error file=\.github\/questions\.yml,line=8,col=1::docs\/hidden\.md: /m)
  expect(run.output).not.toMatch(/questions\.yml,line=10|Experimental/)
  expect(run.summary).toContain(
    '| Page | Question | Rank | Before it |\n|---|---|---|---|\n| docs/keys.md | How do I rotate the key? | 1\u00a0→\u00a02 | docs/locks.md |',
  )
  const { questions } = run.report as Report
  expect(questions?.answers.map(({ rank, before }) => [before, rank])).toEqual([
    [1, 2],
    [1, 1],
    [101, 101],
    [1, 1],
  ])
  expect(run.summary).not.toContain('more warning')
  expect(stage.sandbox.requests).toEqual([])
})

const FIRST = QUESTIONS.slice(0, QUESTIONS.indexOf('  - ask: Where'))

test.each([
  ['error', 1],
  ['off', 0],
])('by the input warnings they can be %s', async (level, exitCode) => {
  await using stage = await openStage({ ...PAGES, '.github/questions.yml': FIRST })
  const run = await preview(stage, fallen, { warnings: `questions: ${level}` })
  expect(run.exitCode).toBe(exitCode)
  expect(run.output.includes(`::${level} file=.github/questions.yml,line=3`)).toBe(exitCode === 1)
})

test('a run of every page has the ranks of now, and is delivered and recorded whatever they are', async () => {
  await using stage = await openStage({ ...PAGES, ...fallen, '.github/questions.yml': QUESTIONS })
  const run = await stage.push({ inputs: { ...inputs, sync: 'everything' } })
  expect(run).toMatchObject({ exitCode: 1, outputs: { pushed: '5', failed: '0' } })
  expect(run.output).toMatch(/is delivered, but there are errors.* 2 messages are errors/)
  expect((run.report as Report).questions?.answers.map(({ rank, before }) => [before, rank])).toEqual([
    [undefined, 2],
    [undefined, 1],
    [undefined, 101],
    [undefined, 1],
  ])
  expect(await stage.ends()).toEqual(['succeeded'])
  // A push of a change asks nothing.
  await stage.checkout.commit({ 'docs/themes.md': '# Themes\n\nMore.\n' })
  const next = await stage.push({ inputs })
  expect(next).toMatchObject({ exitCode: 0, outputs: { pushed: '1' } })
  expect((next.report as Report).questions).toBeUndefined()
})

test.each([
  ['- ask: x', /line=1,col=1::this is not a list "questions" of 1 to 1,000, such as/],
  [undefined, /line=1,col=1::this is not a list "questions"/],
  ['questions: [\n', /line=2,col=1::this is not YAML: /],
])('a file that is %j is an error at its line', async (text, says) => {
  await using stage = await openStage(PAGES)
  const run = await preview(stage, text === undefined ? {} : { '.github/questions.yml': text })
  expect(run.exitCode).toBe(1)
  expect(run.output).toMatch(says)
  expect((run.report as Report).counts).toMatchObject({ failed: 0, pushed: 4 })
})

/** Ends each thread that is to answer questions. */
const ENDING = `
import { Worker } from 'node:worker_threads'
const { postMessage } = Worker.prototype
Worker.prototype.postMessage = function (message, ...rest) {
  if (Array.isArray(message) && message.some(({ kind }) => kind === 'questions')) this.terminate()
  else postMessage.call(this, message, ...rest)
}`

test('where the thread ends that answers them a warning says so, and all else is as without questions', async () => {
  await using stage = await openStage({ ...PAGES, '.github/questions.yml': FIRST })
  const run = await stage.push({
    inputs: { ...inputs, sync: 'everything' },
    environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ENDING)}` },
  })
  expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '4' } })
  expect(run.output).toMatch(
    /^::warning::questions: they were not asked \(.*\)\. The rest of the run is not affected\. http.*#questions$/m,
  )
  expect((run.report as Report).warnings.join()).toContain('they were not asked')
  expect(await stage.ends()).toEqual(['succeeded'])
})
