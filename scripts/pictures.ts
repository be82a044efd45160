/** `npm run pictures`: makes the pictures of a job summary and of the stand-in's page from the demo's documentation. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { toSafeHtml } from '../sandbox/page/markup.ts'
import { startSandbox } from '../sandbox/server.ts'
import { launch } from './command/browser.ts'
import { temporaryFolder } from './command/folder.ts'
import { makeHistory } from './demo/history.ts'
import { serveOwnPage } from './demo/own-page.ts'
import { openReplay, type PushResult, push } from './demo/replay.ts'
import { openSource } from './demo/source.ts'

/** The push with the most to show. */
const PUSHES = 5

const CHECK =
  '<svg width="18" height="18" viewBox="0 0 18 18" style="vertical-align: -3px"><rect width="18" height="18" rx="3" fill="#1a7f37"/><path d="M4 9.5l3.2 3.2L14 5.6" fill="none" stroke="#fff" stroke-width="2.2"/></svg>'

const pathOf = (name: string) => fileURLToPath(new URL(`../docs/${name}`, import.meta.url))

await using browser = await launch()
await drawSummary(browser, pathOf('summary.png'))
await drawSearch(browser, pathOf('sandbox.png'))

/** Renders the summary much as GitHub does. */
async function drawSummary(browser: Browser, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 920, height: 300 }, colorScheme: 'light' })
  const style = await readFile(new URL('pictures.css', import.meta.url), 'utf8')
  // The machine may have no font with this character.
  const html = toSafeHtml(await lastSummary())?.replace('✅', CHECK)
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${style}</style><main>${html}</main>`)
  await page.locator('main').screenshot({ path })
}

/** The summary that the built action writes of the last of the pushes. */
async function lastSummary(): Promise<string> {
  await using folder = await temporaryFolder()
  await using sandbox = await startSandbox()
  const source = await openSource(await makeHistory(join(folder.path, 'larkspur')), Number.POSITIVE_INFINITY)
  const commits = source.commits.slice(0, PUSHES)
  const replay = await openReplay(source, folder.path, sandbox.url)
  let result: PushResult | undefined
  for (const [index, commit] of commits.entries()) result = await push(replay, commit, commits[index - 1])
  return result?.summary ?? ''
}

async function drawSearch(browser: Browser, path: string): Promise<void> {
  await using served = await serveOwnPage()
  const page = await browser.newPage({ viewport: { width: 1120, height: 760 }, colorScheme: 'light' })
  await page.goto(served.url)
  await page.locator('#q').fill('webhook')
  await page.locator('.total', { hasText: 'for “webhook”' }).waitFor()
  await page.screenshot({ path })
}
