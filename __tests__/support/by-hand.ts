const timers = new URL('held-timers.js', import.meta.url)

/** The environment of a run whose clock goes on by hand: each `SIGUSR2` ends the shortest of its longer waits. */
export const byHand = { NODE_OPTIONS: `--import=${timers}` }

/** How long a run waited for each time, in milliseconds. */
export function waitsIn(output: string): number[] {
  return [...output.matchAll(/^Waited for (\d+) ms\.$/gm)].map(([, ms]) => Number(ms))
}
