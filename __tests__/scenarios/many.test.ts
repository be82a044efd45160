import type { Files } from '../support/checkout.ts'
import { scenarios } from './table.ts'

const many = (count: number, folder: string, edition: string): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${folder}/${index}.md`,
      `# Page ${index}\n\nThe ${edition} edition.\n`,
    ]),
  )

/** GitHub's comparison of commits ends at 300 files, and its list of a pull request's files at 3,000. */
scenarios('many changes', [
  [
    'an edit of 301 pages pushes every one',
    async on => {
      await on.commit(many(301, 'many', 'first'))
      await on.push()
      await on.commit(many(301, 'many', 'second'))
      await on.push()
    },
    { outputs: { pushed: '301', archived: '0', unchanged: '5' } },
  ],
  [
    'a rename of 301 pages moves every one',
    async on => {
      await on.commit(many(301, 'many', 'first'))
      await on.push()
      await on.git('mv', 'many', 'other')
      await on.commit({})
      await on.push()
    },
    { outputs: { pushed: '301', archived: '301', unchanged: '5' } },
  ],
  [
    'an edit of 3,001 pages, 100 of them deleted, pushes and archives every one',
    async on => {
      await on.commit(many(3_101, 'many', 'first'))
      await on.push()
      await on.git('rm', '-r', '--quiet', 'many')
      await on.commit(many(3_001, 'many', 'second'))
      await on.push()
    },
    { outputs: { pushed: '3001', archived: '100', unchanged: '5' } },
  ],
])
