import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'

/** When a thread is first asked what it has taken, as a share of its allowance. */
const FIRST_LOOK = 1 / 10

/** How many times the allowance may pass, however busy the machine is. */
const MOST_TIMES = 10

/** A thread that does not tell for so long is deaf. */
const DEAF_MS = 1_000

/**
 * Resolves when a thread has taken so much of the processor; never once `signal` is aborted. A machine that is busy or
 * stood still gives it less than has passed.
 */
export async function allowance(worker: Worker, ms: number, signal: AbortSignal): Promise<void> {
  const until = performance.now() + MOST_TIMES * ms
  // Few pages take as long as this, and the others are not asked about.
  const firstMs = FIRST_LOOK * ms
  await delay(firstMs, signal)
  // A thread that is still starting does not tell yet, and has taken nothing for anything else.
  const before = (await usedMs(worker, signal)) ?? 0
  for (let leftMs = ms - firstMs; leftMs > 0 && performance.now() < until; ) {
    await delay(leftMs, signal)
    const used = await usedMs(worker, signal)
    leftMs = used === undefined ? 0 : ms - firstMs - (used - before)
  }
}

/** Undefined where Node does not tell (24.6 brought it), or the thread is deaf. */
async function usedMs(worker: Worker, signal: AbortSignal): Promise<number | undefined> {
  const asked = worker.cpuUsage?.().catch(() => undefined)
  // An answer that came while all stood still is there by the next turn.
  const isDeaf = delay(DEAF_MS, signal).then(() => turn(undefined))
  const usage = await Promise.race([asked, isDeaf])
  return usage && (usage.user + usage.system) / 1000
}

/** Never resolves once `signal` is aborted. */
function delay(ms: number, signal: AbortSignal): Promise<undefined> {
  return sleep(ms, undefined, { signal }).catch(() => new Promise<never>(() => {}))
}
