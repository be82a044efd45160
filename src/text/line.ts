/** Well-formed text on one line: every run of white space and control characters becomes one space. Empty where nothing shows. */
export function oneLine(text: string): string {
  if (isInvisible(text)) return ''
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Whether a text has only white space, control characters and others without a shape, such as those of zero width. */
export function isInvisible(text: string): boolean {
  return !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/** At most so many UTF-16 units of a text on one line, cut at a word, with `…` where something was cut. */
export function excerpt(text: string, maxLength = 300): string {
  const line = oneLine(text)
  if (line.length <= maxLength) return line
  let end = line.lastIndexOf(' ', maxLength - 1)
  // In scripts without spaces the last one may be far back, or nowhere.
  if (end <= maxLength / 2) end = maxLength - 1
  const cut = line.slice(0, end)
  return `${cut.replace(/[\ud800-\udbff]$/, '')}…`
}
