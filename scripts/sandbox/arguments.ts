import { ArgumentError, readOptions, readPort } from '../command/options.ts'

/** What the sandbox is to be. */
export interface SandboxArguments {
  /** The folder of a repository with a workflow; without one, a repository is made. */
  repo: string | undefined
  /** The IDs of its connectors, at least one. */
  connectors: string[]
  /** Of the search service. Without one the usual, or a free one. */
  port: number | undefined
}

export const usage = `Usage: npm run sandbox -- [options]

Starts a stand-in for the search service and one for GitHub on this machine, and a page to search what is pushed to
them. Prints what a client needs to know, and the commands that push a document, push the pages of a repository by
the action in this clone, and run the repository's workflow in act (https://nektosact.com) if that is installed. Runs
until Ctrl-C, and leaves nothing behind. Nothing is sent anywhere else.

  --repo PATH      a git repository with a workflow that uses this action; it is only read. Without it, a small
                   documentation is made, with the workflow of README.md
  --connector ID   a connector that the service has (docs); several times for several connectors
  --port N         the port of the search service (8787, or a free one if that is in use)
  --help           print this
`

const known = {
  repo: { type: 'string' },
  connector: { type: 'string', multiple: true },
  port: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** @throws ArgumentError */
export function readArguments(args: string[]): SandboxArguments | 'help' {
  const { repo, connector = ['docs'], port, help } = readOptions(args, known, usage)
  if (help) return 'help'
  const wrong = connector.find(id => !/^[\w-]{1,128}$/.test(id))
  if (wrong !== undefined)
    throw new ArgumentError(`--connector: "${wrong}" is not an ID: letters, digits, "-" and "_" only.`)
  return { repo, connectors: connector, port: readPort(port) }
}
