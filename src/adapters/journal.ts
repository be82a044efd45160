import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import * as v from 'valibot'
import type { Inputs } from '../inputs/index.ts'
import {
  type Attempt,
  type AttemptRecord,
  Exceptions,
  type Journal,
  JournalError,
  Scope,
  type Target,
  toRecord,
} from '../journal/index.ts'
import type { RunnerContext } from '../run/ports.ts'
import { sanitizeForLog } from '../text/index.ts'
import { openDeployments } from './github/deployments.ts'
import { openGitHub } from './github/index.ts'

/** What of the run's surroundings a journal needs. */
type JournalContext = Pick<
  RunnerContext,
  'workspace' | 'repository' | 'serverUrl' | 'apiUrl' | 'runId' | 'environment' | 'isTlsUnchecked'
>

/** Opens the journal that the user chose. */
export async function openJournal(
  { journal, githubToken }: Pick<Inputs, 'journal' | 'githubToken'>,
  around: JournalContext,
  target: Target,
): Promise<Journal> {
  if (journal.kind === 'file')
    return openFileJournal(
      isAbsolute(journal.path) ? journal.path : join(around.workspace, journal.path),
      target,
    )
  if (githubToken === '')
    throw new JournalError(
      'github-token is empty, so the record of past syncs cannot be kept as GitHub deployments. Leave the input out, or set journal to a file’s path.',
      'github-token',
    )
  const runUrl = `${around.serverUrl}/${around.repository}/actions/runs/${around.runId}`
  const github = await openGitHub({ ...around, token: githubToken })
  return openDeployments({ github, target, runUrl })
}

/** A line of the file: an attempt's beginning or its end, added and never changed. */
const JournalLine = v.variant('event', [
  v.object({
    event: v.literal('begin'),
    id: v.string(),
    at: v.number(),
    record: v.custom<AttemptRecord>(value => toRecord(value) !== undefined),
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
 * and connectors may share the file: each sees its own attempts.
 */
export function openFileJournal(path: string, target: Target): Journal {
  const list = async () => {
    const scope = new Scope(target)
    return toAttempts(toLines(await readText(path), path))
      .filter(({ record }) => record.repository === target.repository)
      .flatMap(each => (scope.concerns(each.record) ? scope.see(each) : []))
  }
  return {
    list,
    async begin(record) {
      const id = crypto.randomUUID()
      await addLine(path, { event: 'begin', id, at: Date.now(), record })
      const attempt = (await list()).find(each => each.id === id)
      if (attempt) return attempt
      throw problem(`The journal ${sanitizeForLog(path)} did not keep what was written to it.`)
    },
    async end(id, state, description, exceptions = []) {
      const more = exceptions.length > 0 ? { exceptions: [...exceptions] } : {}
      await addLine(path, { event: 'end', id, at: Date.now(), state, description, ...more })
    },
  }
}

/** What the first line begins with. */
const FIRST_LINE = '{"event":"begin"'

const problem = (message: string) => new JournalError(message, 'journal')

/** Newest first. */
function toAttempts(lines: readonly JournalLine[]): Attempt[] {
  const attempts = new Map<string, Attempt>()
  for (const [order, line] of lines.entries()) {
    const { id } = line
    const attempt = attempts.get(id)
    if (line.event === 'begin')
      attempts.set(id, { id, order, begunAtMs: line.at, state: 'running', record: line.record })
    else if (attempt)
      attempts.set(id, {
        ...attempt,
        state: line.state,
        ...(line.exceptions && { exceptions: line.exceptions }),
      })
  }
  return [...attempts.values()].sort((a, b) => b.order - a.order)
}

/** Nothing is written to a file that is not a journal. */
async function addLine(path: string, line: JournalLine): Promise<void> {
  const before = await readText(path)
  toLines(before, path)
  try {
    await mkdir(dirname(path), { recursive: true })
    // A run that was killed while it wrote has left a torn line.
    const isTorn = before !== '' && !before.endsWith('\n')
    await appendFile(path, `${isTorn ? '\n' : ''}${JSON.stringify(line)}\n`)
  } catch (error) {
    throw problem(
      `The journal ${sanitizeForLog(path)} cannot be written (${sanitizeForLog(String(error))}). Give a path that this job may write to.`,
    )
  }
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return ''
    throw problem(
      `The journal ${sanitizeForLog(path)} cannot be read (${sanitizeForLog(String(error))}). Give the path of a file.`,
    )
  })
}

/**
 * The records of a journal. A line that is not JSON is one whose run was killed while it wrote: that run had done nothing
 * that depends on it. A whole line that is not a record may be of a later version.
 */
function toLines(text: string, path: string): JournalLine[] {
  const lines: JournalLine[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const json = v.safeParse(v.pipe(v.string(), v.parseJson()), line)
    if (!json.success) continue
    const { success, output } = v.safeParse(JournalLine, json.output)
    if (!success)
      throw problem(
        `Line ${index + 1} of the journal ${sanitizeForLog(path)} is not one of its records. Fix the line, or delete the file to start again: every page is then pushed again, and what was deleted meanwhile stays in search.`,
      )
    lines.push(output)
  }
  // Also the beginning alone of a first line, where the disk was full.
  const isJournal = lines.length > 0 || text.startsWith(FIRST_LINE) || FIRST_LINE.startsWith(text.trim())
  if (isJournal) return lines
  throw problem(
    `The file ${sanitizeForLog(path)} is not a journal: no line of it is a record of a past sync. It was not changed. Give the path of a file that does not exist yet.`,
  )
}
