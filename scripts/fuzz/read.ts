import fc from 'fast-check'
import { record as valid } from '../../__tests__/support/attempts.ts'
import { parseTree } from '../../src/adapters/git/trees.ts'
import { readPayload } from '../../src/adapters/runner/context.ts'
import { readHistory, toRecord } from '../../src/journal/index.ts'
import { require, type Stage, stage } from './stage.ts'

const SHA = 'a'.repeat(40)
const field = fc.oneof(fc.constantFrom<unknown>(1, 15, 'a', SHA, ['**/*.md'], '', null), fc.jsonValue())
/** A record that is well formed but for some of its fields. */
const record = fc
  .dictionary(fc.constantFrom(...Object.keys(valid), 'shard', '__proto__'), field, { maxKeys: 3 })
  .map(changes => ({ ...valid, ...changes }))

/** What git's modes stand for. */
const kinds = { 100644: 'file', 100755: 'file', 120000: 'link', 160000: 'submodule' }

const entry = fc.record({
  mode: fc.constantFrom<keyof typeof kinds>(100644, 100755, 120000, 160000),
  path: fc.array(fc.integer({ min: 1, max: 255 }), { minLength: 1, maxLength: 20 }),
})

/** What is read from the journal and from git. */
export const readStages: Stage[] = [
  stage('records', record, value => {
    const read = toRecord(value)
    if (read === undefined) return
    require(/^[0-9a-f]{40,64}$/.test(read.sha) &&
      read.files.every(each => typeof each === 'string'), 'no record')
    readHistory([{ id: '1', order: 1, begunAtMs: 0, state: 'running', record: read }], 1)
    readPayload(value)
  }),
  stage('trees', fc.array(entry, { maxLength: 12 }), entries => {
    const lines = entries.map(({ mode, path }) =>
      Buffer.concat([Buffer.from(`${mode} blob ${SHA}\t`), Buffer.from(path), Buffer.from([0])]),
    )
    const tree = parseTree(Buffer.concat(lines))
    require(tree.length === entries.length, 'there are more or fewer files')
    for (const [index, { path, isUtf8, kind, oid }] of tree.entries()) {
      const bytes = Buffer.from(entries[index]?.path ?? [])
      require(isUtf8 === Buffer.from(path).equals(bytes), 'a name that is not UTF-8 passes for UTF-8')
      const { mode } = entries[index] ?? {}
      require(mode !== undefined && kind === kinds[mode] && oid === SHA, 'kind or object are another')
    }
  }),
]
