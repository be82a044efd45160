import { posix } from 'node:path'
import type { Sites } from '../generators/index.ts'
import type { BuiltFolder } from '../inputs/generated.ts'
import type { Inputs } from '../inputs/index.ts'
import { pageExtensions } from '../inputs/patterns.ts'
import { isInShard } from '../inputs/shard.ts'
import { digestOf } from '../journal/digests.ts'
import type { PageReader, Reading } from '../plan/pages.ts'
import type { BuiltText, TreeEntry } from '../plan/tree.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { Found } from './overlay.ts'
import type { Disk, Pool, Repository, RunnerContext } from './ports.ts'

/** Where built and generated pages are looked for. */
export interface Surroundings {
  inputs: Inputs
  context: Pick<RunnerContext, 'repository'>
  repository: Repository
  disk: Disk
  /** Threads that built pages are read on. */
  pool: Pool
  /** Of the repository's trees. */
  read: PageReader
}

/** What was made of all built pages: texts, which are kept on the disk by their digests. */
export interface BuiltTexts {
  texts: Found[]
  /** What the log says of it. */
  lines: string[]
  /** What the user may not expect. */
  warnings: string[]
}

/**
 * Makes the texts of all built pages.
 *
 * @param html the files that `generated` names.
 * @throws InputError when a folder has no HTML.
 */
export async function readBuiltSites(
  html: ReadonlySet<string>,
  { inputs, context, repository, disk, pool, read }: Surroundings,
): Promise<BuiltTexts> {
  const { builtSite, shard, siteUrls } = inputs
  const named = new Set(builtSite.map(each => each.folder))
  const other = otherFolder([...html].filter(path => !builtSite.some(each => isBelow(path, each.folder))))
  if (named.size === 0 && other === undefined) return { texts: [], lines: [], warnings: [] }
  // It loads the parser of HTML, which other runs do not need.
  const { readBuiltSite } = await import('./built.ts')
  const tree = await repository.tree(repository.head)
  const reading = await read(tree, inputs)
  const wanted = new Set([...reading.pages.values()].map(each => each.path))
  const texts = openTexts(disk)
  const options = {
    ...{ html, disk, pool, siteUrls, blobs: repository.blobs, onText: texts.add },
    repository: context.repository,
    isWanted: (path: string) => wanted.has(path) || (html.has(path) && isInShard(path, shard)),
    sites: await openWithHeads(reading, siteUrls),
  }
  const sources = tree.filter(isMarkdown)
  const lines: string[] = []
  for (const folder of named) {
    const own = sources.filter(({ path }) => foldersOf(path, builtSite).includes(folder))
    lines.push(...(await readBuiltSite(folder, own, options)))
  }
  if (other !== undefined) await readBuiltSite(other, undefined, options)
  return { texts: texts.all(), lines, warnings: texts.warnings() }
}

/** The sites of a commit, with the heads of all pages that have a say in their addresses. */
async function openWithHeads(
  { paths, heads, openSites }: Reading,
  siteUrls: Inputs['siteUrls'],
): Promise<Sites> {
  const opened = openSites(siteUrls)
  await heads.read([...paths.files].filter(path => opened.siteOf(path)?.needsHead(path)))
  return opened
}

const isBelow = (path: string, folder: string) => path.startsWith(`${folder}/`)

function isMarkdown({ path, kind }: TreeEntry): boolean {
  return kind === 'file' && pageExtensions.some(extension => path.endsWith(extension))
}

/** The built folders of a source: those of the lines that name the innermost folder it is in. */
function foldersOf(path: string, builtSite: readonly BuiltFolder[]): string[] {
  const lines = builtSite.filter(({ source }) => path.startsWith(source))
  const innermost = Math.max(...lines.map(({ source }) => source.length))
  return lines.filter(({ source }) => source.length === innermost).map(({ folder }) => folder)
}

/** The folder that all HTML is in that is in no built site. */
function otherFolder(html: readonly string[]): string | undefined {
  const [first] = html
  if (first === undefined) return undefined
  let folder = posix.dirname(first)
  while (folder !== '.' && !html.every(path => isBelow(path, folder))) folder = posix.dirname(folder)
  return folder === '.' ? '' : folder
}

/** Keeps texts. Where two built sites have a page, the first counts; a page that neither has goes by its source. */
function openTexts(disk: Disk) {
  const found = new Map<string, Found & { isMade: boolean }>()
  const shared: string[] = []
  return {
    async add(path: string, text: BuiltText): Promise<void> {
      const isMade = 'body' in text
      if (found.get(path)?.isMade) {
        if (isMade) shared.push(path)
        return
      }
      const json = JSON.stringify(text)
      const digest = digestOf(json)
      await disk.keep(digest, json)
      found.set(path, { path, digest, isMade })
    },
    all: () => [...found.values()],
    warnings: () => warnOfShared(shared),
  }
}

function warnOfShared([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return []
  const more = others.length > 0 ? ` and ${others.length} more pages` : ''
  const message = `built-site: "${sanitizeForLog(first)}"${more} have a built page in two folders, of which the one that is listed first counts. Name the folder of its sources after each, as in public -> docs/.`
  return [withHelp(message, 'built-site')]
}
