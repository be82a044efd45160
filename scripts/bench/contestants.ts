import { execFile } from 'node:child_process'
import { copyFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type ActionOptions, runAction } from '../../sandbox/action.ts'
import { git } from '../command/git.ts'
import type { Received, Sink } from './sink.ts'
import { readUsage, run, timed, type Usage } from './time.ts'
import { type Workspace, withSite } from './workspace.ts'

/** One thing to measure. */
export interface Contestant {
  name: string
  /** How many documents the service must have been sent. */
  documents: number
  run(): Promise<Usage>
}

export interface Measured extends Usage, Received {}

export interface Stage {
  workspace: Workspace
  sink: Sink
  /** A path in the folder of this bench. */
  within: (name: string) => string
  signal: AbortSignal
}

const floor = fileURLToPath(new URL('floor.js', import.meta.url))
const toolkit = fileURLToPath(new URL('toolkit.js', import.meta.url))
const ncc = fileURLToPath(import.meta.resolve('@vercel/ncc/dist/ncc/cli.js'))

export const names = {
  full: 'full push',
  ordinary: 'ordinary push, one page',
  nothing: 'nothing changed',
  preview: 'preview of one page',
  mkdocs: 'one page of a site of MkDocs',
  docusaurus: 'one page of a site of Docusaurus',
  hugo: 'one page of a site of Hugo',
  fullFloor: 'floor of a full push',
  ordinaryFloor: 'floor of an ordinary push',
  nothingFloor: 'floor of nothing changed',
  remark: 'remark-cli, no push',
  curl: 'curl for each page',
  curlOrdinary: 'curl for each changed page',
  rdme: 'rdme, as on each push',
} as const

/** The action, on journals that say what was pushed before. */
export async function actions(stage: Stage): Promise<Contestant[]> {
  const { workspace, sink, within } = stage
  const { base, head } = workspace
  await push(stage, base, within('at-base.jsonl'))
  // Drafts are no documents.
  const { documents } = await sink.received()
  await copyFile(within('at-base.jsonl'), within('at-head.jsonl'))
  await push(stage, head, within('at-head.jsonl'))
  const after = async (journal: string | undefined, isPreview = false) => {
    await rm(within('journal.jsonl'), { force: true })
    if (journal !== undefined) await copyFile(within(journal), within('journal.jsonl'))
    return push(stage, head, within('journal.jsonl'), { isPreview })
  }
  return [
    { name: names.full, documents, run: () => after(undefined) },
    { name: names.ordinary, documents: 1, run: () => after('at-base.jsonl') },
    { name: names.nothing, documents: 0, run: () => after('at-head.jsonl') },
    { name: names.preview, documents: 0, run: () => after('at-base.jsonl', true) },
  ]
}

const SITES = {
  mkdocs: (docs: string) => [
    'mkdocs.yml',
    `site_name: X\nsite_url: https://x.example/\ndocs_dir: ${docs}\nmarkdown_extensions: [pymdownx.snippets, pymdownx.emoji]\n`,
  ],
  docusaurus: (docs: string) => [
    'docusaurus.config.js',
    `module.exports = { url: 'https://x.example', baseUrl: '/', presets: [['classic', { docs: { path: '${docs}', routeBasePath: '/' } }]] }\n`,
  ],
  hugo: (docs: string) => ['hugo.toml', `baseURL = "https://x.example/"\ncontentDir = "${docs}"\n`],
} as const

/** The action where the folder of the page that changes is a site's. */
export async function sites(stage: Stage): Promise<Contestant[]> {
  const [docs = ''] = stage.workspace.changed.split('/')
  const contestants: Contestant[] = []
  for (const generator of ['mkdocs', 'docusaurus', 'hugo'] as const) {
    const [path = '', text = ''] = SITES[generator](docs)
    const workspace = await withSite(stage.workspace, path, text)
    const [before, journal] = ['before', 'journal'].map(name => stage.within(`${name}-${generator}.jsonl`))
    await push({ ...stage, workspace }, workspace.base, before!)
    const run = async () => {
      await copyFile(before!, journal!)
      return push({ ...stage, workspace }, workspace.head, journal!)
    }
    contestants.push({ name: names[generator], documents: 1, run })
  }
  return contestants
}

/** The least that each could cost: a short run loads the toolkit that every action loads, bundled as the action is. */
export async function floors({ workspace, sink, within }: Stage): Promise<Contestant[]> {
  const { folder, base, head, paths } = workspace
  await promisify(execFile)(process.execPath, [ncc, 'build', toolkit, '-o', within('toolkit'), '--quiet'])
  const loaded = within('toolkit/index.js')
  const each = (name: string, documents: number, command: string[]): Contestant => ({
    name,
    documents,
    run: () => run(command, folder, within('time.txt')),
  })
  return [
    each(names.fullFloor, paths.length, [process.execPath, floor, 'full', sink.url, head]),
    each(names.ordinaryFloor, 1, [process.execPath, '--import', loaded, floor, 'page', sink.url, base, head]),
    each(names.nothingFloor, 0, [
      'sh',
      '-c',
      '"$0" "$1" && git ls-tree -r -z HEAD >/dev/null',
      process.execPath,
      loaded,
    ]),
  ]
}

interface PushOptions extends Partial<ActionOptions> {
  isPreview?: boolean
}

/** One run of the action. @throws when it is not green. */
export async function push(
  stage: Stage,
  commit: string,
  journal: string,
  { isPreview = false, inputs = {}, ...others }: PushOptions = {},
): Promise<Usage> {
  const { workspace, sink, within, signal } = stage
  const { folder, base } = workspace
  // What is on the disk does not matter: the action reads commits.
  await git(folder, ['update-ref', '--no-deref', 'HEAD', commit])
  const pullRequest = { base: { ref: 'main', sha: base } }
  const { exitCode, output, seconds } = await runAction({
    ...others,
    workspace: folder,
    event: {
      name: isPreview ? 'pull_request' : 'push',
      sha: commit,
      payload: {
        repository: { default_branch: 'main' },
        ...(isPreview && { pull_request: pullRequest }),
      },
    },
    inputs: {
      'base-url': sink.url,
      'connector-id': 'docs',
      'api-key': 'bench-key',
      journal,
      'timeout-minutes': '360',
      ...inputs,
    },
    wrap: node => timed(node, within('time.txt')),
    onStart: kill => signal.addEventListener('abort', () => kill('SIGTERM'), { once: true }),
  })
  if (exitCode !== 0) throw new Error(`the action ended with ${exitCode}: ${output.slice(-2000)}`)
  return { seconds, ...readUsage(within('time.txt')) }
}
