import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import type { Inputs } from '../inputs/index.ts'
import {
  type Attempt,
  type AttemptEnd,
  type AttemptRecord,
  type Exception,
  Exceptions,
  type Journal,
  JournalError,
  type SearchPart,
  toRecord,
} from '../journal/index.ts'
import type { RunnerContext } from '../run/ports.ts'
import { sanitizeForLog } from '../text/index.ts'
import { DeploymentsJournal, openGitHub } from './deployments.ts'
import { explainTrouble } from './runner/index.ts'

/** Opens the journal that the user chose. */
export async function openJournal(
  { journal, githubToken }: Pick<Inputs, 'journal' | 'githubToken'>,
  context: RunnerContext,
  part: SearchPart,
): Promise<Journal> {
  if (journal.kind === 'file')
    return new FileJournal(resolve(context.workspace, journal.path), part)
  if (githubToken === '')
    throw new JournalError(
      'github-token is empty, so the record of past syncs cannot be kept as GitHub deployments. Leave the input out, or set journal to a file’s path.',
      'github-token',
    )
  const runUrl = `${context.serverUrl}/${context.repository}/actions/runs/${context.runId}`
  const github = await openGitHub({ ...context, token: githubToken })
  return new DeploymentsJournal(github, part, runUrl)
}

/** A line of the file: an attempt's beginning or its end, added and never changed. */
const JournalLine = v.variant('event', [
  v.object({
    event: v.literal('begin'),
    id: v.string(),
    at: v.number(),
    record: v.custom<AttemptRecord>(value => toRecord(value)?.v === 1),
  }),
  v.object({
    event: v.literal('end'),
    id: v.string(),
    at: v.number(),
    state: v.picklist(['succeeded', 'failed', 'void']),
    description: v.string(),
    exceptions: v.exactOptional(Exceptions),
  }),
])
type JournalLine = v.InferOutput<typeof JournalLine>

/**
 * A journal in a file of JSON lines, for runners without GitHub's API and for trying things out. Several repositories
 * and connectors may share the file.
 */
export class FileJournal implements Journal {
  readonly #path: string
  readonly #repository: string

  constructor(path: string, { repository }: Pick<SearchPart, 'repository'>) {
    this.#path = path
    this.#repository = repository
  }

  async *list(): AsyncGenerator<Attempt> {
    const lines = await readRecords(this.#path)
    const ends = new Map<string, Extract<JournalLine, { event: 'end' }>>()
    for (const line of lines) if (line.event === 'end') ends.set(line.id, line)
    for (const [order, line] of [...lines.entries()].reverse()) {
      if (line.event === 'end') continue
      const { id, at: begunAtMs, record } = line
      if (record.repository !== this.#repository) continue
      const end = ends.get(id)
      const state = end?.state ?? 'running'
      yield { id, order, begunAtMs, record, state, exceptions: end?.exceptions }
    }
  }

  async begin(record: AttemptRecord): Promise<Attempt> {
    const id = crypto.randomUUID()
    await this.#add({ event: 'begin', id, at: Date.now(), record })
    for await (const attempt of this.list())
      if (attempt.id === id) return attempt
    throw problem(
      `The journal ${sanitizeForLog(this.#path)} did not keep what was written to it.`,
    )
  }

  async end(id: string, state: AttemptEnd, description: string): Promise<void> {
    await this.#add({ event: 'end', id, at: Date.now(), state, description })
  }

  async endExcept(
    { id }: Attempt,
    description: string,
    exceptions: readonly Exception[],
  ): Promise<void> {
    await this.#add({
      event: 'end',
      id,
      at: Date.now(),
      state: 'succeeded',
      description,
      exceptions: [...exceptions],
    })
  }

  #add(line: JournalLine): Promise<void> {
    return explained(this.#path, async () => {
      await mkdir(dirname(this.#path), { recursive: true })
      // The line's end comes first: a run that was killed while it wrote has left a torn line.
      await appendFile(this.#path, `\n${JSON.stringify(line)}`)
    })
  }
}

const problem = (message: string) => new JournalError(message, 'journal')

/** @throws JournalError where the file cannot be read or written. */
function explained<T>(path: string, work: () => Promise<T>): Promise<T> {
  return work().catch(error => {
    const trouble = explainTrouble(error)
    if (trouble !== undefined) throw new JournalError(trouble, 'runner')
    throw problem(
      `The journal ${sanitizeForLog(path)} cannot be used (${sanitizeForLog(String(error))}). Give the path of a file that this job may write to.`,
    )
  })
}

/**
 * The records of a journal. A line that is not JSON is one whose run was killed while it wrote: that run had done nothing
 * that depends on it. A whole line that is not a record may be of a later version.
 */
async function readRecords(path: string): Promise<JournalLine[]> {
  const text = await explained(path, () =>
    readFile(path, 'utf8').catch(error =>
      error.code === 'ENOENT' ? '' : Promise.reject(error),
    ),
  )
  return text.split('\n').flatMap((line, index) => {
    const json = v.safeParse(v.pipe(v.string(), v.parseJson()), line)
    if (!json.success) return []
    const { success, output } = v.safeParse(JournalLine, json.output)
    if (success) return output
    throw problem(
      `Line ${index + 1} of the journal ${sanitizeForLog(path)} is not one of its records. Fix the line, or delete the file to start again: every page is then pushed again, and what was deleted meanwhile stays in search.`,
    )
  })
}
