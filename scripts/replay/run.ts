import { readFile, writeFile } from 'node:fs/promises'
import type { Sandbox } from '../../sandbox/server.ts'
import { type PushResult, push, type Replay } from '../demo/replay.ts'
import type { Commit } from '../demo/source.ts'
import type { Fate } from './fates.ts'
import { cause, signalling, type Trouble } from './trouble.ts'

const HOUR_MS = 3_600_000

/** A replay with its service, in which faults are set. */
export interface Setting extends Replay {
  sandbox: Sandbox
}

/** The result of one push. */
export interface Event {
  commit: Commit
  fate: Fate
  /** Absent when its run never happened. */
  result: PushResult | undefined
  requests: number
}

/** Pushes a commit under its fate. No later run waits for one that was killed, as its time is past. */
export async function pushUnder(
  fate: Fate,
  within: Setting,
  commit: Commit,
  before: Commit | undefined,
): Promise<Event> {
  const { sandbox } = within
  const first = sandbox.requests.length
  const result = fate.trouble && (await run(fate.trouble, within, commit, before))
  return { commit, fate, result, requests: sandbox.requests.length - first }
}

async function run(
  trouble: Trouble,
  within: Setting,
  commit: Commit,
  before: Commit | undefined,
): Promise<PushResult> {
  const { sandbox, journal } = within
  using _ = cause(sandbox, trouble)
  using signals = new DisposableStack()
  const onStart: Replay['onStart'] = kill => void signals.use(signalling(sandbox, trouble, kill))
  const result = await push({ ...within, onStart }, commit, before)
  if (result.exitCode === null) {
    if (trouble.isCleanedUp) await push({ ...within, state: result.state }, commit, before)
    await age(journal)
  }
  await sandbox.settled()
  return result
}

/** Moves every attempt back in time, so that one that was killed counts as dead. */
export async function age(journal: string): Promise<void> {
  const lines = (await readFile(journal, 'utf8')).trim().split('\n')
  const aged = lines.map(line => JSON.parse(line)).map(line => ({ ...line, at: line.at - HOUR_MS }))
  await writeFile(journal, aged.map(line => `${JSON.stringify(line)}\n`).join(''))
}
