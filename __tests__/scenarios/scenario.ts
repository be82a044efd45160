import type { ActionEvent, ActionRun } from '../../sandbox/action.ts'
import type { Fault } from '../../sandbox/faults.ts'
import type { Checkout, Files } from '../support/checkout.ts'

/** One run of the workflow. */
export interface Push {
  /** What `git clone` is told; without it `--depth=1`, as actions/checkout does. */
  clone?: string[]
  /** What is checked out, detached, instead of the branch `main`: any revision of the origin. */
  at?: string
  /** What happens to the checkout before the action runs. What it resolves to is the workspace in its stead. */
  prepare?: (checkout: Checkout) => Promise<unknown>
  event?: ActionEvent
  /** The run that is started again, the first being 1; without it this is another one. */
  again?: number
  /** Inputs of the workflow, from this run on. */
  inputs?: Record<string, string>
  /** What the next requests to the service meet, in order. */
  faults?: Fault[]
  /** Sent to the action when the service has had so many requests of this run. */
  signal?: { name: NodeJS.Signals; request: number }
  /** The run is red and says this; without it the run is green. */
  red?: RegExp
  /** The run says this. */
  says?: RegExp
}

/** An origin on a server, a service, and the runs between them. */
export interface Scenario {
  /** Commits in the origin and returns the SHA. A commit without a push after it is one whose run never happened. */
  commit(files: Files, message?: string): Promise<string>
  /** Runs git in the origin. */
  git(...args: string[]): Promise<string>
  /** Runs a shell script in the origin, for names that no JavaScript string can hold. */
  shell(script: string): Promise<string>
  /** A run for what the origin has now. */
  push(push?: Push): Promise<ActionRun>
  /** A run that the service refuses; with a number, only from that request on. */
  fail(afterRequests?: number): Promise<ActionRun>
  /** A run that is cancelled by the user while the service is slow to answer. */
  cancel(): Promise<ActionRun>
  /** A run whose machine goes away while the service is slow to answer; with a number, at a later request. */
  kill(afterRequests?: number): Promise<ActionRun>
  /** Time passes: every attempt of the journal is beyond its time limit. */
  wait(): Promise<void>
  /** Resolves when the service has had so many requests in all. */
  requested(count: number): Promise<void>
  /** Resolves when a run has said this, or after some minutes. */
  said(words: RegExp): Promise<void>
  /** The service refuses this document until the returned function is called. */
  poison(externalRef: string): () => void
}

/** How a scenario ends, and what is special about its origin. */
export interface End {
  /** What is in search: `external_ref`s, or a text that each of them has in its body. */
  live?: readonly string[] | Readonly<Record<string, string>>
  /** The outputs of the last run. */
  outputs?: Readonly<Record<string, string>>
  /** The revision of the origin that search mirrors; without it `main`. */
  mirrors?: string
  /** What is in search beside that, because nothing can know of it. */
  leftover?: readonly string[]
  /** Arguments of `git init` for the origin. */
  init?: readonly string[]
  /** Only the token can read the origin, and no checkout keeps it (`persist-credentials: false`). */
  isPrivate?: boolean
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
