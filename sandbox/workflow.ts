export interface Step {
  id?: string
  if?: string
  name?: string
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, string>
}

/** The parts of a workflow file that are read. */
export interface Workflow {
  on: Record<string, unknown>
  jobs: Record<string, { 'runs-on'?: unknown; steps?: Step[] }>
}

/** A step that uses this action, under any owner's name. */
export type ActionStep = Step & { uses: string; with: Record<string, string> }

export function actionSteps({ jobs }: Workflow): ActionStep[] {
  const steps = Object.values(jobs ?? {}).flatMap(each => each.steps ?? [])
  return steps.filter(
    (step): step is ActionStep =>
      /^[\w.-]+\/docs-push-action@/.test(step.uses ?? '') && step.with !== undefined,
  )
}

/** The labels of all runners that the jobs name. */
export function runnersOf({ jobs }: Workflow): string[] {
  return Object.values(jobs)
    .flatMap(each => each['runs-on'] ?? [])
    .filter(label => typeof label === 'string')
}
