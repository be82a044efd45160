import { readFile, writeFile } from 'node:fs/promises'
import { type PushResult, push, type Replay } from '../demo/replay.ts'
import type { Commit } from '../demo/source.ts'
import { conditions } from './conditions.ts'
import type { Fate } from './fates.ts'
import { cause, type Servers, signalling, type Trouble } from './trouble.ts'

const HOUR_MS = 3_600_000

/** A replay with its servers, in which faults are set. */
export interface Setting extends Replay, Servers {
  /** What the service has lost since the last run that pushed everything. */
  forgotten: Set<string>
}

/** The result of one push. */
export interface Event {
  commit: Commit
  fate: Fate
  /** Absent when its run never happened. */
  result: PushResult | undefined
  requests: number
}

/** Pushes a commit under its fate. No later run waits for one that did not say how it ended, as its time is past. */
export async function pushUnder(
  fate: Fate,
  within: Setting,
  commit: Commit,
  before: Commit | undefined,
): Promise<Event> {
  const { sandbox, forgotten } = within
  const first = sandbox.requests.length
  const result = fate.trouble && (await run(fate.trouble, within, commit, before))
  if (fate.trouble?.isFull && result?.report && result.report.problem === undefined) forgotten.clear()
  if (fate.trouble?.forgets) forget(within, first)
  return { commit, fate, result, requests: sandbox.requests.length - first }
}

async function run(
  trouble: Trouble,
  within: Setting,
  commit: Commit,
  before: Commit | undefined,
): Promise<PushResult> {
  const { sandbox, gitHub, journal } = within
  using _ = cause(within, trouble)
  const { environment, wrap } = await conditions(trouble, journal)
  const result = await pushSignalled(trouble, commit, before, {
    ...within,
    environment: { ...within.environment, ...environment },
    inputs: { ...within.inputs, ...(trouble.isFull && { sync: 'everything' }) },
    ...(wrap && { wrap }),
  })
  if (result.exitCode === null && trouble.isCleanedUp) {
    const { cleanUpKilledAfterMs: afterMs } = trouble
    const signal = afterMs === undefined ? undefined : { name: 'SIGKILL' as const, afterMs }
    await pushSignalled({ signal }, commit, before, { ...within, state: result.state })
  }
  await (gitHub ? gitHub.age(HOUR_MS) : age(journal))
  await sandbox.settled()
  return result
}

async function pushSignalled(
  trouble: Pick<Trouble, 'signal'>,
  commit: Commit,
  before: Commit | undefined,
  within: Setting,
): Promise<PushResult> {
  using signals = new DisposableStack()
  const onStart: Replay['onStart'] = kill => void signals.use(signalling(within, trouble, kill))
  return await push({ ...within, onStart }, commit, before)
}

/** The service loses the documents that it has accepted last, as when it is restored from a copy. */
function forget({ sandbox, forgotten }: Setting, first: number): void {
  const accepted = sandbox.requests.slice(first).filter(({ status }) => status === 202)
  const { documents = [] } = accepted.findLast(each => each.documents.some(({ archived }) => !archived)) ?? {}
  const live = sandbox.store.active('docs')
  const lost = documents.flatMap(({ external_ref: ref }) => live.get(String(ref)) ?? [])
  for (const { external_ref: ref } of lost) forgotten.add(ref)
  const push = { connector: 'docs', bytes: 0, receivedAt: new Date() }
  if (lost.length > 0)
    sandbox.store.take({ ...push, documents: lost.map(each => ({ ...each, archived: true })) })
}

/** Moves every attempt back in time, so that one that has not said how it ended counts as dead. */
export async function age(journal: string): Promise<void> {
  const text = await readFile(journal, 'utf8').catch(() => '')
  const aged = text.replace(
    /^(\{"event":"(?:begin|end)","id":"[^"]*","at":)(-?\d+)/gm,
    (_, start, at) => `${start}${Number(at) - HOUR_MS}`,
  )
  if (text !== '') await writeFile(journal, aged)
}
