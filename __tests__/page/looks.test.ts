import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import type { Served } from '../../sandbox/page/serve.ts'
import { launch, open } from './browser.ts'
import { serveOwnPage } from './stage.ts'

/** Kept by CI, so that a change can be looked at. */
const pictures = fileURLToPath(new URL('../../artifacts/', import.meta.url))

const pages: [name: string, address: string][] = [
  ['home', '/'],
  ['search', '/?q=webhook'],
  ['nothing-found', '/?q=xyzzy'],
  ['document', '/document?ref=docs/notifications/webhooks.md'],
  ['markdown', '/document?ref=docs/notifications/webhooks.md&as=markdown'],
  ['old-version', '/document?ref=docs/notifications/webhooks.md&version=1'],
  ['archived', '/document?ref=docs/guide.md'],
  ['changes', '/changes?ref=docs/notifications/webhooks.md&from=1&to=2'],
  ['pushes', '/pushes'],
  ['push', '/pushes/3'],
  ['missing', '/missing'],
  ['warnings', '/warnings'],
  ['stand-in', '/stand-in'],
  ['not-here', '/nowhere'],
]

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const views = [
  { name: 'light', options: { colorScheme: 'light' as const } },
  { name: 'dark', options: { colorScheme: 'dark' as const } },
  { name: 'narrow', options: { colorScheme: 'light' as const, ...phone } },
]

let browser: Browser
let served: Served
beforeAll(async () => {
  await mkdir(pictures, { recursive: true })
  browser = await launch()
  served = await serveOwnPage()
})
afterAll(async () => {
  await served[Symbol.asyncDispose]()
  await browser.close()
})

describe.each(views)('in the view $name', ({ name: view, options }) => {
  test.each(pages)('%s is accessible, fits, and asks nothing of anyone else', async (name, address) => {
    // axe is brought in from outside, which the page's own rules forbid.
    await using seen = await open(browser, served.url + address, { ...options, bypassCSP: true })
    const expected = name === 'not-here' ? [expect.stringContaining('404')] : []
    expect(seen.offences).toEqual(expected)
    expect(await violations(seen.page)).toEqual([])
    const { width } = seen.page.viewportSize() as { width: number }
    expect(await seen.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    await seen.page.screenshot({ path: `${pictures}${name}-${view}.png`, fullPage: true })
  })
})

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe.source })
  const found = (await page.evaluate('axe.run()')) as axe.AxeResults
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  )
}

test.each(['/', '/?q=webhook'])(
  'at 400 pixels, the first result of %s is on the first screen',
  async address => {
    const viewport = { width: 400, height: 800 }
    await using seen = await open(browser, served.url + address, { viewport, hasTouch: true })
    const box = await seen.page.locator('.hits article').first().boundingBox()
    expect(box).not.toBeNull()
    expect(box!.y + box!.height).toBeLessThanOrEqual(viewport.height)
  },
)

test('the first key leads past the top of the page', async () => {
  await using seen = await open(browser, `${served.url}/pushes`)
  await seen.page.keyboard.press('Tab')
  expect(await seen.page.locator(':focus').textContent()).toBe('Skip to the content')
  await seen.page.keyboard.press('Enter')
  expect(await seen.page.locator('main').evaluate(main => main.matches(':focus'))).toBe(true)
})
