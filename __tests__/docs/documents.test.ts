import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { anchorsOf } from '../support/anchors.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const pages = ['', 'docs/', '__tests__/'].flatMap(folder =>
  readdirSync(new URL(folder || './', root)).flatMap(name => (/\.md$/.test(name) ? folder + name : [])),
)

test('the workflow to copy is the recipe that is run in tests', () => {
  const [, workflow] = /```yaml\n([\s\S]*?)```/.exec(read('README.md')) ?? []
  expect(workflow).toBe(read('docs/recipes/push-to-main.yml'))
})

const withoutCode = (text: string) => text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '')

test('each link within the repository leads to a file, and to a heading where it has an anchor', () => {
  const links = pages.flatMap(page =>
    [...withoutCode(read(page)).matchAll(/(?:\]\(|\bsrc(?:set)?=")(?!https?:)([^)"#]*)#?([^)"]*)[)"]/g)].map(
      ([link, path = '', anchor = '']) => {
        const target =
          path === '' ? page : new URL(path, new URL(page, root)).pathname.slice(root.pathname.length)
        return { place: `${page}: ${link}`, target, anchor }
      },
    ),
  )
  expect(links.length).toBeGreaterThan(25)
  const isBroken = ({ target, anchor }: (typeof links)[number]) =>
    !statSync(new URL(target, root), { throwIfNoEntry: false }) ||
    (anchor !== '' && !anchorsOf(read(target)).includes(anchor))
  expect(links.filter(isBroken).map(({ place }) => place)).toEqual([])
})

test('each command that a page names is there', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = pages.flatMap(page => [...read(page).matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(name => !Object.hasOwn(scripts, name as string))).toEqual([])
})

test('each promise names a test that is there, and each section about deciding has one', () => {
  const table = read('__tests__/README.md')
  const named = [...table.matchAll(/\]\((\S+\.test\.ts)\) "([^"]+)"/g)]
  const rows = table.match(/^\|(?! section| promise|-).*/gm) ?? []
  expect(rows.filter(row => !/\.test\.ts\) "[^"]+"/.test(row))).toEqual([])
  const isMissing = ([, path, title = '']: RegExpExecArray) => !read(`__tests__/${path}`).includes(title)
  expect(named.filter(isMissing).map(([test]) => test)).toEqual([])
  const sections = anchorsOf(read('docs/how-it-decides.md'), 2)
  expect(sections.filter(name => !table.includes(`how-it-decides.md#${name})`))).toEqual([])
})
