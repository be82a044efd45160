import { codeTitles, containers } from '../syntax/blocks.ts'
import { fences, type ShownLine } from '../syntax/fences.ts'
import { attributeLists, emoji, htmlComments, scripts } from '../syntax/inline.ts'
import type { Syntax } from '../syntax/step.ts'

interface DocusaurusSyntax {
  hasEmoji?: boolean
  /** What is in comments that mark lines of code and that readers do not see. */
  magicComments?: readonly string[] | undefined
}

export function docusaurusSyntax(options: DocusaurusSyntax): Syntax {
  return {
    includes: [],
    markup: [
      htmlComments,
      scripts,
      ...(options.hasEmoji ? [emoji] : []),
      containers(),
      codeTitles,
      fences(withoutMagicComments(options.magicComments ?? HIGHLIGHTING)),
      attributeLists('headings'),
    ],
  }
}

const HIGHLIGHTING = ['highlight-next-line', 'highlight-start', 'highlight-end']

/** Comments that mark lines: `// highlight-next-line` and what else the configuration names (`magicComments`). */
function withoutMagicComments(marks: readonly string[]): ShownLine {
  return text => {
    const comment = /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*|--|;;|\(\*|%|REM|['‘’!]|\*>)\s*(\S.*)/i.exec(text)?.[1]
    const words = comment?.replace(/(?:\*\/\s*\}|\*\/|-->|\*\))\s*$/, '').trimEnd()
    return words !== undefined && marks.includes(words) ? undefined : text
  }
}
