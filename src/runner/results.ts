import { appendFile, writeFile } from 'node:fs/promises'
import { EOL } from 'node:os'
import { join } from 'node:path'
import * as commands from './commands.ts'
import { surroundings } from './surroundings.ts'

export function setOutputs(outputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(outputs)) commands.setOutput(name, value)
}

/** Runners without job summaries do not name a file for them. */
export async function writeSummary(markdown: string): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (path) await appendFile(path, markdown + EOL)
}

/** Writes the report into the job's temporary folder and returns its path. */
export async function writeReport(json: Iterable<string>): Promise<string> {
  const path = join(surroundings().temporaryFolder, `docs-push-report-${crypto.randomUUID()}.json`)
  await writeFile(path, json, { flag: 'wx', mode: 0o600 })
  return path
}
