import type { Inputs } from '../inputs/index.ts'
import { isNone, quoted, readPattern } from '../inputs/patterns.ts'
import {
  type AttemptRecord,
  attemptsIn,
  type History,
} from '../journal/index.ts'
import type { Snapshot } from '../snapshot/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import { withHelp } from '../text/message.ts'
import { folderOf, join, type Paths } from '../text/paths.ts'
import type { Archive, Plan } from './index.ts'

/** The facts of a run in which something may be that the user does not expect. */
interface Facts {
  inputs: Pick<
    Inputs,
    'files' | 'journal' | 'siteUrls' | 'builtSite' | 'generated'
  >
  record: AttemptRecord
  history: History
  plan: Plan
  now: Pick<Snapshot, 'paths'>
}

/** Warns of what the user may not expect of inputs that are well formed, or of the journal, since each run is green all the same. */
export function findWarnings(facts: Facts): string[] {
  const { inputs, record, history, now } = facts
  const warnings: (string | undefined)[] = []
  for (const connectorId of findRemoved(record, history))
    warnings.push(warnOfRemoved(connectorId))
  warnings.push(warnOfLostFile(facts))
  for (const { prefix } of inputs.siteUrls)
    warnings.push(warnOfPrefix(prefix, facts))
  // Whoever empties the connector expects that pages leave.
  if (!isNone(inputs.files)) {
    for (const pattern of inputs.files)
      warnings.push(warnOfPattern(pattern, now.paths))
    warnings.push(warnOfLeaving(facts))
  }
  return warnings.filter(warning => warning !== undefined)
}

/** The connectors that earlier runs pushed to and this one does not. */
function findRemoved(
  { connectors }: AttemptRecord,
  history: History,
): string[] {
  const earlier = new Set<string>()
  for (const { record } of attemptsIn(history))
    for (const connectorId of record.connectors) earlier.add(connectorId)
  return [...earlier].filter(connectorId => !connectors.includes(connectorId))
}

function warnOfRemoved(connectorId: string): string {
  const message = `No target pushes to the connector ${sanitizeForLog(connectorId)} any more, and nothing archives its documents by itself. If they should leave search, push to it once more with files: none and max-archive: 100%, or delete it in the service.`
  return withHelp(message, 'targets')
}

/** Warns of a pattern where the repository has no such file or folder, or only in the other case. */
function warnOfPattern(
  text: string,
  { files, folders }: Paths,
): string | undefined {
  const { negate, pattern } = readPattern(text)
  const path = rootOf(pattern)
  if (folders.has(path) || files.has(path)) return undefined
  const other = [...folders, ...files].find(
    known => known.toLowerCase() === path.toLowerCase(),
  )
  // What is kept out of search need not be there, unless it is spelt in another case.
  if (negate && other === undefined) return undefined
  const hint =
    other === undefined ? '' : `, but "${sanitizeForLog(other)}": case counts`
  const message = `files: this repository has no "${sanitizeForLog(path)}"${hint}. "${sanitizeForLog(text)}" matches nothing.`
  return withHelp(message, 'files')
}

/** Warns of a folder of `site-urls` that neither the commit nor an earlier step of the job has. */
function warnOfPrefix(
  prefix: string,
  { inputs: { builtSite, generated }, now }: Facts,
): string | undefined {
  const isBuilt = builtSite.some(({ folder }) => prefix === `${folder}/`)
  if (isBuilt || generated.length > 0) return undefined
  if (now.paths.folders.has(join('', prefix) ?? '')) return undefined
  const message = `site-urls: this repository has no folder "${sanitizeForLog(prefix)}", so the line changes nothing. Write the folder of the pages, from the repository's root; case counts.`
  return withHelp(message, 'site-urls')
}

/** The file or folder that a pattern begins with, as far as it is literal: empty for one such as `**\/*.md`. */
function rootOf(pattern: string): string {
  const [literal = ''] = /^[^*?[\\]*/.exec(pattern) ?? []
  const root = literal === pattern ? pattern : folderOf(literal)
  return join('', root) ?? ''
}

/** Warns of a journal that each job finds empty: with such a file no page that is deleted would ever leave search. */
function warnOfLostFile({
  inputs: { journal },
  history: { synced, dirty },
}: Facts): string | undefined {
  if (journal.kind !== 'file' || synced || dirty.length > 0) return undefined
  const message = `The journal ${sanitizeForLog(journal.path)} knows of no earlier sync. At the first one that is right. At any other the file was lost, or the repository or base-url is another one now, and pages that were deleted meanwhile stay in search: keep the file where it outlasts the job, and outside the workspace, which actions/checkout empties.`
  return withHelp(message, 'journal')
}

/** The inputs that decide which documents there are; two workflows that share a connector differ in them. */
export const shapeOf = ({
  files,
  refPrefix,
  branch,
  generated,
}: AttemptRecord) => ({
  files,
  generated: generated?.from ?? [],
  'ref-prefix': [refPrefix],
  branch: [branch],
})

/** Warns of documents that leave search while their pages stay: on purpose, or each time when two workflows push to one connector in turn. */
function warnOfLeaving({
  record,
  history: { synced, dirty },
  plan,
  now: { paths },
}: Facts): string | undefined {
  const last = shapeOf((synced ?? dirty[0])?.record ?? record)
  const now = shapeOf(record)
  const names = changedInputs(last, now)
  const left = plan.archives.filter(
    ({ path }) => names.includes('branch') || paths.files.has(path),
  )
  if (names.length === 0 || left.length === 0) return undefined
  const changes = names.map(
    name =>
      `${name} was ${quoted(last[name])} at the last sync and is ${quoted(now[name])} now`,
  )
  const message = `${whatLeaves(left, names)} The input ${changes.join('; ')}. If two workflows push to this connector in turn, each takes pages of the other out of search: push all of them by one workflow, or give each a connector of its own.`
  return withHelp(message, 'two-workflows')
}

function whatLeaves(
  left: readonly Archive[],
  names: readonly ChangedInput[],
): string {
  const isOne = left.length === 1
  const which = isOne ? '1 page leaves' : `${left.length} pages leave`
  const it = isOne ? 'it' : 'them'
  let why = `ref-prefix gives ${it} another reference`
  if (names.includes('files')) why = `files no longer matches ${it}`
  if (names.includes('branch'))
    why = `the branch does not have ${it}, or files does not match ${it} there`
  return `${which} search because ${why}, such as ${sanitizeForLog(left[0]?.path ?? '')}.`
}

type ChangedInput = 'files' | 'ref-prefix' | 'branch'
type InputShape = ReturnType<typeof shapeOf>

function changedInputs(then: InputShape, now: InputShape): ChangedInput[] {
  const names = ['files', 'ref-prefix', 'branch'] as const
  return names.filter(name => then[name].join('\n') !== now[name].join('\n'))
}
