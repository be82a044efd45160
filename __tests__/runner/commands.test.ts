import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../support/folder.ts'

const own = new URL('../../src/runner/commands.ts', import.meta.url).href
const theirs = import.meta.resolve('@actions/core')
const root = fileURLToPath(new URL('..', import.meta.url))

const texts = ['plain', '100% of\r\n"a: b, c"', ' blanks ', '', '::error::x', 'é\u2028😀']

/** Runs calls of a module in a process of its own, as in a step; what the runner would read of it. */
async function runnerReads(module: string, calls: string, files: string[]): Promise<string> {
  await using folder = await temporaryFolder()
  const paths = files.map(name => [`GITHUB_${name}`, join(folder.path, name)] as const)
  for (const [, path] of paths) await writeFile(path, '')
  const script = `import * as commands from ${JSON.stringify(module)}\n${calls}`
  const env = {
    ...Object.fromEntries(paths),
    STATE_kept: 'yes',
    INPUT_TWO_WORDS: ' value \n',
    RUNNER_DEBUG: '1',
  }
  const options = { env, cwd: root }
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], options)
  const { stdout } = await run.catch((error: { stdout: string; code: number }) => ({
    stdout: `${error.stdout}exit ${error.code}`,
  }))
  const written = await Promise.all(paths.map(([, path]) => readFile(path, 'utf8')))
  return [stdout, ...written].join('\n--\n').replace(/ghadelimiter_[\da-f-]{36}/g, 'delimiter')
}

const each = (call: (text: string) => string) => texts.map(text => call(JSON.stringify(text))).join('\n')
const place = '{ file: "a:b,c.md", startLine: 3, startColumn: 7 }'

test.each([
  ['info', each(text => `commands.info(${text})`)],
  [
    'annotations',
    each(text => `for (const kind of ['notice', 'warning', 'error', 'debug']) commands[kind](${text})`),
  ],
  [
    'annotations at a place',
    each(text => `for (const kind of ['notice', 'warning', 'error']) commands[kind](${text}, ${place})`),
  ],
  ['secrets', each(text => `commands.setSecret(${text})`)],
  ['failures', each(text => `commands.setFailed(${text})`)],
  ['groups', 'commands.startGroup("A: b"); commands.endGroup()'],
  [
    'what is read',
    'commands.info(JSON.stringify([commands.getInput("two words"), commands.getInput("none"), commands.getState("kept"), commands.getState("none"), commands.isDebug()]))',
  ],
  [
    'outputs and states',
    each(text => `commands.setOutput('name', ${text}); commands.saveState('other', ${text})`),
  ],
])('%s: the runner reads what it would of @actions/core', async (_, calls) => {
  const files = ['OUTPUT', 'STATE']
  const read = await runnerReads(
    own,
    calls.replaceAll('startLine', 'line').replaceAll('startColumn', 'column'),
    files,
  )
  expect(read).toBe(await runnerReads(theirs, calls, files))
  expect(read).not.toBe('\n--\n\n--\n')
})

test('without files for them, outputs and states are printed', async () => {
  const calls = "commands.setOutput('a', 'b%'); commands.saveState('c', 'd')"
  expect(await runnerReads(own, calls, [])).toBe('::set-output name=a::b%25\n::save-state name=c::d\n')
})
