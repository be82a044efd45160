import fc from 'fast-check'
import { commandsOf } from '../../__tests__/security/commands.ts'
import { linksOf } from '../../__tests__/security/markdown.ts'
import { outcome, report } from '../../__tests__/support/outcomes.ts'
import { toSummary } from '../../src/report/summary.ts'
import { sanitizeForLog, sanitizeLine } from '../../src/text/index.ts'
import { hostile } from './hostile.ts'
import { require, type Stage, stage } from './stage.ts'

/** What people read about a run. */
export const printedStages: Stage[] = [
  stage('sanitized', hostile, text => {
    for (const line of [sanitizeLine(text), sanitizeForLog(text), sanitizeForLog(text, 7)]) {
      require(commandsOf(line).length === 0, 'there is a command')
      require(!/[\p{Cc}\p{DI}\u2028\u2029]/u.test(line), 'something invisible is left')
    }
    require(sanitizeForLog(text).isWellFormed(), 'half a surrogate pair is left')
  }),
  stage('summary', fc.record({ path: hostile, reason: hostile, name: hostile }), ({ path, reason, name }) => {
    const documents = [
      outcome(path.toWellFormed(), { kind: 'failed', reason }),
      outcome(path.toWellFormed(), {
        kind: 'pushed',
        name,
        messages: [{ line: 1, column: 1, rule: 'comment', reason }],
      }),
    ]
    const { urls, elements } = linksOf(toSummary(report(documents, { status: 'failed', problem: reason })))
    for (const url of urls)
      require(url.startsWith('https://github.com/octo/docs/'), `there is a link to ${url}`)
    for (const element of elements) require(MEANT.has(element), `there is an element ${element}`)
  }),
]

const MEANT = new Set(
  'h2 p a strong em code table thead tbody tr th td details summary blockquote br div'.split(' '),
)
