import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { renderBody } from '../../../sandbox/page/body.ts'
import { toSafeHtml } from '../../../sandbox/page/markup.ts'

const html = (markdown: string) => String(toSafeHtml(markdown)).trim()

describe('what a body may not do', () => {
  test('no mix of such pieces gets anything through', () => {
    const pieces = [
      ...['<', '>', '"', "'", '`', '\n', '\n\n', ' ', '&lt;', '<!--', '-->', ']]>', '<![CDATA[', '# a', '<p'],
      ...'<script> </script> <svg/onload=x()> <math> <style> </style> <title> <template> <noscript>'.split(
        ' ',
      ),
      ...['<img src=x onerror=x()>', '[a](javascript:x())', '![a](b)', '<a href=javascript:x()>', '<table>'],
      ...['<iframe srcdoc=', '<form action=x>', '<base href=//x>', '- [ ] ', '|a|\n|-|\n'],
    ]
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map(each => each.join(''))
    fc.assert(
      fc.property(text, markdown => {
        const tags = html(markdown).match(/<[^>]*>/g) ?? []
        const bad =
          /^<\/?(?:script|style|svg|math|iframe|form|base|img|input|template|title)\b|\son\w+=|javascript:/i
        expect(tags.filter(tag => bad.test(tag.replace(/title="[^"]*"/, '')))).toEqual([])
      }),
    )
  })
})

test('rendering that takes too long ends, and others follow', async () => {
  const slow = renderBody('*a_'.repeat(40_000), 300)
  const next = renderBody('# Quick')
  expect(await slow).toBeUndefined()
  expect(String(await next).trim()).toBe('<h2>Quick</h2>')
})
