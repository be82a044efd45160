import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Browser, Page, Request } from 'playwright-core'
import type { Served } from '../../sandbox/page/serve.ts'
import { page as document, push } from '../sandbox/client.ts'
import { launch, open, type Seen } from './browser.ts'
import { openPage, pageOf } from './stage.ts'

const mentions = 'Use Get-ChildItem, then Get-ChildItem again; '.repeat(40)
const documents = [
  document('reference/Get-ChildItem.md', {
    ...{ name: 'Get-ChildItem', description: 'Gets the items.', body: 'Lists what is there.' },
    tags: ['cmdlet'],
  }),
  document('reference/Get-Item.md', { name: 'Get-Item', body: mentions, tags: ['cmdlet'] }),
  document('guides/files/list.md', {
    ...{ name: 'List files', description: 'How to use Get-ChildItem.', body: mentions },
    tags: ['guide', 'files'],
  }),
  document('guides/markup.md', {
    name: 'Markup <b>',
    body: 'Write <b>walrus</b> & "tusk".',
    tags: ['guide'],
  }),
]

let browser: Browser
let served: Served
let seen: Seen
let page: Page
beforeAll(async () => {
  browser = await launch()
  served = await pageOf(documents)
})
afterAll(async () => {
  await served[Symbol.asyncDispose]()
  await browser.close()
})
beforeEach(async () => {
  seen = await open(browser, served.url)
  page = seen.page
})
afterEach(async () => {
  expect(seen.offences).toEqual([])
  await seen[Symbol.asyncDispose]()
})

const titles = () => page.locator('[data-hit]').allTextContents()
const waitForTotal = (text: string) => page.locator('.total', { hasText: text }).waitFor()

describe('as one types', () => {
  test('results follow, best first, and the address is that of the search', async () => {
    await page.locator('#q').pressSequentially('get-child')
    await waitForTotal('3 documents for “get-child”')
    expect((await titles())[0]).toBe('Get-ChildItem')
    expect(page.url()).toBe(`${served.url}/?q=get-child`)
    expect(await page.locator('#status').textContent()).toBe('3 documents for “get-child”')
  })

  test('an answer that comes late does not replace a newer one', async () => {
    const answered = Promise.withResolvers<void>()
    await page.route('**/results?q=get', async route => {
      await answered.promise
      await route.continue().catch(() => {})
    })
    const isHeld = (request: Request) => request.url().endsWith('/results?q=get')
    const ends = ['requestfailed', 'requestfinished'] as const
    const ended = Promise.race(ends.map(event => page.waitForEvent(event as 'requestfailed', isHeld)))
    await Promise.all([page.waitForRequest(isHeld), page.locator('#q').fill('get')])
    await page.locator('#q').fill('walrus')
    await waitForTotal('1 document for “walrus”')
    answered.resolve()
    await ended
    // What the page does with the late answer is done by the time it has another one.
    await page.evaluate(`fetch('/results?q=tusk').then(response => response.text())`)
    expect(await page.locator('.total').textContent()).toBe('1 document for “walrus”')
  })
})

describe('narrowing down', () => {
  test('folders and tags say how many they leave, and can be left again', async () => {
    await page.goto(`${served.url}/?q=get-childitem`)
    const facets = (await page.locator('.facet li').allInnerTexts()).map(text =>
      text.replace(/\s+documents?$/, '').replace(/\s+/g, ' '),
    )
    expect(facets).toEqual(['reference 2', 'guides 1', 'cmdlet 2', 'files 1', 'guide 1'])
    await page.locator('.facet a', { hasText: 'cmdlet' }).click()
    // The page's text is there before its script, which reads what is typed.
    await page.waitForURL(/tag=cmdlet/)
    await waitForTotal('2 documents')
    await page.locator('#q').fill('get-item')
    await waitForTotal('1 document for “get-item”')
    expect(page.url()).toBe(`${served.url}/?q=get-item&tag=cmdlet`)
    await page.locator('.chips a', { hasText: 'Tag: cmdlet' }).click()
    await page.waitForURL(`${served.url}/?q=get-item`)
  })
})

describe('when nothing is found', () => {
  test('it says where hidden pages are listed', async () => {
    await page.locator('#q').fill('getchilditm')
    await waitForTotal('0 documents')
    expect(await page.locator('.nothing a').allTextContents()).toEqual(['what is missing'])
  })
})

test('without scripts, the form searches and a result opens', async () => {
  await using plain = await open(browser, served.url, { javaScriptEnabled: false })
  await plain.page.locator('#q').fill('Get-ChildItem')
  await plain.page.getByRole('button', { name: 'Search' }).click()
  await plain.page.locator('.total', { hasText: '3 documents for “Get-ChildItem”' }).waitFor()
  await plain.page.locator('[data-hit]').first().click()
  expect(await plain.page.locator('h1').textContent()).toBe('Get-ChildItem')
  expect(plain.offences).toEqual([])
})

test('what comes in while the page is open appears by itself, and what is typed stays', async () => {
  await using stage = await openPage(documents)
  await using alone = await open(browser, stage.url)
  await alone.page.locator('#q').fill('late')
  await alone.page.locator('.total', { hasText: '0 documents' }).waitFor()
  await push(stage.sandbox, document('late.md', { name: 'Late' }))
  await alone.page.locator('[data-hit]', { hasText: 'Late' }).waitFor()
  expect(await alone.page.locator('#q').inputValue()).toBe('late')
  expect(await alone.page.locator('.numbers').textContent()).toContain('5')
  expect(alone.offences).toEqual([])
})
