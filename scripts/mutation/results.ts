import { readFile, writeFile } from 'node:fs/promises'

/** As far as it is needed here: Stryker's report. */
interface Results {
  files: Record<string, { mutants: { status: string }[] }>
}

/**
 * Lets Stryker try again what no test noticed the last time. By itself it does so only where a test has a new name or
 * another place.
 */
export async function forgetSurvivors(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const results = JSON.parse(text) as Results
  for (const each of Object.values(results.files))
    each.mutants = each.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  await writeFile(file, JSON.stringify(results))
}
