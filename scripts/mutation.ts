/** `npm run mutation`: breaks modules on purpose, one place at a time, and lists what no test notices. */
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { ArgumentError, command, say } from './command.ts'

type Settings = ConstructorParameters<typeof Stryker>[0]
type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** What is mutated together. */
interface Module {
  /** Globs of its files. */
  sources: string[]
  /** The folders and files of `__tests__` that are to notice. */
  tests: string[]
  /** The percentage of the mutants that tests must notice. Some change nothing, so that it is never 100. */
  score: number
}

/** The modules in which a fault would lose or leak a document. */
const modules: Readonly<Record<string, Module>> = {
  plan: { sources: ['src/plan/**/*.ts'], tests: ['plan'], score: 90 },
  journal: { sources: ['src/journal/**/*.ts'], tests: ['journal', 'adapters/files/journal'], score: 90 },
  push: {
    sources: ['src/push/**/*.ts'],
    tests: ['push/deliver', 'push/pack', 'push/push', 'push/sender'],
    score: 90,
  },
  inputs: { sources: ['src/inputs/**/*.ts'], tests: ['inputs', 'journal/scope'], score: 80 },
  text: { sources: ['src/text/**/*.ts'], tests: ['text', 'docs/help'], score: 80 },
  answers: {
    sources: ['src/adapters/service/answers.ts', 'src/adapters/service/success.ts'],
    tests: ['adapters/service/answers', 'adapters/service/success'],
    score: 80,
  },
}

const usage = `Usage: npm run mutation -- [MODULE…]

Breaks modules on purpose, one place at a time, and lists the changes that no test notices. It takes minutes for each
module, all of them without a name: ${Object.keys(modules).join(', ')}.
`

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
process.exitCode = await command(
  usage,
  {},
  async (_, __, given) => {
    const names = given.length > 0 ? given : Object.keys(modules)
    const unknown = names.find(name => !Object.hasOwn(modules, name))
    if (unknown !== undefined) throw new ArgumentError(`"${unknown}" is not a module.\n\n${usage}`)
    let isEnough = true
    for (const name of names) {
      const module = modules[name]!
      const mutants = await new Stryker(toSettings(module)).runMutationTest()
      isEnough = report(name, mutants) >= module.score && isEnough
    }
    return isEnough
  },
  true,
)

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
