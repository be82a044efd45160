import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launch as launchIn } from '../../scripts/command/browser.ts'

/** A page of the browser, and everything that it should never do. */
export interface Seen extends AsyncDisposable {
  page: Page
  /** Errors in the console and in scripts, dialogs, and requests to anywhere else. */
  offences: string[]
}

/** Only against hanging: a slow machine may take its time. */
const MOST_MS = 100_000

export const launch = (): Promise<Browser> => launchIn(MOST_MS)

export async function open(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(MOST_MS)
  const offences: string[] = []
  const { origin } = new URL(url)
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) offences.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => offences.push(`script: ${error.message}`))
  page.on('dialog', async dialog => {
    offences.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', request => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
      offences.push(`request: ${request.url()}`)
  })
  await page.goto(url)
  return { page, offences, [Symbol.asyncDispose]: () => context.close() }
}
