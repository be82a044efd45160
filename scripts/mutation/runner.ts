import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type CompleteDryRunResult,
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner'
import fc from 'fast-check'
import { type Test, tests } from './globals.ts'

/** What the code that Stryker has changed shares with the runner: which change is active, and what it has reached. */
interface Shared extends Partial<Pick<CompleteDryRunResult, 'mutantCoverage'>> {
  activeMutant?: string
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number
}
const shared: Shared = {}

/** A test that takes longer waits for ever. */
const LIMIT_MS = 10_000

/** Jest would load all modules again for each mutant, which takes many times as long as the tests themselves. */
class Runner implements TestRunner {
  static readonly inject = ['options'] as const
  readonly #files: readonly string[]
  /** How often the modules were loaded. */
  #loads = 0
  /** How long each test took the last time, in milliseconds. */
  readonly #durations = new Map<string, number>()

  constructor({ tests }: { tests: string[] }) {
    this.#files = tests
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    Object.assign(globalThis, { __stryker__: shared })
    // A property runs again for each mutant, and nobody looks at its counterexamples.
    fc.configureGlobal({ interruptAfterTimeLimit: 500, endOnFailure: true })
    // Of what a test has left behind that failed.
    for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, () => {})
    hookImports(() => this.#loads)
  }

  async dryRun({ timeout }: DryRunOptions): Promise<DryRunResult> {
    await this.#load()
    const results: TestResult[] = []
    for (const each of tests) {
      const { name, file: fileName = '' } = each
      shared.currentTestId = name
      const failure = await this.#failureOf(each, timeout)
      if (failure !== undefined) return { status: DryRunStatus.Error, errorMessage: `${name}: ${failure}` }
      results.push({
        id: name,
        name,
        fileName,
        status: TestStatus.Success,
        timeSpentMs: this.#durationOf(each),
      })
    }
    const { mutantCoverage } = shared
    return { status: DryRunStatus.Complete, tests: results, ...(mutantCoverage && { mutantCoverage }) }
  }

  async mutantRun({
    activeMutant,
    testFilter,
    hitLimit,
    ...options
  }: MutantRunOptions): Promise<MutantRunResult> {
    Object.assign(shared, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 })
    if (options.reloadEnvironment || this.#loads === 0) {
      const error = await this.#load().catch(String)
      if (error !== undefined) return killed('all', error, 0)
    }
    const due = tests
      .filter(({ name }) => testFilter?.includes(name) ?? true)
      .sort((a, b) => this.#durationOf(a) - this.#durationOf(b))
    for (const [index, each] of due.entries()) {
      const failure = await this.#failureOf(each, LIMIT_MS)
      if ((shared.hitCount ?? 0) > (shared.hitLimit ?? 0)) return { status: MutantRunStatus.Timeout }
      if (failure !== undefined) return killed(each.name, failure, index + 1)
    }
    return { status: MutantRunStatus.Survived, nrOfTests: due.length }
  }

  /** Loads all tests, and again what they import. */
  async #load(): Promise<void> {
    this.#loads++
    tests.length = 0
    for (const file of this.#files) {
      await import(pathToFileURL(resolve(file)).href)
      for (const each of tests) each.file ??= resolve(file)
    }
  }

  async #failureOf({ name, run }: Test, limitMs: number): Promise<string | undefined> {
    const begun = performance.now()
    const { promise: endless, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('it does not end')), limitMs)
    try {
      await Promise.race([run(), endless])
      return undefined
    } catch (error) {
      return String(error)
    } finally {
      clearTimeout(timer)
      this.#durations.set(name, performance.now() - begun)
    }
  }

  #durationOf({ name }: Test): number {
    return this.#durations.get(name) ?? 0
  }
}

/** Gives tests the functions that collect them, and modules of this project a new life with each load. */
function hookImports(loads: () => number): void {
  const globals = new URL('globals.ts', import.meta.url).href
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '@jest/globals')
        return { url: globals, format: 'module-typescript', shortCircuit: true }
      const found = next(specifier, context)
      const isOurs = found.url.startsWith('file:') && !found.url.includes('/node_modules/')
      return isOurs ? { ...found, url: `${found.url}?${loads()}` } : found
    },
  })
}

function killed(test: string, failureMessage: string, nrOfTests: number): MutantRunResult {
  return { status: MutantRunStatus.Killed, killedBy: [test], failureMessage, nrOfTests }
}

/** What Stryker takes from this file: the runner, and the option that it has. */
export const strykerPlugins = [{ kind: 'TestRunner', name: 'modules', injectableClass: Runner }]
export const strykerValidationSchema = { properties: { tests: { type: 'array' } } }
