import { complain } from './say.ts'

/** What ends a command early, as a signal on which everything is cleaned up. */
export interface Interrupt extends Disposable {
  signal: AbortSignal
  /** As a shell has it: 128 and the number of the signal. */
  exitCode: number
}

/** Ctrl-C and its like, of which a second one ends at once, and the end of what the output is piped to. */
export function onInterrupt(): Interrupt {
  const controller = new AbortController()
  let exitCode = 130
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(exitCode)
    complain('Stopping, and cleaning up.')
    controller.abort()
  }
  const onError = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    exitCode = 141
    controller.abort()
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const name of signals) process.on(name, interrupt)
  process.stdout.on('error', onError)
  return {
    signal: controller.signal,
    get exitCode() {
      return exitCode
    },
    [Symbol.dispose]() {
      for (const name of signals) process.off(name, interrupt)
    },
  }
}
