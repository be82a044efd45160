import { describe, expect, test } from '@jest/globals'
import type { Files } from '../support/checkout.ts'
import { type Origin, type Push, Stage } from './stage.ts'

/** How a scenario ends, and what is special about its origin. */
export interface End extends Origin {
  /** What is in search: `external_ref`s, or a text that each of them has in its body. */
  live?: readonly string[] | Readonly<Record<string, string>>
  /** What is in search, by connector. */
  liveIn?: Readonly<Record<string, string[]>>
  /** Of the last run. */
  outputs?: Readonly<Record<string, string>>
  report?: object
  /** A part of the summary of the last run. */
  summary?: string
  /** The revision of the origin that search mirrors; without it `main`. `false`: search holds something else. */
  mirrors?: string | false
  /** What else is in search, because nothing can know of it. */
  leftover?: readonly string[]
  /** What the origin's `main` has at first, instead of `PAGES`. */
  pages?: Files
}

export type Step = (on: Stage) => unknown

export const push =
  (options?: Push): Step =>
  on =>
    on.push(options)
/** Without a push after it, the run of that commit never happened. */
export const commit =
  (files: Files): Step =>
  on =>
    on.origin.commit(files)
export const git =
  (...args: string[]): Step =>
  on =>
    on.origin.git(...args)
export const generate =
  (files: Files): Step =>
  on => {
    on.generated = files
  }
export const poison =
  (ref: string): Step =>
  on =>
    on.sandbox.poison(ref)
export const cure =
  (ref: string): Step =>
  on =>
    on.sandbox.cure(ref)
export const wait: Step = on => on.wait()

/** Condition and result, what happens, and how it ends; without an end, search mirrors the origin's `main`. */
export type Row = [title: string, steps: readonly Step[], end?: End]

/** Of the longest row on a machine that is busy and slow. */
const TIMEOUT_MS = 600_000

export function scenarios(name: string, rows: readonly Row[]): void {
  // Without a third value, jest hands over a callback and waits for it.
  const complete = rows.map(([title, steps, end = {}]) => [title, steps, end] as const)
  describe(name, () => {
    test.each(complete)('%s', (_, steps, end) => play(steps, end), TIMEOUT_MS)
  })
}

/** Plays the steps on an origin, and checks how they end. */
async function play(steps: readonly Step[], end: End = {}): Promise<void> {
  await using stage = await Stage.open(end.pages ?? PAGES, end)
  for (const step of steps) await step(stage)
  const { last } = stage
  if (end.mirrors !== false) await stage.expectMirror(end.mirrors, end.leftover)
  if (end.liveIn) expect(stage.live()).toEqual(end.liveIn)
  else expect(stage.live()).not.toEqual({})
  if (end.live) {
    const texts = Array.isArray(end.live) ? Object.fromEntries(end.live.map(ref => [ref, ''])) : end.live
    const bodies = Object.entries(texts).map(([ref, text]) => [ref, expect.stringContaining(text as string)])
    const found = [...stage.sandbox.store.active('docs')].map(([ref, { body }]) => [ref, body])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(bodies))
  }
  const { outputs = {}, report = {}, summary = '' } = end
  expect(last?.summary).toContain(summary)
  expect(last).toMatchObject({ outputs, ...(end.report && { report }) })
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
