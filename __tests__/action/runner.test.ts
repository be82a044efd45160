import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type ActionOptions, type ActionRun, runAction } from '../../sandbox/action.ts'
import { cloneCheckout, createCheckout, put } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { openStage } from '../support/stage.ts'

// Troubles of the runner itself, each on the real thing: a full disk, a limit of the process, another git.

const PAGES = { 'docs/a.md': '# A\n\nText.\n', 'docs/b.md': '# B\n\nText.\n' }

type Options = Partial<ActionOptions>

/** The run says what its runner lacks, and leads to what is written about runners. */
function expectTrouble(run: ActionRun, says: RegExp): void {
  expect(run.output).toMatch(says)
  expect(run.output).toMatch(/^::error::.*troubleshooting\.md#runner$/m)
  expect(run.output).not.toMatch(/Unexpected error|Please report/)
  expect(run.exitCode).toBe(1)
}

test.each([
  ['is gone', 'gone', 'ENOENT'],
  ['is a file', 'file', 'ENOTDIR'],
])('a temporary folder that %s is named', async (_, name, code) => {
  await using stage = await openStage(PAGES)
  await writeFile(join(stage.home, 'file'), '')
  const run = await stage.push({ environment: { RUNNER_TEMP: join(stage.home, name) } })
  const says = `::error::This runner refused what the action needs \\(${code}: .*/${name}/.*that RUNNER_TEMP is a folder`
  expectTrouble(run, new RegExp(says))
})

/** Other systems do not let a user have a disk, or a limit, of a process's own. */
const isLinux = spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'prlimit']).status === 0
const linuxTest = isLinux ? test : test.skip

/** Mounts a disk with one file on a folder, runs a command, and copies what is then on the disk to the folder below it. */
const MOUNT = `
  const { cpSync, writeFileSync } = require('node:fs')
  const { execFileSync, spawnSync } = require('node:child_process')
  const [folder, size, program, ...args] = process.argv.slice(1)
  process.chdir(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=' + size, 'tmpfs', folder])
  writeFileSync(folder + '/other', 'x')
  const { status } = spawnSync(program, args, { cwd: process.env.GITHUB_WORKSPACE, stdio: 'inherit' })
  cpSync(folder, '.', { recursive: true })
  process.exit(status)
`

/** A run for which a folder is a disk of this size. */
const onDisk = (folder: string, size: string): Options => ({
  wrap: command => [
    ...['unshare', '--user', '--map-root-user', '--mount', process.execPath, '-e', MOUNT],
    ...[folder, size, ...command],
  ],
})

describe('a full disk is named', () => {
  const isFull =
    /^::error::The disk of this runner is full \(ENOSPC: .*\)\. Free some space in a step before/m

  linuxTest('where git makes a repository', async () => {
    await using stage = await openStage(PAGES)
    const run = await stage.push({ ...onDisk(stage.home, '4k'), environment: { RUNNER_TEMP: stage.home } })
    expectTrouble(run, /^::error::The disk of this runner is full \(git says: .*\)\. Free some space/m)
  })

  linuxTest('where git fetches', async () => {
    await using stage = await openStage(PAGES)
    await using disk = await temporaryFolder()
    // A tree of names that do not compress is larger than the disk.
    const many = Array.from({ length: 1_000 }, () => [`images/${randomBytes(100).toString('hex')}`, ''])
    const files = { ...PAGES, ...Object.fromEntries(many) }
    await using origin = await createCheckout(files, [], 'example/docs')
    await origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
    await origin.git('config', 'uploadpack.allowFilter', 'true')
    const inputs = { 'base-url': stage.sandbox.url, 'connector-id': 'docs', 'api-key': stage.key }
    const journal = join(stage.home, 'journal.jsonl')
    const serverUrl = `file://${origin.folder.replace(/\/example\/docs$/, '')}`
    const push = (workspace: string, options: Options = {}) =>
      runAction({
        workspace,
        inputs: { ...inputs, journal },
        ...options,
        environment: { GITHUB_SERVER_URL: serverUrl, ...options.environment },
      })
    expect((await push(origin.folder)).exitCode).toBe(0)
    await origin.commit({ 'docs/new.md': '# New\n\nText.\n' })
    await using clone = await cloneCheckout(origin.folder, '--depth=1')
    const run = await push(clone.folder, {
      ...onDisk(disk.path, '100k'),
      environment: { RUNNER_TEMP: disk.path },
    })
    expectTrouble(run, /^::error::The disk of this runner is full \(git says: .*\)\. Free some space/m)
  })

  linuxTest('where the texts of a built site are kept', async () => {
    const page = `# A\n\n${'Words of it. '.repeat(20_000)}\n`
    await using stage = await openStage({ 'mkdocs.yml': 'site_name: Docs', 'docs/a.md': page })
    const built = `<html><body><main><h1>A</h1><p>${'Words of it. '.repeat(20_000)}</p></main></body></html>`
    await put(join(stage.checkout.folder, 'site/a/index.html'), built)
    const run = await stage.push({
      ...onDisk(stage.home, '120k'),
      environment: { RUNNER_TEMP: stage.home },
      inputs: { 'built-site': 'site', journal: join(stage.checkout.folder, 'journal.jsonl') },
    })
    expectTrouble(run, isFull)
  })

  linuxTest('where the record of past syncs is kept', async () => {
    await using stage = await openStage(PAGES)
    expectTrouble(await stage.push(onDisk(stage.home, '4k')), isFull)
  })

  linuxTest('where documents are written, which does not end the run', async () => {
    await using stage = await openStage(PAGES)
    await mkdir(join(stage.checkout.folder, 'disk'))
    const run = await stage.push({
      ...onDisk(join(stage.checkout.folder, 'disk'), '4k'),
      inputs: { documents: 'disk/documents' },
    })
    expect(run.output).toMatch(
      /^::warning::documents: "docs\/.\.md" could not be written \(Error: ENOSPC: .* Check that the disk/m,
    )
    expect(run.exitCode).toBe(0)
  })

  test('where outputs, state and summary are written, which does not end the run', async () => {
    await using stage = await openStage(PAGES)
    const [GITHUB_OUTPUT, GITHUB_STATE, GITHUB_STEP_SUMMARY] = ['/dev/full', '/dev/full', '/dev/full']
    const run = await stage.push({ environment: { GITHUB_OUTPUT, GITHUB_STATE, GITHUB_STEP_SUMMARY } })
    const warnings = run.output.match(
      /^::warning::.* could not be written \(Error: ENOSPC: .*\)\. Check that the disk of this runner .*#runner$/gm,
    )
    expect(warnings).toHaveLength(5)
    expect(run.exitCode).toBe(0)
  })
})

/** A folder for `PATH` that has this file for git. */
async function gitIn(home: string, text: string, mode = 0o755): Promise<string> {
  const folder = join(home, 'bin')
  await put(join(folder, 'git'), text)
  await chmod(join(folder, 'git'), mode)
  return folder
}

describe('a limit is named', () => {
  linuxTest('of the memory of git', async () => {
    await using stage = await openStage({ ...PAGES, 'docs/large.md': randomBytes(30_000_000) })
    const git = spawnSync('which', ['git']).stdout.toString().trim()
    const PATH = await gitIn(stage.home, `#!/bin/sh\nulimit -v 25000\nexec ${git} "$@"`)
    const says =
      /^::error::This runner has too little memory \(git says: .*\)\. Use a runner with more memory/m
    expectTrouble(await stage.push({ environment: { PATH } }), says)
  })
})

const install = 'Install git 2\\.31 or later on this runner'

describe('a git that cannot be used is named:', () => {
  test('it is too old', async () => {
    await using stage = await openStage(PAGES)
    const PATH = await gitIn(stage.home, '#!/bin/sh\necho git version 2.30.2')
    const says = `^::error::The git in PATH is too old: "git version 2\\.30\\.2"\\. ${install}`
    expectTrouble(await stage.push({ environment: { PATH } }), new RegExp(says, 'm'))
  })

  test('there is none', async () => {
    await using stage = await openStage(PAGES)
    const run = await stage.push({ environment: { PATH: stage.home } })
    expectTrouble(run, new RegExp(`^::error::git was not found in PATH\\. ${install}`, 'm'))
  })
})
