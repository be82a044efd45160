import { type Line, linesOf } from '../../markdown/lines.ts'
import { type Change, changed } from '../../markdown/source.ts'
import type { Step } from './step.ts'

/** A line of code as readers see it; undefined where they do not. */
export type ShownLine = (text: string, info: string) => string | undefined

/**
 * Fences without titles, highlighted lines and labels, which all generators read from their info strings; the language
 * stays.
 */
export function fences(shown?: ShownLine): Step {
  return source => {
    if (!(shown ? /```|~~~/ : longInfo).test(source.text)) return source
    const changes: Change[] = []
    let info = ''
    let [first, isCut] = [0, false]
    for (const line of linesOf(source)) {
      const { code, text, start, end } = line
      if (code === 'opens') {
        info = infoOf(line)
        first = end + 1
        isCut = false
        const language = languageOf(info)
        if (language !== info) changes.push({ start: start + text.lastIndexOf(info), end, by: language })
      } else if (code === 'within' && /\btwoslash\b/.test(info) && (isCut || TWOSLASH.test(text))) {
        const [, cut] = /---cut(-\w+)?---/.exec(text) ?? ['', 'none']
        const isBefore = cut === undefined || cut === '-before'
        isCut = !isBefore && (isCut || cut === '-after' || cut === '-start') && cut !== '-end'
        while (isBefore && (changes.at(-1)?.start ?? 0) >= first) changes.pop()
        changes.push({ start: isBefore ? first : start, end: end + 1, by: '' })
      } else if (code === 'within' && shown) {
        const by = shown(text, info)
        if (by === undefined) changes.push({ start, end: end + 1, by: '' })
        else if (by !== text) changes.push({ start, end, by })
      }
    }
    return changed(source, changes)
  }
}

/** Lines of code that readers do not see: what the compiler shall check, and where code is cut ("Notations" of Twoslash). */
const TWOSLASH =
  /^\s*\/\/\s?(?:---cut(?:-before|-after|-start|-end)?---\s*$|@(?!filename\b)\w+(?::.*)?$|\s*\^[?|^]+(?: .*)?$)/

// More than a language.
const longInfo = /(?:```|~~~)[ \t]*(?:[\w+#.-]+(?:[{,:[=]|[ \t]+\S)|[{,:[=])/

/** The info string of a fence. */
export function infoOf({ text }: Line): string {
  return /[`~]{3,}(.*)/s.exec(text)![1]!.trim()
}

/** The language that an info string names, if it does. */
export function languageOf(info: string): string {
  if (/^[\w-]+=/.test(info)) return ''
  const ofClass = /^\{[^}.]*\.([\w+#-]+)/.exec(info)?.[1]
  return ofClass ?? /^[^\s{,:[]+/.exec(info)?.[0] ?? ''
}
