import { linesOf } from '../../markdown/lines.ts'
import { cut } from '../../markdown/source.ts'
import { type Change, changed, type Step } from '../syntax/step.ts'

/**
 * `::: package.name` with its options indented below (mkdocstrings, "Autodoc syntax"): the name alone of what is made
 * from a program's code.
 */
export const autodoc: Step = (source, work) => {
  if (!source.text.includes(':::')) return source
  const changes: Change[] = []
  let isOpen = false
  for (const { text, start, end, code } of linesOf(source)) {
    const name = code ? undefined : /^:::[ \t]+([\w.]+)[ \t]*$/.exec(text)?.[1]
    const isOption: boolean = isOpen && /^ {4}/.test(text)
    if (isOption) changes.push({ start, end: end + 1, by: '' })
    isOpen = isOption || name !== undefined
    if (name === undefined) continue
    const at = start + text.indexOf(name)
    changes.push({ start, end, by: ['`', cut(source, at, at + name.length), '`'] })
    const reason = `"${name}" is documented from its code, which is not read: the document has its name alone. Write in Markdown what readers search for.`
    work.warn('dialect', ':::', reason, source, start)
  }
  return changed(source, changes)
}
