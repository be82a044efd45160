/**
 * `npm run picture`: makes the README's picture of a job summary from pushes of the demo's own documentation.
 * `-- --repo PATH --pushes N --to FILE` does it for the last of so many pushes of any repository.
 */
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startSandbox } from '../sandbox/server.ts'
import { temporaryFolder } from './command/folder.ts'
import { makeHistory } from './demo/history.ts'
import { openReplay, type PushResult, push } from './demo/replay.ts'
import { openSource } from './demo/source.ts'
import { launch } from './picture/browser.ts'
import { toPage } from './picture/page.ts'

const { values } = parseArgs({
  options: {
    repo: { type: 'string' },
    pushes: { type: 'string', default: '5' },
    to: { type: 'string', default: fileURLToPath(new URL('../docs/summary.png', import.meta.url)) },
  },
})

await using folder = await temporaryFolder()
const repository = values.repo ?? (await makeHistory(join(folder.path, 'larkspur')))
await draw(await lastSummary(repository, Number(values.pushes)), values.to)
console.log(`${values.to}: ${(await stat(values.to)).size} bytes`)

/** What the built action leaves as the summary of the last of these pushes. */
async function lastSummary(path: string, pushes: number): Promise<string> {
  await using sandbox = await startSandbox()
  const source = await openSource(path, values.repo === undefined ? Number.POSITIVE_INFINITY : pushes)
  const commits = source.commits.slice(0, pushes)
  const replay = await openReplay(source, folder.path, sandbox.url)
  let result: PushResult | undefined
  for (const [index, commit] of commits.entries()) result = await push(replay, commit, commits[index - 1])
  return result?.summary ?? ''
}

/** Renders Markdown much as GitHub does and takes its picture; beside it lies the Markdown's page, if asked for. */
async function draw(markdown: string, path: string): Promise<void> {
  await using browser = await launch()
  const page = await browser.newPage({
    viewport: { width: 920, height: 300 },
    colorScheme: 'light',
    javaScriptEnabled: false,
  })
  const html = await toPage(markdown)
  if (values.repo !== undefined) await writeFile(`${path}.html`, html)
  await page.setContent(html)
  await page.locator('main').screenshot({ path })
}
