/** `npm run fuzz`: tests the pure stages of the action with generated input, and keeps what fails in `fixtures/fuzz`. */
import { readFile, writeFile } from 'node:fs/promises'
import { command } from './command/command.ts'
import { say } from './command/say.ts'
import { readArguments, usage } from './fuzz/arguments.ts'
import type { Stage } from './fuzz/stage.ts'

process.exitCode = await command(readArguments, usage, async ({ seconds, wanted }, signal) => {
  let isFine = true
  for (const stage of wanted) {
    signal.throwIfAborted()
    isFine = (await fuzz(stage, seconds)) && isFine
  }
  return isFine
})

/** Resolves to whether no input failed. */
async function fuzz({ name, check }: Stage, seconds: number): Promise<boolean> {
  const path = new URL(`../fixtures/fuzz/${name}.json`, import.meta.url)
  const corpus = JSON.parse(await readFile(path, 'utf8').catch(() => '[]'))
  const { inputs, failure } = await check(corpus, { seconds })
  say(`${name}: ${inputs.toLocaleString('en')} inputs in ${seconds} s${failure ? ', and one fails' : ''}`)
  if (failure === undefined) return true
  say(JSON.stringify(failure.input), failure.why)
  await writeFile(path, `${JSON.stringify([...corpus, failure.input], null, 1)}\n`)
  return false
}
