/**
 * Loaded into a process before the action: its timers of a second or more stand still. At each SIGUSR2 the next of them
 * goes off and is told of, so that a test shows what a run waits for, and not how fast the machine is.
 */
const { setTimeout: start, clearTimeout: end } = globalThis
const held = new Map()

globalThis.setTimeout = (callback, ms, ...values) => {
  if (!(ms >= 1_000)) return start(callback, ms, ...values)
  const timer = start(() => {}, 2 ** 31 - 1)
  held.set(timer, { ms, go: () => callback(...values) })
  return timer
}

globalThis.clearTimeout = timer => {
  held.delete(timer)
  end(timer)
}

process.on('SIGUSR2', () => {
  const [next] = [...held].toSorted(([, a], [, b]) => a.ms - b.ms)
  if (next === undefined) return
  const [timer, { ms, go }] = next
  clearTimeout(timer)
  process.stdout.write(`Waited for ${ms} ms.\n`)
  go()
})
