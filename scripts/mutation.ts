/** `npm run mutation`: breaks a module on purpose, one place at a time, and counts how often its tests notice. */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { ArgumentError, command, say, wholeNumber } from './command.ts'

const usage = `Usage: npm run mutation -- MODULE [options]

Breaks the files of src/MODULE, one place at a time, runs the tests of __tests__/MODULE for each, and prints which share
of the changes they noticed. Not every change is a fault, so that the score is never 100. It takes some two seconds for
each: minutes for a file, an hour for a module. The report with each change is artifacts/mutation/mutation.html.

  --files GLOB     only these of its files, such as guard.ts
  --tests FOLDERS  these tests instead, such as "plan report"
  --least PERCENT  fail below this score (0)
  --help           print this
`

const options = { files: { type: 'string' }, tests: { type: 'string' }, least: { type: 'string' } } as const

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
process.exitCode = await command(
  usage,
  options,
  async ({ files = '**/*.ts', tests, least = '0' }, _, [module = '']) => {
    const mutate = globSync(`src/${module}/${files}`)
    if (module === '' || mutate.length === 0) throw new ArgumentError(`No module was named.\n\n${usage}`)
    const folders = (tests ?? module).split(' ').map(each => `__tests__/${each}`)
    const jest = 'node --experimental-vm-modules node_modules/jest/bin/jest.js'
    const mutants = await new Stryker({
      mutate,
      testRunner: 'command',
      // The same generated tests each time: a change is noticed because of itself.
      commandRunner: {
        command: `PROPERTY_SEED=1 ${jest} --bail --silent --maxWorkers=1 ${folders.join(' ')}`,
      },
      concurrency: 2,
      // On a busy machine the tests take many times as long, and are not to count as tests that never end.
      timeoutMS: 60_000,
      // Its own step for this file needs an older TypeScript.
      tsconfigFile: 'none',
      ignorePatterns: ['dist', 'lib', 'bench', 'artifacts', 'docs'],
      reporters: ['progress-append-only', 'html'],
      htmlReporter: { fileName: 'artifacts/mutation/mutation.html' },
      tempDirName: 'artifacts/mutation/copy',
    }).runMutationTest()
    const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
    const noticed = count('Killed', 'Timeout')
    const all = noticed + count('Survived', 'NoCoverage')
    const score = all === 0 ? 0 : (100 * noticed) / all
    say(`${module}: ${noticed} of ${all} changes noticed, ${score.toFixed(1)} %`)
    return score >= wholeNumber('least', least, 0, 100)
  },
  true,
)
