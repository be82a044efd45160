import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toEnvironment } from '../../sandbox/action/environment.ts'
import { type ActionOptions, FILES } from '../../sandbox/action.ts'
import { quoted } from './shell.ts'

const action = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/**
 * Writes a shell script that runs the built action as a runner would, and as another run each time.
 *
 * @param folder for the script and what the action writes.
 * @returns the script's path.
 */
export async function writePushScript(folder: string, options: ActionOptions): Promise<string> {
  await mkdir(folder)
  const files = Object.fromEntries(FILES.map(name => [name, join(folder, name)]))
  await Promise.all(Object.values(files).map(path => writeFile(path, '')))
  await writeFile(join(folder, 'event.json'), JSON.stringify(options.event?.payload ?? {}))
  const { GITHUB_RUN_ID: _, ...environment } = toEnvironment(options, folder, files)
  const own = Object.entries(environment).filter(([name]) => /^(?:INPUT|GITHUB|RUNNER)_/.test(name))
  const lines = [
    '#!/bin/sh',
    'exec env GITHUB_RUN_ID="$(date +%s)" \\',
    ...own.map(([name, value]) => `  ${quoted(`${name}=${value}`)} \\`),
    `  ${quoted(process.execPath)} ${quoted(action)}`,
  ]
  const path = join(folder, 'push.sh')
  await writeFile(path, `${lines.join('\n')}\n`)
  return path
}
