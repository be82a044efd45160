import { access, readFile, stat } from 'node:fs/promises'
import { expect, test } from '@jest/globals'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFile(new URL(path, root), 'utf8')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'RELEASING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/report.md',
]

test('the workflow to copy is the recipe that is run in tests', async () => {
  const [, workflow] = /```yaml\n([\s\S]*?)```/.exec(await read('README.md')) ?? []
  expect(workflow).toBe(await read('docs/recipes/push-to-main.yml'))
})

test.each(pages)('what %s links to is there', async page => {
  const text = await read(page)
  for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
    await access(new URL(target, new URL(page, root)))
  const slugs = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => slug(title))
  for (const [, anchor = ''] of text.matchAll(/\]\(#([^)]+)\)/g)) expect(slugs).toContain(anchor)
})

test.each(pages)('the commands that %s names are there', async page => {
  const { scripts } = JSON.parse(await read('package.json'))
  for (const [, name] of (await read(page)).matchAll(/`npm run ([\w:-]+)/g))
    expect(Object.keys(scripts)).toContain(name)
})

test.each(['docs/summary.png', 'docs/sandbox.png'])('the picture %s is under 200 KB', async path => {
  expect((await stat(new URL(path, root))).size).toBeLessThan(200_000)
})

/** As GitHub makes anchors of headings. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
