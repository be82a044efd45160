/**
 * Loaded into a process before the action: its timers of a second or more stand still. Each SIGUSR2 lets the shortest of
 * them go off and prints it, so that a test shows what a run waits for, and not how fast the machine is.
 */
const { setTimeout: start, clearTimeout: end } = globalThis
const held = new Map()
/** The time limits of a run and of a request are longer, and are never what a test waits for. */
const LONGEST_MS = 30_000
let isAwaited = false

globalThis.setTimeout = (callback, ms, ...values) => {
  if (!(ms >= 1_000)) return start(callback, ms, ...values)
  const timer = start(() => {}, 2 ** 31 - 1)
  held.set(timer, { ms, go: () => callback(...values) })
  if (isAwaited) queueMicrotask(goOff)
  return timer
}

globalThis.clearTimeout = timer => {
  held.delete(timer)
  end(timer)
}

/** The signal may come before the one that starts the timer. */
function goOff() {
  const [next] = [...held].filter(([, { ms }]) => ms <= LONGEST_MS).toSorted(([, a], [, b]) => a.ms - b.ms)
  isAwaited = next === undefined
  if (next === undefined) return
  const [timer, { ms, go }] = next
  clearTimeout(timer)
  process.stdout.write(`Waited for ${ms} ms.\n`)
  go()
}

process.on('SIGUSR2', goOff)
