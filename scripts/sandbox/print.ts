import { dirname } from 'node:path'
import { shown } from '../../src/shown.ts'
import type { Source } from '../demo/source.ts'
import { key, type Opened, readOnlyKey } from './open.ts'

/** Some workflows have this event, and any user knows it. */
const EVENT = 'push'

export function started({ folder, name }: Source, connectors: string[], opened: Opened): string[] {
  return [
    'A stand-in for the search service is on this machine, and one for GitHub, until Ctrl-C.',
    '',
    `  base-url      ${opened.serviceUrl}`,
    `  connector-id  ${connectors.join(', ')} (--connector ID gives it others)`,
    `  api-key       ${key} (${readOnlyKey} has no write access)`,
    '',
    `To run the workflow of ${shown(name)} against them, copy this to another terminal. act must be installed`,
    '(https://nektosact.com); it runs the workflow on this machine, with this clone in place of the released action:',
    '',
    ...commandLine(folder, opened),
    '',
    `Run it once, then change pages in ${shown(folder)}, commit, and run it again: only what is committed counts.`,
    `${EVENT} is the event; workflow_dispatch is what "Run workflow" does, and -j NAME runs one job alone.`,
    'The workflow is run as it was when this began, but for base-url. Links in the documents lead to the stand-in for',
    'GitHub, which shows no pages.',
    '',
    `Search and read the documents at ${opened.pageUrl}`,
    'Ctrl-C ends it.',
  ]
}

/** The command with an option on each line, for a shell to take as it is. The Node that runs this runs the action. */
function commandLine(folder: string, { actArguments }: Opened): string[] {
  const path = `PATH=${quoted(dirname(process.execPath))}:"$PATH"`
  // Each run is another one, as on GitHub: one with the same ID would be taken for the same, started again.
  const lines = [
    `${path} act ${EVENT} -C ${quoted(folder)}`,
    ...optionsOf(actArguments),
    '--env GITHUB_RUN_ID=$(date +%s)',
  ]
  return lines.map((line, index) => `  ${line}${index < lines.length - 1 ? ' \\' : ''}`)
}

/** Each option with its value. */
function optionsOf(args: string[]): string[] {
  const options: string[] = []
  for (const each of args.map(quoted))
    if (each.startsWith('-')) options.push(each)
    else options.push(`${options.pop()} ${each}`)
  return options
}

/** As a shell takes it for one word. */
function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
