/**
 * The text of a page as its readers see it, by rules of its own: no byte order mark, one kind of line end, no front
 * matter.
 */
export function sourceText(content: Uint8Array): string {
  const mark = `${content[0]} ${content[1]}`
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8'
  const text = new TextDecoder(encoding).decode(content)
  return withoutFrontMatter(text.replace(/\r\n?/g, '\n'))
}

// What is between two fences is front matter if its first line has a key or is a remark.
function withoutFrontMatter(text: string): string {
  const [all, block = ''] =
    /^(?:---|\+\+\+)[ \t]*\n([\s\S]*?)^(?:---|\+\+\+|\.\.\.)[ \t]*(?:\n|$)/m.exec(text) ?? []
  if (all === undefined || !text.startsWith(all)) return text
  return /^(?:\s*$|\s*#|["'\w][^\n]*[:=])/.test(block) ? text.slice(all.length) : text
}

/** Whether HTML is the first that is seen of a text, below comments and definitions. */
export function beginsWithHtml(text: string): boolean {
  const [unseen = ''] = /^(?:\s|\[[^\]]+\]:.*\n)*/.exec(text) ?? []
  const rest = text.slice(unseen.length)
  if (!rest.startsWith('<!--')) return rest.startsWith('<')
  const end = rest.indexOf('-->')
  return end >= 0 && beginsWithHtml(rest.slice(end + '-->'.length))
}
