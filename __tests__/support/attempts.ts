import type { Attempt, AttemptRecord, Journal } from '../../src/journal/index.ts'

export const record: AttemptRecord = {
  v: 1,
  repository: 'octo/docs',
  branch: 'main',
  connectorId: 'docs',
  connectors: ['docs'],
  service: '0a1b2c3d',
  sha: 'a'.repeat(40),
  files: ['**/*.md'],
  refPrefix: '',
  generator: 'none',
  settings: '1-0',
  runId: '7',
  timeoutMinutes: 15,
}

/** The attempt that began as the `order`-th, a minute after the one before it. */
export function attempt(order: number, changes: Partial<Attempt> = {}): Attempt {
  return { id: `a${order}`, order, begunAtMs: order * 60_000, state: 'running', record, ...changes }
}

export interface MemoryJournal extends Journal {
  readonly attempts: Attempt[]
  /** What was asked of it, in order. */
  readonly calls: string[]
}

/** What a journal lists, as far as the last success. */
export async function listed(journal: Journal): Promise<Attempt[]> {
  const found: Attempt[] = []
  for await (const attempt of journal.list()) {
    found.push(attempt)
    if (attempt.state === 'succeeded') break
  }
  return found
}

/** A journal that forgets everything with the test. */
export function memoryJournal(...attempts: Attempt[]): MemoryJournal {
  const calls: string[] = []
  return {
    attempts,
    calls,
    async *list() {
      calls.push('list')
      for (const each of attempts.toSorted((a, b) => b.order - a.order)) yield { ...each }
    },
    async begin(begun) {
      const own = attempt(attempts.length + 1, { record: begun })
      attempts.push(own)
      calls.push('begin')
      return own
    },
    async end(id, state, description) {
      calls.push(`end ${state}: ${description}`)
      for (const each of attempts) if (each.id === id) each.state = state
    },
    async endExcept({ id }, description, exceptions) {
      calls.push(`end succeeded: ${description}`)
      for (const each of attempts) if (each.id === id) Object.assign(each, { state: 'succeeded', exceptions })
    },
  }
}
