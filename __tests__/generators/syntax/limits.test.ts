import { describe, expect, test } from '@jest/globals'
import { fileSource } from '../../../src/markdown/source.ts'
import { dialectOfPage, settingsOf } from './translated.ts'

describe('includes are bounded:', () => {
  const translated = (files: Record<string, string>) => {
    const read = (path: string) => (files[path] === undefined ? undefined : fileSource(path, files[path]))
    return dialectOfPage('a.md', settingsOf('mkdocs')).toMarkdown(read('a.md')!, { read })
  }
  const reasons = (files: Record<string, string>) => translated(files).messages.map(each => each.reason)

  test('a page that includes itself, through others too', () => {
    const files = { 'a.md': '--8<-- "b.md"\n', 'b.md': 'B\n--8<-- "a.md"\n--8<-- "b.md"\n' }
    expect(translated(files).markdown.text).toBe('B\n')
    expect(reasons(files)).toEqual([
      expect.stringMatching(/^b\.md:2:1: "a\.md" cannot be included: a\.md would include itself/),
      expect.stringMatching(/^b\.md:3:1: "b\.md" cannot be included: b\.md would include itself/),
    ])
  })

  test('files that include the next one many times', () => {
    const next = (index: number) => `Text.\n${`--8<-- "${index}.md"\n`.repeat(100)}`
    const files = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`${index}.md`, next(index + 1)]),
    )
    const { markdown, messages } = translated({ ...files, 'a.md': next(0) })
    expect(markdown.text.length).toBeLessThan(10_000_000)
    expect(messages.length).toBeLessThan(20)
    expect(messages.map(each => each.reason).join()).toContain(
      'more than 2,000 files or 5,000,000 characters',
    )
  })

  test('a file that is larger than a page may be', () => {
    const files = { 'a.md': '--8<-- "b.md"\n'.repeat(100), 'b.md': 'word '.repeat(200_000) }
    expect(translated(files).markdown.text.match(/word word\n/g)?.length).toBe(5)
    expect(reasons(files)).toEqual([expect.stringMatching(/5,000,000 characters/)])
  })

  test.each(['../../etc/passwd', '/etc/passwd', '..', '.', ''])(
    '%j is not read outside of the repository',
    path => {
      const asked: string[] = []
      const text = [
        `--8<-- "${path}"`,
        `[!INCLUDE [a](${path})]`,
        `{% include "${path}" %}`,
        `{{< include "${path}" >}}`,
      ]
      for (const generator of ['mkdocs', 'docfx', 'gitbook', 'hugo', 'jekyll'] as const)
        dialectOfPage('docs/a.md', settingsOf(generator)).toMarkdown(
          fileSource('docs/a.md', text.join('\n\n')),
          {
            read: each => void asked.push(each),
          },
        )
      expect(asked.filter(each => each.startsWith('/') || each.split('/').includes('..'))).toEqual([])
    },
  )
})
