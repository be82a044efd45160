/** `npm run mutation`: breaks modules on purpose, one place at a time, and lists what no test notices. */
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { command } from './command/command.ts'
import { ArgumentError } from './command/options.ts'
import { say } from './command/say.ts'
import { type Module, modules } from './mutation/modules.ts'

type Settings = ConstructorParameters<typeof Stryker>[0]
type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const usage = `Usage: npm run mutation -- [MODULE…]

Breaks modules on purpose, one place at a time, and lists the changes that no test notices. It takes minutes for each
module, all of them without a name: ${Object.keys(modules).join(', ')}.
`

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
process.exitCode = await command(readNames, usage, mutate)

/** @throws ArgumentError */
function readNames(args: string[]): string[] | 'help' {
  if (args.includes('--help')) return 'help'
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const unknown = positionals.find(name => !Object.hasOwn(modules, name))
  if (unknown !== undefined) throw new ArgumentError(`"${unknown}" is not a module.\n\n${usage}`)
  return positionals.length > 0 ? positionals : Object.keys(modules)
}

/** Resolves to whether each module has the score that it must have. */
async function mutate(names: string[]): Promise<boolean> {
  let isEnough = true
  for (const name of names) {
    const module = modules[name]!
    const mutants = await new Stryker(toSettings(module)).runMutationTest()
    isEnough = report(name, mutants) >= module.score && isEnough
  }
  return isEnough
}

/** Stryker's options. Tests that run the built action notice nothing, so that only those of the module run. */
function toSettings({ sources, tests }: Module): Settings {
  const files = tests.flatMap(each => [`__tests__/${each}/**/*.test.ts`, `__tests__/${each}.test.ts`])
  return {
    mutate: sources,
    tests: globSync(files).sort(),
    testRunner: 'modules',
    plugins: ['./scripts/mutation/runner.ts'],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Its own step for this file needs an older TypeScript.
    tsconfigFile: 'none',
    ignorePatterns: ['dist', 'lib', 'bench', 'artifacts'],
    reporters: ['progress-append-only'],
    disableTypeChecks: false,
    logLevel: 'warn' as NonNullable<Settings['logLevel']>,
    // A mutant that waits for ever.
    timeoutMS: 15_000,
    tempDirName: 'artifacts/mutation',
  }
}

/** Prints each mutant that no test noticed. @returns the score, in percent. */
function report(name: string, mutants: readonly Mutant[]): number {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  const survivors = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const noticed = count('Killed', 'Timeout')
  const all = noticed + survivors.length
  const score = all === 0 ? 100 : (100 * noticed) / all
  say(
    ...survivors.map(describe),
    `${name}: ${noticed} of ${all} mutants noticed, ${count('Timeout')} of them by a timeout: ${score.toFixed(1)} %`,
  )
  return score
}

function describe({ fileName, location: { start, end }, replacement, status }: Mutant): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1)
  lines[0] = lines[0]!.slice(start.column - 1)
  const place = `${relative('.', fileName)}:${start.line}:${start.column}`
  return `${place} ${status}\n  - ${lines.join('\n')}\n  + ${replacement}`
}
