import type { Touched } from '../plan/tree.ts'
import { type Annotation, annotationsOf, toAnnotations } from './annotations.ts'
import { type Report, type Reports, toJson, toOutputs } from './index.ts'
import { summaryOf, toSummary } from './summary.ts'

/** What a run leaves behind, of one target or of several. */
export interface Publication {
  annotations: (touched?: Touched) => Annotation[]
  outputs: Record<string, string>
  json: Iterable<string>
  summary: string
}

/** What a run without the input `targets` leaves behind. */
export function publicationOf(report: Report): Publication {
  return {
    annotations: touched => toAnnotations(report, touched),
    outputs: toOutputs(report),
    json: toJson(report),
    summary: toSummary(report),
  }
}

/** What a run with several targets leaves behind: outputs are sums, and the baseline is the one that all have. */
export function publicationOfAll(reports: Reports): Publication {
  const { targets, agentInstructions, counts } = reports
  const [first] = targets as [Report]
  const baseline = targets.every(each => each.baseline === first.baseline) ? first.baseline : ''
  return {
    annotations: touched => annotationsOf(targets, agentInstructions, touched),
    outputs: toOutputs({ ...first, counts, baseline, ...(agentInstructions && { agentInstructions }) }),
    json: toJsonOfAll(reports),
    summary: summaryOf(reports),
  }
}

/** The report as JSON, some documents at a time. */
function* toJsonOfAll({ targets, ...rest }: Reports): Generator<string> {
  yield `${JSON.stringify(rest, null, 1).slice(0, -2)},\n "targets": [\n`
  for (const [index, each] of targets.entries()) {
    if (index > 0) yield ','
    yield* toJson(each)
  }
  yield ' ]\n}\n'
}
