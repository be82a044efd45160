import { execFile } from 'node:child_process'
import { access, chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { startGitServer } from '../../sandbox/git-server.ts'
import { openRepository } from '../../src/repository.ts'
import { temporaryFolder } from '../support/folder.ts'
import { collected } from '../support/items.ts'
import { startProxy, startTls } from '../support/proxy.ts'
import { createRepo, createShallowClone, environment, type Repo } from '../support/repo.ts'
import { answer, type Step, startScripted } from '../support/scripted.ts'

interface Trap {
  /** A program that leaves a mark whenever it runs. */
  program: string
  /** A folder of hooks, each of them that program. */
  hooks: string
  folder: string
  /** Where the server of the repository would be asked by http, with a user and a password. */
  askingUrl: string
}

interface Row {
  /** What an earlier step of the job, or whoever packed the checkout, has left in its configuration. */
  config?: (trap: Trap) => Record<string, string>
  /** Anything else that was left. */
  prepare?: (clone: Repo, trap: Trap) => Promise<unknown>
  /** Inherited from the job. */
  environment?: (trap: Trap, mark: string) => NodeJS.ProcessEnv
  /** What plain git would do in that checkout for the mark to be left. */
  bites: (trap: Trap) => string[]
  /** Where the repository is fetched from by http, which asks for a password. */
  asks?: boolean
  /** Where it is fetched from by other means, in vain. */
  serverUrl?: string
}

const EMPTY = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

const rows: Record<string, Row> = {
  'a monitor of the files': {
    config: ({ program }) => ({ 'core.fsmonitor': program }),
    bites: () => ['status'],
  },
  'hooks in another folder': {
    config: ({ hooks }) => ({ 'core.hooksPath': hooks }),
    bites: () => ['update-ref', 'refs/heads/x', 'HEAD'],
  },
  'hooks of its own': {
    prepare: (clone, { hooks }) =>
      cp(hooks, join(clone.folder, '.git', 'hooks'), { recursive: true, force: true }),
    bites: () => ['update-ref', 'refs/heads/x', 'HEAD'],
  },
  'a filter of what is checked out': {
    config: ({ program }) => ({ 'filter.evil.smudge': program, 'filter.evil.required': 'true' }),
    bites: () => ['checkout-index', '--all', '--force', '--prefix=out/'],
  },
  'a filter that is a process': {
    config: ({ program }) => ({ 'filter.evil.process': program }),
    bites: () => ['checkout-index', '--all', '--force', '--prefix=out/'],
  },
  'a conversion to text': {
    config: ({ program }) => ({ 'diff.evil.textconv': program }),
    bites: () => ['cat-file', '--textconv', 'HEAD:a.md'],
  },
  'a program for differences': {
    config: ({ program }) => ({ 'diff.external': program }),
    bites: () => ['diff', EMPTY, 'HEAD'],
  },
  'a program for the differences of some files': {
    config: ({ program }) => ({ 'diff.evil.command': program }),
    bites: () => ['diff', EMPTY, 'HEAD'],
  },
  'an ssh of its own': {
    config: ({ program }) => ({ 'core.sshCommand': program, 'url.ssh://h/.insteadOf': 'file:///' }),
    bites: () => ['ls-remote', 'origin'],
  },
  'a remote that is a program': {
    config: ({ program }) => ({ 'remote.origin.url': `ext::${program}`, 'protocol.ext.allow': 'always' }),
    bites: () => ['ls-remote', 'ext::PROGRAM'],
  },
  'a program at the other end': {
    config: ({ program }) => ({ 'remote.origin.uploadpack': program }),
    bites: () => ['ls-remote', 'origin'],
  },
  'a remote from which what is missing comes': {
    config: ({ program }) => ({
      'remote.evil.url': `ext::${program}`,
      'remote.evil.promisor': 'true',
      'extensions.partialClone': 'evil',
      'core.repositoryFormatVersion': '1',
      'protocol.ext.allow': 'always',
    }),
    bites: () => ['cat-file', '-p', 'd'.repeat(40)],
  },
  'another file of settings': {
    config: ({ folder }) => ({ 'include.path': join(folder, 'more') }),
    bites: () => ['status'],
  },
  'another file of settings for this folder': {
    config: ({ folder }) => ({ 'includeIf.gitdir:/.path': join(folder, 'more') }),
    bites: () => ['status'],
  },
  'the objects of another repository, whose refs a program tells': {
    config: ({ program }) => ({ 'core.alternateRefsCommand': program }),
    prepare: async (clone, trap) => addAlternate(clone, await otherRepository(trap)),
    bites: () => ['fetch', '--unshallow'],
  },
  'a program for passwords': {
    config: ({ program }) => ({ 'credential.helper': `!${program}` }),
    asks: true,
    bites: ({ askingUrl }) => ['ls-remote', askingUrl],
  },
  'a program that asks for passwords': {
    config: ({ program }) => ({ 'core.askPass': program }),
    asks: true,
    bites: ({ askingUrl }) => ['ls-remote', askingUrl],
  },
  'an ssh, inherited': {
    environment: ({ program }) => ({ GIT_SSH_COMMAND: program, GIT_SSH: program }),
    serverUrl: 'ssh://h.invalid',
    bites: () => ['ls-remote', 'ssh://h/x'],
  },
  'settings, inherited': {
    environment: ({ program }) => ({
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: program,
    }),
    bites: () => ['status'],
  },
  'settings in git’s own form, inherited': {
    environment: ({ program }) => ({ GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${program}'` }),
    bites: () => ['status'],
  },
  'a file of settings, inherited': {
    environment: ({ folder }) => ({ GIT_CONFIG_GLOBAL: join(folder, 'more') }),
    bites: () => ['status'],
  },
  'a program for differences, inherited': {
    environment: ({ program }) => ({ GIT_EXTERNAL_DIFF: program }),
    bites: () => ['diff', EMPTY, 'HEAD'],
  },
  'a trace, inherited': { environment: (_, mark) => ({ GIT_TRACE: mark }), bites: () => ['status'] },
  'a trace of events, inherited': {
    environment: (_, mark) => ({ GIT_TRACE2_EVENT: mark }),
    bites: () => ['status'],
  },
  'a program that asks for passwords, inherited': {
    environment: ({ program }) => ({ GIT_ASKPASS: program }),
    asks: true,
    bites: ({ askingUrl }) => ['ls-remote', askingUrl],
  },
  'a git of its own, and a job that looks for programs where it is': {
    prepare: (clone, { program }) => cp(program, join(clone.folder, 'git')),
    environment: () => ({ PATH: `:.:${environment.PATH}` }),
    bites: () => ['status'],
  },
  'another set of commands, inherited': {
    environment: ({ folder }) => ({ GIT_EXEC_PATH: folder }),
    asks: true,
    bites: () => ['ls-remote', 'http://127.0.0.1:9/x'],
  },
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

describe('a checkout is read and fetched for, and runs nothing:', () => {
  test.each(Object.entries(rows))('%s', async (_, row) => {
    await using folder = await temporaryFolder()
    const mark = join(folder.path, 'mark')
    const trap = await setTrap(folder.path, mark)
    await using server = await createRepo(
      { 'a.md': 'one', '.gitattributes': '* filter=evil diff=evil' },
      { bare: true },
    )
    await using asking = await startGitServer(dirname(dirname(server.folder)), 'nobody-has-this-token')
    trap.askingUrl = `${asking.url}/o/r`
    const first = await server.git('rev-parse', 'main')
    await server.commit({ 'a.md': 'two' })
    await using clone = await createShallowClone(server)
    for (const [name, value] of Object.entries(row.config?.(trap) ?? {}))
      await clone.git('config', name, value)
    await row.prepare?.(clone, trap)
    await rm(mark, { force: true })

    const inherited = row.environment?.(trap, mark) ?? {}
    const serverUrl = row.serverUrl ?? (row.asks ? asking.url : clone.serverUrl)
    const remote = { serverUrl, repository: 'o/r', token: '', temporaryFolder: folder.path }
    await using opened = await openRepository(clone.folder, {
      environment: { ...environment, ...inherited },
      remote,
    })
    const head = await opened.tree(opened.head)
    const [blob] = await collected(opened.blobs([head.find(each => each.path === 'a.md')?.oid ?? ''], 100))
    expect(Buffer.from(blob?.bytes ?? []).toString()).toBe('two')
    await Promise.allSettled([
      opened.tree(first),
      opened.isBehind(first, 'main'),
      opened.deleted(),
      opened.origin(),
    ])
    if (serverUrl === clone.serverUrl) expect(await opened.tree(first)).toHaveLength(2)
    expect(await isThere(mark)).toBe(false)

    await plainGit(
      clone.folder,
      row.bites(trap).map(each => each.replace('PROGRAM', trap.program)),
      inherited,
    )
    expect(await isThere(mark)).toBe(true)
  })
})

/** A repository that an earlier step of the job may have left, and resolves to its folder. */
async function otherRepository({ folder }: Trap): Promise<string> {
  const other = join(folder, 'other.git')
  await plainGit(folder, ['init', '--quiet', '--bare', '--initial-branch=main', other], {})
  return other
}

function addAlternate(clone: Repo, other: string): Promise<void> {
  return writeFile(join(clone.folder, '.git', 'objects', 'info', 'alternates'), `${join(other, 'objects')}\n`)
}

async function setTrap(folder: string, mark: string): Promise<Trap> {
  const hooks = join(folder, 'hooks')
  await mkdir(hooks)
  const script = `#!/bin/sh\necho "$@" >> '${mark}'\ncat >/dev/null 2>&1 </dev/null\nexit 0\n`
  const names = [
    'program',
    'git-remote-http',
    'hooks/reference-transaction',
    'hooks/post-index-change',
    'hooks/post-checkout',
  ]
  for (const name of names) {
    await writeFile(join(folder, name), script)
    await chmod(join(folder, name), 0o755)
  }
  const program = join(folder, 'program')
  await writeFile(join(folder, 'more'), `[core]\n\tfsmonitor = ${program}\n\tsshCommand = ${program}\n`)
  return { program, hooks, folder, askingUrl: '' }
}

/** Whatever becomes of the command. */
function plainGit(cwd: string, args: string[], inherited: NodeJS.ProcessEnv): Promise<void> {
  const env = { ...environment, ...inherited, GIT_TERMINAL_PROMPT: '0' }
  return new Promise(resolve => execFile('git', args, { cwd, env, timeout: 100_000 }, () => resolve()))
}

const remoteFor = (repo: { serverUrl: string }, temporaryFolder: string) => ({
  serverUrl: repo.serverUrl,
  repository: 'o/r',
  token: '',
  temporaryFolder,
})

test('a proxy in the checkout’s settings is not asked', async () => {
  await using folder = await temporaryFolder()
  await using proxy = await startProxy({ status: 502 })
  await using server = await createRepo({ 'a.md': 'one' }, { bare: true })
  await using http = await startGitServer(dirname(dirname(server.folder)), 'the-token')
  const first = await server.git('rev-parse', 'main')
  await server.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  await server.commit({ 'a.md': 'two' })
  await using clone = await createShallowClone(server)
  await clone.git('config', 'http.proxy', proxy.url)
  await clone.git('config', `http.${http.url}/.extraHeader`, 'X-Evil: 1')
  const remote = { ...remoteFor({ serverUrl: http.url }, folder.path), token: 'the-token' }
  await using opened = await openRepository(clone.folder, { environment, remote })
  expect(await opened.tree(first)).toHaveLength(1)
  expect(proxy.seen).toEqual([])
  await plainGit(clone.folder, ['ls-remote', `${http.url}/o/r`], {})
  expect(proxy.seen).not.toEqual([])
})

test('the token does not go to a server without a proper certificate, whatever the machine’s own settings say', async () => {
  await using folder = await temporaryFolder()
  await using server = await createRepo({ 'a.md': 'one' }, { bare: true })
  await using http = await startGitServer(dirname(dirname(server.folder)), 'the-token')
  await using tls = await startTls(http.url)
  const first = await server.git('rev-parse', 'main')
  await server.commit({ 'a.md': 'two' })
  await using clone = await createShallowClone(server)
  await writeFile(join(folder.path, '.gitconfig'), '[http]\n\tsslVerify = false\n')
  const inherited = { HOME: folder.path, GIT_SSL_NO_VERIFY: '1' }
  const remote = { ...remoteFor({ serverUrl: tls.url }, folder.path), token: 'the-token' }
  await using opened = await openRepository(clone.folder, {
    environment: { ...environment, ...inherited },
    remote,
  })
  await expect(opened.tree(first)).rejects.toThrow(/certificate/)
  expect(http.authorizations).toEqual([])
  await plainGit(clone.folder, ['ls-remote', `${tls.url}/o/r`], inherited)
  expect(http.authorizations).not.toEqual([])
})

test('a git server does not send the token on to another', async () => {
  await using folder = await temporaryFolder()
  await using evil = await startScripted([answer(404)])
  await using server = await startScripted([
    {
      meet: (response, { url }) => void response.writeHead(307, { location: `${evil.url}${url}` }).end(),
    },
  ])
  await using repo = await createRepo({ 'a.md': 'one' })
  const remote = { ...remoteFor({ serverUrl: server.url }, folder.path), token: 'the-token' }
  await using opened = await openRepository(repo.folder, { environment, remote })
  await expect(opened.tree('d'.repeat(40))).rejects.toThrow(/error: 307/)
  expect(server.seen.map(each => each.authorization)).toEqual([expect.stringMatching(/^basic /)])
  expect(evil.seen).toEqual([])
  await plainGit(repo.folder, ['ls-remote', `${server.url}/o/r`], {})
  expect(evil.seen).not.toEqual([])
})

test('objects that the server says are on another one are not asked for there', async () => {
  await using folder = await temporaryFolder()
  await using evil = await startScripted([answer(404)])
  await using server = await createRepo({ 'a.md': 'one' }, { bare: true })
  const first = await server.git('rev-parse', 'main')
  const second = await server.commit({ 'a.md': 'two' })
  await using clone = await createShallowClone(server)
  await server.commit({ 'a.md': 'three' })
  const third = await server.git('rev-parse', 'main')
  const files: Record<string, string> = {
    '/o/r/info/refs': `${first}\trefs/heads/old\n${second}\trefs/heads/second\n${third}\trefs/heads/main\n`,
    '/o/r/HEAD': 'ref: refs/heads/main\n',
    '/o/r/objects/info/http-alternates': `${evil.url}/o/r/objects\n`,
  }
  const meet: Step['meet'] = (response, { url = '' }) => {
    const text = files[url.split('?')[0] ?? '']
    response.writeHead(text === undefined ? 404 : 200).end(text)
  }
  await using dumb = await startScripted([{ meet }])
  await clone.git('config', 'http.followRedirects', 'true')
  const remote = remoteFor({ serverUrl: dumb.url }, folder.path)
  await using opened = await openRepository(clone.folder, { environment, remote })
  await Promise.allSettled([opened.isBehind(first, 'main'), opened.tree(first)])
  expect(dumb.seen.map(each => each.path)).toContain('/o/r/objects/info/http-alternates')
  expect(evil.seen).toEqual([])
  await plainGit(clone.folder, ['fetch', `${dumb.url}/o/r`, 'main'], {})
  expect(evil.seen).not.toEqual([])
})

test('another address for the server in the checkout’s settings has no effect', async () => {
  await using folder = await temporaryFolder()
  await using server = await createRepo({ 'a.md': 'one' }, { bare: true })
  const first = await server.git('rev-parse', 'main')
  await server.commit({ 'a.md': 'two' })
  await using clone = await createShallowClone(server)
  await clone.git('config', 'url.file:///nonexistent/.insteadOf', 'file:///')
  await expect(clone.git('ls-remote', `${clone.serverUrl}/o/r`)).rejects.toThrow(/nonexistent/)
  await using opened = await openRepository(clone.folder, {
    environment,
    remote: remoteFor(clone, folder.path),
  })
  expect(await opened.tree(first)).toHaveLength(1)
})

test('a repository of files in the workspace, without a .git, is none', async () => {
  await using folder = await temporaryFolder()
  await using bare = await createRepo({ 'a.md': 'one' }, { bare: true })
  const trap = await setTrap(folder.path, join(folder.path, 'mark'))
  await bare.git('config', 'core.hooksPath', trap.hooks)
  const remote = remoteFor({ serverUrl: 'file:///nonexistent' }, folder.path)
  await expect(openRepository(bare.folder, { environment, remote })).rejects.toThrow(
    /is not a git repository/,
  )
  expect(await isThere(join(folder.path, 'mark'))).toBe(false)
  await plainGit(bare.folder, ['update-ref', 'refs/heads/x', 'HEAD'], {})
  expect(await isThere(join(folder.path, 'mark'))).toBe(true)
})

test('a workspace inside another repository is not taken for that one', async () => {
  await using folder = await temporaryFolder()
  await using repo = await createRepo({ 'a.md': 'one' })
  const inner = join(repo.folder, 'inner')
  await mkdir(inner)
  const remote = remoteFor({ serverUrl: 'file:///nonexistent' }, folder.path)
  await expect(openRepository(inner, { environment, remote })).rejects.toThrow(/is not a git repository/)
  await plainGit(inner, ['rev-parse', 'HEAD'], {})
})

test('replaced objects and grafts change nothing of what is read', async () => {
  await using folder = await temporaryFolder()
  await using repo = await createRepo({ 'a.md': 'one', 'old.md': 'old' })
  const first = await repo.git('rev-parse', 'main')
  const second = await repo.commit({ 'a.md': 'two', 'old.md': null })
  await repo.git('replace', await repo.oid(second, 'a.md'), await repo.oid(first, 'a.md'))
  await repo.git('replace', second, first)
  await writeFile(join(repo.folder, '.git', 'info', 'grafts'), `${second}\n`)
  expect(await repo.git('ls-tree', '--name-only', second)).toContain('old.md')

  const remote = remoteFor({ serverUrl: 'file:///nonexistent' }, folder.path)
  await using opened = await openRepository(repo.folder, { environment, remote })
  const tree = await opened.tree(second)
  expect(tree.map(each => each.path)).toEqual(['a.md'])
  const [blob] = await collected(opened.blobs([tree[0]?.oid ?? ''], 100))
  expect(Buffer.from(blob?.bytes ?? []).toString()).toBe('two')
  expect((await opened.deleted()).map(each => each.path)).toEqual(['old.md'])
})

test.each([
  '--upload-pack=PROGRAM',
  '--output=MARK',
  '-oProxyCommand=PROGRAM',
  'x;PROGRAM',
  '$(PROGRAM)',
  '`PROGRAM`',
  '../../../../MARK',
])('a branch and a commit named %s are no options and no commands', async name => {
  await using folder = await temporaryFolder()
  const mark = join(folder.path, 'mark')
  const { program } = await setTrap(folder.path, mark)
  await using server = await createRepo({ 'a.md': 'one' }, { bare: true })
  await server.commit({ 'a.md': 'two' })
  await using clone = await createShallowClone(server)
  const evil = name.replace('PROGRAM', program).replace('MARK', mark)
  await using opened = await openRepository(clone.folder, {
    environment,
    remote: remoteFor(clone, folder.path),
  })
  const done = await Promise.allSettled([
    opened.isBehind('d'.repeat(40), evil),
    opened.tree(evil),
    opened.isBehind(evil, 'main'),
  ])
  expect(done[1]?.status).toBe('rejected')
  expect(await isThere(mark)).toBe(false)
})

const asRoot = process.getuid?.() === 0 ? test : test.skip
asRoot('a checkout of another user is read, and still runs nothing', async () => {
  await using folder = await temporaryFolder()
  const mark = join(folder.path, 'mark')
  const { program } = await setTrap(folder.path, mark)
  await using repo = await createRepo({ 'a.md': 'one' })
  await repo.git('config', 'core.fsmonitor', program)
  await new Promise(resolve => execFile('chown', ['-R', '65534', repo.folder], resolve))
  await expect(repo.git('rev-parse', 'HEAD')).rejects.toThrow(/dubious ownership/)
  const remote = remoteFor({ serverUrl: 'file:///nonexistent' }, folder.path)
  await using opened = await openRepository(repo.folder, { environment, remote })
  expect(await opened.tree(opened.head)).toHaveLength(1)
  expect(await isThere(mark)).toBe(false)
})

test('the token is in no file when the fetch is over', async () => {
  await using folder = await temporaryFolder()
  await using server = await createRepo({ 'a.md': 'one' }, { bare: true })
  await using http = await startGitServer(dirname(dirname(server.folder)), 'the-token-of-the-job')
  await server.commit({ 'a.md': 'two' })
  await using clone = await createShallowClone(server)
  const remote = { ...remoteFor({ serverUrl: http.url }, folder.path), token: 'the-token-of-the-job' }
  await using opened = await openRepository(clone.folder, { environment, remote })
  await opened.tree('d'.repeat(40)).catch(() => {})
  const secret = Buffer.from('x-access-token:the-token-of-the-job').toString('base64')
  const found = await new Promise<string>(resolve =>
    execFile(
      'grep',
      ['-rlF', '-e', secret, '-e', 'the-token-of-the-job', folder.path, clone.folder],
      (_, stdout) => resolve(stdout),
    ),
  )
  expect(found).toBe('')
  expect(await readFile(join(clone.folder, '.git', 'config'), 'utf8')).not.toContain('the-token')
})
