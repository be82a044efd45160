import { expect, test } from '@jest/globals'
import { InputError } from '../../src/inputs/index.ts'
import { requireUntracked } from '../../src/run/context.ts'

const tree = [{ path: 'docs/a.md' }, { path: 'state' }]
const check = (path: string) => () => requireUntracked(path, '/home/runner/work', tree)

test.each([
  ['a file of the repository', 'docs/a.md', 'docs/a.md'],
  ['one named in another way', './x/../docs//a.md', 'docs/a.md'],
  ['one named by its whole path', '/home/runner/work/docs/a.md', 'docs/a.md'],
  ['what a link of the repository may lead to', 'state/journal.jsonl', 'state'],
])('a journal is refused that is %s', (_, path, found) => {
  expect(check(path)).toThrow(InputError)
  expect(check(path)).toThrow(expect.objectContaining({ topic: 'journal' }))
  expect(check(path)).toThrow(`leads to "${found}", which the repository itself has`)
})

test.each([
  ['a file that no commit has', 'docs/journal.jsonl'],
  ['one whose name begins as that of another', 'state2'],
  ['one beside the workspace', '../work2/docs/a.md'],
  ['one elsewhere', '/var/lib/docs/a.md'],
])('a journal may be %s', (_, path) => {
  expect(check(path)).not.toThrow()
})
