import { InputError } from '../inputs/index.ts'
import type { AttemptRecord, History } from '../journal/index.ts'
import { JournalError } from '../journal/index.ts'
import { type Report, toReport } from '../report/index.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import { type Settled, syncConnector, type Target, toUnstartedReport } from './connector.ts'
import { requireDisjoint } from './overlaps.ts'
import type { Log } from './ports.ts'
import { toFacts } from './sync.ts'

/** The result of a run. */
export interface TargetsResult {
  /** Of each target, in the order in which they are given. */
  reports: Report[]
  /** Targets that the run before had and this one does not, as `connector-id/name`. */
  removed: string[]
}

/**
 * Pushes what each target needs, one after the other, or shows what that would do. One that fails does not stop the
 * others.
 *
 * @param toMessage what the user reads of an error.
 * @throws whatever a run without the input `targets` meets, and InputError
 */
export async function syncTargets(
  given: readonly Target[],
  toMessage: (error: unknown) => string,
): Promise<TargetsResult> {
  const said = new Set<string>()
  const targets = given.map(each => ({ ...each, ports: { ...each.ports, log: logOf(each, said) } }))
  const connectors = [...Map.groupBy(targets, each => each.run.inputs.connectorId).values()]
  const settled = new Map(connectors.flatMap(stopped))
  const groups = connectors
    .filter(group => !group.some(each => settled.has(each)))
    .map(group => group.toSorted((a, b) => ((a.run.inputs.name ?? '') < (b.run.inputs.name ?? '') ? -1 : 1)))
  await requireDisjoint(groups.flat().map(each => each.run))
  const last = (groups.at(-1) ?? targets).at(-1) as Target
  const histories: History[] = []
  for (const group of groups) {
    if (group !== groups[0] && last.run.cancellation.stopping.aborted) {
      for (const each of group) settled.set(each, { report: toUnstartedReport(each) })
      continue
    }
    const results = await syncConnector(group, last, histories)
    for (const [index, target] of group.entries()) settled.set(target, results[index]!)
  }
  const removed = await findRemoved(last, histories)
  return { reports: targets.map(each => reportOf(each, settled.get(each), toMessage)), removed }
}

/** Where it is not known what a target has on the disk, its connector's do nothing: another's page may have become its. */
function stopped(group: readonly Target[]): [Target, Settled][] {
  const unknown = group.find(each => each.run.generated.problem)
  if (unknown === undefined) return []
  const { inputs, generated } = unknown.run
  const others = new InputError(
    `waits for the target ${inputs.name} of the same connector: ${generated.problem?.message}`,
  )
  return group.map(each => [each, { error: each.run.generated.problem ?? others }])
}

/** The lines of a target with its name before them; a warning that others have said is left out. */
function logOf({ run, ports: { log } }: Target, said: Set<string>): Log {
  const { name } = run.inputs
  if (name === undefined) return log
  return {
    ...log,
    stage: (title, line, work) => log.stage(`${name}: ${title}`, line, work),
    warning(line) {
      if (!said.has(line)) log.warning(`${name}: ${line}`)
      said.add(line)
    },
  }
}

function reportOf(
  { run }: Target,
  result: Settled | undefined,
  toMessage: (error: unknown) => string,
): Report {
  if (result && 'report' in result) return result.report
  if (run.inputs.name === undefined) throw result?.error
  return { ...toReport(toFacts(run), [], 0), status: 'failed', problem: toMessage(result?.error) }
}

/** By the records of the targets that are left, or where none has any, by the newest one of the branch. */
async function findRemoved({ run, ports }: Target, histories: readonly History[]): Promise<string[]> {
  const { targets, branch, service } = run.record
  if (targets === undefined) return []
  const records = histories.flatMap(({ synced, dirty, others = [] }) => [
    ...[...(synced ? [synced] : []), ...dirty].map(each => each.record),
    ...others.slice(0, 1),
  ])
  const isOfOthers = (each: AttemptRecord) =>
    each.targets && each.branch === branch && each.service === service && each.runId !== run.record.runId
  const known = records.length > 0 ? records : (await readRecent(ports)).filter(isOfOthers).slice(0, 1)
  const before = new Set(known.flatMap(each => each.targets ?? []))
  const removed = [...before].filter(each => !targets.includes(each)).sort()
  for (const each of removed) ports.log.warning(withHelp(explainRemoved(each), 'targets'))
  return removed
}

async function readRecent({ openJournal }: Target['ports']): Promise<AttemptRecord[]> {
  try {
    return (await (await openJournal())?.recent()) ?? []
  } catch (error) {
    if (error instanceof JournalError) return []
    throw error
  }
}

function explainRemoved(target: string): string {
  const [connectorId = '', name = ''] = target.split('/').map(each => sanitizeForLog(each))
  return `The target ${name} of the connector ${connectorId} is no longer among the targets, and nothing archives its documents by itself. If they should leave search, put it back with files: [nothing/**] and max-archive: 100%, and remove it after the next run. If it has another name or connector now, its documents are pushed there, and what it pushed before stays.`
}
