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
  /** How many mutants of a file each test has noticed, by both their names. */
  readonly #kills = new Map<string, number>()

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
    hookImports(
      () => this.#loads,
      this.#files.map(file => pathToFileURL(resolve(file)).href),
    )
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
    sandboxFileName: file,
    ...options
  }: MutantRunOptions): Promise<MutantRunResult> {
    const isFirst = this.#loads === 0
    if (isFirst) await this.#load()
    Object.assign(shared, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 })
    if (options.reloadEnvironment || isFirst) {
      const error = await this.#load(file).catch(String)
      if (error !== undefined) return killed('all', error, 0)
    }
    const due = tests
      .filter(({ name }) => testFilter?.includes(name) ?? true)
      .sort((a, b) => this.#promiseOf(b, file) - this.#promiseOf(a, file))
    for (const [index, each] of due.entries()) {
      const failure = await this.#failureOf(each, LIMIT_MS)
      if ((shared.hitCount ?? 0) > (shared.hitLimit ?? 0)) return { status: MutantRunStatus.Timeout }
      if (failure === undefined) continue
      this.#kills.set(file + each.name, (this.#kills.get(file + each.name) ?? 0) + 1)
      return killed(each.name, failure, index + 1)
    }
    return { status: MutantRunStatus.Survived, nrOfTests: due.length }
  }

  /** Loads all tests, and again what they import of a file and of those that import it; without one, all. */
  async #load(file?: string): Promise<void> {
    outdated = file === undefined ? undefined : importersOf(pathToFileURL(file).href)
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

  /** How soon a test is to run on mutants of a file: those first that notice many in a short time. */
  #promiseOf(test: Test, file: string): number {
    return ((this.#kills.get(file + test.name) ?? 0) + 0.01) / (this.#durationOf(test) + 0.01)
  }
}

/** The URLs of the modules that import a module. */
const importers = new Map<string, Set<string>>()

/** What is to be loaded again; undefined: all. */
let outdated: ReadonlySet<string> | undefined

/** A module, and all that import it, also through others. */
function importersOf(url: string): Set<string> {
  const found = new Set([url])
  for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer)
  return found
}

/**
 * Gives tests the functions that collect them, and modules of this project a new life with each load; those that are
 * not outdated keep the one that they began with, before there was a mutant.
 */
function hookImports(loads: () => number, tests: readonly string[]): void {
  const globals = new URL('globals.ts', import.meta.url).href
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '@jest/globals')
        return { url: globals, format: 'module-typescript', shortCircuit: true }
      const found = next(specifier, context)
      const { url } = found
      if (!url.startsWith('file:') || url.includes('/node_modules/')) return found
      const importer = context.parentURL?.replace(/\?.*/, '') ?? ''
      importers.set(url, (importers.get(url) ?? new Set()).add(importer))
      const isOutdated = outdated === undefined || outdated.has(url) || tests.includes(url)
      return { ...found, url: `${url}?${isOutdated ? loads() : 1}` }
    },
  })
}

function killed(test: string, failureMessage: string, nrOfTests: number): MutantRunResult {
  return { status: MutantRunStatus.Killed, killedBy: [test], failureMessage, nrOfTests }
}

/** What Stryker takes from this file: the runner, and the option that it has. */
export const strykerPlugins = [{ kind: 'TestRunner', name: 'modules', injectableClass: Runner }]
export const strykerValidationSchema = { properties: { tests: { type: 'array' } } }
