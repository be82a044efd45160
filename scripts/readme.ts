/**
 * Writes the tables of inputs and outputs into README.md, from action.yml.
 * With `--check` it changes nothing and fails when they are not current.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { metadata } from '../sandbox/action/metadata.ts'

const { inputs, outputs } = metadata
const readme = new URL('../README.md', import.meta.url)

const cell = (text: string) => text.trim().replaceAll('|', '\\|').replaceAll('\n', '<br>')
const code = (text: string) =>
  text
    .split('\n')
    .map(line => `\`${line}\``)
    .join('<br>')

const tables = {
  inputs: [
    '| input | default | meaning |',
    '|---|---|---|',
    ...Object.entries(inputs).map(([name, input]) => {
      const value = input.required ? '**required**' : input.default === undefined ? '' : code(input.default)
      return `| \`${name}\` | ${value} | ${cell(input.description)} |`
    }),
  ],
  outputs: [
    '| output | meaning |',
    '|---|---|',
    ...Object.entries(outputs).map(([name, output]) => `| \`${name}\` | ${cell(output.description)} |`),
  ],
}

const before = await readFile(readme, 'utf8')
let after = before
for (const [name, lines] of Object.entries(tables)) {
  const place = new RegExp(`(<!-- ${name}: from action.yml -->\n)[\\s\\S]*?(<!-- end -->)`)
  if (!place.test(after))
    throw new Error(
      `README.md has no place for the table of ${name}: put "<!-- ${name}: from action.yml -->" and "<!-- end -->" there.`,
    )
  after = after.replace(place, (_, start: string, end: string) => `${start}\n${lines.join('\n')}\n\n${end}`)
}

if (!process.argv.includes('--check')) await writeFile(readme, after)
else if (after !== before) {
  console.error(
    'The tables in README.md are not those of action.yml. Run npm run readme and commit README.md.',
  )
  process.exitCode = 1
}
