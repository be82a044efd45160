/**
 * Writes the tables of inputs and outputs into README.md and docs/report.md, from action.yml.
 * With `--check` it changes nothing and fails when they are not current.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { metadata } from '../sandbox/action.ts'

const { inputs, outputs } = metadata

const cell = (text: string) => text.trim().replaceAll('|', '\\|').replaceAll('\n', '<br>')
const code = (text: string) =>
  text
    .split('\n')
    .map(line => `\`${line}\``)
    .join('<br>')

const meanings = (all: [name: string, each: { description: string }][]) =>
  all.map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`)

const all = Object.entries(inputs)
const tables = [
  {
    file: 'README.md',
    name: 'inputs',
    lines: [
      ...['Required:', '', '| input | meaning |', '|---|---|'],
      ...meanings(all.filter(([, { required }]) => required)),
      ...['', 'Optional:', '', '| input | default | meaning |', '|---|---|---|'],
      ...all
        .filter(([, { required }]) => !required)
        .map(
          ([name, { default: value = '', description }]) =>
            `| \`${name}\` | ${value && code(value)} | ${cell(description)} |`,
        ),
    ],
  },
  {
    file: 'docs/report.md',
    name: 'outputs',
    lines: ['| output | meaning |', '|---|---|', ...meanings(Object.entries(outputs))],
  },
]

for (const { file, name, lines } of tables) {
  const url = new URL(`../${file}`, import.meta.url)
  const before = await readFile(url, 'utf8')
  const place = new RegExp(`(<!-- ${name}: from action.yml -->\n)[\\s\\S]*?(<!-- end -->)`)
  if (!place.test(before))
    throw new Error(
      `${file} has no place for the table of ${name}: put "<!-- ${name}: from action.yml -->" and "<!-- end -->" there.`,
    )
  const after = before.replace(
    place,
    (_, start: string, end: string) => `${start}\n${lines.join('\n')}\n\n${end}`,
  )
  if (!process.argv.includes('--check')) await writeFile(url, after)
  else if (after !== before) {
    console.error(`The table in ${file} is not that of action.yml. Run npm run readme and commit ${file}.`)
    process.exitCode = 1
  }
}
