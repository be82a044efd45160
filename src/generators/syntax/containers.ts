import { type Line, linesOf } from '../../markdown/lines.ts'
import type { Source } from '../../markdown/source.ts'
import { asBlock, bold, kindName } from './blocks.ts'
import { infoOf, languageOf } from './fences.ts'
import { type Change, changed, type Step } from './step.ts'

/** The kinds that have a title of their own where their author gave none. */
const admonitionKinds = new Set(
  `note tip info warning danger caution important hint attention error success failure bug example quote abstract
  question details seealso security secondary`.split(/\s+/),
)

/** Whether it is a kind of admonition. */
export function isKind(name: string): boolean {
  return admonitionKinds.has(name.toLowerCase())
}

/**
 * Containers between lines of colons, nested by more: `:::note Title` (Docusaurus, "Admonitions"), `:::note[Title]{.class}`
 * (Starlight, "Asides"), `::: code-group` (VitePress, "Custom Containers" and "Code Groups").
 */
export function containers(nameOf: (kind: string) => string = kindName): Step {
  const opening = /^([ \t]*:{3,}[ \t]*)([a-z][\w-]*)(.*)/is
  return blocksBetween(':::', opening, /^[ \t]*(:{3,})[ \t]*$/, nameOf)
}

interface OpenContainer {
  width: number
  isGroup: boolean
}

/** Blocks between an opening and a closing line; `hint` is in both. */
export function blocksBetween(
  hint: string,
  opening: RegExp,
  closing: RegExp,
  nameOf: (kind: string) => string,
): Step {
  return source => {
    if (!source.text.includes(hint)) return source
    const lines = linesOf(source)
    const changes: Change[] = []
    const open: OpenContainer[] = []
    lines.forEach((line, index) => {
      if (line.code === 'opens' && open.at(-1)?.isGroup) changes.push(...labelOf(line))
      if (line.code || !line.text.includes(hint)) return
      const opened = opening.exec(line.text)
      const colons = closing.exec(line.text)?.[1]
      if (opened) {
        const [, fence, kind, rest] = opened
        open.push({ width: fence!.trim().length, isGroup: kind === 'code-group' })
        const options = hint === '///' ? optionsBelow(lines, index) : []
        changes.push(asBlock(lines, index, containerTitle(line, kind!, rest!, source, nameOf)), ...options)
      } else if (colons && open.length > 0 && colons.length >= open.at(-1)!.width) {
        open.pop()
        changes.push(asBlock(lines, index, []))
      }
    })
    return changed(source, changes)
  }
}

function containerTitle(
  { end }: Line,
  kind: string,
  rest: string,
  source: Source,
  nameOf: (kind: string) => string,
) {
  const start = end - rest.length
  const plain = rest.replace(/\{[^{}]*\}[ \t]*$/, '')
  const before = /^[ \t]*[[|]?[ \t]*/.exec(plain)![0]
  const title = plain.slice(before.length).trimEnd()
  const words = before.includes('[') ? title.replace(/\]$/, '') : title
  if (words !== '' && kind !== 'html')
    return bold(source, start + before.length, start + before.length + words.length)
  return isKind(kind) ? [`**${nameOf(kind)}**`] : []
}

// Options are indented, right below the opening line.
function optionsBelow(lines: readonly Line[], opened: number): Change[] {
  let last = opened
  while (/^ {4}[ \t]*[\w-]+:/.test(lines[last + 1]?.text ?? '')) last++
  return last === opened ? [] : [{ start: lines[opened + 1]!.start, end: lines[last]!.end, by: '' }]
}

/** The label of code in a group as a line above it. */
function labelOf(line: Line): Change[] {
  const info = infoOf(line)
  const label = /\[([^[\]]+)\]/.exec(info)?.[1] ?? languageOf(info)
  const indent = ' '.repeat(line.indent)
  return label === '' ? [] : [{ start: line.start, end: line.start, by: `${indent}**${label}**\n\n` }]
}
