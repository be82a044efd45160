import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../support/folder.ts'
import { runScript } from './process.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

test('a release is one archive with the action and all that it loads, and its text has the line to copy', async () => {
  await using folder = await temporaryFolder()
  const out = folder.path
  const { exitCode } = await runScript('release', ['--dry', '--out', out])
  expect(exitCode).toBe(0)
  const [archive] = readdirSync(out).filter(name => name.endsWith('.tar.gz'))
  const names = execFileSync('tar', ['tzf', join(out, archive!)], { encoding: 'utf8' }).split('\n')
  const prefix = `docs-push-action-v${version}/`
  expect(names).toEqual(expect.arrayContaining([`${prefix}action.yml`, `${prefix}LICENSE`]))
  const loaded = execFileSync('git', ['ls-files', 'dist'], { encoding: 'utf8' }).trim().split('\n')
  expect(loaded.some(path => path.startsWith('dist/worker/'))).toBe(true)
  expect(names).toEqual(expect.arrayContaining(loaded.map(path => prefix + path)))
  const notes = readFileSync(join(out, 'notes.md'), 'utf8')
  expect(notes).toMatch(new RegExp(`- uses: .+@[0-9a-f]{40} # v${version}`))
})

test('a tag that is not the version is refused, with what to do', async () => {
  const environment = { GITHUB_REF_NAME: 'v999.0.0' }
  const { exitCode, stderr } = await runScript('release', [], { environment })
  expect(exitCode).toBe(2)
  expect(stderr).toMatch(
    /"v999\.0\.0" is not the version of package\.json.*Tag the commit that sets the version/,
  )
})
