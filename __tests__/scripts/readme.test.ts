import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { createCheckout } from '../support/checkout.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const OUTPUTS = '<!-- outputs: from action.yml -->\n<!-- end -->\n'
const INPUTS = '<!-- inputs: from action.yml -->\n<!-- end -->\n'
const STEP = '      - uses: OWNER/docs-push-action@v1\n'

/** A clone with what the script reads, and the script run in it. */
async function openClone() {
  const checkout = await createCheckout({
    'README.md': INPUTS + STEP,
    'docs/inputs.md': INPUTS,
    'docs/report.md': OUTPUTS,
    'docs/recipes/a.yml': STEP,
    'dist/main.js': 'built\n',
  })
  for (const path of ['action.yml', 'scripts/readme.ts', 'scripts/command.ts', 'sandbox']) {
    await mkdir(join(checkout.folder, path, '..'), { recursive: true })
    await cp(join(root, path), join(checkout.folder, path), { recursive: true })
  }
  await cp(join(root, 'node_modules/yaml'), join(checkout.folder, 'node_modules/yaml'), { recursive: true })
  await cp(join(root, 'src'), join(checkout.folder, 'src'), { recursive: true })
  await writeFile(join(checkout.folder, 'package.json'), '{ "type": "module" }')
  const readme = async (...args: string[]) => {
    const script = ['--disable-warning=ExperimentalWarning', 'scripts/readme.ts', ...args]
    const ended = promisify(execFile)(process.execPath, script, { cwd: checkout.folder })
    return ended.then(
      () => '',
      error => error.stderr as string,
    )
  }
  return { checkout, readme, read: (path: string) => readFile(join(checkout.folder, path), 'utf8') }
}

test('workflows name the last commit of dist, and once there is a release that', async () => {
  const { checkout, readme, read } = await openClone()
  await using _ = checkout
  const built = await checkout.git('rev-parse', 'HEAD')
  await checkout.commit({ 'docs/b.md': '# B\n' })
  expect(await readme('--check')).toMatch(
    /^Not the tables of action\.yml: README\.md, docs\/inputs\.md, docs\/report\.md\./,
  )
  expect(await readme()).toBe('')
  expect(await read('docs/recipes/a.yml')).toBe(STEP.replace('v1', `${built} # main`))
  expect(await read('README.md')).toContain(`docs-push-action@${built} # main\n`)
  expect(await readme('--check')).toBe('')
  await checkout.git('tag', 'v1.2.3')
  await readme()
  const released = await checkout.git('rev-parse', 'HEAD')
  expect(await read('docs/recipes/a.yml')).toBe(STEP.replace('v1', `${released} # v1.2.3`))
  expect(await readme('--check')).toBe('')
})

test.each(['0123456789abcdef0123456789abcdef01234567', 'v1'])(
  'a workflow that names %s, which is no commit with the action, fails the check',
  async version => {
    const { checkout, readme, read } = await openClone()
    await using _ = checkout
    await readme()
    for (const path of ['README.md', 'docs/recipes/a.yml']) {
      const text = await read(path)
      await writeFile(join(checkout.folder, path), text.replace(/@\S+ # main/, `@${version}`))
    }
    expect(await readme('--check')).toMatch(/^Workflows must name one commit of this repository/)
  },
)
