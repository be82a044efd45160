import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Attempt, AttemptRecord, AttemptState, Journal } from '../journal.ts'
import { JournalError, toRecord } from '../journal.ts'
import { shown } from '../shown.ts'

/** A line of the file: an attempt's beginning or its end, added and never changed. */
type Line =
  | { event: 'begin'; id: string; at: number; record: AttemptRecord }
  | { event: 'end'; id: string; at: number; state: AttemptState; description: string }

/**
 * A journal in a file of JSON lines, for runners without GitHub's API and for trying things out. Several repositories
 * and connectors may share the file: each sees its own attempts.
 */
export function openFileJournal(path: string, repository: string, connectorId: string): Journal {
  return {
    async list() {
      const attempts = new Map<string, Attempt>()
      for (const [index, line] of (await readLines(path)).entries()) {
        const attempt = attempts.get(line.id)
        if (line.event === 'begin')
          attempts.set(line.id, {
            id: line.id,
            order: index,
            begunAtMs: line.at,
            state: 'running',
            record: line.record,
          })
        else if (attempt) attempt.state = line.state
      }
      return [...attempts.values()].filter(
        ({ record }) => record.connectorId === connectorId && record.repository === repository,
      )
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

async function addLine(path: string, line: Line): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await appendFile(path, `${JSON.stringify(line)}\n`)
  } catch (error) {
    throw new JournalError(
      `The journal ${shown(path)} cannot be written (${shown(String(error))}). Give a path that this job may write to.`,
    )
  }
}

async function readLines(path: string): Promise<Line[]> {
  const text = await readFile(path, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return ''
    throw new JournalError(
      `The journal ${shown(path)} cannot be read (${shown(String(error))}). Give the path of a file.`,
    )
  })
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => parseLine(line) ?? fail(path, number))
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
