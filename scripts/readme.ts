/**
 * Writes the tables of inputs and outputs, from action.yml, and the version of this action that workflows in the README, the
 * recipes and docs/ name, from git. With `--check` it changes nothing and fails when they are not current.
 */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { metadata } from '../sandbox/action.ts'
import { git } from './command.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const isCheck = process.argv.includes('--check')
const { inputs, outputs } = metadata

/** The inputs that the README has: those that most workflows need. */
const MOST_USED = [
  'base-url',
  'connector-id',
  'api-key',
  'files',
  'dry-run',
  'sync',
  'max-archive',
  'built-site',
]

/** What an input's default says, where that has too many lines for a table. */
const LONG_DEFAULTS: Readonly<Record<string, string>> = {
  files: 'Markdown outside hidden folders, other projects, tests and files for coding agents',
}

const cell = (text: string) => text.trim().replaceAll('|', '\\|').replaceAll('\n', '<br>')

/** @param filesPage where the default of `files` is described. */
function inputTable(names: readonly string[], filesPage: string): string[] {
  const rows = names.map(name => {
    const { default: value = '', required, description } = inputs[name]!
    let shown = value === '' ? '' : `\`${value}\``
    if (required) shown = 'required'
    const long = LONG_DEFAULTS[name]
    if (long !== undefined) shown = `[${long}](${filesPage})`
    return `| \`${name}\` | ${shown} | ${cell(description)} |`
  })
  return ['| input | default | meaning |', '|---|---|---|', ...rows]
}

const tables = [
  { file: 'README.md', name: 'inputs', lines: inputTable(MOST_USED, 'docs/inputs.md#files') },
  { file: 'docs/inputs.md', name: 'inputs', lines: inputTable(Object.keys(inputs), '#files') },
  {
    file: 'docs/report.md',
    name: 'outputs',
    lines: [
      ...['| output | meaning |', '|---|---|'],
      ...Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`),
    ],
  },
]

/** A text with the table of this name in its place. */
function withTable(text: string, { file, name, lines }: (typeof tables)[number]): string {
  const place = new RegExp(`(<!-- ${name}: from action.yml -->\n)[\\s\\S]*?(<!-- end -->)`)
  if (!place.test(text))
    throw new Error(
      `${file} has no place for the table of ${name}: put "<!-- ${name}: from action.yml -->" and "<!-- end -->" there.`,
    )
  return text.replace(place, (_, start: string, end: string) => `${start}\n${lines.join('\n')}\n\n${end}`)
}

/** A step that uses this action, and a file of it by its address, each with the version that it names. */
const STEP = /(OWNER\/docs-push-action@)[\w.-]+( # .*)?$/gm
const ADDRESS = /(raw\.githubusercontent\.com\/OWNER\/docs-push-action\/)[\w.-]+/g

/** The commit of the newest release, or until there is one the last commit with another `dist`, and its name. */
async function newestVersion(): Promise<{ sha: string; name: string }> {
  const tags = await git(root, ['tag', '--list', 'v*.*.*', '--sort=-version:refname'])
  const [tag] = tags.split('\n')
  if (tag) return { sha: await git(root, ['rev-parse', `${tag}^{commit}`]), name: tag }
  return { sha: await git(root, ['log', '-1', '--format=%H', '--', 'dist']), name: 'main' }
}

/** Whether git has this commit, with the action in it; where it has only some commits, nobody can say. */
async function isCommit(sha: string): Promise<boolean> {
  if ((await git(root, ['rev-parse', '--is-shallow-repository'])) === 'true') return true
  const action = git(root, ['cat-file', '-e', `${sha}:dist/main.js`])
  return await action.then(
    () => true,
    () => false,
  )
}

const version = isCheck ? undefined : await newestVersion()
const files = ['README.md', ...globSync(['docs/*.md', 'docs/recipes/*.yml'], { cwd: root }).sort()]
const versions = new Set<string>()
const outdated: string[] = []
for (const file of files) {
  const path = `${root}/${file}`
  const before = await readFile(path, 'utf8')
  let after = before
  for (const table of tables) if (table.file === file) after = withTable(after, table)
  if (version) {
    after = after
      .replace(STEP, (_, step: string) => `${step}${version.sha} # ${version.name}`)
      .replace(ADDRESS, (_, address: string) => address + version.sha)
    await writeFile(path, after)
  } else if (after !== before) outdated.push(file)
  for (const [step, action = ''] of after.matchAll(STEP)) versions.add(step.slice(action.length))
}
if (outdated.length > 0) {
  console.error(`Not the tables of action.yml: ${outdated.join(', ')}. Run npm run readme and commit them.`)
  process.exitCode = 1
}
const [first = ''] = versions
if (versions.size !== 1 || !(await isCommit(first.split(' ')[0] as string))) {
  const found = [...versions].join(', ')
  console.error(
    `Workflows must name one commit of this repository that has the action, but they name: ${found}. Run npm run readme and commit what it changes.`,
  )
  process.exitCode = 1
}
