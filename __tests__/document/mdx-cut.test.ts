import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Root } from 'mdast'
import { walk } from '../../src/markdown/parse.ts'
import { fileSource, type Source } from '../../src/markdown/source.ts'
import { compile, remember } from '../../src/sites/mdx/compile.ts'
import { parseInBlocks, parseMdx } from '../../src/sites/mdx/index.ts'
import { unwrap } from '../../src/sites/mdx/unwrap.ts'
import { runs } from '../support/runs.ts'
import { mdxText } from './mdx-text.ts'
import { treeOf } from './tree.ts'

/** What may begin, end or be part of a block, a tag, an expression or code. */
const bit = fc.constantFrom(
  ...'one,two words,# three,- four,1. five,  six,    seven,`eight`,`<nine>`,`{ten`,`a | b`,``a ` b``,`'.split(
    ',',
  ),
  ...[
    '<X>',
    '</X>',
    '<X/>',
    '<p>',
    '</p>',
    '<X a="',
    '"/>',
    '{',
    '}',
    '{`',
    '`}',
    "{'eleven'}",
    '> twelve',
    '>',
  ],
  ...[
    '```',
    '~~~',
    '  ```',
    '    ```',
    '<X>text</X>',
    '| a | b |\n|---|---|\n| `c | <X/> |',
    '---',
    '*',
    '\\`',
  ],
  ...["import 'b'", 'export const c = 1', '[d](e)', '[f](`) <X/> `)', '[g]: h', '[^i]: j', '\t', '***', '|'],
  ...['<summary>', '</summary>', '<a href="k">', '</a>', '<h2>', '</h2>', '{/* gone', '*/}', '<!-- l -->'],
)
const line = fc.array(bit, { minLength: 1, maxLength: 3 }).map(bits => bits.join(' '))
const soup = fc
  .array(fc.oneof({ weight: 3, arbitrary: bit }, line, fc.constantFrom('', '', '')), { maxLength: 14 })
  .map(lines => lines.join('\n').trim())

/** Where the two once differed. */
const found = [
  '``` <h2> `}',
  '- four\n>\n    seven',
  '- four\n  ``` one',
  '- ```\n  ```\n\n  <X\n    title="a"\n  />\n\n  ```js\n  ```\n- b',
  '*\na\n<X/>\n- b',
  '1. a\n\n    <X>\n      <Y>\n        ```js\n        one\n\n          two\n        ```\n      </Y>\n    </X>',
  '```\n- a\n```\n\n<X>\n\n- [b](#c)\n\n</X>\n',
]

test('blocks that the MDX parser is not given come out as if it were', () => {
  const counts = { cut: 0, whole: 0, invalid: 0 }
  const property = fc.property(fc.oneof(mdxText, soup, soup, soup), text => {
    const source = fileSource('page.mdx', text)
    const cut = attempt(() => parseInBlocks(text))
    const whole = attempt(() => parseMdx(text))
    counts[whole ? (cut ? 'cut' : 'whole') : 'invalid']++
    if (!cut) return
    expect(whole).toBeDefined()
    expect(codeIn(whole!)).toEqual(expect.arrayContaining(codeIn(cut)))
    expect(treeOf(translated(cut, source))).toEqual(treeOf(translated(whole!, source)))
  })
  fc.assert(property, { numRuns: runs(700), examples: found.map(text => [text]) })
  expect(counts.cut).toBeGreaterThan(300)
})

function codeIn(tree: Root): string[] {
  const found: string[] = []
  walk(tree, node => {
    if (node.type === 'code') found.push(`${node.position!.start.offset}: ${node.value}`)
  })
  return found
}

function attempt<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

function translated(tree: Root, source: Source): string {
  const parsed = remember(tree)
  unwrap(tree)
  // A later step empties comments.
  return compile(tree, source, parsed).text.replaceAll('<!-- l -->', '')
}
