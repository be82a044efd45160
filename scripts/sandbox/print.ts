import { dirname } from 'node:path'
import { sanitizeForLog } from '../../src/text/index.ts'
import type { Source } from '../demo/source.ts'
import { curl, key, type Opened, readOnlyKey } from './open.ts'
import { isInstalled, quoted } from './shell.ts'

/** Some workflows have this event, and any user knows it. */
const EVENT = 'push'

export function started({ folder, name }: Source, connectors: string[], opened: Opened): string[] {
  const place = sanitizeForLog(folder)
  return [
    'A stand-in for the search service is on this machine, and one for GitHub, until Ctrl-C.',
    '',
    `  base-url      ${opened.serviceUrl}`,
    `  connector-id  ${connectors.join(', ')} (--connector ID gives it others)`,
    `  api-key       ${key} (${readOnlyKey} has no write access)`,
    '',
    'To push a document by hand, copy this to another terminal:',
    '',
    `  ${curl(opened.serviceUrl, connectors[0] as string)}`,
    '',
    `To push the pages of ${place} by the action in this clone, as a push to its branch would:`,
    '',
    `  sh ${quoted(opened.pushScript)}`,
    '',
    ...(isInstalled('act') ? actLines(name, folder, opened) : noAct(name)),
    `Run it once, then change pages in ${place}, commit, and run it again: only what is committed counts.`,
    'Links in the documents lead to the stand-in for GitHub, which shows no pages.',
    '',
    `Search and read the documents at ${opened.pageUrl}`,
    'Ctrl-C ends it.',
  ]
}

function actLines(name: string, folder: string, opened: Opened): string[] {
  return [
    `To run the workflow of ${sanitizeForLog(name)} in act, with this clone in place of the released action:`,
    '',
    ...commandLine(folder, opened),
    '',
    `${EVENT} is the event; workflow_dispatch is what "Run workflow" does, and -j NAME runs only one job. The workflow`,
    'is run as it was when this began, but for base-url.',
    '',
  ]
}

function noAct(name: string): string[] {
  return [
    `To run the workflow of ${sanitizeForLog(name)} itself, install act (https://nektosact.com) and start this again.`,
    '',
  ]
}

/** The command for a shell, with an option on each line. The Node that runs this runs the action. */
function commandLine(folder: string, { actArguments }: Opened): string[] {
  const path = `PATH=${quoted(dirname(process.execPath))}:"$PATH"`
  // Each run is another one, as on GitHub: one with the same ID would count as the same, started again.
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
