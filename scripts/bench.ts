/** `npm run bench`: what a push takes, measured on the built action. */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { type BenchOptions, readArguments, usage } from './bench/arguments.ts'
import { measureBuilt, toBuiltMarkdown } from './bench/built.ts'
import { actions, floors, type Stage, sites } from './bench/contestants.ts'
import { measure } from './bench/match.ts'
import { others } from './bench/others.ts'
import { toSvg } from './bench/plot.ts'
import { circumstancesLine, toMarkdown } from './bench/results.ts'
import { measureSizes, toScalingMarkdown } from './bench/scaling.ts'
import { type Sink, startSink } from './bench/sink.ts'
import { makeWorkspace } from './bench/workspace.ts'
import { command } from './command/command.ts'
import { temporaryFolder } from './command/folder.ts'
import { git } from './command/git.ts'
import { say } from './command/say.ts'

const folderOf = new URL('../bench/', import.meta.url)

process.exitCode = await command(readArguments, usage, bench)

async function bench(options: BenchOptions, signal: AbortSignal): Promise<boolean> {
  await using sink = await startSink(options.latencyMs)
  await mkdir(folderOf, { recursive: true })
  const measures = options.built ? benchBuilt : options.scaling.length > 0 ? benchScaling : benchOne
  await measures(options, sink, signal)
  return true
}

async function benchScaling(options: BenchOptions, sink: Sink, signal: AbortSignal): Promise<void> {
  const sizes = await measureSizes(options.scaling, options, sink, signal)
  const load = Math.max(...sizes.map(each => each.load))
  const what = `Generated pages of ${options.pageBytes} bytes`
  const text = toScalingMarkdown(
    sizes,
    circumstancesLine({ ...options, what, git: await gitVersion() }, load),
  )
  await writeFile(new URL('scaling.md', folderOf), text)
  await writeFile(new URL('scaling.svg', folderOf), toSvg(sizes))
  say(text)
}

async function benchBuilt(options: BenchOptions, sink: Sink, signal: AbortSignal): Promise<void> {
  const { built: site = '', scaling, runs } = options
  const sizes = await measureBuilt({ site, sizes: scaling.length > 0 ? scaling : [1000], runs }, sink, signal)
  const what = `Copies of the pages of ${basename(resolve(site))}`
  const load = Math.max(...sizes.map(each => each.load))
  const text = toBuiltMarkdown(sizes, circumstancesLine({ ...options, what, git: await gitVersion() }, load))
  await writeFile(new URL('built.md', folderOf), text)
  say(text)
}

async function benchOne(options: BenchOptions, sink: Sink, signal: AbortSignal): Promise<void> {
  await using folder = await temporaryFolder()
  const within = (name: string) => join(folder.path, name)
  const source = options.repo ?? { pages: options.generate, pageBytes: options.pageBytes }
  const workspace = await makeWorkspace(within('repository'), source)
  const stage: Stage = { workspace, sink, within, signal }
  const beside = options.others ? await others(stage) : []
  const contestants = [
    ...(await actions(stage)),
    ...(await sites(stage)),
    ...(await floors(stage)),
    ...beside,
  ]
  const match = await measure(contestants, stage, options.runs)
  const pages = workspace.paths.length
  const what =
    options.repo === undefined
      ? `${pages} generated pages of ${options.pageBytes} bytes`
      : `${basename(options.repo)} at ${workspace.base.slice(0, 7)}, ${pages} pages`
  const isMdx = workspace.paths.filter(path => path.endsWith('.mdx')).length > pages / 2
  const text = toMarkdown(match, { ...options, what, git: await gitVersion() }, isMdx)
  await writeFile(new URL(options.output, folderOf), text)
  say(text)
}

function gitVersion(): Promise<string> {
  return git('.', ['--version'])
}
