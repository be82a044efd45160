import { containers } from '../syntax/containers.ts'
import { codeTitles, fences } from '../syntax/fences.ts'
import { hero } from '../syntax/hero.ts'
import { attributeLists, scripts } from '../syntax/inline.ts'
import type { Syntax } from '../syntax/step.ts'

export function starlightSyntax(): Syntax {
  return {
    includes: [],
    markup: [hero(() => true), scripts, containers(), codeTitles, fences(), attributeLists('headings')],
  }
}
