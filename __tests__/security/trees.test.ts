import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { openStage, type Stage } from './stage.ts'

type Entry = readonly [mode: '100644' | '40000', name: string, oid: string]

/** Writes a tree as it is, as whoever makes git's objects by hand can. */
async function write({ checkout }: Stage, entries: readonly Entry[]): Promise<string> {
  const bytes = entries.map(([mode, name, oid]) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, 'hex')]),
  )
  await writeFile(join(checkout.folder, '.git', 'made'), Buffer.concat(bytes))
  return checkout.git('hash-object', '-w', '-t', 'tree', '--literally', '.git/made')
}

/** A checkout of `a.md` and of a folder with one more file in it. */
async function commit(stage: Stage, folder: string, names: readonly string[]): Promise<void> {
  const page = await stage.checkout.git('rev-parse', 'HEAD:a.md')
  const inner = await write(
    stage,
    names.map(name => ['100644', name, page]),
  )
  await check(
    stage,
    await write(stage, [
      ['100644', 'a.md', page],
      ['40000', folder, inner],
    ]),
  )
}

async function check({ checkout }: Stage, tree: string): Promise<void> {
  await checkout.git('update-ref', 'refs/heads/main', await checkout.git('commit-tree', '-m', 'Odd', tree))
}

const PAGE = { 'a.md': '# A\n\nText.\n' }
const refsOf = ({ sandbox }: Stage) => [...sandbox.store.active('docs').keys()].sort()

describe('a tree that no git would make:', () => {
  test.each([
    ['a folder that leads out of its own', '..', 'out.md'],
    ['a folder that leads nowhere', '.', 'out.md'],
    ['a folder without a name', '', 'out.md'],
    ['a name that leads out in the middle of it', 'docs', '../../../evil/repo/out.md'],
  ])('%s is neither pushed nor linked to', async (_, folder, name) => {
    await using stage = await openStage(PAGE)
    await commit(stage, folder, [name])
    const run = await stage.push({ environment: { GITHUB_SERVER_URL: 'http://127.0.0.1:9' } })
    expect(refsOf(stage).filter(each => each !== 'a.md')).toEqual([])
    expect(run.output + run.summary).not.toMatch(/out\.md|Please report/)
    // Git reads no tree with an empty name in it.
    expect(run.exitCode).toBe(folder === '' ? 1 : 0)
    if (folder === '') expect(run.output).toMatch(/Commit [0-9a-f]{40}, .* could not be fetched/)
  })
})
