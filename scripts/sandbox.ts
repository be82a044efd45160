/** `npm run sandbox`: stand-ins for the search service and GitHub, to run a repository's workflow against. */
import { once } from 'node:events'
import { join } from 'node:path'
import { temporaryFolder } from '../sandbox/folder.ts'
import { ArgumentError, command, requireBuild, say, wholeNumber } from './command.ts'
import { openSource } from './demo/source.ts'
import { openAll, started } from './sandbox/open.ts'
import { makeRepository, readWorkflows } from './sandbox/workflows.ts'

const usage = `Usage: npm run sandbox -- [options]

Starts a stand-in for the search service and one for GitHub on this machine, and a page to search what is pushed to
them. Prints what a client needs to know, and the commands that push a document, push the pages of a repository by
the action in this clone, and run the repository's workflow in act (https://nektosact.com) if that is installed; for one
run of it there is npm run act. Runs until Ctrl-C, and leaves nothing behind. Nothing is sent anywhere else.

  --repo PATH      a git repository with a workflow that uses this action; it is only read. Without it, a small
                   documentation is made, with the workflow of README.md and that of previews
  --connector ID   a connector that the service has (docs); several times for several connectors
  --port N         serve the page at this port (4680), or at a free one if it is in use
  --help           print this
`

const options = {
  repo: { type: 'string' },
  connector: { type: 'string', multiple: true },
  port: { type: 'string' },
} as const

process.exitCode = await command(usage, options, async (given, signal) => {
  requireBuild()
  const { repo, connector: connectors = ['docs'] } = given
  const wrong = connectors.find(id => !/^[\w-]{1,128}$/.test(id))
  if (wrong !== undefined)
    throw new ArgumentError(`--connector: "${wrong}" is not an ID: letters, digits, "-" and "_" only.`)
  const port = given.port === undefined ? undefined : wholeNumber('port', given.port, 0, 65_535)
  await using folder = await temporaryFolder()
  const source = await openSource(repo ?? (await makeRepository(join(folder.path, 'larkspur'))), 1)
  const workflows = await readWorkflows(source.folder)
  await using opened = await openAll(source, workflows, connectors, port, folder.path)
  say(...started(source, connectors, opened))
  if (!signal.aborted) await once(signal, 'abort')
  return true
})
