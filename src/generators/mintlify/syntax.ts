import { fences } from '../syntax/fences.ts'
import { elementIncludes } from '../syntax/include.ts'
import { attributeLists } from '../syntax/inline.ts'
import type { Syntax } from '../syntax/step.ts'
import { variables } from '../syntax/variables.ts'

export function mintlifySyntax(): Syntax {
  return { includes: [elementIncludes], markup: [variables, fences(), attributeLists('headings')] }
}
