import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { stages } from './stages.ts'

/** How many inputs each stage is tested with; FUZZ_RUNS asks for more. */
const runs = Number(process.env.FUZZ_RUNS ?? 100)

const folder = new URL('../../fixtures/fuzz/', import.meta.url)
/** What was found once, and what chance hardly ever makes. */
const corpusOf = (name: string): unknown[] => {
  const found = readdirSync(folder).includes(`${name}.json`)
  return found ? JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) : []
}

test.each(stages.map(stage => [stage.name, stage] as const))(
  '%s: what is in its corpus, and some more, does no harm',
  async (name, stage) => {
    const examples = corpusOf(name).map((each): [unknown] => [each])
    await stage.check({ examples, numRuns: runs + examples.length })
  },
  1_000_000,
)

test('each corpus belongs to a stage', () => {
  const names = readdirSync(folder).map(each => each.replace(/\.json$/, ''))
  expect(names.filter(name => !stages.some(stage => stage.name === name))).toEqual([])
})
