import fc from 'fast-check'

/** Lines of MDX; each word in them is another one. */
type Lines = string[]

const word = fc.nat({ max: 35 ** 4 }).map(number => `w${number.toString(36)}`)
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map(each => each.join(' '))
const name = fc.constantFrom('Tabs', 'Tabs.Item', 'Card', 'A')
const html = fc.constantFrom('p', 'div', 'summary', 'td', 'h3', 'span', 'kbd', 'strong', 'a')
const prop = fc
  .tuple(fc.constantFrom('title', 'label', 'summary', 'alt', 'caption'), words)
  .chain(([key, text]) =>
    fc.constantFrom(`${key}="${text}"`, `${key}={'${text}'}`, `${key}={\`${text}\`}`, `${key}={ "${text}" }`),
  )
const other = fc.constantFrom(
  '',
  'open',
  'size={3}',
  '{...rest}',
  'href="#x"',
  'on={() => {}}',
  'className="c"',
)
const props = fc.tuple(other, fc.option(prop, { nil: '' })).map(both =>
  both
    .filter(Boolean)
    .map(each => ` ${each}`)
    .join(''),
)

const inline = fc.letrec<{ bit: string; line: string }>(tie => ({
  line: fc.array(tie('bit'), { minLength: 1, maxLength: 4 }).map(bits => bits.join(' ')),
  bit: fc.oneof(
    { weight: 6, arbitrary: words },
    words.map(text => `*${text}*`),
    words.map(text => `\`${text} <b> {c}\``),
    words.map(text => `[${text}](#y)`),
    words.map(text => `{'${text}'}`),
    words.map(text => `{'# *${text}* [x] <y>'}`),
    fc.constantFrom(
      '{" "}',
      '{/* gone */}',
      '{gone}',
      '<Icon />',
      '<br />',
      '- x',
      '1. x',
      '#',
      '**<Icon /> bold**',
    ),
    fc.tuple(name, props, tie('line')).map(([tag, with_, text]) => `<${tag}${with_}>${text}</${tag}>`),
    fc.tuple(html, tie('line')).map(([tag, text]) => `<${tag} class="x">${text}</${tag}>`),
    fc.tuple(name, props).map(([tag, with_]) => `<${tag}${with_} />`),
  ),
}))

const indented = (lines: Lines, by: string) => lines.map(line => (line === '' ? '' : by + line))
const blank = fc.constantFrom<Lines>([''], [''], [])
const indent = fc.constantFrom('', '  ', '    ', '\t', '      ')

const codeLine = fc
  .tuple(
    fc.constantFrom('', '  ', '\t', '     ', '    '),
    fc.oneof(word, fc.constantFrom('<X>', '{', '# x', '- y', '')),
  )
  .map(([by, text]) => (text === '' ? '' : by + text))
const fence = fc
  .tuple(fc.constantFrom('```', '~~~~', '```js'), fc.array(codeLine, { maxLength: 4 }))
  .map(([open, lines]) => [open, ...lines, open.replace('js', '')])

const table = fc
  .array(fc.tuple(inline.bit, inline.bit), { minLength: 1, maxLength: 3 })
  .map(rows => ['| a | b |', '|---|---|', ...rows.map(cells => `| ${cells.join(' | ')} |`)])

const block = fc.letrec<{ block: Lines; blocks: Lines; loose: Lines }>(tie => ({
  // Blocks, with a blank line between each.
  loose: fc
    .array(tie('block'), { minLength: 1, maxLength: 3 })
    .map(all => all.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines))),
  blocks: tie('loose'),
  block: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'block' },
    fc.array(inline.line, { minLength: 1, maxLength: 2 }),
    fence,
    inline.line.map(text => [`## ${text}`]),
    table,
    fc.constantFrom<Lines>(
      ['{/* gone */}'],
      ['{gone.map(() => <b>gone</b>)}'],
      ['---'],
      ['<Icon />'],
      ['<hr />'],
    ),
    words.map(text => [`{'${text}'}`]),
    // Lists: the content under its marker.
    fc
      .tuple(
        fc.constantFrom('-', '*', '1.', '2)'),
        fc.constantFrom(1, 1, 2, 4),
        fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
      )
      .map(([marker, gap, items, isLoose]) =>
        items.flatMap((lines, index) => {
          const by = ' '.repeat(marker.length + gap)
          const [first = '', ...rest] = lines
          const item = [marker + ' '.repeat(gap) + first, ...indented(rest, by)]
          return isLoose && index > 0 ? ['', ...item] : item
        }),
      ),
    tie('blocks').map(lines => lines.map(line => (line === '' ? '>' : `> ${line}`))),
    fc
      .tuple(
        fc.oneof(name, fc.constantFrom('details', 'div', '')),
        props,
        indent,
        tie('blocks'),
        blank,
        blank,
      )
      .map(([tag, with_, by, lines, before, after]) => [
        `<${tag}${tag === '' ? '' : with_}>`,
        ...before,
        ...indented(lines, by),
        ...after,
        `</${tag}>`,
      ]),
    fc
      .tuple(name, fc.array(prop, { minLength: 1, maxLength: 2 }))
      .map(([tag, all]) => [`<${tag}`, ...all.map(each => `  ${each}`), '/>']),
  ),
}))

/** MDX of components in lists, quotes and each other, with Markdown and code in them. */
export const mdxText = fc
  .tuple(block.loose, fc.boolean())
  .map(([lines, hasEsm]) =>
    [...(hasEsm ? ["import X from 'x'", 'export const y = {', '  z: 1', '}', ''] : []), ...lines, ''].join(
      '\n',
    ),
  )
