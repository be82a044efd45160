export interface Step {
  id?: string
  if?: string
  name?: string
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, string>
}

/** A workflow file, as far as it is looked into. */
export interface Workflow {
  on: Record<string, unknown>
  jobs: Record<string, { 'runs-on'?: unknown; steps?: Step[] }>
}

/** A step that uses this action, whoever has published it. */
export type ActionStep = Step & { uses: string; with: Record<string, string> }

export function actionSteps({ jobs }: Workflow): ActionStep[] {
  const steps = Object.values(jobs ?? {}).flatMap(each => each.steps ?? [])
  return steps.filter(
    (step): step is ActionStep =>
      /^[\w.-]+\/docs-push-action@/.test(step.uses ?? '') && step.with !== undefined,
  )
}

/** The labels of all runners that the jobs ask for. */
export function runnersOf({ jobs }: Workflow): string[] {
  return Object.values(jobs)
    .flatMap(each => each['runs-on'] ?? [])
    .filter(label => typeof label === 'string')
}
