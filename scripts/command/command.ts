import { onInterrupt } from './interrupt.ts'
import { ArgumentError } from './options.ts'
import { complain, say } from './say.ts'

/**
 * Runs a command of this folder to its end, and says what it could not understand.
 *
 * @param work resolves to whether all is well.
 * @returns the exit code: 0 or 1, 2 when it cannot be done, 130 on Ctrl-C.
 */
export async function command<T>(
  read: (args: string[]) => T | 'help',
  usage: string,
  work: (options: T, signal: AbortSignal) => Promise<boolean>,
): Promise<number> {
  using interrupt = onInterrupt(() => complain('Stopping, and cleaning up.'))
  try {
    const options = read(process.argv.slice(2))
    if (options !== 'help') return (await work(options, interrupt.signal)) ? 0 : 1
    say(usage)
    return 0
  } catch (error) {
    if (interrupt.signal.aborted) return 130
    if (!(error instanceof ArgumentError)) throw error
    complain(error.message)
    return 2
  }
}
