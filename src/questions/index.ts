import type { Message } from '../text/message.ts'
import { type Question, readQuestions } from './file.ts'
import { type Documents, MAX_RANK, rank } from './ranking.ts'

export type { Documents }

/** Documents to ask questions of. */
export interface QuestionsJob {
  /** The path of the file of questions. */
  path: string
  now: Documents
  /** The documents before the change, if there is one. */
  before: Documents | undefined
}

/** A question, and how it finds its pages. */
export interface Answer extends Question {
  /** The rank of the first of its pages, from 1; 101 where none is among the first hundred. */
  rank: number
  /** The rank before the change; absent where there is nothing to compare with. */
  before?: number | undefined
  /** The first pages that come before it. */
  above: string[]
}

/** The questions of a file with their answers, and what is to be said at its lines. */
export interface Answers {
  answers: Answer[]
  messages: Message[]
}

/** So many pages are named that come before another one. */
const MAX_ABOVE = 3

/** Answers the questions of a file. @param yaml its text, where the commit has it. */
export function answerQuestions(
  { now, before }: QuestionsJob,
  yaml: string | undefined,
): Answers {
  const { questions, problems: messages } = readQuestions(yaml)
  const texts = questions.map(({ ask }) => ask)
  const results = rank(now, texts)
  const resultsBefore = before && rank(before, texts)
  const answers = questions.map((question, index): Answer => {
    const rankIn = (paths: readonly string[]) => {
      const found = paths.findIndex(path => question.find.includes(path))
      return found < 0 ? MAX_RANK + 1 : found + 1
    }
    const rank = rankIn(results[index]!)
    const before = resultsBefore && rankIn(resultsBefore[index]!)
    const above = results[index]!.slice(0, Math.min(rank - 1, MAX_ABOVE))
    return { ...question, rank, before, above }
  })
  for (const { ask, find, within, line, rank, above } of answers) {
    const message = { line, column: 1, rule: 'questions' } as const
    const missing = find.filter(path => !now.has(path)).join(', ')
    if (missing !== '') {
      const reason = `${missing}: the commit has no such page, or its author hides it. Give the path of a page that is in search, from the root of the repository.`
      messages.push({ ...message, isError: true, reason })
    } else if (rank > within) {
      const reason = `"${ask}" finds ${find.join(' or ')} at rank ${rank}, not within ${within}. Before it: ${above.join(', ')}. Let the title, the description or a heading of the page have the words of the question.`
      messages.push({ ...message, reason })
    }
  }
  return { answers, messages }
}
