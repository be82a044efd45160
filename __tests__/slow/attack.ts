/**
 * Attacks the dialect of a generator, which is the argument, by size: prints how many texts it was to translate, and for
 * those that take longest `{ name, seconds }`, as lines of JSON. In a process of its own, whose memory is limited.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { parseSync } from '@swc/core'
import { fileSource } from '../../src/markdown/source.ts'
import { siteConfig } from '../../src/sites/find.ts'
import { type GeneratorName, loadGenerator } from '../../src/sites/generators/index.ts'
import { drawings, ownAnchors } from '../../src/sites/syntax/inline.ts'
import { leftovers, stepwise } from '../../src/sites/syntax/step.ts'

const SMALL = 100_000
const LARGE = 1_000_000
/** So many of the texts that take longest when they are small are tried again when they are large. */
const WORST = 12

const generator = process.argv[2] as GeneratorName
const sources = fileURLToPath(new URL('../../src', import.meta.url))
const site = siteConfig(generator, '', {
  ...{ contentFolder: '', options: {}, includeFolders: [''], variables: { a: 'b' } },
})
/** What only some sites have. */
const extensions = {
  hasEmoji: true,
  hasMacros: true,
  hasKeys: true,
  hasAdmonish: true,
}
const { includes, markup } = (await loadGenerator(generator)).syntax(extensions)
// Without what reads links of included files by the parser of Markdown, which is quadratic itself.
const dialect = stepwise([...includes, ...markup, drawings, ownAnchors, leftovers(site.file, true)], site)

const texts = new Map(marksOf(['sites/syntax', `sites/generators/${generator}`, 'markdown']).flatMap(textsOf))
const small = [...texts].map(([name, make]) => ({ name, seconds: translate(make(SMALL)), make }))
process.stdout.write(`${JSON.stringify({ tried: small.length })}\n`)
for (const { name, make } of small.sort((a, b) => b.seconds - a.seconds).slice(0, WORST))
  process.stdout.write(`${JSON.stringify({ name, seconds: translate(make(LARGE)) })}\n`)

/** How many seconds of a processor it takes to translate a page and to find what it includes. */
function translate(text: string): number {
  const start = process.cpuUsage()
  const { markdown } = dialect.toMarkdown(fileSource('page.md', text), { read: () => undefined })
  if (markdown.text.length > 10 * text.length) throw new Error(`much was made of ${text.slice(0, 50)}`)
  return process.cpuUsage(start).user / 1_000_000
}

/** What the regular expressions of sources look for: of each a text that it may match, in each of its alternatives. */
function marksOf(folders: readonly string[]): string[] {
  const marks = new Set<string>()
  for (const folder of folders)
    for (const name of readdirSync(join(sources, folder))) {
      if (!name.endsWith('.ts') || name.endsWith('.d.ts')) continue
      const code = readFileSync(join(sources, folder, name), 'utf8')
      const options = { syntax: 'typescript', target: 'es2024' } as const
      JSON.stringify(parseSync(code, options), (_, value) => {
        if (value?.type !== 'RegExpLiteral') return value
        const { alternatives } = new RegExpParser().parsePattern(value.pattern, 0, value.pattern.length, {
          unicode: value.flags.includes('u'),
        })
        for (let choice = 0; choice < 8; choice++) marks.add(sampleOf(alternatives, choice))
      })
    }
  return [...marks].filter(mark => /[^\w\s]/.test(mark))
}

function sampleOf(alternatives: readonly AST.Alternative[], choice: number): string {
  const { elements } = alternatives[choice % alternatives.length]!
  return elements.map(each => elementOf(each, choice)).join('')
}

function elementOf(element: AST.Element, choice: number): string {
  if (element.type === 'Character') return String.fromCodePoint(element.value)
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return sampleOf(element.alternatives, choice)
  if (element.type === 'Quantifier')
    // Of what may be left out, each other sample has it.
    return elementOf(element.element, choice).repeat(element.min === 0 ? choice % 2 : element.min)
  if (element.type === 'CharacterSet' || element.type === 'CharacterClass') {
    const isOne = new RegExp(`^${element.raw}$`, 's')
    return ['a', ' ', '1', '"', '-', '=', '`', '#', '.'].find(each => isOne.test(each)) ?? firstOf(element)
  }
  return ''
}

function firstOf(element: AST.CharacterSet | AST.CharacterClass): string {
  const [first] = element.type === 'CharacterClass' ? element.elements : []
  return first?.type === 'Character' ? String.fromCodePoint(first.value) : ' '
}

/** Texts of a size that repeat a mark: as a whole, its beginnings alone, and all its beginnings before all its ends. */
function textsOf(mark: string): [string, (size: number) => string][] {
  const many = (text: string, size: number) => text.repeat(Math.ceil(size / text.length))
  const lines = (text: string, size: number) =>
    Array.from({ length: Math.sqrt(size / 2) }, (_, index) => `${' '.repeat(4 * (index % 500))}${text}`).join(
      '\n',
    )
  const whole = mark.trim()
  const cuts = [...whole.matchAll(/(?<=\W)(?=\w)|(?<=\w)(?=\W)/g)]
    .map(({ index }) => index)
    .filter(index => index > 0)
  return [
    [`${whole} in a row`, size => many(whole, size)],
    [`${whole} on each line`, size => many(`${whole}\n`, size)],
    [`${whole}, each deeper`, size => many(`${lines(whole, size)}\n`, size)],
    ...cuts.flatMap((at): [string, (size: number) => string][] => {
      const [before, after] = [whole.slice(0, at), whole.slice(at)]
      return [
        [`${before} without an end`, size => many(before, size)],
        [`${before} on each line`, size => many(`${before}\n`, size)],
        [`${before} around ${after}`, size => many(before, size / 2) + many(after, size / 2)],
      ]
    }),
  ]
}
