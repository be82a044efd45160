/** `npm run sandbox`: stand-ins for the search service and GitHub, to run a repository's workflow against. */
import { once } from 'node:events'
import { join } from 'node:path'
import { command } from './command/command.ts'
import { temporaryFolder } from './command/folder.ts'
import { say } from './command/say.ts'
import { openSource } from './demo/source.ts'
import { readArguments, type SandboxArguments, usage } from './sandbox/arguments.ts'
import { openAll } from './sandbox/open.ts'
import { makeRepository } from './sandbox/own.ts'
import { started } from './sandbox/print.ts'
import { readWorkflows } from './sandbox/workflows.ts'

process.exitCode = await command(readArguments, usage, serve)

async function serve(options: SandboxArguments, signal: AbortSignal): Promise<boolean> {
  await using folder = await temporaryFolder()
  const source = await openSource(options.repo ?? (await makeRepository(join(folder.path, 'larkspur'))), 1)
  const workflows = await readWorkflows(source.folder)
  await using opened = await openAll(source, workflows, options, folder.path)
  say(...started(source, options.connectors, opened))
  if (!signal.aborted) await once(signal, 'abort')
  return true
}
