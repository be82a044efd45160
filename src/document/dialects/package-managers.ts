import npmToYarn from 'npm-to-yarn'
import { put, type Source } from '../translate/source.ts'
import { infoOf, languageOf } from './fences.ts'
import { type Line, linesOf } from './lines.ts'
import { type Change, changed, type Step } from './step.ts'

// Its types are those of a module of the other kind.
export const convert = npmToYarn as unknown as typeof npmToYarn.default

/** More than a few commands are something else. */
const MAX_LENGTH = 2_000

const NAMES = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' } as const

export type PackageManager = 'npm' | keyof typeof NAMES

/** Commands of npm that are shown as those of other package managers too (Docusaurus' plugin `npm2yarn`). */
export const packageManagers: Step = (source, { settings }) => {
  if (!source.text.includes('npm2yarn')) return source
  const { packageManagers: wanted = Object.keys(NAMES) } = settings
  const others = (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter(name => wanted.includes(name))
  const lines = linesOf(source)
  const changes = lines.flatMap((line, index): Change[] => {
    if (line.code !== 'opens' || !/^\S+[ \t]+npm2yarn$/.test(infoOf(line))) return []
    let end = index + 1
    while (lines[end]?.code === 'within') end++
    const closing = lines[end]
    if (closing?.code !== 'closes' || closing.end - line.start > MAX_LENGTH) return []
    const code = lines.slice(index + 1, end)
    const blanks = line.text.slice(0, line.text.length - line.text.trimStart().length)
    const shown = others.map(name => put(block(name, line, code, blanks), source, closing.end))
    return [{ start: line.start, end: line.start, by: `${blanks}**npm**\n\n` }, after(closing, shown)]
  })
  return changed(source, changes)
}

function after({ end }: Line, by: readonly Source[]): Change {
  return { start: end, end, by }
}

function block(name: keyof typeof NAMES, opening: Line, code: readonly Line[], blanks: string): string {
  const fence = /`{3,}|~{3,}/.exec(opening.text)![0]
  const commands = code
    .map(({ text }) => (text.startsWith(blanks) ? text.slice(blanks.length) : text))
    .join('\n')
  const text = `**${NAMES[name]}**\n\n${fence}${languageOf(infoOf(opening))}\n${convert(commands, name)}\n${fence}`
  return `\n\n${text.replace(/^(?=.)/gm, blanks)}`
}
