import { cut } from '../translate/source.ts'
import { linesOf } from './lines.ts'
import { type Change, changed, type Step } from './step.ts'

/** `::: package.name` with its options indented below: the name alone of what is made from a program's code. */
export const autodoc: Step = (source, work) => {
  if (!/^:::[ \t]+[\w.]/m.test(source.text)) return source
  const changes: Change[] = []
  let isOpen = false
  for (const { text, start, end, code } of linesOf(source)) {
    const [, colons, name] = /^(:::[ \t]+)([\w.]+)[ \t]*$/.exec(text) ?? []
    const isOption: boolean = isOpen && /^ {4}/.test(text)
    if (isOption) changes.push({ start, end: end + 1, by: '' })
    isOpen = isOption || (colons !== undefined && !code)
    if (colons === undefined || name === undefined || code) continue
    changes.push({
      start,
      end,
      by: ['`', cut(source, start + colons.length, start + colons.length + name.length), '`'],
    })
    const reason = `"${name}" is documented from its code, which is not read: the document has its name alone. Write in Markdown what readers search for.`
    work.warn('dialect', ':::', reason, source, start)
  }
  return changed(source, changes)
}
