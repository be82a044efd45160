import { join } from 'node:path'
import { temporaryFolder } from '../command/folder.ts'
import { say } from '../command/say.ts'
import { actions, names } from './contestants.ts'
import { type Match, measure } from './match.ts'
import { mebibytes, seconds, table } from './results.ts'
import type { Sink } from './sink.ts'
import { makeWorkspace } from './workspace.ts'

/** What pushing a repository of one size takes. */
export interface Size extends Match {
  pages: number
}

const CONTESTANTS: readonly string[] = [names.full, names.ordinary, names.nothing]

/** Measures generated repositories of growing size, one after another: each is gone before the next is made. */
export async function measureSizes(
  sizes: readonly number[],
  { pageBytes, runs }: { pageBytes: number; runs: number },
  sink: Sink,
  signal: AbortSignal,
): Promise<Size[]> {
  const measured: Size[] = []
  for (const pages of sizes) {
    await using folder = await temporaryFolder()
    const within = (name: string) => join(folder.path, name)
    say(`Measuring ${pages} pages of ${pageBytes} bytes.`)
    const workspace = await makeWorkspace(within('repository'), { pages, pageBytes })
    const stage = { workspace, sink, within, signal }
    const contestants = (await actions(stage)).filter(({ name }) => CONTESTANTS.includes(name))
    measured.push({ pages, ...(await measure(contestants, stage, runs)) })
  }
  return measured
}

export function toScalingMarkdown(sizes: readonly Size[], circumstances: string): string {
  return `# What a push takes as a repository grows

${circumstances}

${sizesTable(sizes)}
${CONTESTANTS.map(name => slopeLine(name, sizes)).join('')}
![Wall time against the number of pages](scaling.svg)

Written by \`npm run bench -- --scaling\`.
`
}

export function sizesTable(sizes: readonly Size[]): string {
  return table(
    ['pages', 'what', 'wall', 'CPU', 'peak memory'],
    sizes.flatMap(({ pages, results }) =>
      results.map(each => [
        String(pages),
        each.name,
        seconds(each.seconds),
        seconds(each.cpuSeconds),
        mebibytes(each.peakBytes),
      ]),
    ),
  )
}

/** Between the smallest and the largest: 1 is time in proportion to the pages. */
function slopeLine(name: string, sizes: readonly Size[]): string {
  const [first, last] = [sizes[0], sizes.at(-1)]
  const [from, to] = [first, last].map(size => size?.results.find(each => each.name === name)?.cpuSeconds)
  if (!first || !last || first === last || !from || !to) return ''
  const slope = Math.log(to / from) / Math.log(last.pages / first.pages)
  return `- ${name}: CPU grows as the number of pages to the power of ${slope.toFixed(2)}.\n`
}
