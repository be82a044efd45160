import { describe, expect, test } from '@jest/globals'
import type { ActionEvent, ActionRun } from '../../sandbox/action.ts'
import type { Fault } from '../../sandbox/faults.ts'
import type { GitHub } from '../../sandbox/github.ts'
import type { Checkout, Files } from '../support/checkout.ts'
import { openStage } from './stage.ts'

/** One run of the workflow. */
export interface Push {
  /** Arguments of `git clone`; without them `--depth=1`, as actions/checkout does. */
  clone?: string[]
  /** What is checked out, detached, instead of the branch `main`: any revision of the origin. */
  at?: string
  /** What happens to the checkout before the action runs. If it resolves to a folder, that is the workspace. */
  prepare?: (checkout: Checkout) => Promise<unknown>
  event?: ActionEvent
  /** The number of the run that is started again, from 1; without it this is another run. */
  again?: number
  /** Inputs of the workflow, from this run on. */
  inputs?: Record<string, string>
  /** What happens to the next requests to the service, in order, and to those to GitHub that change something. */
  faults?: Fault[]
  gitHubFaults?: Fault[]
  /** Sent to the action when the service has received so many requests of this run, or GitHub so many that change something. */
  signal?: { name: NodeJS.Signals; request: number; isToGitHub?: true }
  /** The run fails, and prints this where it is a pattern; without it the run succeeds. */
  red?: true | 'perhaps' | RegExp
  says?: RegExp
  outputs?: Readonly<Record<string, string>>
  /** All that a user reads in the log, with `SHA` for each commit and the anchor alone of a link. */
  log?: readonly string[]
}

/** An origin on a server, a service, and the runs between them. */
export interface Scenario {
  /** Commits in the origin and returns the SHA. Without a push after it, the run of that commit never happened. */
  commit(files: Files, message?: string): Promise<string>
  /** Runs git in the origin. */
  git(...args: string[]): Promise<string>
  /** A run for what the origin has now. */
  push(push?: Push): Promise<ActionRun>
  /** The `post` step of the last run. */
  cleanUp(): Promise<void>
  /** What keeps the journal, if GitHub does. */
  gitHub: GitHub | undefined
  /** What an earlier step of each job writes into the workspace from now on. */
  generate(files: Files): void
  /** The journal, which is empty, has the records of another version from now on. */
  restore(version: string): Promise<void>
  /** Time passes: every attempt of the journal is past its time limit. */
  wait(): Promise<void>
  /** What is in search, by `external_ref`. */
  live(): string[]
  bodyOf(externalRef: string): string
  /** Resolves when the service has received so many requests in all. */
  requested(count: number): Promise<void>
  /** Resolves when a run has printed this, or after some minutes. */
  said(words: RegExp): Promise<void>
  /** The service refuses this document until `cure` is called. */
  poison(externalRef: string): void
  cure(externalRef: string): void
}

/** How a scenario ends, and what is special about its origin. */
export interface End {
  /** What is in search: `external_ref`s, or a text that each of them has in its body. */
  live?: readonly string[] | Readonly<Record<string, string>>
  /** Of the last run. */
  outputs?: Readonly<Record<string, string>>
  report?: object
  /** The revision of the origin that search mirrors; without it `main`. */
  mirrors?: string
  /** What else is in search, because nothing can know of it. */
  leftover?: readonly string[]
  /** The journal is kept as GitHub deployments. */
  isOnGitHub?: boolean
  /** Arguments of `git init` for the origin. */
  init?: readonly string[]
  /** Only the token can read the origin, and no checkout keeps it (`persist-credentials: false`). */
  isPrivate?: boolean
}

export type Step = (on: Scenario) => unknown

export const push =
  (options?: Push): Step =>
  on =>
    on.push(options)
export const commit =
  (files: Files): Step =>
  on =>
    on.commit(files)
export const git =
  (...args: string[]): Step =>
  on =>
    on.git(...args)
export const generate =
  (files: Files): Step =>
  on =>
    on.generate(files)
export const poison =
  (ref: string): Step =>
  on =>
    on.poison(ref)
export const cure =
  (ref: string): Step =>
  on =>
    on.cure(ref)
export const wait: Step = on => on.wait()
export const cleanUp: Step = on => on.cleanUp()

/** So many requests that are answered as ever. */
const answered = (times: number): Fault[] => (times === 0 ? [] : [{ delayMs: 0, times }])

/** A run that the service refuses after so many requests. */
export const failedPush = (after = 0): Step =>
  push({ faults: [...answered(after), { status: 401 }], red: true })

/** A run whose machine goes away while the service answers nothing, after so many requests. */
export const killedPush = (after = 0): Step =>
  push({ faults: [...answered(after), { hang: true }], signal: { name: 'SIGKILL', request: after + 1 } })

/** Condition and result, what happens, and how it ends; without an end, search mirrors the origin's `main`. */
export type Row = [title: string, steps: readonly Step[], end?: End]

/** Of the longest row on a machine that is busy and slow. */
export const TIMEOUT_MS = 600_000

export function scenarios(name: string, rows: readonly Row[]): void {
  // Without a third value, jest hands over a callback and waits for it.
  const complete = rows.map(([title, steps, end = {}]) => [title, steps, end] as const)
  describe(name, () => {
    test.each(complete)('%s', (_, steps, end) => play(steps, end), TIMEOUT_MS)
  })
}

/** Plays the steps on an origin whose `main` has `PAGES`, and checks how they end. */
export async function play(steps: readonly Step[], end: End = {}): Promise<void> {
  await using stage = await openStage(PAGES, end)
  for (const step of steps) await step(stage.scenario)
  await stage.mirror(end.mirrors)
  const live = stage.sandbox.store.active('docs')
  for (const externalRef of end.leftover ?? []) expect(live.delete(externalRef)).toBe(true)
  expect(live).toEqual(stage.sandbox.store.active('fresh'))
  expect(live.size).toBeGreaterThan(0)
  if (end.live) {
    const texts = Array.isArray(end.live) ? Object.fromEntries(end.live.map(ref => [ref, ''])) : end.live
    const bodies = Object.entries(texts).map(([ref, text]) => [ref, expect.stringContaining(text as string)])
    const found = [...live].map(([ref, { body }]) => [ref, body])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(bodies))
  }
  const { outputs = {}, report = {} } = end
  expect(stage.last()).toMatchObject({ outputs, ...(end.report && { report }) })
}

export const PAGES = {
  'README.md': '# Handbook\n\nStart with [the installation](docs/install.md).\n',
  'docs/install.md': '# Install\n\nHow to [configure](configure.md) it.\n',
  'docs/configure.md': '# Configure\n\nAll the settings.\n',
  'docs/faq.md': '# Questions\n\nAnd answers.\n',
  'docs/glossary.md': '# Glossary\n\nAll the words.\n',
}

/** A commit that edits, deletes, renames and adds a page. */
export const CHANGES: Files = {
  'README.md': '# Handbook\n\nThe second edition.\n',
  'docs/configure.md': null,
  'docs/faq.md': null,
  'docs/questions.md': PAGES['docs/faq.md'],
  'docs/new.md': '# New\n\nText.\n',
}

/** What search holds after `PAGES` and `CHANGES`. */
export const CHANGED = {
  'README.md': 'The second edition.',
  'docs/glossary.md': 'All the words.',
  'docs/install.md': 'How to [configure](configure.md) it.',
  'docs/new.md': 'Text.',
  'docs/questions.md': 'And answers.',
}
