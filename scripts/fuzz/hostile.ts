import { pieces } from './stage.ts'

/** What a runner may read as a command, and pieces of that. */
export const COMMANDS = [
  ...['::', ':', '##[', '#', '[', ']', 'error', 'add-mask', 'set-output name=a', '%0A', '\n', '\r', '\u2028'],
  ...['\u00ad', '\ufe0f', '\ud83d', ' '],
]

/** The same, and what Markdown and HTML may read as a link or an element. */
export const hostile = pieces(
  ...[...COMMANDS, '|', '<script>', '](https://evil.example)', '![x](//e)', 'a@b.com', '@octo', 'www.e.com'],
  ...['https://e.com', '`', '*', '\\', '&lt;', '$', '~', 'e'],
)
