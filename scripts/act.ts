/** `npm run act`: runs a repository's workflow once, in act, against stand-ins for the search service and GitHub. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { temporaryFolder } from '../sandbox/folder.ts'
import { ArgumentError, command, git, requireBuild, say } from './command.ts'
import { openSource, type Source } from './demo/source.ts'
import { isInstalled, openAll } from './sandbox/open.ts'
import { eventsOf, inputNamesOf, makeRepository, readWorkflows } from './sandbox/workflows.ts'

const usage = `Usage: npm run act -- [options]

Runs the workflows of a repository that use this action once, in act (https://nektosact.com), with this clone in place of
the released action, against stand-ins for the search service and GitHub on this machine. In a terminal, it ends by serving
a page to search and read what was pushed, until Ctrl-C. Nothing is sent anywhere else.

  --repo PATH         a git repository with such a workflow; it is only read. Without it, a small documentation is made
  --event NAME        what starts the workflow: push (without it), workflow_dispatch ("Run workflow"), schedule, or
                      pull_request, as if the last commit were one
  --input NAME=VALUE  an input of "Run workflow"; several times for several inputs
  --connector ID      a connector that the service has (docs); several times for several connectors
  --help              print this
`

const options = {
  repo: { type: 'string' },
  event: { type: 'string' },
  input: { type: 'string', multiple: true },
  connector: { type: 'string', multiple: true },
} as const

process.exitCode = await command(usage, options, async (given, signal) => {
  requireBuild()
  const { repo, event = 'push', input: inputs = [], connector: connectors = ['docs'] } = given
  if (!isInstalled('act'))
    throw new ArgumentError('act is not installed, which runs the workflow: see https://nektosact.com.')
  await using folder = await temporaryFolder()
  const source = await openSource(repo ?? (await makeRepository(join(folder.path, 'larkspur'))), 1)
  const workflows = await readWorkflows(source.folder)
  const events = eventsOf(workflows)
  if (!events.includes(event))
    throw new ArgumentError(
      `--event: no workflow that uses this action has the event "${event}", but these: ${events.join(', ')}. Give one of them.`,
    )
  const payload: Record<string, unknown> = { inputs: inputsOf(inputs, inputNamesOf(workflows)) }
  if (event === 'pull_request') Object.assign(payload, await pullRequestOf(source))
  await using opened = await openAll(source, workflows, connectors, 0, folder.path, payload)
  const child = spawn('sh', [opened.actScript, event], { stdio: 'inherit' })
  signal.addEventListener('abort', () => child.kill())
  const [exitCode] = await once(child, 'close')
  if (process.stdout.isTTY === true && !signal.aborted) {
    say('', `Search and read the documents at ${opened.pageUrl}`, 'Ctrl-C ends it.')
    await once(signal, 'abort')
  }
  return exitCode === 0
})

/** @param known the inputs that the workflows have: act ignores others, and would push where a dry run was meant. */
function inputsOf(given: readonly string[], known: readonly string[]): Record<string, string> {
  const pairs = given.map(text => {
    const at = text.indexOf('=')
    if (at < 1) throw new ArgumentError(`--input: "${text}" is not NAME=VALUE, such as dry-run=true.`)
    const name = text.slice(0, at)
    if (!known.includes(name))
      throw new ArgumentError(
        `--input: no workflow that uses this action has the input "${name}" under workflow_dispatch (${known.join(', ') || 'they have none'}). Add it there, as the recipe by-hand does.`,
      )
    return [name, text.slice(at + 1)] as const
  })
  return Object.fromEntries(pairs)
}

/** The event of a pull request that has the last commit alone. */
async function pullRequestOf({ folder, branch }: Source): Promise<Record<string, unknown>> {
  const head = await git(folder, ['rev-parse', 'HEAD'])
  const base = await git(folder, ['rev-parse', '--verify', '--quiet', 'HEAD^']).catch(() => head)
  const pullRequest = {
    number: 1,
    base: { ref: branch, sha: base },
    head: { ref: 'last-commit', sha: head },
  }
  return { number: 1, pull_request: pullRequest }
}
