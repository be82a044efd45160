/** Noncharacters stand for `<mark>` and `</mark>` until the text around them is escaped. */
export const [open, close] = ['\u{FDD0}', '\u{FDD1}'] as const

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function toHtml(marked: string): string {
  return marked
    .replace(/[&<>"']/g, character => entities[character] ?? character)
    .replaceAll(open, '<mark>')
    .replaceAll(close, '</mark>')
}

/** Words as search compares them: without accents, case and what stands between them. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
