import { expect, test } from '@jest/globals'
import { commitOn, type Edit } from './history.ts'
import { type Fault, faults } from './outside.ts'
import { type State, Workplace } from './workplace.ts'

/** Every fault of the list is tried; with SINGLE_FAULTS=10 each tenth. */
const share = Number(process.env.SINGLE_FAULTS ?? 1)

const write = (path: string, text: string): Edit => ({ kind: 'write', path, text })
const names = ['README', ...Array.from({ length: 11 }, (_, index) => `docs/${index}`)]
const first = commitOn(
  undefined,
  names.map((name, index) =>
    write(`${name}.md`, `# Page ${index}\n\nSee [the next](/docs/${(index + 1) % 11}.md).\n`),
  ),
)
const commits = {
  changed: commitOn(first, [
    write('docs/3.md', '# Other\n\nChanged.\n'),
    write('README.md', '# Read\n\nMe.\n'),
  ]),
  deleted: commitOn(first, [
    { kind: 'remove', at: 4 },
    { kind: 'remove', at: 7 },
  ]),
  renamed: commitOn(first, [{ kind: 'rename', from: 5, path: 'docs/renamed.md' }]),
}
const noSite = { options: {}, built: {} }
const targets = (second: string) => ({
  targets: `targets:
  - { name: a, connector-id: docs, max-archive: 100%, files: [docs/*.md, '!${second}'] }
  - { name: b, connector-id: other, max-archive: 100%, files: [README.md, ${second}] }
  - { name: c, connector-id: third, ref-prefix: c/, files: ['docs/1*.md'] }
`,
})
const site = (words: string): Record<string, string> =>
  Object.fromEntries(
    names.map((name, index) => [
      `public/${name === 'README' ? 'index' : name}.html`,
      `<html><body><main><h1>Page ${index}</h1><p>See the next. ${index > 8 ? words : 'As built.'}</p></main></body></html>`,
    ]),
  )
const withSite = { 'built-site': 'public -> /' }

/** The run that meets the fault, and the run before it. */
const runs: Record<string, { before?: State; now: State }> = {
  first: { now: { commit: first, ...noSite } },
  changed: { before: { commit: first, ...noSite }, now: { commit: commits.changed, ...noSite } },
  deleted: { before: { commit: first, ...noSite }, now: { commit: commits.deleted, ...noSite } },
  renamed: { before: { commit: first, ...noSite }, now: { commit: commits.renamed, ...noSite } },
  targets: {
    before: { commit: first, built: {}, options: targets('docs/2.md') },
    now: { commit: commits.changed, built: {}, options: targets('docs/3.md') },
  },
  'first of a built site': { now: { commit: first, options: withSite, built: site('Words.') } },
  'built site': {
    before: { commit: first, options: withSite, built: site('Old words.') },
    now: { commit: commits.deleted, options: withSite, built: site('New words.') },
  },
}

test.each(Object.entries(runs))(
  'after any single fault at any call of a run (%s), one clean run leaves search as a full sync would',
  async (_, { before, now }) => {
    const trace = await traceOf(before, now)
    // The same run makes the same calls.
    expect(await traceOf(before, now)).toEqual(trace)
    const fresh = new Workplace()
    await fresh.run(now)
    const list = trace.flatMap((_, index) => faults.map((kind): Fault => ({ at: index + 1, kind })))
    const left: string[] = []
    let tried = 0
    for (const [index, fault] of list.entries()) {
      if (index % share !== 0) continue
      tried++
      const world = new Workplace()
      if (before) await world.run(before)
      await world.run(now, fault)
      world.nowMs += 3_600_000
      const { reports } = await world.run(now)
      const isGreen = reports.every(({ status }) => status === 'succeeded')
      const isSame = JSON.stringify(world.search()) === JSON.stringify(fresh.search())
      if (!isGreen || !isSame)
        left.push(
          `call ${fault.at} (${trace[fault.at - 1]}) ${fault.kind}: ${isGreen ? 'search differs' : reports.map(each => each.problem ?? each.status).join('; ')}`,
        )
    }
    process.stderr.write(
      `${trace.length} calls: ${tried} of ${list.length} single faults tried, ${left.length} left\n`,
    )
    expect(left).toEqual([])
  },
  600_000,
)

async function traceOf(before: State | undefined, now: State): Promise<string[]> {
  const world = new Workplace()
  if (before) await world.run(before)
  return (await world.run(now)).calls
}
