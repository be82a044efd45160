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
}
