import type { Outcome } from '../../src/push/deliver.ts'
import { count, type Report, type Reports, toReports } from '../../src/report/index.ts'

/** What became of a page that was pushed, but for what a test says about it. */
export function outcome(path: string, changes: Partial<Outcome> = {}): Outcome {
  return { path, externalRef: path, kind: 'pushed', messages: [], ...changes }
}

/** The report of a run that succeeded, with the counts of its documents. */
export function report(documents: Outcome[] = [], changes: Partial<Report> = {}): Report {
  return {
    version: 1,
    status: 'succeeded',
    isPreview: false,
    ifMerged: false,
    repository: 'octo/docs',
    repositoryUrl: 'https://github.com/octo/docs',
    branch: 'main',
    sha: 'b'.repeat(40),
    baseline: 'a'.repeat(40),
    connectorId: 'docs',
    warnings: [],
    counts: count(documents, 1),
    documents,
    ...changes,
  }
}

/** The same of a run whose only target it is. */
export function reports(
  documents: Outcome[] = [],
  { agentInstructions, ...changes }: Partial<Report> & Pick<Reports, 'agentInstructions'> = {},
): Reports {
  return toReports([report(documents, changes)], agentInstructions)
}
