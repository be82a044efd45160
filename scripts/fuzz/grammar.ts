/** Pieces of the languages of pages, for text that is nearly valid. */

export const YAML = [
  ...[
    '---\n',
    '...\n',
    'title: ',
    'tags: ',
    'draft: true\n',
    '- ',
    '  ',
    '\n',
    ': ',
    '"',
    "'",
    '|\n',
    '>-\n',
  ],
]
export const ODD = [
  ...['&a ', '*a', '!!js/function ', '!<x> ', '<<: ', '__proto__: ', 'constructor: ', '{', '}', '[', ']'],
  ...[',', '\t'],
]
export const TOML = [
  ...['+++\n', 'title = ', '[a.b]\n', '[[tags]]\n', '"""', "'''", '1979-05-27', '0x', '\ufeff', '\r\n', '# '],
]
export const MARKDOWN = [
  ...[
    '# ',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '    ',
    '```\n',
    '~~~',
    '`',
    '*',
    '_',
    '~~',
    '|',
    '|-|-|\n',
    '***',
  ],
]
export const HTML = [
  ...['<!--', '-->', '<a href="', '">', '</a>', '<img src=', '<script>', '<![CDATA[', '<?', '<details>'],
  ...['&amp;', '&#0;'],
]
export const LINKS = [
  ...['[', '](', ')', ']: ', '![', '<', '>', 'a.md', '../', './', '/docs/b', '#x', '?q', '%2e', '%'],
  ...['javascript:', '//', 'http://evil.example', '[^1]', ' "t"', '\\', '\0'],
]
export const MDX = [
  ...['import a from "b"\n', 'export const a = 1\n', '{', '}', '<A', '/>', '</A>', '<>', '</>', ' title="x"'],
  ...['{`', '`}', '{/*', '*/}', '<A.b:c'],
]
