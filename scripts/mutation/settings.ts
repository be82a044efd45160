import { globSync } from 'node:fs'
import type { Stryker } from '@stryker-mutator/core'
import type { Module } from './modules.ts'

export type Settings = ConstructorParameters<typeof Stryker>[0]

/**
 * Stryker's options. Tests that run the built action notice nothing, so that only those of the module run.
 *
 * @param results where the results are kept; absent where only a part is mutated.
 * @param isAgain what was noticed the last time is not tried again.
 */
export function toSettings(module: Module, mutate: string[], results?: string, isAgain = false): Settings {
  return {
    mutate,
    tests: testsOf(module),
    testRunner: 'modules',
    plugins: ['./scripts/mutation/runner.ts'],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Its own step for this file needs an older TypeScript.
    tsconfigFile: 'none',
    ignorePatterns: ['dist', 'lib', 'bench', 'artifacts', 'docs/images'],
    reporters: ['progress-append-only'],
    disableTypeChecks: false,
    logLevel: 'warn' as NonNullable<Settings['logLevel']>,
    // A mutant that waits for ever.
    timeoutMS: 15_000,
    tempDirName: 'artifacts/mutation',
    ...(results !== undefined && { incremental: true, incrementalFile: results, force: !isAgain }),
  }
}

export function testsOf({ tests }: Module): string[] {
  return globSync(
    tests.flatMap(each => [`__tests__/${each}/**/*.test.ts`, `__tests__/${each}.test.ts`]),
  ).sort()
}
