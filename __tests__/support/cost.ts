const TRIES = 5

/**
 * The fewest milliseconds of the processor that some work takes. Other work of the machine does not count, and neither
 * does what comes by chance: the work is done again, a few times, until it is done within `enoughMs`.
 */
export function leastCost(work: () => unknown, enoughMs: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > enoughMs; tries++) least = Math.min(least, costOf(work))
  return least
}

function costOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
