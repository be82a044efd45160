/** Pages that are made to be expensive, each of about `size` characters. */
const r = (text: string, size: number): string => text.repeat(Math.ceil(size / text.length)).slice(0, size)

const nine = (text: string): string => Array(9).fill(text).join(',')

/** Front matter with eleven keys, each made of the one before. */
const levels = (value: (index: number) => string): string =>
  `---\na0: &a0 {x: y}\n${Array.from({ length: 11 }, (_, index) => `a${index + 1}: ${value(index)}\n`).join('')}title: *a11\n---\nText.\n`

export const bombs: Record<string, (size: number) => string> = {
  // Front matter.
  'aliases of aliases': size => {
    const levels = Array.from(
      { length: Math.min(size, 30_000) / 60 },
      (_, i) => `a${i + 1}: &a${i + 1} [${nine(`*a${i}`)}]\n`,
    )
    return `---\na0: &a0 [${nine('x')}]\n${levels.join('')}title: *a9\n---\nText.\n`
  },
  'few aliases of aliases': () => levels(index => `&a${index + 1} [${nine(`*a${index}`)}]`),
  'merges of merges': () => levels(index => `&a${index + 1} {k${index}: v, <<: [${nine(`*a${index}`)}]}`),
  'very many keys': size =>
    `---\n${Array.from({ length: Math.min(32_000, size / 2) }, (_, i) => `${i.toString(36)}:`).join('\n')}\n---\nText.\n`,
  'YAML in YAML in YAML': size => `---\ntitle: ${r('[', Math.min(size, 60_000))}\n---\nText.\n`,
  'a YAML text without an end': size => `---\ntitle: "${r('\\', size)}\n---\nText.\n`,
  'YAML without an end': size => `---\n${r('a: b\n', size)}`,
  'TOML in TOML': size => `+++\ntitle = ${r('[', Math.min(size, 60_000))}\n+++\nText.\n`,
  'TOML keys': size =>
    `+++\n${Array.from({ length: Math.min(9_000, size / 8) }, (_, i) => `k${i} = 1`).join('\n')}\n+++\nText.\n`,
  // Markdown.
  'opening brackets': size => r('[', size),
  'links in links': size => r('[a](', size),
  'links with brackets in their targets': size => r('[a](<b', size),
  'reference definitions': size => r('[a]: b\n', size),
  'emphasis that never ends': size => r('**a', size),
  strikethrough: size => r('~a ~~b ', size),
  'code fences': size => r('```\n', size),
  backticks: size => Array.from({ length: Math.sqrt(size) | 0 }, (_, i) => r('`', i + 1)).join(' '),
  'quotes in quotes': size => r('>', size),
  'lists in lists': size => r('- ', size),
  'one long table': size => `${r('|', 1000)}\n${r('|-', 1000)}|\n${r('a|', size)}`,
  'a table of many rows': size => `|a|\n|-|\n${r('|b|\n', size)}`,
  'comments that never end': size => r('<!--', size),
  comments: size => r('<!-- a -->', size),
  declarations: size => r('<!A ', size),
  tags: size => r('<a href="b">', size),
  'tags that never end': size => r('<a ', size),
  'attributes, each another': size =>
    `<a ${Array.from({ length: size / 6 }, (_, i) => `b${i.toString(36)}=c`).join(' ')}>`,
  srcset: size => `<img srcset="${r('a 1x, ', size)}">`,
  'blanks in a line': size => `a${r(' ', size)}b`,
  'blank lines': size => r('\n', size),
  'a heading of hashes': size => `# a ${r('#', size)} b`,
  'one line': size => r('a', size),
  'a link of slashes': size => `[a](${r('/', size)})`,
  'a link of percent signs': size => `[a](${r('%25', size)})`,
}

export const mdxBombs: Record<string, (size: number) => string> = {
  'tags in tags': size => r('<A>', size),
  'tags in tags that end': size => r('<A>', size / 2) + r('</A>', size / 2),
  'braces that end': size => r('{', size / 2) + r('}', size / 2),
  'templates in templates': size => `{${r('`${', size)}`,
  arrays: size => `{${r('[', size)}`,
  exports: size => `export const a = ${r('[', size)}`,
  attributes: size => `<A ${r('b="c" ', size)}/>`,
  comments: size => r('{/* a */}', size),
  'lists in tags in lists': size =>
    Array.from({ length: Math.sqrt(size) | 0 }, (_, i) => `${r(' ', i)}- <A>`).join('\n'),
}
