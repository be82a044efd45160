import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ActionOptions } from '../../sandbox/action.ts'
import type { Trouble } from './trouble.ts'

type Conditions = Pick<ActionOptions, 'wrap'> & { environment: Record<string, string> }

/** Of Linux alone; elsewhere no disk is full. */
const PRLIMIT = '/usr/bin/prlimit'

/** What a run's process finds on its machine: a clock that jumps, and a disk that is full. */
export async function conditions({ clock, room }: Trouble, journal: string): Promise<Conditions> {
  const environment = clock ? { NODE_OPTIONS: `--import=${moduleOf(jump(clock))}` } : {}
  if (room === undefined || !existsSync(PRLIMIT)) return { environment }
  const { size } = await stat(journal).catch(() => ({ size: 0 }))
  // Past the limit a write fails after it has written a part, as it does on a full disk. No shell: some drop variables
  // whose names have hyphens.
  return { environment, wrap: node => [PRLIMIT, `--fsize=${size + room}`, '--', ...node] }
}

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

const jump = ({ byMs, afterMs }: { byMs: number; afterMs: number }) => `const { now } = Date
const fromMs = performance.now() + ${afterMs}
Date.now = () => now() + (performance.now() < fromMs ? 0 : ${byMs})`
