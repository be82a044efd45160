import { availableParallelism, cpus, totalmem } from 'node:os'
import { names } from './contestants.ts'
import type { Match, Result } from './match.ts'

/** What is said of where and when something was measured. */
export interface Circumstances {
  /** The repository. */
  what: string
  runs: number
  latencyMs: number
  git: string
}

interface Goal {
  of: string
  by: string
  must?: number
  aim?: number
}

/** What a full push of Markdown is held to: most of a page need not be parsed. */
const MARKDOWN: readonly Goal[] = [
  { of: names.full, by: names.remark, must: 0.25, aim: 0.1 },
  { of: names.full, by: names.fullFloor, must: 8, aim: 5 },
]

/** What a full push of MDX is held to: more of a page has to be parsed, and some of it twice. */
const MDX: readonly Goal[] = [
  { of: names.full, by: names.remark, must: 0.33 },
  { of: names.full, by: names.fullFloor, must: 13, aim: 10 },
]

/** What all else is compared with, and the largest ratio that is accepted. */
const GOALS: readonly Goal[] = [
  { of: names.ordinary, by: names.ordinaryFloor, must: 3 },
  { of: names.nothing, by: names.nothingFloor, must: 3 },
  { of: names.preview, by: names.ordinaryFloor },
  { of: names.mkdocs, by: names.ordinary, must: 1.8 },
  { of: names.docusaurus, by: names.ordinary, must: 1.8 },
  { of: names.hugo, by: names.ordinary, must: 1.8 },
  { of: names.full, by: names.curl },
  { of: names.ordinary, by: names.curlOrdinary },
  { of: names.full, by: names.rdme },
  { of: names.ordinary, by: names.rdme },
]

const RDME_NOTE = `\`rdme\` uploads every page on each push, one after another with two requests for each; it does not notice deleted pages.
`

/** @param isMdx whether most pages are MDX. */
export function toMarkdown({ results, load }: Match, circumstances: Circumstances, isMdx: boolean): string {
  return `# What a push takes

${circumstancesLine(circumstances, load)}

${table(
  ['what', 'wall', 'CPU', 'peak memory', 'requests', 'sent'],
  results.map(each => [
    each.name,
    seconds(each.seconds),
    seconds(each.cpuSeconds),
    mebibytes(each.peakBytes),
    String(each.requests),
    `${(each.bytes / 1e6).toFixed(1)} MB`,
  ]),
)}
Each against what it is held to:

${table(
  ['what', 'against', 'by wall', 'by CPU', 'must', 'aim'],
  [...(isMdx ? MDX : MARKDOWN), ...GOALS].flatMap(goal => ratios(goal, results)),
)}
A floor is the least that the same result could cost with this Node and git: what to push is found by one git command,
the files go as they are, and nothing is checked or remembered (\`scripts/bench/floor.js\`). That of an ordinary push also
loads @actions/core and @actions/github, bundled; with nothing changed it is that and \`git ls-tree\`. Memory is the most of one process; CPU that of a process and of all it started.
${results.some(({ name }) => name === names.rdme) ? RDME_NOTE : ''}Written by \`npm run bench\`.
`
}

export function circumstancesLine({ what, runs, latencyMs, git }: Circumstances, load: number): string {
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${mebibytes(totalmem())}`
  const date = new Date().toISOString().slice(0, 10)
  const answers = latencyMs === 0 ? 'at once' : `after ${latencyMs} ms`
  return `${what}. Medians of ${runs} rounds in which each had its turn; the service answers ${answers}. ${machine}, load ${load.toFixed(1)} meanwhile; Node ${process.versions.node}, ${git}; ${date}.`
}

function ratios({ of, by, must, aim }: Goal, results: Result[]): string[][] {
  const [one, other] = [of, by].map(name => results.find(each => each.name === name))
  if (!one || !other) return []
  const cpu = one.cpuSeconds && other.cpuSeconds ? (one.cpuSeconds / other.cpuSeconds).toFixed(2) : ''
  const most = (goal: number | undefined) => (goal === undefined ? '' : `≤ ${goal}`)
  return [[of, by, (one.seconds / other.seconds).toFixed(2), cpu, most(must), most(aim)]]
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`
  return line(head) + line(head.map((_, index) => (index === 0 ? '---' : '---:'))) + rows.map(line).join('')
}

export function seconds(value: number | undefined): string {
  return value === undefined ? '' : `${value.toFixed(value < 10 ? 2 : 1)} s`
}

export function mebibytes(bytes: number | undefined): string {
  return bytes === undefined ? '' : `${Math.round(bytes / 2 ** 20)} MiB`
}
