import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checkPage } from '../../scripts/corpus/mdx.ts'
import { toPaths } from '../../src/plan/tree.ts'
import { mdxText } from './mdx-text.ts'
import { settings } from './settings.ts'

const paths = toPaths(['docs/page.mdx'])

test('the words, code blocks, lists and tables of any MDX are in its document', async () => {
  const counts = { compared: 0, hidden: 0, 'no MDX': 0 }
  const property = fc.asyncProperty(mdxText, async text => {
    const content = new TextEncoder().encode(`---\ntitle: "-"\n---\n${text}`)
    const finding = await checkPage('docs/page.mdx', content, paths, settings)
    counts[finding.kind]++
    if (finding.kind === 'compared')
      expect(finding).toMatchObject({ lost: [], changed: [], restructured: [] })
  })
  await fc.assert(property, { numRuns: 600 })
  // What does not parse would show nothing.
  expect(counts).toEqual({ compared: 600, hidden: 0, 'no MDX': 0 })
})
