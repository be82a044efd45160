import { describe, expect, test } from '@jest/globals'
import type { Element, Nodes, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import { excluding } from '../../src/inputs/patterns.ts'
import { toErrorSummary, toSummary } from '../../src/report/summary.ts'
import { helpUrl, type Message } from '../../src/text/message.ts'
import { outcome, reports } from '../support/outcomes.ts'

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(asOnGitHub)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze()

/** remark-gfm also links what character references stand for; cmark-gfm, which GitHub has, does so only for mail addresses. */
function asOnGitHub(this: Processor): void {
  const data = this.data()
  const without = (each: object): object =>
    Array.isArray(each) ? each.map(without) : { ...each, transforms: [] }
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).map(without) as never
}

const OURS = ['https://github.com/octo/docs/', helpUrl('pages-failed'), helpUrl('agent-instructions')]
/** What the summary itself is made of. */
const MEANT = 'blockquote br code details div em h2 p strong summary a table tbody td th thead tr'.split(' ')

const attacks = [
  '[x](https://evil.example)',
  '![x](https://evil.example/pixel.png)',
  '](https://evil.example) [x',
  '<img src=https://evil.example/pixel.png onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<script>alert(1)</script>',
  '</details></td></table><h1>PWNED</h1>',
  '<!-- ',
  '<style>*{display:none}</style>',
  'https://evil.example',
  'www.evil.example',
  'ftp://evil.example',
  'writer@evil.example',
  '@octocat',
  '&lt;img src=x&gt; &#60;img&#62;',
  '| x | y |\n|---|---|\n| a | b |',
  '`code` ``` code',
  '# heading\n## heading',
  '> [!NOTE]\n> PWNED',
  '- list\n1. list\n2) list',
  '[^1]\n\n[^1]: note',
  '$x$ $$x$$ $`x`$',
  '\\[x](https://evil.example) \\',
  '\u202egnp.exe \u2066x',
  '```mermaid\ngraph TD; click A "https://evil.example"\n```',
]

describe('is text in the summary:', () => {
  const asOften = summariesOf('harmless').map(({ text }) => timesIn(text, 'harmless'))

  test.each(attacks)('%j', attack => {
    const all = summariesOf(attack)
    for (const { urls, elements } of all) {
      expect(urls.filter(url => !OURS.some(each => url.startsWith(each)))).toEqual([])
      expect([...elements].filter(each => !MEANT.includes(each))).toEqual([])
    }
    // It is there, and a reader sees it as it is.
    const line = excluding(`${attack}.md`).slice(0, -3)
    // In the line for files, what would be a pattern is escaped.
    const escaped = line === `!${attack}` ? undefined : line
    const times = all.map(({ text }) => timesIn(text, attack) + (escaped ? timesIn(text, escaped) : 0))
    expect(times).toEqual(asOften)
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
  const warnings = [attack]
  const why = { status: 'failed', problem: attack, branch: attack, connectorId: attack, warnings } as const
  const preview = { isPreview: true, comparedWith: 'base', branch: attack } as const
  return [
    toSummary(reports(documents, { ...why, agentInstructions })),
    toSummary(reports(documents, { agentInstructions: { ...agentInstructions, kind: 'written' } })),
    toSummary(reports(documents, preview)),
    toErrorSummary(attack),
  ].map(linksOf)
}

function timesIn(text: string, words: string): number {
  // A word joiner behind each "@" keeps GitHub from linking what follows; blanks stand for what is invisible.
  const read = text.replaceAll('\u2060', '').replace(/\s+/g, ' ')
  return read.split(words.replace(/[\s\u202e\u2066]+/g, ' ').trim()).length - 1
}

/** What GitHub makes of Markdown: every address that something in it leads to or is loaded from, and its elements. */
function linksOf(markdown: string): { urls: string[]; elements: Set<string>; text: string } {
  // What GitHub has beyond GFM, and remark has not.
  const urls: string[] = markdown.match(/\bftp:\/\/\S+/gi) ?? []
  const elements = new Set(markdown.includes('$') ? ['math'] : [])
  let text = ''
  const visit = (node: Nodes, isLinked: boolean) => {
    if (node.type === 'text') {
      text += node.value
      if (!isLinked) urls.push(...literalsOf(node.value))
    }
    if (node.type === 'element') elements.add(node.tagName)
    if (node.type === 'element') urls.push(...addressesOf(node))
    if ('children' in node)
      for (const child of node.children)
        visit(child, isLinked || (node.type === 'element' && node.tagName === 'a'))
  }
  visit(processor.runSync(processor.parse(markdown)) as Root, false)
  return { urls, elements, text }
}

function addressesOf({ properties }: Element): string[] {
  const given = [properties.href, properties.src, properties.srcSet, properties.action, properties.style]
  const handlers = Object.keys(properties).filter(name => /^on/i.test(name))
  return [...given.filter(each => each !== undefined).map(String), ...handlers]
}

/** Mail addresses and names of users, which GitHub links in the text of the page that it has made. */
function literalsOf(text: string): string[] {
  return text.match(/[\w.+-]+@[a-z0-9-]+\.[a-z0-9]+|(?<![\w`])@[a-z0-9]\w*/gi) ?? []
}
