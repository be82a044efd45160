import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** A page of the browser, and everything that it should never do. */
export interface Seen extends AsyncDisposable {
  page: Page
  /** Errors in the console and in scripts, dialogs, and requests to anywhere else. */
  offences: string[]
}

/** Only against hanging: a slow machine may take its time. */
const MOST_MS = 100_000

/** Starts the browser of this machine. */
export function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  // In a container the browser cannot have a sandbox of its own.
  return chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: MOST_MS })
}

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
