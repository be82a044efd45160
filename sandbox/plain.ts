const address = String.raw`(?:https?:|mailto:|#|\.{0,2}\/)`

/** What is taken out stands in code too, so only what is a mark or an address for sure. */
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
 * What search reads of a body: its words, without Markdown's marks and without the addresses behind links, which would
 * otherwise make every page of a repository match the repository's name. HTML stays, since in code it is text.
 */
export function plainText(markdown: string): string {
  return marks.reduce((text, [mark, instead]) => text.replace(mark, instead), markdown)
}
