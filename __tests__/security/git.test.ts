import { execFile } from 'node:child_process'
import { access, chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { startGitServer } from '../../sandbox/git-server.ts'
import { type Checkout, createCheckout } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { collected } from '../support/items.ts'
import { startProxy, startTls } from '../support/proxy.ts'
import { createServed, environment, openRepo } from '../support/repo.ts'
import { answer, type Step, startScripted } from '../support/scripted.ts'

/** In the texts of a row, these words stand for what they name. */
interface Trap {
  /** A program that leaves a mark whenever it runs. */
  PROGRAM: string
  MARK: string
  /** A folder with a hook of each kind, which is that program. */
  HOOKS: string
  /** A folder for more. */
  FOLDER: string
  /** The repository by http, from a server that asks for a password. */
  ASKING: string
}

interface Row {
  /** What an earlier step of the job, or the author of the checkout, has left in its configuration. */
  config?: Record<string, string>
  /** Anything else that was left. */
  prepare?: (clone: Checkout, trap: Trap) => Promise<unknown>
  /** Inherited from the job. */
  environment?: Record<string, string>
  /** The server that the action fetches from; the repository's own where there is none. */
  server?: string
  /** What plain git must do in that checkout to leave the mark. */
  bites: string
}

const DIFF = 'diff 4b825dc642cb6eb9a060e54bf8d69288fbee4904 HEAD'
const CHECKOUT = 'checkout-index --all --force --prefix=out/'
const UPDATE = 'update-ref refs/heads/x HEAD'

const rows: Record<string, Row> = {
  'a file monitor': { config: { 'core.fsmonitor': 'PROGRAM' }, bites: 'status' },
  'hooks in another folder': { config: { 'core.hooksPath': 'HOOKS' }, bites: UPDATE },
  'a filter': {
    config: { 'filter.evil.smudge': 'PROGRAM', 'filter.evil.required': 'true' },
    bites: CHECKOUT,
  },
  'a diff program': { config: { 'diff.external': 'PROGRAM' }, bites: DIFF },
  'an ssh program': {
    config: { 'core.sshCommand': 'PROGRAM', 'url.ssh://h/.insteadOf': 'file:///' },
    bites: 'ls-remote origin',
  },
  'a remote that is a program': {
    config: { 'remote.origin.url': 'ext::PROGRAM', 'protocol.ext.allow': 'always' },
    bites: 'ls-remote ext::PROGRAM',
  },
  'a remote for missing objects': {
    config: {
      'remote.evil.url': 'ext::PROGRAM',
      'remote.evil.promisor': 'true',
      'extensions.partialClone': 'evil',
      'core.repositoryFormatVersion': '1',
      'protocol.ext.allow': 'always',
    },
    bites: `cat-file -p ${'d'.repeat(40)}`,
  },
  'the objects of another repository, and a program that lists its refs': {
    config: { 'core.alternateRefsCommand': 'PROGRAM' },
    prepare: async ({ folder }, { FOLDER }) => {
      await plainGit(FOLDER, 'init --quiet --bare other.git')
      await writeFile(join(folder, '.git/objects/info/alternates'), `${FOLDER}/other.git/objects\n`)
    },
    bites: 'fetch --unshallow',
  },
  'a program for passwords': {
    config: { 'credential.helper': '!PROGRAM' },
    server: 'ASKING',
    bites: 'ls-remote ASKING/o/r',
  },
  'an ssh program, inherited': {
    environment: { GIT_SSH_COMMAND: 'PROGRAM', GIT_SSH: 'PROGRAM' },
    server: 'ssh://h.invalid',
    bites: 'ls-remote ssh://h/x',
  },
  'settings, inherited': {
    environment: {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: 'PROGRAM',
    },
    bites: 'status',
  },
  'a git of its own, and a job that looks for programs in the current folder': {
    prepare: ({ folder }, { PROGRAM }) => cp(PROGRAM, join(folder, 'git')),
    environment: { PATH: `:.:${environment.PATH}` },
    bites: 'status',
  },
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const folderOfTests = process.cwd()
afterEach(() => process.chdir(folderOfTests))

describe('a checkout is read, and its missing objects are fetched, without running', () => {
  test.each(Object.entries(rows))(
    '%s',
    async (_, { config = {}, prepare, environment: own = {}, ...row }) => {
      await using folder = await temporaryFolder()
      const versions = [{ 'a.md': 'one', '.gitattributes': '* filter=evil diff=evil' }, { 'a.md': 'two' }]
      await using at = await createServed(versions)
      await using asking = await startGitServer(dirname(dirname(at.server.folder)), 'nobody-has-this-token')
      // Ahead of the clone, so that its history is fetched too.
      await at.server.commit({ 'a.md': 'three' })
      const trap = await setTrap(folder.path, asking.url)
      const fill = (text: string) => text.replace(/[A-Z]{4,}/g, word => trap[word as keyof Trap] ?? word)
      for (const [name, value] of Object.entries(config)) await at.clone.git('config', name, fill(value))
      await prepare?.(at.clone, trap)
      await rm(trap.MARK, { force: true })
      const inherited = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, fill(value)]))

      // As a runner starts the action.
      process.chdir(at.clone.folder)
      await using opened = await openRepo(at.clone, {
        environment: { ...environment, ...inherited },
        serverUrl: fill(row.server ?? at.clone.serverUrl),
      })
      const head = await opened.tree(opened.head)
      const [blob] = await collected(opened.blobs([head[1]?.oid ?? ''], 100))
      expect(Buffer.from(blob?.bytes ?? []).toString()).toBe('two')
      const [first = ''] = at.commits
      if (row.server === undefined) {
        expect(await opened.tree(first)).toHaveLength(2)
        expect(await opened.isBehind(first, 'main')).toBe(false)
      } else {
        await expect(opened.tree(first)).rejects.toThrow(/could not be fetched/)
        await expect(opened.isBehind(first, 'main')).rejects.toThrow(/could not be asked/)
      }
      expect(await isThere(trap.MARK)).toBe(false)

      await plainGit(at.clone.folder, fill(row.bites), inherited)
      expect(await isThere(trap.MARK)).toBe(true)
    },
  )
})

async function setTrap(folder: string, asking: string): Promise<Trap> {
  const [MARK, HOOKS, PROGRAM] = [join(folder, 'mark'), join(folder, 'hooks'), join(folder, 'program')]
  await mkdir(HOOKS)
  const script = `#!/bin/sh\necho "$@" >> '${MARK}'\ncat >/dev/null 2>&1 </dev/null\nexit 0\n`
  const hooks = ['reference-transaction', 'post-index-change', 'post-checkout'].map(each => join(HOOKS, each))
  for (const path of [PROGRAM, ...hooks]) {
    await writeFile(path, script)
    await chmod(path, 0o755)
  }
  return { PROGRAM, MARK, HOOKS, FOLDER: folder, ASKING: asking }
}

/** Runs git as it is, and resolves to what it prints, however it ends. */
function plainGit(cwd: string, args: string, inherited: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = { ...environment, ...inherited, GIT_TERMINAL_PROMPT: '0' }
  const options = { cwd, env, timeout: 100_000 }
  return new Promise(resolve => execFile('git', args.split(' '), options, (_, stdout) => resolve(stdout)))
}

const TOKEN = 'the-token-of-the-job'

/** A clone that lacks the first of two commits, and its server by http, which wants the token. */
async function openHttp() {
  const served = await createServed([{ 'a.md': 'one' }, { 'a.md': 'two' }])
  await served.server.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  const http = await startGitServer(dirname(dirname(served.server.folder)), TOKEN)
  return {
    ...{ clone: served.clone, first: served.commits[0] ?? '', http },
    async [Symbol.asyncDispose]() {
      await http[Symbol.asyncDispose]()
      await served[Symbol.asyncDispose]()
    },
  }
}

describe('the token and the requests go', () => {
  test('past a proxy in the checkout’s settings, and the token is in no file afterwards', async () => {
    await using folder = await temporaryFolder()
    await using proxy = await startProxy({ status: 502 })
    await using at = await openHttp()
    await at.clone.git('config', 'http.proxy', proxy.url)
    await at.clone.git('config', `http.${at.http.url}/.extraHeader`, 'X-Evil: 1')
    const remote = { serverUrl: at.http.url, token: TOKEN, temporaryFolder: folder.path }
    await using opened = await openRepo(at.clone, remote)
    expect(await opened.tree(at.first)).toHaveLength(1)
    await expect(opened.tree('d'.repeat(40))).rejects.toThrow(/not our ref/)
    const basic = Buffer.from(`x-access-token:${TOKEN}`).toString('base64')
    expect(at.http.authorizations).toContain(`basic ${basic}`)
    expect(await grep([basic, TOKEN], folder.path, at.clone.folder)).toBe('')
    expect(proxy.seen).toEqual([])
    await plainGit(at.clone.folder, `ls-remote ${at.http.url}/o/r`)
    expect(proxy.seen).not.toEqual([])
  })

  test('not to a server without a valid certificate, whatever the machine’s own settings say', async () => {
    await using home = await temporaryFolder()
    await using at = await openHttp()
    await using tls = await startTls(at.http.url)
    await writeFile(join(home.path, '.gitconfig'), '[http]\n\tsslVerify = false\n')
    const inherited = { HOME: home.path, GIT_SSL_NO_VERIFY: '1' }
    const env = { ...environment, ...inherited }
    await using opened = await openRepo(at.clone, { serverUrl: tls.url, token: TOKEN, environment: env })
    await expect(opened.tree(at.first)).rejects.toThrow(/certificate/)
    expect(at.http.authorizations).toEqual([])
    await plainGit(at.clone.folder, `ls-remote ${tls.url}/o/r`, inherited)
    expect(at.http.authorizations).not.toEqual([])
  })

  test('not to another server that the git server redirects to', async () => {
    await using evil = await startScripted([answer(404)])
    const redirect: Step['meet'] = (response, { url }) =>
      void response.writeHead(307, { location: `${evil.url}${url}` }).end()
    await using server = await startScripted([{ meet: redirect }])
    await using repo = await createCheckout({ 'a.md': 'one' })
    await using opened = await openRepo(repo, { serverUrl: server.url, token: TOKEN })
    await expect(opened.tree('d'.repeat(40))).rejects.toThrow(/error: 307/)
    expect(server.seen.map(each => each.authorization)).toEqual([expect.stringMatching(/^basic /)])
    expect(evil.seen).toEqual([])
    await plainGit(repo.folder, `ls-remote ${server.url}/o/r`)
    expect(evil.seen).not.toEqual([])
  })

  test('not to another server that the git server names for its objects', async () => {
    await using evil = await startScripted([answer(404)])
    await using at = await createServed([{ 'a.md': 'one' }, { 'a.md': 'two' }])
    const [first = '', second] = at.commits
    const third = await at.server.commit({ 'a.md': 'three' })
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
    await at.clone.git('config', 'http.followRedirects', 'true')
    await using opened = await openRepo(at.clone, { serverUrl: dumb.url })
    await expect(opened.isBehind(first, 'main')).rejects.toThrow(/could not be asked/)
    await expect(opened.tree(first)).rejects.toThrow(/could not be fetched/)
    expect(dumb.seen.map(each => each.path)).toContain('/o/r/objects/info/http-alternates')
    expect(evil.seen).toEqual([])
    await plainGit(at.clone.folder, `fetch ${dumb.url}/o/r main`)
    expect(evil.seen).not.toEqual([])
  })

  test('to the server itself, whatever the checkout’s settings say about its address', async () => {
    await using at = await createServed([{ 'a.md': 'one' }, { 'a.md': 'two' }])
    await at.clone.git('config', 'url.file:///nonexistent/.insteadOf', 'file:///')
    await expect(at.clone.git('ls-remote', `${at.clone.serverUrl}/o/r`)).rejects.toThrow(/nonexistent/)
    await using opened = await openRepo(at.clone)
    expect(await opened.tree(at.commits[0] ?? '')).toHaveLength(1)
  })
})

/** The files in these folders that contain one of the words. */
function grep(words: string[], ...folders: string[]): Promise<string> {
  const args = ['-rlF', ...words.flatMap(each => ['-e', each]), ...folders]
  return new Promise(resolve => execFile('grep', args, (_, stdout) => resolve(stdout)))
}

test.each(['--upload-pack=PROGRAM', '$(PROGRAM)', '../../../../MARK'])(
  'a branch and a commit named %s are neither options nor commands',
  async name => {
    await using folder = await temporaryFolder()
    const { PROGRAM, MARK } = await setTrap(folder.path, '')
    await using at = await createServed([{ 'a.md': 'one' }, { 'a.md': 'two' }])
    const evil = name.replace('PROGRAM', PROGRAM).replace('MARK', MARK)
    await using opened = await openRepo(at.clone)
    expect(await opened.tip(evil)).toBeUndefined()
    expect(await opened.isBehind(evil, 'main')).toBe(false)
    await expect(opened.isBehind(evil, evil)).rejects.toThrow(/could not be asked/)
    await expect(opened.tree(evil)).rejects.toThrow(/could not be fetched/)
    expect(await isThere(MARK)).toBe(false)
  },
)

const asRoot = process.getuid?.() === 0 ? test : test.skip
asRoot('a checkout of another user is read, and still runs nothing', async () => {
  await using folder = await temporaryFolder()
  const { PROGRAM, MARK } = await setTrap(folder.path, '')
  await using repo = await createCheckout({ 'a.md': 'one' })
  await repo.git('config', 'core.fsmonitor', PROGRAM)
  await new Promise(resolve => execFile('chown', ['-R', '65534', repo.folder], resolve))
  await expect(repo.git('rev-parse', 'HEAD')).rejects.toThrow(/dubious ownership/)
  await using opened = await openRepo(repo)
  expect(await opened.tree(opened.head)).toHaveLength(1)
  expect(await isThere(MARK)).toBe(false)
})
