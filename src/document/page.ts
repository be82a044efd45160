import type { DocumentSettings, Message, Paths } from './document.ts'
import type { Edit } from './splice.ts'

/** One page on its way through the plugins: what they must know of it, and what they found. */
export interface Page {
  readonly path: string
  readonly paths: Paths
  readonly settings: DocumentSettings
  /** How many lines of the file stand before the text. */
  readonly linesBefore: number
  /** From the front matter at first; a plugin fills in what that does not say. */
  name: string
  description: string
  /** Neither its front matter nor a heading names it. */
  isUntitled?: boolean
  readonly tags: string[]
  readonly edits: Edit[]
  readonly messages: Message[]
  /** What must follow the body before a new paragraph can begin; undefined when none can. */
  closing: string | undefined
}

declare module 'vfile' {
  interface DataMap {
    page: Page
  }
}
