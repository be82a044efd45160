import { describe, expect, test } from '@jest/globals'
import { openPageMaker } from '../../src/document/index.ts'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import { Commit } from '../../src/sites/commit.ts'
import { documentOf, settings } from '../document/settings.ts'
import { bombs, mdxBombs } from './bombs.ts'

const paths = { files: new Set<string>(), folders: new Set<string>() }
const read = (path: string, text: string) => documentOf(path, new TextEncoder().encode(text), paths)

/** The parsers of Markdown and MDX themselves take quadratic time or more for some; the slow tests give them larger ones. */
const SIZE = 5_000

describe('no page is lost:', () => {
  const rows = [
    ...Object.entries(bombs).map(([name, make]) => [name, 'a.md', make] as const),
    ...Object.entries(mdxBombs).map(([name, make]) => [`${name}, in MDX`, 'a.mdx', make] as const),
  ]
  test.each(rows)('%s', (_, path, make) => {
    expect(read(path, make(SIZE)).kind).toMatch(/^(?:document|hidden)$/)
  })
})

describe('front matter of a megabyte is read or refused:', () => {
  const rows = Object.entries(bombs).filter(([, make]) => /^(?:---|\+\+\+)\n/.test(make(100)))
  test.each(rows)('%s', (_, make) => {
    const text = make(1_000_000)
    const reasons = splitFrontMatter(text).messages.map(each => each.reason)
    const isTooLong = text.length > 70_000 && /\n(?:---|\+\+\+)\nText/.test(text)
    expect(/is longer than 64 KiB/.test(reasons.join())).toBe(isTooLong)
  })
})

describe('a page cannot fill the memory with messages:', () => {
  const prepared = async (text: string) => {
    const content = new TextEncoder().encode(text)
    const commit = new Commit({ oids: new Map() }, () => [])
    const maker = await openPageMaker(commit, [], settings)
    return maker.make({ path: 'a.md', externalRef: 'a.md', content })
  }
  test.each([
    ['thousands of broken links', '<a href=x>'.repeat(20_000)],
    ['a title of its own length', `# ${'word '.repeat(40_000)}\n\nText.`],
  ])('%s', async (_, text) => {
    const result = await prepared(text)
    expect(result.kind).toBe('document')
    const { json, ...others } = { json: undefined, ...result }
    expect(json).toBeDefined()
    expect(JSON.stringify(others).length).toBeLessThan(200_000)
  })
})

describe('keys that every object has', () => {
  test.each([
    '---\n__proto__:\n  draft: true\n  title: PWNED\nconstructor: {prototype: {draft: true}}\n---\nText.\n',
    '---\n<<: {__proto__: {draft: true, title: PWNED}}\n---\nText.\n',
    '+++\n[__proto__]\ndraft = true\ntitle = "PWNED"\n[constructor.prototype]\ndraft = true\n+++\nText.\n',
  ])('in %j hide nothing and name nothing', text => {
    const result = read('a.md', text)
    expect(result).toMatchObject({ kind: 'document', document: { name: 'A', body: 'Text.\n' } })
    expect(({} as Record<string, unknown>).draft).toBeUndefined()
    expect(({} as Record<string, unknown>).title).toBeUndefined()
  })

  test('as names of pages, links and tags are like any others', () => {
    const text =
      '---\ntags: [__proto__, constructor, toString]\n---\n[a](__proto__.md) [b](constructor) [hasOwnProperty]\n'
    const result = read('__proto__/constructor.md', text)
    expect(result).toMatchObject({
      kind: 'document',
      document: { tags: ['__proto__', 'constructor', 'toString'] },
    })
    expect(result.messages.map(each => each.rule)).toEqual(['title', 'missing-target', 'missing-target'])
  })
})
