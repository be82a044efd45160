import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../support/folder.ts'

/** Runs the demo in a terminal of its own (util-linux's `script`), until it ends. */
async function inTerminal(args: string, onOutput: (all: string, type: (keys: string) => void) => void) {
  await using folder = await temporaryFolder()
  // The shell that `script` asks for gives way to the demo: one that stays would itself end on Ctrl-C, with 130.
  const command = `exec '${process.execPath}' --disable-warning=ExperimentalWarning scripts/demo.ts ${args}`
  const env = { ...process.env, SHELL: '/bin/sh', TMPDIR: folder.path }
  const child = spawn('script', ['-qec', command, '/dev/null'], { env })
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
    onOutput(output, keys => child.stdin.write(keys))
  })
  const exitCode = await new Promise(resolve => child.once('close', resolve))
  return { exitCode, output, leftovers: await readdir(folder.path) }
}

test('in a terminal it serves the page until Ctrl-C, and then leaves nothing behind', async () => {
  let answer: Promise<string> | undefined
  const run = await inTerminal('--pushes 2 --port 0', (output, type) => {
    const url = /Search and read them at (\S+)[\s\S]*Ctrl-C ends it\./.exec(output)?.[1]
    if (url === undefined || answer !== undefined) return
    answer = fetch(url)
      .then(response => response.text())
      .finally(() => type('\x03'))
  })
  expect(await answer).toContain('<h1>Search example/larkspur</h1>')
  expect(run).toMatchObject({ exitCode: 0, leftovers: [] })
  expect(run.output).toContain('Stopping, and cleaning up.')
})
