const maxLength = 300
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Well-formed text on one line: every run of white space and control characters becomes one space. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** At most 300 UTF-16 units of a text on one line, cut at a word, with `…` where something was cut. */
export function excerpt(text: string): string {
  const line = oneLine(text)
  if (line.length <= maxLength) return line
  const space = line.lastIndexOf(' ', maxLength - 1)
  // In scripts without spaces the last space may be far back, or nowhere.
  const end = space > maxLength / 2 ? space : graphemeEnd(line, maxLength - 1)
  return `${line.slice(0, end)}…`
}

function graphemeEnd(line: string, max: number): number {
  let end = 0
  for (const { index, segment } of graphemes.segment(line.slice(0, 2 * maxLength))) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return end
}
