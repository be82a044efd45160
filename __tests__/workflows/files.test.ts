import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { inputsOf, readRecipe, recipes } from './stage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const WORKFLOWS = '.github/workflows'
const RECIPES = 'docs/recipes'

async function filesIn(...folders: string[]): Promise<string[]> {
  const lists = folders.map(async each => (await readdir(join(root, each))).map(name => `${each}/${name}`))
  return (await Promise.all(lists)).flat()
}

const run = (command: string, ...args: string[]) => promisify(execFile)(command, args, { cwd: root })

test('actionlint finds nothing in workflows and recipes', async () => {
  await run('actionlint', ...(await filesIn(WORKFLOWS, RECIPES)))
})

test('zizmor finds nothing in workflows, recipes and action.yml, pedantic as it can be', async () => {
  const files = [...(await filesIn(WORKFLOWS, RECIPES)), '.github/dependabot.yml', 'action.yml']
  await run('zizmor', '--offline', '--pedantic', '--no-progress', '--quiet', ...files)
})

test('each action is pinned to one commit everywhere, with its version beside it', async () => {
  const pins = new Map<string, Set<string>>()
  for (const file of await filesIn(WORKFLOWS, RECIPES)) {
    const uses = (await readFile(join(root, file), 'utf8')).matchAll(/uses: ([\w./-]+)@(.*)/g)
    // Which version of this action the recipes name is checked by `npm run readme -- --check`.
    for (const [, action = '', pin = ''] of uses)
      if (!action.endsWith('/docs-push-action')) pins.set(action, (pins.get(action) ?? new Set()).add(pin))
  }
  for (const [action, versions] of pins) {
    expect([action, ...versions]).toHaveLength(2)
    expect([...versions][0]).toMatch(/^[0-9a-f]{40} # v\d+(?:\.\d+\.\d+)?$/)
  }
  expect(pins.size).toBeGreaterThan(4)
})

test.each(recipes)('the recipe %s gives the action only inputs that it has', async name => {
  const { inputs } = parse(await readFile(join(root, 'action.yml'), 'utf8'))
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(inputsOf(await readRecipe(name)))))
})

test.each(recipes)('the README names the recipe %s', async name => {
  expect(await readFile(join(root, 'README.md'), 'utf8')).toContain(`(${RECIPES}/${name}.yml)`)
})

test.each(recipes)(
  'no run of the recipe %s replaces one that waits, but a preview of the same pull request',
  async name => {
    const { concurrency } = parse(await readFile(join(root, RECIPES, `${name}.yml`), 'utf8'))
    if (name === 'pull-requests') expect(concurrency.group).toMatch(/preview.*github\.ref /)
    else expect(concurrency).toEqual({ group: 'docs-push-${{ github.ref }}', queue: 'max' })
  },
)
