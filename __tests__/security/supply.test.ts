import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parseSync } from '@swc/core'
import { startGitServer } from '../../sandbox/git-server.ts'
import { startGitHub } from '../../sandbox/github.ts'
import { findLeaks } from '../../sandbox/leaks.ts'
import { killedAt, openStage, type Stage } from '../support/stage.ts'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

interface Locked {
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  dev?: boolean
  optional?: boolean
  inBundle?: boolean
}
const REGISTRY = /^https:\/\/registry\.npmjs\.org\/[^?#]+\.tgz$/
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
const installed = Object.entries(lock.packages).filter(([path]) => path !== '')

test('every package comes from npm’s own registry, by a digest', () => {
  // Without an address npm takes it from its registry; what counts is the digest of what comes.
  const isOwn = ({ resolved }: Locked) => resolved === undefined || REGISTRY.test(resolved)
  const bundled = ({ inBundle }: Locked) => inBundle === true
  expect(installed.filter(([, each]) => !isOwn(each)).map(([path]) => path)).toEqual([])
  const digested = installed.filter(([, each]) => !bundled(each))
  expect(digested.filter(([, each]) => !each.integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
    [],
  )
})

test('what the bundle is made of runs nothing when it is installed', () => {
  const scripts = installed.filter(([, each]) => each.hasInstallScript && !each.dev && !each.optional)
  expect(scripts.map(([path]) => path)).toEqual([])
})

const bundle = readdirSync(new URL('../../dist', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.js'))
  .map(name => [name, read(`dist/${name}`)] as const)

test('the licence of the action is there, and that of each package in it, all of which are locked as its own', () => {
  expect(read('LICENSE')).toMatch(/^MIT License/)
  // What names a part of the bundle is a comment with its path.
  const named = bundle.flatMap(([, code]) => [
    ...code.matchAll(/\.\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/g),
  ])
  const packages = [...new Set(named.map(([, name = '']) => name))]
  expect(packages.length).toBeGreaterThan(50)
  const licences = read('dist/licenses.txt') + read('dist/worker/licenses.txt')
  const licensed = new Set(
    [...licences.matchAll(/^(\S+)\n(?:MIT|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0|Apache-2\.0)\n/gm)].map(
      ([, name]) => name,
    ),
  )
  expect(packages.filter(name => !licensed.has(name))).toEqual([])
  const own = installed.filter(([, each]) => !each.dev).map(([path]) => path.split('node_modules/').at(-1))
  expect(packages.filter(name => !own.includes(name))).toEqual([])
})

test.each(bundle)(
  '%s of the bundle makes no code of text, and takes nothing in but itself and what Node has',
  (_, code) => {
    expect(code.match(/\beval\(|new Function\(/g) ?? []).toEqual([])
    const isOurs = (name: string) => isBuiltin(name) || /^\.\/[\w.]+\.js$/.test(name)
    const module = parseSync(code, { syntax: 'ecmascript', target: 'es2024' })
    expect([...importsOf(module)].filter(name => !isOurs(name))).toEqual([])
  },
)

interface Node {
  type?: string
  source?: { value: string }
  callee?: Node
  value?: string
  arguments?: { expression: Node }[]
}

/** What `import`, `import()` and `require` are given; ncc writes the last as `…_createRequire(…)(name)`. */
function importsOf(module: unknown): Set<string> {
  const found = new Set<string>()
  JSON.stringify(module, (_, node: Node | null) => {
    if (node?.type === 'ImportDeclaration' && node.source) found.add(node.source.value)
    const name = node?.arguments?.[0]?.expression.value
    if (node?.type === 'CallExpression' && takesIn(node.callee) && name !== undefined) found.add(name)
    return node
  })
  return found
}

function takesIn(callee: Node | undefined): boolean {
  if (callee?.type === 'Import') return true
  if (callee?.type === 'CallExpression') return /createRequire$/.test(callee.callee?.value ?? '')
  return callee?.type === 'Identifier' && callee.value === 'require'
}

/** Writes down each address that a connection is made to, and each name that is looked up, on every thread. */
const witnessAt = (path: string) => `import net from 'node:net'
import dns from 'node:dns'
import dgram from 'node:dgram'
import { appendFileSync } from 'node:fs'
import threads from 'node:worker_threads'
import { syncBuiltinESMExports } from 'node:module'
const note = what => appendFileSync(${JSON.stringify(path)}, what + '\\n')
if (!threads.isMainThread) note('a thread')
threads.Worker = class extends threads.Worker {
  constructor(url, options) { super(url, { ...options, execArgv: ['--import=' + import.meta.url] }) }
}
syncBuiltinESMExports()
const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function (...all) {
  const [given] = Array.isArray(all[0]) ? all[0] : all
  note('connect ' + (typeof given === 'object' ? given.path ?? given.host + ':' + given.port : all.slice(0, 2).reverse().join(':')))
  return connect.apply(this, all)
}
const { lookup } = dns
dns.lookup = (name, ...rest) => (note('lookup ' + name), lookup(name, ...rest))
dgram.Socket.prototype.send = () => note('datagram')
`

async function openWitness(stage: Stage) {
  const path = join(stage.home, 'witness')
  return {
    environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(witnessAt(path))}` },
    seen: async () => [...new Set((await readFile(path, 'utf8')).trim().split('\n'))].sort(),
  }
}

const TOKEN = 'ghs-of-the-job'
const connectTo = (url: string) => `connect ${new URL(url).host}`

test('the bundle connects to the service and to GitHub’s API, and to nothing else', async () => {
  await using stage = await openStage({
    'a.md': '# A\n\n![x](https://evil.example/x.png)\n',
    'b.mdx': 'import x from "https://evil.example"\n\n# B\n',
  })
  await using github = await startGitHub({ token: TOKEN, repository: 'example/docs' })
  const { environment, seen } = await openWitness(stage)
  const run = await stage.push({
    inputs: { journal: 'deployments', 'github-token': TOKEN, 'agent-instructions': 'AGENTS.md' },
    environment: { ...environment, GITHUB_API_URL: github.url },
  })
  expect(run.exitCode).toBe(0)
  expect(await seen()).toEqual(['a thread', ...[stage.sandbox.url, github.url].map(connectTo).sort()])
})

test('its post step connects to GitHub’s API alone', async () => {
  await using stage = await openStage({ 'a.md': '# A\n\nText.\n' })
  await using github = await startGitHub({ token: TOKEN, repository: 'example/docs' })
  const options = { inputs: { journal: 'deployments', 'github-token': TOKEN } }
  stage.sandbox.fail({ hang: true })
  const killed = await stage.push({
    ...options,
    environment: { GITHUB_API_URL: github.url },
    ...killedAt(stage, ['SIGKILL']),
  })
  const { environment, seen } = await openWitness(stage)
  await stage.push({
    ...options,
    state: killed.state,
    environment: { ...environment, GITHUB_API_URL: github.url },
  })
  expect(github.deployments.map(each => each.statuses.at(-1)?.state)).toEqual(['failure'])
  expect(await seen()).toEqual([connectTo(github.url)])
})

test('git is given no address but that of the repository, the token on no command line, and the key nowhere', async () => {
  await using stage = await openStage({ 'a.md': '# A\n\nText.\n' })
  // Other than `randomKey`, it has no end in common with the key.
  const token = `ghs_${crypto.randomUUID()}`
  await using server = await startGitServer(stage.home, token)
  await stage.checkout.git('clone', '--quiet', '--bare', '.', join(stage.home, 'example', 'docs'))
  const log = join(stage.home, 'calls')
  // A shell drops what has a hyphen in its name; what it was given itself is in /proc, where there is one.
  const spy = `#!/bin/sh
printf '%s\\n' "$0" "$@" >> '${log}.lines'
{ env; cat /proc/$$/environ 2>/dev/null; } >> '${log}'
PATH='${process.env.PATH}' exec git "$@"
`
  await writeFile(join(stage.home, 'git'), spy, { mode: 0o755 })
  await stage.push()
  await stage.rewriteJournal(text => text.replace(/"sha":"[0-9a-f]+"/, `"sha":"${'d'.repeat(40)}"`))
  await stage.push({
    inputs: { 'github-token': token },
    environment: { GITHUB_SERVER_URL: server.url, PATH: `${stage.home}:${process.env.PATH}` },
  })
  const [lines, variables] = [await readFile(`${log}.lines`, 'latin1'), await readFile(log, 'latin1')]
  expect([...findLeaks(stage.key, { lines, variables }), ...findLeaks(token, { lines })]).toEqual([])
  const calls = lines.split('\n')
  expect(calls).toContain('fetch')
  expect(new Set(calls.filter(each => /^\w+:\/\/|^[^-=]*@[^=]*:/.test(each)))).toEqual(
    new Set([`${server.url}/example/docs`]),
  )
  expect(server.authorizations.length).toBeGreaterThan(0)
})
