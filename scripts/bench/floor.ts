/**
 * The least that a push could cost with this Node and git, as a process of its own: it loads the toolkit, asks git once what to
 * push, and sends the files as they are. Nothing is checked or remembered.
 */
import '@actions/core'
import '@actions/github'
import { execFileSync } from 'node:child_process'

const [url = '', folder = '', base = '', head = ''] = process.argv.slice(2)
const git = (args: string[], input = '') =>
  execFileSync('git', ['-C', folder, ...args], { input, maxBuffer: 1 << 30 }).toString()
const listing = git(base ? ['diff-tree', '-r', base, head] : ['ls-tree', '-r', head]).trim()
const lines = listing === '' ? [] : listing.split('\n')
// `mode type oid<TAB>path`, or `:mode mode oid oid status<TAB>path`.
const oids = lines.map(line => /([0-9a-f]{40})(?: \w)?\t/.exec(line)?.[1] ?? '')
const texts =
  oids.length > 0
    ? git(['cat-file', '--batch'], `${oids.join('\n')}\n`).split(/^[0-9a-f]{40} blob \d+\n/m)
    : []
for (let at = 1; at < texts.length; at += 100) {
  const documents = texts.slice(at, at + 100).map(body => ({ external_ref: 'page.md', body }))
  await fetch(url, { method: 'POST', body: JSON.stringify({ documents }) })
}
