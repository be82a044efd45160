/** Tries the pure stages of the action on generated input, and keeps what it finds in `fixtures/fuzz`. */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Stage } from './fuzz/stage.ts'
import { stages } from './fuzz/stages.ts'

const HELP = `npm run fuzz -- [--seconds N] [--stage NAME]…

Tries each stage, or those that are named, on generated input for N seconds, 60 if not given. Input that fails is
printed, kept in fixtures/fuzz for the tests, and makes the command fail.`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
    stage: { type: 'string', multiple: true, default: stages.map(each => each.name) },
  },
})
const seconds = Number(values.seconds)
const unknown = values.stage.filter(name => !stages.some(each => each.name === name))

if (values.help) console.log(HELP)
else if (unknown.length > 0 || !(seconds > 0)) {
  console.error(
    unknown.length > 0
      ? `There is no stage ${unknown.join(', ')}; there are ${stages.map(each => each.name).join(', ')}.`
      : `--seconds ${values.seconds} is not a number of seconds. Give one, such as 60.`,
  )
  process.exitCode = 1
} else for (const each of stages) if (values.stage.includes(each.name)) await fuzz(each)

async function fuzz({ name, check }: Stage): Promise<void> {
  const path = new URL(`../fixtures/fuzz/${name}.json`, import.meta.url)
  const corpus = JSON.parse(await readFile(path, 'utf8').catch(() => '[]'))
  const { inputs, failure } = await check(corpus, { seconds })
  console.log(
    `${name}: ${inputs.toLocaleString('en')} inputs in ${seconds} s${failure ? ', and one fails' : ''}`,
  )
  if (failure === undefined) return
  console.log(`${JSON.stringify(failure.input)}\n${failure.why}`)
  await writeFile(path, `${JSON.stringify([...corpus, failure.input], null, 1)}\n`)
  process.exitCode = 1
}
