import type { Store } from '../store.ts'
import type { Run } from './runs.ts'

/** What the page shows. */
export interface PageSource {
  store: Store
  connector: string
  /** Whose documents these are, such as `owner/name`. */
  title: string
  /** Oldest first. */
  runs: readonly Run[]
  /** How to push something. */
  start?: Start
}

export interface Start {
  /** What a workflow must have, by the names of the action's inputs. */
  inputs: Readonly<Record<string, string>>
  /** For a shell, each with what it does. */
  commands: readonly { title: string; command: string }[]
}
