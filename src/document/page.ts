import { toRuleTags } from '../inputs/patterns.ts'
import type { Commit, SiteFindings, SitePlace } from '../sites/index.ts'
import { excerpt } from '../text/index.ts'
import { limitMessages, type Message, type Topic } from '../text/message.ts'
import type {
  BuiltText,
  DocumentSettings,
  Excluded,
  Normalised,
  PageInput,
} from './document.ts'
import { toDocument } from './index.ts'

/** A page of nothing but broken links has hundreds of thousands. */
const MAX_PAGE_MESSAGES = 1_000

/** One page to turn into a document. */
export interface PageJob extends Omit<PageInput, 'built'> {
  /** Not always today's prefix and the path: an archive goes by the reference under which it was pushed. */
  externalRef: string
  /** The document is to be taken out of search. */
  archived?: boolean
  /** Where the text is kept that was made of its built page. */
  built?: string | undefined
}

/** Makes the documents of pages of one commit by one set of settings. */
export interface PageMaker {
  /** @param built the text that was made of its built page. */
  make(job: PageJob, built?: BuiltText): Promise<PageResult>
  places(paths: readonly string[]): (SitePlace | undefined)[]
}

/** Opens a commit for making documents. @param configs those of its sites. */
export async function openPageMaker(
  commit: Commit,
  configs: SiteFindings['configs'],
  settings: DocumentSettings,
): Promise<PageMaker> {
  const opened = await commit.openSites(configs, settings)
  const ruleTags = toRuleTags(settings.rules)
  return {
    async make(job, built) {
      const { path, content, unparsed } = job
      const reads = new Set<string>()
      const textOf = (included: string) => {
        reads.add(included)
        return commit.textOf(included)
      }
      await opened.load(path)
      const made = toDocument(
        { path, content, built, unparsed },
        { paths: commit.paths, settings, sites: opened, ruleTags, textOf },
      )
      return { ...toPageResult(job, made), reads: [...reads] }
    },
    places(paths) {
      commit.readHeads(paths)
      return paths.map(path => opened.placeOf(path))
    },
  }
}

function toPageResult(
  { externalRef, archived = false }: PageJob,
  made: Normalised,
): PageResult {
  const messages = limitMessages(MAX_PAGE_MESSAGES, made.messages)
  if (made.kind !== 'document') return { ...made, messages }
  const { document, hasHeadings } = made
  const { name, tags, description, body } = document
  return {
    kind: 'document',
    // The title may be as long as the page, and is kept for the report.
    name: excerpt(name),
    json: new TextEncoder().encode(
      JSON.stringify({ ...document, external_ref: externalRef, archived }),
    ),
    messages,
    measures: {
      tags,
      hasDescription: description !== '',
      words: countWords(body),
      hasHeadings,
    },
  }
}

/** The measures of a document on which it depends how it is found, besides its name. */
export interface Measures {
  tags: readonly string[]
  hasDescription: boolean
  words: number
  hasHeadings: boolean
}

/** Each sign of a script without spaces counts as a word. */
function countWords(text: string): number {
  let words = 0
  let isInside = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const isBlank = code <= 0x20
    if (code >= 0x2e80 || (!isBlank && !isInside)) words++
    isInside = !isBlank
  }
  return words
}

/** A document in the form in which it is sent, or the reason why there is none. */
export type PageResult = (
  | {
      kind: 'document'
      name: string
      json: Uint8Array
      measures: Measures
      messages: Message[]
    }
  | Excluded
  /** It could not be read here and now, which says nothing of whether it was in search. */
  | { kind: 'unread'; reason: string; topic: Topic; messages: Message[] }
) & {
  /** The paths of the files that it includes, and of those that were looked for. */
  reads?: readonly string[]
}
