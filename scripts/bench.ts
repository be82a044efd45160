/** `npm run bench`: what a push takes, measured on the built action. */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type BenchOptions, readArguments, usage } from './bench/arguments.ts'
import { actions, floors, remarkCli, type Stage } from './bench/contestants.ts'
import { measure } from './bench/match.ts'
import { toMarkdown } from './bench/results.ts'
import { startSink } from './bench/sink.ts'
import { makeWorkspace } from './bench/workspace.ts'
import { command } from './demo/command.ts'
import { temporaryFolder } from './demo/folder.ts'
import { git } from './demo/git.ts'
import { say } from './demo/print.ts'

const results = new URL('../bench/results.md', import.meta.url)

process.exitCode = await command(readArguments, usage, bench)

async function bench(options: BenchOptions, signal: AbortSignal): Promise<boolean> {
  await using folder = await temporaryFolder()
  await using sink = await startSink(options.latencyMs)
  const within = (name: string) => join(folder.path, name)
  const source = options.repo ?? { pages: options.generate, pageBytes: options.pageBytes }
  const workspace = await makeWorkspace(within('repository'), source)
  const stage: Stage = { workspace, sink, within, signal }
  const others = options.remark ? [await remarkCli(stage)] : []
  const contestants = [...(await actions(stage)), ...floors(stage), ...others]
  const match = await measure(contestants, stage, options.runs)
  const pages = workspace.paths.length
  const what =
    options.repo === undefined
      ? `${pages} generated pages of ${options.pageBytes} bytes`
      : `${basename(options.repo)} at ${workspace.base.slice(0, 7)}, ${pages} pages`
  const { runs, latencyMs } = options
  const text = toMarkdown(match, { what, runs, latencyMs, git: await git('.', ['--version']) })
  await mkdir(new URL('.', results), { recursive: true })
  await writeFile(results, text)
  say(text)
  return true
}
