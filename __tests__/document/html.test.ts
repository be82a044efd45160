import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { toPaths } from '../../src/text/paths.ts'
import { runs } from '../support/runs.ts'
import { documentOf, settings } from './settings.ts'

const paths = toPaths(['docs/page.md', 'docs/other.md'])

const bits = fc.constantFrom(
  ...[
    '<a href="other.md">',
    '<img src="other.md">',
    '<a\nhref="other.md">',
    '<a title="x"\n  src="other.md" b>',
  ],
  ...[
    '<p\n  id="x" href="other.md">',
    '<a x="<b>" href="other.md"/>',
    '<div>',
    '</div>',
    '<pre>',
    '</pre>',
    '<b',
  ],
  ...['> ', '>', '- ', '1. ', '\t', '    ', '  ', '\n', '\n\n', '```', '`', '*', 'text', '[a]', '\\'],
  '| a |\n|---|\n|',
)
const page = fc.array(bits, { maxLength: 14 }).map(parts => parts.join(''))

test('addresses in raw HTML become absolute wherever it is, and nothing else changes', () => {
  let rewritten = 0
  const property = fc.property(page, text => {
    const content = new TextEncoder().encode(`---\ntitle: Not in the text\n---\nFirst.\n\n${text}\n\nLast.\n`)
    const result = documentOf('docs/page.md', content, paths, settings)
    if (result.kind !== 'document') throw new Error(result.reason)
    const expected = rendered(`First.\n\n${text}\n\nLast.\n`).replace(/(href|src)="other\.md/g, toAbsolute)
    if (expected.includes('https:')) rewritten++
    expect(rendered(result.document.body.replace(/^# Not in the text\n\n/, ''))).toBe(expected)
  })
  fc.assert(property, { numRuns: runs(1000) })
  expect(rewritten).toBeGreaterThan(runs(1000) / 4)
})

function toAbsolute(_: string, name: string): string {
  const view = name === 'src' ? 'raw' : 'blob'
  return `${name}="https://github.com/o/r/${view}/main/docs/other.md`
}

function rendered(markdown: string): string {
  const options = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()], allowDangerousHtml: true }
  return micromark(markdown, options)
}
