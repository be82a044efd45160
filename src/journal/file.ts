import { appendFile, mkdir, readFile, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  type Attempt,
  type AttemptRecord,
  type AttemptState,
  type Journal,
  JournalError,
  type Target,
  toRecord,
} from '../journal.ts'
import { shown } from '../shown.ts'
import { Scope } from './scope.ts'

/** A line of the file: an attempt's beginning or its end, added and never changed. */
type Line =
  | { event: 'begin'; id: string; at: number; record: AttemptRecord }
  | { event: 'end'; id: string; at: number; state: AttemptState; description: string }

/**
 * A journal in a file of JSON lines, for runners without GitHub's API and for trying things out. Several repositories
 * and connectors may share the file: each sees its own attempts.
 */
export function openFileJournal(path: string, target: Target): Journal {
  return {
    async list() {
      const scope = new Scope(target)
      return toAttempts(await readLines(path))
        .filter(({ record }) => record.repository === target.repository)
        .flatMap(each => (scope.concerns(each.record) ? scope.see(each) : []))
    },
    async begin(record) {
      const id = crypto.randomUUID()
      await addLine(path, { event: 'begin', id, at: Date.now(), record })
      const attempt = (await this.list()).find(each => each.id === id)
      if (attempt) return attempt
      throw new JournalError(
        `The journal ${shown(path)} did not keep what was written to it. Check that nothing else changes it.`,
      )
    },
    async end(id, state, description) {
      await addLine(path, { event: 'end', id, at: Date.now(), state, description })
    },
  }
}

/** Newest first. */
function toAttempts(lines: readonly Line[]): Attempt[] {
  const attempts = new Map<string, Attempt>()
  for (const [order, line] of lines.entries()) {
    const { id } = line
    const attempt = attempts.get(id)
    if (line.event === 'begin')
      attempts.set(id, { id, order, begunAtMs: line.at, state: 'running', record: line.record })
    else if (attempt) attempt.state = line.state
  }
  return [...attempts.values()].sort((a, b) => b.order - a.order)
}

async function addLine(path: string, line: Line): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await appendFile(path, `${await endLastLine(path)}${JSON.stringify(line)}\n`)
  } catch (error) {
    throw new JournalError(
      `The journal ${shown(path)} cannot be written (${shown(String(error))}). Give a path that this job may write to.`,
    )
  }
}

/** What is to be written before a new line. A torn last line is taken away. */
async function endLastLine(path: string): Promise<'' | '\n'> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0))
  if (bytes.length === 0 || bytes.at(-1) === 0x0a) return ''
  const start = bytes.lastIndexOf(0x0a) + 1
  if (parseLine(bytes.toString('utf8', start))) return '\n'
  await truncate(path, start)
  return ''
}

async function readLines(path: string): Promise<Line[]> {
  const text = await readFile(path, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return ''
    throw new JournalError(
      `The journal ${shown(path)} cannot be read (${shown(String(error))}). Give the path of a file.`,
    )
  })
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }))
  return lines.flatMap(({ line, number }) => {
    if (line.trim() === '') return []
    const parsed = parseLine(line)
    // A run that was killed while it wrote has left a torn line; nothing was done on the strength of it.
    if (parsed === undefined && number === lines.length) return []
    return [parsed ?? fail(path, number)]
  })
}

function parseLine(text: string): Line | undefined {
  try {
    const line = JSON.parse(text) as Line
    if (line.event === 'end' && /^(?:succeeded|failed|void)$/.test(line.state)) return line
    return line.event === 'begin' && typeof line.at === 'number' && toRecord(line.record) ? line : undefined
  } catch {
    return undefined
  }
}

function fail(path: string, number: number): never {
  throw new JournalError(
    `Line ${number} of the journal ${shown(path)} is not one of its records. Mend the line, or delete the file to start afresh: every page is then pushed again, and what was deleted meanwhile stays in search.`,
  )
}
