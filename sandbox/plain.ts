const address = String.raw`(?:https?:|mailto:|#|\.{0,2}\/)`

/** Code has such characters too, so that only what is certainly markup or an address is removed. */
const marks: readonly [RegExp, string][] = [
  [/^ {0,3}(?:`{3,}|~{3,}).*$/gm, ''],
  [new RegExp(String.raw`^ {0,3}\[[^[\]\n]+\]:[ \t]+<?${address}.*$`, 'gm'), ''],
  [new RegExp(String.raw`!?\[([^[\]\n]*)\]\(<?${address}[^()\n]*\)`, 'g'), '$1'],
  // A line between the head of a table and its rows, or a rule.
  [/^(?=[^\n]*-)[ \t|:-]+$/gm, ''],
  [/^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|[*+-][ \t]+)?/gm, ''],
  [/\*{1,3}(?=\S)|(?<=\S)\*{1,3}|`+|(?<!\S)\|(?!\S)/g, ''],
]

/**
 * What search reads of a body: its words, without Markdown's markup and without addresses of links, by which every page
 * would match the repository's name. HTML stays, since in code it is text.
 */
export function plainText(markdown: string): string {
  return marks.reduce((text, [mark, instead]) => text.replace(mark, instead), markdown)
}
