import { availableParallelism } from 'node:os'
import { openPool } from '../../src/adapters/workers/pool.ts'
import type { Document } from '../../src/document/document.ts'
import { mapInOrder } from '../../src/push/items.ts'
import type { Message } from '../../src/text/message.ts'
import type { Corpus, Page } from './corpora.ts'

/** A page and its document. */
export interface Made {
  page: Page
  document: Document
  messages: Message[]
}

/** Makes documents as a run does, on the same threads; without the pages that have none. */
export async function makeDocuments({ paths, settings }: Corpus, pages: Page[]): Promise<Made[]> {
  await using pool = openPool(
    new URL('../../src/adapters/workers/worker.ts', import.meta.url),
    availableParallelism(),
  )
  pool.setContext({ paths, settings })
  const made: Made[] = []
  const ahead = {
    count: pool.ahead,
    weight: 64_000_000,
    weigh: ({ content }: Page) => content.length,
  }
  const results = mapInOrder(pages, ahead, async page => {
    const { path, content } = page
    return { page, prepared: await pool.run({ path, externalRef: path, content, archived: false }) }
  })
  for await (const { page, prepared } of results) {
    if (prepared.kind !== 'document') continue
    const document = JSON.parse(new TextDecoder().decode(prepared.json)) as Document
    made.push({ page, document, messages: prepared.messages })
  }
  return made
}
