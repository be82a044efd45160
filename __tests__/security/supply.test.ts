import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startGitHub } from '../../sandbox/github.ts'
import { openStage } from './stage.ts'

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

test('the licence of the action and those of what it is made of are there', () => {
  expect(read('LICENSE')).toMatch(/^MIT License/)
  const licences = read('dist/licenses.txt')
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  for (const name of Object.keys(dependencies)) expect(licences).toContain(name)
})

test('the bundle makes no code of text', () => {
  expect(read('dist/index.js').match(/\beval\(|new Function\(/g) ?? []).toEqual([])
})

/** Writes down each address that a connection is made to, and each name that is looked up. */
const WITNESS = `import net from 'node:net'
import dns from 'node:dns'
import dgram from 'node:dgram'
import { appendFileSync } from 'node:fs'
const note = what => appendFileSync(process.env.WITNESS, what + '\\n')
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

test('the bundle connects to the service and to GitHub’s API, and to nothing else', async () => {
  await using stage = await openStage({
    'a.md': '# A\n\n![x](https://evil.example/x.png)\n',
    'b.mdx': 'import x from "https://evil.example"\n\n# B\n',
  })
  await using github = await startGitHub({ token: 'ghs-of-the-job', repository: 'example/docs' })
  const witness = join(stage.home, 'witness')
  const run = await stage.push({
    inputs: { journal: 'deployments', 'github-token': 'ghs-of-the-job', 'agent-instructions': 'AGENTS.md' },
    environment: {
      GITHUB_API_URL: github.url,
      WITNESS: witness,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WITNESS)}`,
    },
  })
  expect(run.exitCode).toBe(0)
  const seen = new Set((await readFile(witness, 'utf8')).trim().split('\n'))
  expect([...seen].sort()).toEqual(
    [stage.sandbox.url, github.url].map(url => `connect ${new URL(url).host}`).sort(),
  )
})
