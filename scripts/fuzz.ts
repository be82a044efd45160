/** `npm run fuzz`: tests the pure stages of the action with generated input, and keeps what fails in `fixtures/fuzz`. */
import { readFile, writeFile } from 'node:fs/promises'
import { ArgumentError, command, say, wholeNumber } from './command.ts'
import type { Stage } from './fuzz/stage.ts'
import { stages } from './fuzz/stages.ts'

const usage = `Usage: npm run fuzz -- [options]

Tests each stage, or those that are named, with generated input. Input that fails is printed, kept in fixtures/fuzz for
the tests, and makes the command fail.

  --seconds N    test each for so long (60)
  --stage NAME   test only this one; can be given several times
  --help         print this
`

const options = {
  seconds: { type: 'string' },
  stage: { type: 'string', multiple: true },
} as const

process.exitCode = await command(usage, options, async (given, signal) => {
  const seconds = wholeNumber('seconds', given.seconds ?? '60')
  const known = stages.map(({ name }) => name)
  const wanted = given.stage ?? known
  const unknown = wanted.find(name => !known.includes(name))
  if (unknown !== undefined)
    throw new ArgumentError(`--stage: there is no ${unknown}. There are ${known.join(', ')}.`)
  let isFine = true
  for (const stage of stages.filter(({ name }) => wanted.includes(name))) {
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
