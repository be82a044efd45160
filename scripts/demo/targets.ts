import type { Sandbox } from '../../sandbox/server.ts'
import type { Counts } from '../../sandbox/store.ts'
import { parseTargets } from '../../src/inputs/targets.ts'
import type { Report, Reports } from '../../src/report/index.ts'
import type { Documents } from './compare.ts'
import { type Inputs, inWords, readInputs } from './inputs.ts'

/** What the stand-in needs for the targets of a run. */
export interface TargetFacts {
  /** Each once; the first is the one that the page shows. */
  connectors: string[]
  /** The variables that targets take their keys from. */
  variables: string[]
  /** The patterns of each target. */
  files: string[][]
}

/** @throws ArgumentError in the action's own words. */
export function readTargets(inputs: Inputs): TargetFacts {
  const given = readInputs(inputs)
  const text = inputs.targets
  if (text === undefined || text === '')
    return { connectors: [given.connectorId], variables: [], files: [given.files] }
  const variables = new Set<string>()
  const secret = (variable: string) => {
    variables.add(variable)
    return 'sandbox-key'
  }
  const targets = inWords(() => parseTargets({ text }, given, { secret, needsKey: true }))
  return {
    connectors: [...new Set(targets.map(each => each.connectorId))],
    variables: [...variables],
    files: targets.map(each => each.files),
  }
}

/** What search holds of all connectors; of several with the name of each before the reference. */
export function activeIn({ store }: Sandbox, connectors: readonly string[]): Documents {
  const all = connectors.flatMap(connector =>
    [...store.active(connector)].map(
      ([ref, document]) => [connectors.length > 1 ? `${connector}: ${ref}` : ref, document] as const,
    ),
  )
  return new Map(all)
}

/** The counts of all connectors together. */
export function countsOf({ store }: Sandbox, connectors: readonly string[]): Counts {
  const [first, ...others] = connectors.map(each => store.counts(each)) as [Counts, ...Counts[]]
  const names = Object.keys(first) as (keyof Counts)[]
  return others.reduce(
    (sum, each) => Object.fromEntries(names.map(name => [name, sum[name] + each[name]])) as unknown as Counts,
    first,
  )
}

/** The report of several targets as one. */
export function toOne(report: Report | Reports | undefined): Report | undefined {
  if (report === undefined || !('targets' in report)) return report
  const { targets, status, counts } = report
  const problem = targets.find(each => each.problem)?.problem
  const documents = targets.flatMap(each => each.documents)
  return { ...(targets[0] as Report), status, counts, documents, ...(problem && { problem }) }
}
