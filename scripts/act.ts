/** `npm run act`: runs a repository's workflow once, in act, against stand-ins for the search service and GitHub. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Workflow } from '../sandbox/act.ts'
import { temporaryFolder } from '../sandbox/folder.ts'
import { ArgumentError, command, requireBuild, say } from './command.ts'
import { type Commit, checkOut, cloneOf, openSource, type Source } from './demo/source.ts'
import { isInstalled, openAll } from './sandbox/open.ts'
import { eventsOf, inputNamesOf, makeRepository, readWorkflows } from './sandbox/workflows.ts'

const usage = `Usage: npm run act -- [options]

Runs the workflows of a repository that use this action once, in act (https://nektosact.com), with this clone in place of
the released action, against stand-ins for the search service and GitHub on this machine. In a terminal, it ends by serving
a page to search and read what was pushed, until Ctrl-C. Nothing is sent anywhere else.

  --repo PATH         a git repository with such a workflow; it is only read. Without it, a small documentation is made
  --event NAME        what starts the workflow: push (without it), workflow_dispatch ("Run workflow"), schedule, or
                      pull_request, as if the last commit were one: the commit before it is pushed first
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
  const source = await openSource(repo ?? (await makeRepository(join(folder.path, 'larkspur'))), 2)
  const workflows = withEvent(event, await readWorkflows(source.folder))
  const payload: Record<string, unknown> = { inputs: inputsOf(inputs, inputNamesOf(workflows)) }
  const [base] = event === 'pull_request' ? source.commits.slice(0, -1) : []
  if (event === 'pull_request') Object.assign(payload, pullRequestOf(source, base))
  await using opened = await openAll(source, workflows, connectors, undefined, folder.path, payload)
  if (base) await pushFirst(base, source, opened.pushScript, join(folder.path, 'base'))
  const child = spawn('sh', [opened.actScript, event], { stdio: 'inherit' })
  signal.addEventListener('abort', () => child.kill())
  const [exitCode] = await once(child, 'close')
  if (process.stdout.isTTY === true && !signal.aborted) {
    say('', `Search and read the documents at ${opened.pageUrl}`, 'Ctrl-C ends it.')
    await once(signal, 'abort')
  }
  return exitCode === 0
})

/** The workflows that this event starts. @throws ArgumentError when there is none. */
function withEvent(event: string, workflows: Record<string, Workflow>): Record<string, Workflow> {
  const started = Object.entries(workflows).filter(([, workflow]) => eventsOf(workflow).includes(event))
  if (started.length > 0) return Object.fromEntries(started)
  const events = new Set(Object.values(workflows).flatMap(eventsOf))
  throw new ArgumentError(
    `--event: no workflow that uses this action has the event "${event}", but these: ${[...events].join(', ')}. Give one of them.`,
  )
}

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
function pullRequestOf({ branch, commits }: Source, base: Commit | undefined): Record<string, unknown> {
  const head = commits.at(-1)?.sha
  const pullRequest = {
    number: 1,
    base: { ref: branch, sha: base?.sha ?? head },
    head: { ref: 'last-commit', sha: head },
  }
  return { number: 1, pull_request: pullRequest }
}

/** Pushes this commit, so that a preview of a later one shows what differs. @param folder for a clone. */
async function pushFirst(commit: Commit, source: Source, pushScript: string, folder: string): Promise<void> {
  say(`Pushing ${commit.sha.slice(0, 7)} first, which the pull request is compared with.`)
  await checkOut(await cloneOf(source, folder), commit)
  await promisify(execFile)('sh', [pushScript, folder], { maxBuffer: 1 << 26 }).catch(({ stdout }) =>
    say(stdout, 'That push failed, so that the preview may compare with something else.'),
  )
}
