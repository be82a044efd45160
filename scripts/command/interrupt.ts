/** Ctrl-C as a signal, so that whatever is under way ends and everything is cleaned up. A second one ends at once. */
export function onInterrupt(tell: () => void): Disposable & { signal: AbortSignal } {
  const controller = new AbortController()
  const interrupt = () => {
    tell()
    controller.abort()
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const name of signals) process.once(name, interrupt)
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      for (const name of signals) process.off(name, interrupt)
    },
  }
}
