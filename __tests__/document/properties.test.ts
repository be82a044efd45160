import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfmFootnote, gfmFootnoteHtml } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { toPaths } from '../../src/text/paths.ts'
import { runs } from '../support/runs.ts'
import { pageText } from './page-text.ts'
import { documentOf, settings } from './settings.ts'

const paths = toPaths(['docs/page.md', 'docs/other.md'])
const some = { numRuns: runs(600) }

/** The body of a text that is not searched for front matter or a title; none when there is no text. */
function bodyOf(text: string): string {
  const content = new TextEncoder().encode(`---\ntitle: Not in the text\n---\n${text}`)
  const result = documentOf('docs/page.md', content, paths, settings)
  return result.kind === 'document' ? result.document.body.replace(/^# Not in the text\n\n/, '') : ''
}

test('a document is well formed, its title and description are one line, its body ends in one line end', () => {
  const all = fc.record({ text: pageText, sourceLinks: fc.boolean() })
  fc.assert(
    fc.property(all, ({ text, sourceLinks }) => {
      const result = documentOf('docs/page.md', new TextEncoder().encode(text), paths, {
        ...settings,
        sourceLinks,
      })
      if (result.kind !== 'document') return
      const { name, description, body } = result.document
      expect([name, description, body].every(value => value.isWellFormed())).toBe(true)
      expect(name).toMatch(/^\S(?:.*\S)?$/)
      expect(description).toMatch(/^.{0,603}$/)
      expect(body).toMatch(/\S[ \t]*\n$/)
      expect(body).not.toMatch(/^[ \t]*\n/)
    }),
    some,
  )
})

test('the body of a body is the same', () => {
  fc.assert(
    fc.property(pageText, text => {
      const body = bodyOf(text)
      expect(bodyOf(body)).toBe(body)
    }),
    some,
  )
})

test('without comments a body looks as its source looked with them', () => {
  // The links stay as they are, so that only comments are removed.
  const written = pageText.filter(text => !/other\.md/.test(text)).map(text => `First.\n\n${text}\n`)
  fc.assert(
    fc.property(written, text => {
      const before = rendered(text.replace(/\r\n?/g, '\n').toWellFormed())
      // From a comment without an end a browser hides all up to the next comment's: that is no comment here.
      fc.pre(!/<!--(?![\s\S]*?-->)|<!--(?:(?!-->)[\s\S])*(?:&gt;|<)/.test(before))
      expect(seen(rendered(bodyOf(text)))).toBe(seen(before))
    }),
    { numRuns: runs(1500) },
  )
})

test('a comment without an end takes with it what follows, where one with an end would go', () => {
  fc.assert(
    fc.property(pageText, pageText, (before, after) => {
      fc.pre(!after.includes('-->'))
      const alone = bodyOf(before)
      fc.pre(bodyOf(`${before}\n\n<!-- c -->\n`) === alone)
      expect(bodyOf(`${before}\n\n<!-- open\n${after}`)).toBe(alone)
    }),
    some,
  )
})

function rendered(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfmTable(), gfmStrikethrough(), gfmFootnote()],
    htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml(), gfmFootnoteHtml()],
  })
}

// Blanks at the end of a page are none of its last block, of an open fence or of an open <pre> either.
function seen(html: string): string {
  return html
    .replace(/<!--(?:-?>|[\s\S]*?-->)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=<\/code>|(?:<\/\w+> ?)+$)|(?<=<pre>[^<]*) (?=<\/li>)/g, '')
    .trim()
}
