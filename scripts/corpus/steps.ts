import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import { fileSource } from '../../src/markdown/source.ts'
import type { SiteConfig } from '../../src/sites/generator.ts'
import { loadGenerator } from '../../src/sites/generators/index.ts'
import { mdx } from '../../src/sites/mdx/index.ts'
import { stepsFor } from '../../src/sites/site.ts'
import { stepwise } from '../../src/sites/syntax/step.ts'
import { isMdx } from '../../src/text/paths.ts'
import { sitesOf, tableOf } from '../site/repository.ts'

/** The pages of a generator's sites, by repositories, and those that a step of its list changes. */
interface Count {
  pages: Map<string, number>
  steps: Map<string, Map<string, number>>
}

/** Counts, for each step in the lists of generators, the pages of the repositories in these folders whose text it changes. */
export async function countSteps(folders: readonly string[]): Promise<string[]> {
  const counts = new Map<string, Count>()
  for (const folder of folders) await countIn(resolve(folder), counts)
  return [...counts].sort().flatMap(([generator, count]) => tableFor(generator, count))
}

async function countIn(folder: string, counts: Map<string, Count>): Promise<void> {
  const { files, sites, hidden } = await sitesOf(folder)
  const repository = basename(folder)
  const known = new Set(files)
  const read = (path: string) =>
    known.has(path) ? fileSource(path, readFileSync(join(folder, path), 'utf8')) : undefined
  for (const path of Object.keys(tableOf(files, sites, hidden).pages)) {
    const site = sites.siteOf(path)!
    const { config } = site
    const count = counts.get(config.generator) ?? { pages: new Map(), steps: new Map() }
    counts.set(config.generator, count)
    add(count.pages, repository)
    const names = await namesFor(config)
    for (const name of names) if (!count.steps.has(name)) count.steps.set(name, new Map())
    const changing = new Set<string>()
    const isInMdx = isMdx(path) || config.format === 'mdx'
    const steps = stepsFor(config, await loadGenerator(config.generator), isInMdx ? mdx : undefined)
    const counted = steps.map((step, index): typeof step => (source, work) => {
      const made = step(source, work)
      const name = names[index]
      if (name !== undefined && made.text !== source.text) changing.add(name)
      return made
    })
    const { text, data, linesBefore } = splitFrontMatter(read(path)!.text)
    const page = fileSource(path, text, linesBefore)
    stepwise(counted, config).toMarkdown(page, { read, data: { ...site.handedDown(path), ...data } })
    for (const name of changing) add(count.steps.get(name)!, repository)
  }
}

function add(pages: Map<string, number>, repository: string): void {
  pages.set(repository, (pages.get(repository) ?? 0) + 1)
}

const sumOf = (pages: Map<string, number>) => [...pages.values()].reduce((sum, number) => sum + number, 0)

function tableFor(generator: string, { pages, steps }: Count): string[] {
  const rows = [...steps].map(([name, changed]) => {
    const numbers = [sumOf(changed), changed.size, tokensOf(generator, name) ?? '']
    const repositories = [...changed].map(([repository, number]) => `${repository} ${number}`)
    const columns = numbers.map(number => String(number).padStart(7))
    return `${columns.join('')}  ${name.padEnd(40)} ${repositories.join(', ')}`
  })
  const head = `${generator}: ${sumOf(pages)} pages of ${pages.size} repositories`
  return [head, '  pages  repos tokens  step', ...rows, '']
}

const sourcesOf = (generator: string) => {
  const folder = resolve(import.meta.dirname, '../../src/sites')
  return globSync(`${folder}/{generators/${generator},syntax}/*.ts`)
    .sort((a, b) => Number(a.includes('/syntax/')) - Number(b.includes('/syntax/')))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
}

const names = new WeakMap<SiteConfig, string[]>()

/** The names of a generator's steps: what its list has in the source, since most are made by functions and have none. */
async function namesFor(config: SiteConfig): Promise<string[]> {
  const known = names.get(config)
  if (known) return known
  const { syntax } = await loadGenerator(config.generator)
  const lists = syntax(config.syntaxOptions)
  const text = sourcesOf(config.generator)
  const found = (['includes', 'markup'] as const).flatMap(list => {
    const elements = elementsOf(text, `${list}: [`)
    return elements.flatMap(element => {
      const others = elements.filter(each => !each.startsWith('...')).length
      if (!element.startsWith('...')) return [element]
      return Array.from({ length: lists[list].length - others }, (_, index) => `${element} ${index + 1}`)
    })
  })
  names.set(config, found)
  return found
}

/** The elements of the list that begins with these signs. */
function elementsOf(text: string, start: string): string[] {
  const elements: string[] = []
  let depth = 0
  let element = ''
  const list = text.slice(text.indexOf(start) + start.length).replace(/^\s*\/\/.*/gm, '')
  for (const sign of list) {
    if ('([{'.includes(sign)) depth++
    if (')]}'.includes(sign)) depth--
    if (depth < 0) break
    if (sign === ',' && depth === 0) {
      elements.push(element)
      element = ''
    } else element += sign
  }
  return [...elements, element].map(each => each.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

/** The size of the declaration that a step is named by; undefined where it is in another folder. */
function tokensOf(generator: string, step: string): number | undefined {
  const name = /(\w+)(?:\(.*)?$/.exec(step.replace(/^when\(.*, /, '').replace(/\)+$/, ''))?.[1]
  const declared = new RegExp(
    `^(?:export )?(?:const|function) ${name}\\b[^]*?(?=\\n\\n(?:/|\\w)|$(?![^]))`,
    'm',
  )
  const code = declared.exec(sourcesOf(generator))?.[0].replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return code?.replace(/'[^'\n]*'/g, '0').match(/[A-Za-z_$][\w$]*|\d+|[^\s\w]/g)?.length
}
