import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runAction } from '../../sandbox/action.ts'
import { temporaryFolder } from '../../sandbox/folder.ts'
import { git } from '../command.ts'

/** Pages that a parser of Markdown takes minutes for, and that no author would write. */
const SLOW = ['*a'.repeat(40_000), '1. '.repeat(20_000)]
const ORDINARY = 198

/** How many seconds after the first request all ordinary pages must be in search, and how long the whole run may take. */
const MAX_ORDINARY_SECONDS = 20
const MAX_RUN_SECONDS = 90

/** Measures how long two slow pages hold up the others, and the run. @param slack how much more time is allowed. */
export async function measureSlowPages(slack: number): Promise<{ lines: string[]; isEnough: boolean }> {
  await using folder = await temporaryFolder()
  const workspace = join(folder.path, 'repository')
  await mkdir(join(workspace, 'docs'), { recursive: true })
  const pages = [...SLOW, ...Array.from({ length: ORDINARY }, (_, index) => `Words of page ${index}.\n`)]
  for (const [index, body] of pages.entries())
    await writeFile(
      join(workspace, `docs/${String(index).padStart(3, '0')}.md`),
      `# Page ${index}\n\n${body}\n`,
    )
  await git(workspace, ['init', '--quiet', '--initial-branch', 'main'])
  await git(workspace, ['add', '--all'])
  const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', '-c', 'commit.gpgSign=false']
  await git(workspace, [...author, 'commit', '--quiet', '--message', 'Pages'])
  const arrivals: number[] = []
  const server = createServer(async (request, response) => {
    const { documents } = JSON.parse(await text(request)) as { documents: unknown[] }
    for (const _ of documents) arrivals.push(performance.now())
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const start = performance.now()
  const { exitCode } = await runAction({
    workspace,
    repository: 'bench/slow',
    event: { name: 'push', ref: 'refs/heads/main', payload: { repository: { default_branch: 'main' } } },
    inputs: {
      'base-url': `http://127.0.0.1:${port}`,
      'connector-id': 'docs',
      'api-key': 'bench-key',
      journal: join(folder.path, 'journal.jsonl'),
    },
  })
  const runSeconds = (performance.now() - start) / 1000
  server.close()
  const ordinarySeconds = ((arrivals[ORDINARY - 1] ?? Infinity) - (arrivals[0] ?? 0)) / 1000
  const isWhole = exitCode === 0 && arrivals.length === pages.length
  const lines = [
    `${arrivals.length} of ${pages.length} pages arrived, two of which no parser ends on in time (exit code ${exitCode}).`,
    `The other ${ORDINARY} arrived within ${ordinarySeconds.toFixed(1)} s of the first: at most ${MAX_ORDINARY_SECONDS} are allowed.`,
    `The run took ${runSeconds.toFixed(1)} s: at most ${MAX_RUN_SECONDS} are allowed.`,
  ]
  const isEnough =
    isWhole && ordinarySeconds <= MAX_ORDINARY_SECONDS * slack && runSeconds <= MAX_RUN_SECONDS * slack
  return { lines, isEnough }
}
