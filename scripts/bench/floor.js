/**
 * The least that a push could cost with this Node and git: nothing is parsed, checked or remembered.
 *
 * `full URL COMMIT`: the Markdown files as they are, in batches. `page URL BASE COMMIT`: those that differ.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

const [mode, url, ...commits] = process.argv.slice(2)
const BATCH = { documents: 100, bytes: 4_500_000 }

await push(mode === 'full' ? listed(commits[0]) : changed(...commits))

/** @returns {{ path: string, oid: string }[]} */
function listed(commit) {
  const lines = git('ls-tree', '-r', '-z', '--full-tree', commit).split('\0').filter(isPage)
  return lines.map(line => ({ path: line.slice(line.indexOf('\t') + 1), oid: line.split(/[ \t]/, 3)[2] }))
}

function changed(base, commit) {
  const fields = git('diff-tree', '-r', '-z', '--no-renames', base, commit).split('\0')
  return fields.flatMap((path, index) =>
    isPage(path) ? [{ path, oid: fields[index - 1].split(' ')[3] }] : [],
  )
}

/** The action's own patterns, for a path or a line that ends with one. */
function isPage(line) {
  return /\.(?:md|mdx|markdown)$/.test(line) && !/(?:^|\t)\.github\/|(?:^|\t|\/)node_modules\//.test(line)
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 30 })
}

async function push(pages) {
  let batch = []
  let bytes = 0
  const sending = new Set()
  const flush = async () => {
    if (batch.length === 0) return
    const body = `{"documents":[${batch.join(',')}]}`
    batch = []
    bytes = 0
    const sent = fetch(`${url}/api/ingest/docs/documents`, { method: 'POST', body }).then(async answer => {
      await answer.arrayBuffer()
      sending.delete(sent)
    })
    sending.add(sent)
    if (sending.size >= 4) await Promise.race(sending)
  }
  for await (const { path, text } of texts(pages)) {
    const json = JSON.stringify({ external_ref: path, name: path, body: text })
    if (batch.length === BATCH.documents || bytes + json.length > BATCH.bytes) await flush()
    batch.push(json)
    bytes += json.length
  }
  await flush()
  await Promise.all(sending)
}

async function* texts(pages) {
  const child = spawn('git', ['cat-file', '--batch', '--buffer'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  child.stdin.end(pages.map(({ oid }) => `${oid}\n`).join(''))
  const chunks = child.stdout[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  const more = async () => {
    rest = Buffer.concat([rest, (await chunks.next()).value])
  }
  for (const { path } of pages) {
    while (rest.indexOf(10) < 0) await more()
    const line = rest.indexOf(10)
    const size = Number(rest.toString('latin1', 0, line).split(' ')[2])
    while (rest.length < line + size + 2) await more()
    yield { path, text: rest.toString('utf8', line + 1, line + 1 + size) }
    rest = rest.subarray(line + size + 2)
  }
  await exit
}
