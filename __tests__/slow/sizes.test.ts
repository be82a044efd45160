import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from '@jest/globals'
import type { Report } from '../../src/report/index.ts'
import { bombs, mdxBombs } from '../security/bombs.ts'
import { openStage, type Stage } from '../support/stage.ts'

const PAGE = '# A\n\nText.\n'
// Only against hanging: a slow machine may take its time.
const MINUTES = 60_000

/** Runs git with these pieces as its input. */
async function feed(stage: Stage, args: string[], pieces: Iterable<string | Uint8Array>): Promise<string> {
  const child = spawn('git', args, { cwd: stage.checkout.folder, stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  for (const piece of pieces) if (!child.stdin.write(piece)) await once(child.stdin, 'drain')
  child.stdin.end()
  await once(child, 'close')
  return output.trim()
}

/** Without a file on the disk: the action reads git's objects. */
async function commitTree(stage: Stage, lines: Iterable<string>): Promise<void> {
  await feed(stage, ['update-index', '--add', '--index-info'], lines)
  await stage.checkout.git('commit', '--quiet', '--message', 'Many')
}

function* zeros(bytes: number): Generator<Uint8Array> {
  const megabyte = new Uint8Array(1 << 20).fill(0x61)
  for (let written = 0; written < bytes; written += megabyte.length) yield megabyte
}

describe('of a repository that is expensive to read the page gets in:', () => {
  test(
    'a file of 2 GB is named',
    async () => {
      await using stage = await openStage({ 'a.md': PAGE })
      const oid = await feed(
        stage,
        ['-c', 'core.compression=1', '-c', 'core.bigFileThreshold=1m', 'hash-object', '-w', '--stdin'],
        zeros(2 ** 31),
      )
      await commitTree(stage, [`100644 ${oid}\tlarge.md\n`])
      const run = await stage.push()
      expect(run.output).toMatch(/large\.md: .*\b2147483648\b/)
      expect(stage.sandbox.store.active('docs').has('a.md')).toBe(true)
    },
    20 * MINUTES,
  )

  test(
    '100,000 tiny files',
    async () => {
      await using stage = await openStage({ 'a.md': PAGE })
      const oid = await feed(stage, ['hash-object', '-w', '--stdin'], [PAGE])
      const paths = Array.from(
        { length: 100_000 },
        (_, index) => `100644 ${oid}\tdocs/${index % 300}/${index}.txt\n`,
      )
      await commitTree(stage, [...paths, ...paths.slice(0, 5_000).map(line => line.replace('.txt', '.md'))])
      const run = await stage.push()
      expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '5001' } })
    },
    20 * MINUTES,
  )

  // All rows at a size at which they end; at ten times this some take their ten seconds of a thread each.
  test(
    'every page of the bombs, as one push',
    async () => {
      const pages = [
        ...Object.entries(bombs).map(([name, make]) => [`${name}.md`, make(20_000)] as const),
        ...Object.entries(mdxBombs).map(([name, make]) => [`${name}.mdx`, make(20_000)] as const),
        ['stars without end.md', '*_'.repeat(200_000)] as const,
      ]
      await using stage = await openStage({ 'a.md': PAGE, ...Object.fromEntries(pages) })
      const run = await stage.push()
      expect(run.exitCode).toBe(0)
      const { documents } = run.report as Report
      expect(documents.flatMap(each => each.messages).some(({ rule }) => rule === 'parser')).toBe(true)
      const { pushed, hidden, failed } = run.outputs
      expect([Number(pushed) + Number(hidden), failed]).toEqual([pages.length + 1, '0'])
      expect(stage.sandbox.store.active('docs').has('a.md')).toBe(true)
    },
    20 * MINUTES,
  )
})
