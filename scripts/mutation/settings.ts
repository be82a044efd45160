import type { Stryker } from '@stryker-mutator/core'
import type { Module } from './modules.ts'

type Settings = ConstructorParameters<typeof Stryker>[0]

/** Stryker's options. Tests that run the built action notice nothing, so that only those of the module run. */
export function toSettings({ tests }: Module, mutate: string[]): Settings {
  return {
    mutate,
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    jest: { projectType: 'custom', config: toJestConfig(tests) },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Jest keeps the modules of each run in memory.
    maxTestRunnerReuse: 40,
    // Its own step for this file needs an older TypeScript.
    tsconfigFile: 'none',
    ignorePatterns: ['dist', 'lib', 'bench', 'artifacts', 'docs/images'],
    reporters: ['progress-append-only'],
    disableTypeChecks: false,
    logLevel: 'warn' as NonNullable<Settings['logLevel']>,
    timeoutMS: 60_000,
    tempDirName: 'artifacts/mutation',
  }
}

function toJestConfig(tests: readonly string[]) {
  return {
    testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
    testMatch: tests.flatMap(each => [
      `<rootDir>/__tests__/${each}/**/*.test.ts`,
      `<rootDir>/__tests__/${each}*.test.ts`,
    ]),
    extensionsToTreatAsEsm: ['.ts'],
    transform: {
      '^.+\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } }],
    },
    testTimeout: 60_000,
  }
}
