import { randomUUID } from 'node:crypto'
import { access, chmod, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readBlobs } from '../../src/repository/blobs.ts'
import { openGit } from '../../src/repository/git.ts'
import { temporaryFolder } from '../support/folder.ts'
import { collected } from '../support/items.ts'
import { createRepo, environment, type Repo } from '../support/repo.ts'

/** No folder. */
const ABSENT = join(tmpdir(), randomUUID())

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const trees = (repo: Repo, env: NodeJS.ProcessEnv = environment) =>
  openGit(repo.folder, { environment: env }).run(['ls-tree', '-r', '-z', '--full-tree', 'HEAD'])

describe('the repository’s own configuration', () => {
  test('runs no program of its own: no monitor, no hook, no filter, no textconv', async () => {
    await using repo = await createRepo({ 'a.md': 'one', '.gitattributes': '* filter=evil diff=evil' })
    await using folder = await temporaryFolder()
    const marker = join(folder.path, 'marker')
    const program = join(folder.path, 'program')
    await writeFile(program, `#!/bin/sh\ntouch '${marker}'\n`)
    await chmod(program, 0o755)
    for (const name of [
      'core.fsmonitor',
      'filter.evil.smudge',
      'diff.evil.textconv',
      'core.pager',
      'alias.ls-tree',
    ])
      await repo.git('config', name, name.startsWith('alias') ? `!${program}` : program)
    await repo.git('config', 'core.hooksPath', folder.path)

    const git = openGit(repo.folder, { environment })
    await git.run(['ls-tree', '-r', '-z', '--full-tree', 'HEAD'])
    await git.run(['rev-parse', '--verify', 'HEAD^{commit}'])
    await collected(readBlobs(git, [await repo.oid('main', 'a.md')], 100))
    // The monitor is what `ls-files` would run: the guard, not luck, keeps it from it.
    await git.run(['ls-files', '--modified'])
    expect(await exists(marker)).toBe(false)
    await repo.git('ls-files', '--modified')
    expect(await exists(marker)).toBe(true)
  })
})

describe('the environment', () => {
  test('does not steer git to another repository or other objects', async () => {
    await using repo = await createRepo({ 'a.md': 'one' })
    await using other = await createRepo({ 'b.md': 'one' })
    const gitDir = join(other.folder, '.git')
    const env = {
      ...environment,
      GIT_DIR: gitDir,
      GIT_OBJECT_DIRECTORY: join(gitDir, 'objects'),
      git_work_tree: '/',
    }
    expect((await trees(repo, env)).toString()).toContain('\ta.md\0')
  })

  test('does not hand the key on to git, nor what else the runner keeps there', async () => {
    await using repo = await createRepo()
    const env = {
      ...environment,
      'INPUT_API-KEY': 'k3y',
      ACTIONS_RUNTIME_TOKEN: 'k3y',
      GITHUB_TOKEN: 'k3y',
      LC_ALL: 'de_DE.UTF-8',
      HTTPS_PROXY: 'p',
    }
    const shown = await openGit(repo.folder, { environment: env }).run(['env'], ['alias.env=!env'])
    expect(shown.toString()).not.toContain('k3y')
    expect(shown.toString()).toMatch(/^HTTPS_PROXY=p$/m)
    expect(shown.toString()).toMatch(/^GIT_TERMINAL_PROMPT=0$/m)
    expect(shown.toString()).toMatch(/^LC_ALL=C$/m)
  })

  test('has no say in which tree a commit has: replaced objects are read as they were', async () => {
    await using repo = await createRepo({ 'a.md': 'one' })
    const first = await repo.git('rev-parse', 'main')
    const second = await repo.commit({ 'b.md': 'two' })
    await repo.git('replace', second, first)
    expect((await trees(repo)).toString()).toContain('\tb.md\0')
  })
})

describe('a command that fails', () => {
  test('is an error with what git said, in English', async () => {
    await using repo = await createRepo()
    const error = await openGit(repo.folder, { environment: { ...environment, LC_ALL: 'de_DE.UTF-8' } })
      .run(['rev-parse', '--verify', 'nothing'])
      .catch(each => each)
    expect(error.message).toMatch(/^git rev-parse failed$/)
    expect(error.stderr).toBe('fatal: Needed a single revision')
  })

  test.each([
    ['git is not installed', '/tmp', { PATH: '/nonexistent' }],
    [`fatal: cannot change to '${ABSENT}': No such file or directory`, ABSENT, environment],
  ])('because %s says so', async (words, folder, env) => {
    const error = await openGit(folder, { environment: env })
      .run(['rev-parse', 'HEAD'])
      .catch(each => each)
    expect(error.stderr).toBe(words)
  })
})
