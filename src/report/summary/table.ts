import { escaped, withCommas } from './text.ts'

/** Of 100,000 rows a few hundred are shown: what stands in the others is never made. */
export interface Row {
  path: string
  /** In Markdown. */
  link: () => string
  /** As text. */
  detail: () => string
}

interface Table {
  title: string
  /** What the second column tells. */
  tells: string
  rows: readonly Row[]
  matters: boolean
}

/** A longer table is folded, unless it matters. */
const MAX_UNFOLDED = 10
/** The steps in which a table is shortened. More rows than the first nobody reads; the report file has them all. */
const STEPS = [500, 100, 20, 5, 0]
const MAX_FOLDERS = 30

/** A table of at most so many bytes: of all rows, or of the first and a count of the others by folder. */
export function toTable({ title, tells, rows, matters }: Table, maxBytes: number): string {
  const isOpen = matters || rows.length <= MAX_UNFOLDED
  const head = `<details${isOpen ? ' open' : ''}><summary>${title}: ${withCommas(rows.length)}</summary>\n\n`
  for (const most of STEPS) {
    const table = `${head}${someRows(rows, tells, most)}\n</details>\n\n`
    if (Buffer.byteLength(table) <= maxBytes) return table
  }
  return `${head}See the report file.\n\n</details>\n\n`
}

function someRows(rows: readonly Row[], tells: string, most: number): string {
  const shown = rows.slice(0, most)
  const lines = shown.map(({ link, detail }) => `| ${link()} | ${escaped(detail())} |\n`)
  const table = shown.length > 0 ? `| Page | ${tells} |\n|---|---|\n${lines.join('')}\n` : ''
  const rest = rows.slice(most)
  return rest.length === 0 ? table : `${table}${byFolder(rest, shown.length > 0)}`
}

function byFolder(rest: readonly Row[], isMore: boolean): string {
  const folders = new Map<string, number>()
  for (const { path } of rest) {
    // Two levels deep: "docs" alone would tell little.
    const folder = path.split('/').slice(0, -1).slice(0, 2).join('/')
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  const largest = [...folders].sort((a, b) => b[1] - a[1])
  const line = ([folder, count]: [string, number]) =>
    `| ${folder === '' ? 'the root' : escaped(folder)} | ${withCommas(count)} |\n`
  const others = largest.slice(MAX_FOLDERS).reduce((sum, [, count]) => sum + count, 0)
  const elsewhere = others > 0 ? `| other folders | ${withCommas(others)} |\n` : ''
  const count = withCommas(rest.length)
  const opening = isMore ? `And ${count} more` : count
  return `${opening}, which the report file lists:\n\n| Folder | How many |\n|---|--:|\n${largest.slice(0, MAX_FOLDERS).map(line).join('')}${elsewhere}\n`
}
