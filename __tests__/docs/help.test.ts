import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { helpUrl, topics } from '../../src/text/message.ts'
import { anchorsOf } from '../support/anchors.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

test('each topic of a message is a heading of the page about them, and each such heading is a topic', () => {
  expect(anchorsOf(read('docs/troubleshooting.md'), 3).toSorted()).toEqual(topics.toSorted())
})

test('each topic is one that some message has', () => {
  const files = globSync('src/**/*.ts', { cwd: root, exclude: ['src/text/index.ts'] })
  const sources = files.map(read).join('\n')
  expect(files.length).toBeGreaterThan(50)
  expect(topics.filter(topic => !sources.includes(`'${topic}'`))).toEqual([])
})

test('the address is of the action that the recipes use', () => {
  const [, action] = /uses: ([\w.-]+\/docs-push-action)@/.exec(read('docs/recipes/push-to-main.yml')) ?? []
  expect(helpUrl('mdx')).toBe(`https://github.com/${action}/blob/HEAD/docs/troubleshooting.md#mdx`)
})
