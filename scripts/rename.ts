/**
 * `npm run rename -- ORGANISATION/NAME`: gives the action the name of its repository, wherever a page, a recipe or a
 * configuration has the present one.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { git } from './command/git.ts'

const NAME = /^[\w.-]+\/[\w.-]+$/
const folder = new URL('../', import.meta.url)
const recipe = readFileSync(new URL('docs/recipes/push-to-main.yml', folder), 'utf8')
const present = /uses: ([\w.-]+\/[\w.-]+)@v\d+$/m.exec(recipe)?.[1]
const [wanted = ''] = process.argv.slice(2)

if (present === undefined)
  throw new Error('docs/recipes/push-to-main.yml names no action with a version such as @v1')
if (!NAME.test(wanted)) {
  console.error(
    `"${wanted}" is not the name of a repository. Give one such as my-organisation/docs-push-action.`,
  )
  process.exitCode = 1
} else {
  const listed = ['*.md', '*.yml', 'src/text/help.ts', ':!fixtures']
  const files = (await git(folder.pathname, ['ls-files', '-z', '--', ...listed])).split('\0').filter(Boolean)
  const changed = files.filter(file => {
    const url = new URL(file, folder)
    const before = readFileSync(url, 'utf8')
    const after = before
      .replaceAll(`${present}@`, `${wanted}@`)
      .replaceAll(`'${present}'`, `'${wanted}'`)
      .replaceAll(`github.com/${present}/`, `github.com/${wanted}/`)
      .replaceAll(`githubusercontent.com/${present}/`, `githubusercontent.com/${wanted}/`)
      .replaceAll(`repos/${present}/`, `repos/${wanted}/`)
      .replaceAll(`--repo ${present}`, `--repo ${wanted}`)
    if (after !== before) writeFileSync(url, after)
    return after !== before
  })
  console.log(`${present} is ${wanted} now, in ${changed.length} files.`)
}
