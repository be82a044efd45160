/**
 * What search reads of a body: its words, without Markdown's marks and without the addresses behind links, which would
 * otherwise make every page of a repository match the repository's name. HTML stays, since in code it is text.
 */
const marks: readonly [RegExp, string][] = [
  [/^ {0,3}(?:`{3,}|~{3,}).*$/gm, ''],
  [/^ {0,3}\[[^[\]\n]+\]:.*$/gm, ''],
  [/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1'],
  [/!?\[([^[\]\n]+)\]\[[^[\]\n]*\]/g, '$1'],
  [/^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|?)+[ \t]*$/gm, ''],
  [/^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|[*+-][ \t]+)?/gm, ''],
  [/\*{1,3}(?=\S)|(?<=\S)\*{1,3}|`+|(?<!\S)\|(?!\S)/g, ''],
]

export function plainText(markdown: string): string {
  return marks.reduce((text, [mark, instead]) => text.replace(mark, instead), markdown)
}
