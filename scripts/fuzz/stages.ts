import { inputStages } from './inputs.ts'
import { pageStages } from './pages.ts'
import { printedStages } from './printed.ts'
import { readStages } from './read.ts'
import { requestStages } from './requests.ts'
import type { Stage } from './stage.ts'

/** All that are tested. */
export const stages: readonly Stage[] = [
  ...inputStages,
  ...readStages,
  ...pageStages,
  ...requestStages,
  ...printedStages,
]
