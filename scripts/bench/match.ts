import { loadavg } from 'node:os'
import type { Contestant, Measured, Stage } from './contestants.ts'

/** The medians of one contestant. */
export interface Result extends Measured {
  name: string
}

export interface Match {
  results: Result[]
  /** How many processes wanted the processor, on average, while it was measured. */
  load: number
}

/**
 * Measures all in turn, again and again: what else the machine does at one time then falls on each of them.
 *
 * @throws when one of them did not push what it was to push.
 */
export async function measure(contestants: Contestant[], stage: Stage, rounds: number): Promise<Match> {
  const all = new Map<Contestant, Measured[]>(contestants.map(each => [each, []]))
  const loads: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const [contestant, measured] of all) {
      stage.signal.throwIfAborted()
      await stage.sink.received()
      const usage = await contestant.run()
      const received = await stage.sink.received()
      const { name, documents } = contestant
      if (received.documents !== documents)
        throw new Error(`${name}: ${received.documents} documents arrived instead of ${documents}`)
      measured.push({ ...usage, ...received })
      loads.push(loadavg()[0] ?? 0)
    }
  const results = [...all].map(([{ name }, measured]) => ({ name, ...medians(measured) }))
  return { results, load: median(loads) }
}

function medians(measured: Measured[]): Measured {
  const of = (read: (each: Measured) => number) => median(measured.map(read))
  const ofAll = (read: (each: Measured) => number | undefined) => {
    const values = measured.map(read).filter(each => each !== undefined)
    return values.length === 0 ? undefined : median(values)
  }
  return {
    seconds: of(each => each.seconds),
    cpuSeconds: ofAll(each => each.cpuSeconds),
    peakBytes: ofAll(each => each.peakBytes),
    requests: of(each => each.requests),
    bytes: of(each => each.bytes),
    documents: of(each => each.documents),
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
