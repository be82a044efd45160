import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser } from 'playwright-core'
import type { Served } from '../../sandbox/page/serve.ts'
import { page as document } from '../sandbox/client.ts'
import { launch, open } from './browser.ts'
import { pageOf } from './stage.ts'

const hostile = `
<script>alert('script')</script>
<img src="x" onerror="alert('onerror')"><svg onload="alert('svg')"></svg>
<iframe src="javascript:alert('frame')"></iframe><object data="https://elsewhere.example/o"></object>
<style>@import 'https://elsewhere.example/s.css'; body { background: url(https://elsewhere.example/b) }</style>
<link rel="stylesheet" href="https://elsewhere.example/l.css"><meta http-equiv="refresh" content="0;url=https://elsewhere.example">
<base href="https://elsewhere.example/"><form id="search" action="https://elsewhere.example"><button>Go</button></form>
<picture><source srcset="https://elsewhere.example/p"><img src="https://elsewhere.example/i.png" alt="A plan"></picture>

<a href="javascript:alert('raw link')">raw</a> [linked](javascript:alert('link')) <a id="q" name="results">named</a>

![pixel](https://elsewhere.example/pixel.png "t") <div style="position:fixed;inset:0">over</div>
<details open ontoggle="alert('toggle')"><summary>More</summary></details><input autofocus onfocus="alert('focus')">
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert('mutation')&gt;">
`

let browser: Browser
let served: Served
beforeAll(async () => {
  browser = await launch()
  const text = 'One\n\nThe old way.\n\nSame\n'
  const first = document('docs/guide.md', { name: 'Guide', body: text, tags: ['a'] })
  served = await pageOf(
    [
      first,
      document('hostile.md', {
        ...{
          name: '<script>alert("name")</script>',
          description: '<b>x</b>',
          body: hostile,
          tags: ['"><i>'],
        },
      }),
      document('gfm.md', {
        name: 'Tables',
        body: '# Top\n\n#### Deep\n\n| a | b |\n|---|---|\n| ~~1~~ | https://b.example |\n\n- [x] done\n\nNote[^1] to [deep](#deep), [gone](gone.md).\n\n[^1]: Foot.\n',
      }),
      document('../odd //ref?&#.md', { name: 'Odd reference' }),
      document('left.md', { name: 'Left', body: 'Kept words.' }),
    ],
    [
      { ...first, name: 'The guide', body: 'One\n\nThe new way.\n\nSame\n\nMore\n', tags: ['a', 'b'] },
      document('left.md', { name: 'Left', body: 'Kept words.', archived: true }),
    ],
  )
})
afterAll(async () => {
  await served[Symbol.asyncDispose]()
  await browser.close()
})

const at = (ref: string) => `${served.url}/document?ref=${encodeURIComponent(ref)}`

test('a document shows its fields, its text as HTML, and its versions', async () => {
  await using seen = await open(browser, at('docs/guide.md'))
  const { page } = seen
  expect(await page.locator('h1').textContent()).toBe('The guide')
  expect(await page.locator('.body p').allTextContents()).toEqual(['One', 'The new way.', 'Same', 'More'])
  expect(await page.locator('.document .tags a').allTextContents()).toEqual(['a', 'b'])
  expect(await page.locator('aside code').first().textContent()).toBe('docs/guide.md')
  expect(await page.locator('.versions time').count()).toBe(2)
  await page.getByRole('link', { name: 'Version 1', exact: true }).click()
  expect(await page.locator('h1').textContent()).toBe('Guide')
  expect(await page.locator('.banner').textContent()).toContain('This is version 1 of 2.')
  expect(seen.offences).toEqual([])
})

test('what changed between two versions is marked, word by word', async () => {
  await using seen = await open(browser, at('docs/guide.md'))
  const { page } = seen
  await page.getByRole('link', { name: /^Changes/ }).click()
  await page.locator('h1', { hasText: 'Changes of The guide' }).waitFor()
  const [title, tags, text] = await page.locator('.difference').all()
  expect(await title?.locator('del').allTextContents()).toEqual(['before: Guide'])
  expect(await tags?.locator('ins').allTextContents()).toEqual(['after: ,b'])
  expect(await text?.locator('del').allTextContents()).toEqual(['before: old'])
  expect(await text?.locator('ins').first().textContent()).toBe('after: new')
  await page.getByLabel('From').selectOption('version 2')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByText('The text is the same in both versions.').waitFor()
  expect(seen.offences).toEqual([])
})

test('a body full of scripts runs nothing, fetches nothing and covers nothing', async () => {
  await using seen = await open(browser, at('hostile.md'))
  const { page } = seen
  for (const link of await page.locator('.body a, .body summary').all())
    if (!/^https?:/.test((await link.getAttribute('href')) ?? '')) await link.click()
  await page.waitForTimeout(300)
  expect(seen.offences).toEqual([])
  const html = await page.locator('.body').innerHTML()
  expect(html).not.toMatch(/<(?:script|iframe|object|style|link|meta|base|form|img|svg|math|input|source)\b/i)
  expect(html).not.toMatch(/\son\w+=|javascript:|style=/i)
  expect(html).not.toContain('@import')
  expect(await page.locator('#q').count()).toBe(1)
  expect(await page.locator('.body a.image').evaluateAll(links => links.map(String))).toEqual([
    'https://elsewhere.example/i.png',
    'https://elsewhere.example/pixel.png',
  ])
  expect(await page.locator('h1').textContent()).toBe('<script>alert("name")</script>')
})
