import { describe, expect, test } from '@jest/globals'
import { toErrorSummary, toSummary } from '../../src/report/summary.ts'
import type { Message } from '../../src/text/message.ts'
import { outcome, reports } from '../support/outcomes.ts'
import { linksOf } from './markdown.ts'

const HERE = 'https://github.com/octo/docs/'
/** What the summary itself is made of. */
const MEANT = 'blockquote br code details div em h2 p strong summary a table tbody td th thead tr'.split(' ')

const attacks = [
  '[x](https://evil.example)',
  '![x](https://evil.example/pixel.png)',
  '](https://evil.example) [x',
  '[x][1]\n\n[1]: https://evil.example',
  '<img src=https://evil.example/pixel.png onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<script>alert(1)</script>',
  '</details></td></table><h1>PWNED</h1>',
  '<!-- ',
  '<style>*{display:none}</style>',
  '<svg onload=alert(1)>',
  '<https://evil.example>',
  'https://evil.example',
  'www.evil.example',
  'ftp://evil.example',
  'writer@evil.example',
  'mailto:writer@evil.example',
  'xmpp:writer@evil.example/x',
  '@octocat',
  '&lt;img src=x&gt; &#60;img&#62;',
  '| x | y |\n|---|---|\n| a | b |',
  '`code` ``` code',
  '# heading\n## heading',
  '> [!NOTE]\n> PWNED',
  '- list\n1. list\n2) list',
  '---\n***\n===',
  '[^1]\n\n[^1]: note',
  '$x$ $$x$$ $`x`$',
  '\\[x](https://evil.example) \\',
  '~~x~~ **x** __x__ *x*',
  '\u202egnp.exe \u2066x',
  '```mermaid\ngraph TD; click A "https://evil.example"\n```',
]

describe('is text in the summary:', () => {
  const asOften = summariesOf('harmless').map(({ text }) => timesIn(text, 'harmless'))

  test.each(attacks)('%j', attack => {
    const all = summariesOf(attack)
    for (const { urls, elements } of all) {
      expect(urls.filter(url => !url.startsWith(HERE))).toEqual([])
      expect([...elements].filter(each => !MEANT.includes(each))).toEqual([])
    }
    // It is there, and a reader sees it as it is.
    expect(all.map(({ text }) => timesIn(text, attack))).toEqual(asOften)
  })
})

/** Of a report that has this wherever it can be. */
function summariesOf(attack: string) {
  const messages: Message[] = [{ line: 1, column: 1, rule: 'comment', reason: attack }]
  const kinds = ['failed', 'pushed', 'archived', 'skipped', 'unsent'] as const
  const documents = kinds.map(kind =>
    outcome(`${attack}.md`, { kind, name: attack, reason: attack, messages }),
  )
  const agentInstructions = { path: attack, kind: 'failed', reason: attack } as const
  const why = { status: 'failed', problem: attack, branch: attack, connectorId: attack } as const
  return [
    toSummary(reports(documents, { ...why, agentInstructions })),
    toSummary(reports(documents, { agentInstructions: { ...agentInstructions, kind: 'written' } })),
    toErrorSummary(attack),
  ].map(linksOf)
}

function timesIn(text: string, words: string): number {
  // A word joiner behind each "@" keeps GitHub from linking what follows; blanks stand for what is invisible.
  const read = text.replaceAll('\u2060', '').replace(/\s+/g, ' ')
  return read.split(words.replace(/[\s\u202e\u2066]+/g, ' ').trim()).length - 1
}
