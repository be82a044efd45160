import { sanitizeForLog } from '../../text/index.ts'

interface Trouble {
  /** Node's codes, and what git says of the same. */
  words: RegExp
  reason: string
  hint: string
}

/** The things that a runner may lack, and what to do about each. */
const troubles: readonly Trouble[] = [
  {
    // Node does not know the code of a quota (EDQUOT on Linux).
    words:
      /\b(?:ENOSPC|EFBIG)\b|system error -122\b|no space left on device|disk quota exceeded/i,
    reason: 'The disk of this runner is full',
    hint: 'Free some space in a step before this one, or use a runner with a larger disk.',
  },
  {
    words: /\b(?:EMFILE|ENFILE)\b|too many open files/i,
    reason: 'This runner allows too few open files',
    hint: 'Raise its limit (ulimit -n), or run fewer jobs on it at a time.',
  },
  {
    words: /\bENOMEM\b|cannot allocate memory|out of memory|ended by SIGKILL/i,
    reason: 'This runner has too little memory',
    hint: 'Use a runner with more memory, or run fewer jobs on it at a time.',
  },
  {
    words: /\bEAGAIN\b|resource temporarily unavailable/i,
    reason: 'This runner allows too few processes',
    hint: 'Raise its limit (ulimit -u), or run fewer jobs on it at a time.',
  },
]

/** Says what the runner lacks, by an error, and what to do about it; `undefined` where that is about something else. */
export function explainTrouble(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : String(error)
  const trouble = troubles.find(({ words }) => words.test(message))
  if (trouble === undefined) return undefined
  return `${trouble.reason} (${sanitizeForLog(message)}). ${trouble.hint} Then run this workflow again.`
}
