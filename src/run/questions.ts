import type { Outcome } from '../push/deliver.ts'
import type { Documents } from '../questions/index.ts'
import type { Asked } from '../report/index.ts'
import { withLevels } from '../report/log.ts'
import { type Maker, makeDocuments, type Snapshot } from '../snapshot/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import { withHelp } from '../text/message.ts'
import type { Run, Target } from './target.ts'

/** The questions of a target, and what is known for them. */
export interface Asking {
  /** The path of the file of questions. */
  path: string
  /** The documents of now that the run has made. */
  known: Map<string, Uint8Array>
  /** What a preview compares with. */
  base: Snapshot | undefined
}

/** Asks the questions of the input `questions`. Where that fails, a warning says so, and nothing else is affected. */
export async function askQuestions(
  { inputs, now, blobs }: Target,
  { path, known, base }: Asking,
  makerOf: (snapshot: Snapshot) => Maker,
  { pool, cancellation, log }: Run,
): Promise<Asked | undefined> {
  /** Makes the documents of all pages but those that are known. */
  const makeAll = async (snapshot: Snapshot, known: Documents) => {
    const { make } = makerOf(snapshot)
    const pages = [...snapshot.pages.values()].filter(
      ({ path }) => !known.has(path),
    )
    const documents = new Map(known)
    const making = makeDocuments(pages, { blobs, ahead: pool.ahead, make })
    for await (const { page, made } of making) {
      if (cancellation.stopping.aborted) throw new Error('the run was stopped')
      if (made.kind === 'document') documents.set(page.path, made.json)
    }
    return documents
  }
  const pageIn = (path: string, { pages }: Snapshot) =>
    JSON.stringify(pages.get(inputs.refPrefix + path))
  try {
    const documents = await makeAll(now, known)
    const same = [...documents].filter(
      ([path]) => base && pageIn(path, base) === pageIn(path, now),
    )
    const before = base && (await makeAll(base, new Map(same)))
    const job = { path, now: documents, before }
    const { answers, messages } = await pool.ask(now.files, job, blobs)
    const kind = 'unchanged'
    const file: Outcome = { path, externalRef: path, kind, messages }
    return { answers, file: withLevels([file], inputs.warnings)[0]! }
  } catch (error) {
    const message = `questions: they were not asked (${sanitizeForLog(String(error))}). The rest of the run is not affected.`
    log.warning(withHelp(message, 'questions'))
    return undefined
  }
}
