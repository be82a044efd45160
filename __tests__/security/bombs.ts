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
  'YAML maps in maps': size => `---\ntitle: ${r('{a: ', Math.min(size, 60_000))}\n---\nText.\n`,
  'YAML lists by their indent': size => `---\ntitle:\n ${r('- ', Math.min(size, 60_000))}\n---\nText.\n`,
  'a YAML number': size => `---\ntitle: 1e${r('9', Math.min(size, 60_000))}\n---\nText.\n`,
  'a YAML text without an end': size => `---\ntitle: "${r('\\', size)}\n---\nText.\n`,
  'YAML without an end': size => `---\n${r('a: b\n', size)}`,
  'YAML of blanks': size => `---\ntitle:${r(' ', size)}x\n---\nText.\n`,
  'TOML in TOML': size => `+++\ntitle = ${r('[', Math.min(size, 60_000))}\n+++\nText.\n`,
  'TOML tables of tables': size => `+++\n[${r('a.', Math.min(size, 60_000))}a]\n+++\nText.\n`,
  'TOML keys': size =>
    `+++\n${Array.from({ length: Math.min(9_000, size / 8) }, (_, i) => `k${i} = 1`).join('\n')}\n+++\nText.\n`,
  'a TOML number': size => `+++\ntitle = ${r('9', Math.min(size, 60_000))}\n+++\nText.\n`,
  // Markdown.
  'opening brackets': size => r('[', size),
  images: size => r('![', size),
  'links in links': size => r('[a](', size),
  'links with brackets in their targets': size => r('[a](<b', size),
  'reference definitions': size => r('[a]: b\n', size),
  references: size => `[a]: b\n\n${r('[a]', size)}`,
  emphasis: size => r('*a _b ', size),
  'emphasis that never ends': size => r('**a', size),
  'stars and underscores': size => r('*_', size),
  strikethrough: size => r('~a ~~b ', size),
  'code fences': size => r('```\n', size),
  backticks: size => Array.from({ length: Math.sqrt(size) | 0 }, (_, i) => r('`', i + 1)).join(' '),
  'quotes in quotes': size => r('>', size),
  'quotes, each deeper': size =>
    Array.from({ length: Math.sqrt(size) | 0 }, (_, i) => `${r('> ', i)}a`).join('\n'),
  'lists in lists': size => r('- ', size),
  'lists, each deeper': size =>
    Array.from({ length: Math.sqrt(size) | 0 }, (_, i) => `${r(' ', i)}- a`).join('\n'),
  'one long table': size => `${r('|', 1000)}\n${r('|-', 1000)}|\n${r('a|', size)}`,
  'a table of many rows': size => `|a|\n|-|\n${r('|b|\n', size)}`,
  footnotes: size => r('[^a]: b\n', size),
  'calls of footnotes': size => `[^a]: b\n\n${r('[^a]', size)}`,
  entities: size => r('&amp', size),
  backslashes: size => r('\\', size),
  'comments that never end': size => r('<!--', size),
  comments: size => r('<!-- a -->', size),
  'comments in a line': size => r('a <!-- b', size),
  declarations: size => r('<!A ', size),
  'processing instructions': size => r('a <?', size),
  CDATA: size => r('a <![CDATA[', size),
  tags: size => r('<a href="b">', size),
  'tags that never end': size => r('<a ', size),
  attributes: size => `<a ${r('b="c" ', size)}>`,
  'attributes, each another': size =>
    `<a ${Array.from({ length: size / 6 }, (_, i) => `b${i.toString(36)}=c`).join(' ')}>`,
  srcset: size => `<img srcset="${r('a 1x, ', size)}">`,
  'srcset of blanks': size => `<img srcset="${r(' ', size)}">`,
  autolinks: size => r('<http://a', size),
  'blanks in a line': size => `a${r(' ', size)}b`,
  'blank lines': size => r('\n', size),
  'blank lines with blanks': size => r(' \n', size),
  tabs: size => r('\t', size),
  headings: size => r('# ', size),
  'a heading of hashes': size => `# a ${r('#', size)} b`,
  'headings by lines below': size => r('a\n=\n', size),
  'one line': size => r('a', size),
  'hard breaks': size => r('a  \n', size),
  'control characters': size => r('\u0001\u0002', size),
  'half surrogate pairs': size => r('\ud83d', size),
  'a link of slashes': size => `[a](${r('/', size)})`,
  'a link of dots': size => `[a](${r('../', size)})`,
  'a link of percent signs': size => `[a](${r('%25', size)})`,
  'a link of query marks': size => `[a](${r('?', size)})`,
  'a title of words': size => `# ${r('a ', size)}`,
}

export const mdxBombs: Record<string, (size: number) => string> = {
  'tags in tags': size => r('<A>', size),
  'fragments in fragments': size => r('<>', size),
  'tags in tags that end': size => r('<A>', size / 2) + r('</A>', size / 2),
  braces: size => r('{', size),
  'braces that end': size => r('{', size / 2) + r('}', size / 2),
  expressions: size => r('{1}', size),
  'templates in templates': size => `{${r('`${', size)}`,
  parentheses: size => `{${r('(', size)}`,
  arrays: size => `{${r('[', size)}`,
  'a long sum': size => `{${r('1+', size)}1}`,
  imports: size => r('import a from "b"\n', size),
  exports: size => `export const a = ${r('[', size)}`,
  attributes: size => `<A ${r('b="c" ', size)}/>`,
  'attributes that are expressions': size => `<A ${r('b={1} ', size)}/>`,
  spreads: size => `<A ${r('{...b} ', size)}/>`,
  comments: size => r('{/* a */}', size),
  names: size => `<${r('a.', size)}b/>`,
  'lists in tags in lists': size =>
    Array.from({ length: Math.sqrt(size) | 0 }, (_, i) => `${r(' ', i)}- <A>`).join('\n'),
}
