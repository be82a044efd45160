/** `npm run screenshot`: makes the README's picture of the sandbox's page from the demo's own documentation. */
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serveOwnPage } from './demo/own-page.ts'
import { launch } from './picture/browser.ts'

const path = fileURLToPath(new URL('../docs/sandbox.png', import.meta.url))

await using served = await serveOwnPage()
await using browser = await launch()
const page = await browser.newPage({ viewport: { width: 1120, height: 760 }, colorScheme: 'light' })
await page.goto(served.url)
await page.locator('#q').fill('webhook')
await page.locator('.total', { hasText: 'for “webhook”' }).waitFor()
await page.screenshot({ path })
console.log(`${path}: ${(await stat(path)).size} bytes`)
