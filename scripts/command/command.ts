import { onInterrupt } from './interrupt.ts'
import { ArgumentError } from './options.ts'
import { complain, say } from './say.ts'

/**
 * Runs a command of this folder to its end, and prints what is wrong with its arguments.
 *
 * @param work resolves to whether all is well.
 * @returns the exit code: 0 or 1, 2 for wrong arguments, 130 on Ctrl-C, 141 when nobody reads the output any more.
 */
export async function command<T>(
  read: (args: string[]) => T | 'help',
  usage: string,
  work: (options: T, signal: AbortSignal) => Promise<boolean>,
): Promise<number> {
  using interrupt = onInterrupt()
  try {
    const options = read(process.argv.slice(2))
    if (options !== 'help') return (await work(options, interrupt.signal)) ? 0 : 1
    say(usage)
    return 0
  } catch (error) {
    if (interrupt.signal.aborted) return interrupt.exitCode
    if (!(error instanceof ArgumentError)) throw error
    complain(error.message)
    return 2
  }
}
