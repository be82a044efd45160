import { GitHubError } from './github.ts'
import { ProxyError } from './http/proxy.ts'
import { InputError } from './inputs.ts'
import { JournalError } from './journal.ts'
import { cleanUp, run } from './main.ts'
import { toErrorSummary } from './report/summary.ts'
import { RepositoryError } from './repository/errors.ts'
import * as runner from './runner.ts'
import { ServiceError } from './service.ts'
import { shown } from './shown.ts'

const EXPECTED = [
  GitHubError,
  InputError,
  JournalError,
  ProxyError,
  RepositoryError,
  ServiceError,
  runner.RunnerError,
]

/** What the user reads of an error: our own words as they are, anything else as a bug of ours. */
function toMessage(error: unknown): string {
  if (EXPECTED.some(kind => error instanceof kind)) return (error as Error).message
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `Docs Push met an error that it does not know: ${shown(runner.withoutSecrets(stack), 1000)}. Please report it with this message; the next run tries again.`
}

/**
 * Runs the step that this process was started for.
 *
 * @param entry the file that a worker thread starts from.
 */
export async function start(entry: URL): Promise<void> {
  // Node would print the error as it is, with whatever stands in it.
  runner.onUncaught(error => runner.fail(toMessage(error)))
  const work = async () => (runner.isPost() ? cleanUp() : run(entry))
  await work().catch(async error => {
    const message = toMessage(error)
    runner.fail(message)
    if (!runner.isPost())
      await runner.unlessItFails('The job summary', () => runner.writeSummary(toErrorSummary(message)))
  })
  runner.leave()
}
