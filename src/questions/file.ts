import * as v from 'valibot'
import { isNode, isSeq, LineCounter, parseDocument } from 'yaml'
import { MAX_ALIASES } from '../text/data.ts'
import { limitMessages, type Message } from '../text/message.ts'

const text = v.string('this is not a text.')
const SUCH_AS = 'such as { ask: How do I rotate the key?, find: docs/keys.md }.'

const Entry = v.objectWithRest(
  {
    ask: v.pipe(
      text,
      v.minLength(1, 'it is empty.'),
      v.maxLength(500, 'it has more than 500 characters. Shorten it.'),
    ),
    find: v.pipe(
      v.union([v.array(text), text], 'this is neither a path nor a list.'),
      v.minLength(1, 'it is empty.'),
      v.transform(paths => [paths].flat()),
    ),
    within: v.pipe(
      v.optional(text, '10'),
      v.regex(/^(?:[1-9]\d?|100)$/, 'this is not a number from 1 to 100.'),
      v.transform(Number),
    ),
  },
  v.never('there is no such key here. Use ask, find and within.'),
  `a question has the keys ask and find, ${SUCH_AS}`,
)

/** A question of readers, and the pages of which it is to find one. */
export interface Question {
  ask: string
  /** Paths of pages. */
  find: string[]
  /** The last rank that is good enough, from 1. */
  within: number
  /** Where it is in the file. */
  line: number
}

const MAX_QUESTIONS = 1_000

/** More problems are only counted. */
const MAX_PROBLEMS = 20

/** Reads the file of the input `questions`: its questions, and all that is wrong with it. */
export function readQuestions(yaml = ''): {
  questions: Question[]
  problems: Message[]
} {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, {
    schema: 'failsafe',
    prettyErrors: false,
    lineCounter,
  })
  const questions: Question[] = []
  const problems: Message[] = []
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line || 1
  const add = (line: number, reason: string) =>
    problems.push({ line, column: 1, rule: 'questions', isError: true, reason })
  for (const { pos, message } of document.errors)
    add(lineAt(pos[0]), `this is not YAML: ${message}.`)
  const list = document.get('questions')
  const items = isSeq(list) ? list.items.filter(isNode) : []
  if (items.length === 0 || items.length > MAX_QUESTIONS)
    add(1, `this is not a list "questions" of 1 to 1,000, ${SUCH_AS}`)
  for (const item of items) {
    const line = lineAt(item.range?.[0])
    try {
      const data = item.toJS(document, { maxAliasCount: MAX_ALIASES })
      const { success, output, issues = [] } = v.safeParse(Entry, data)
      if (success) questions.push({ ...output, line })
      for (const { path = [], message } of issues)
        add(line, [...path.map(({ key }) => key), message].join(': '))
    } catch (error) {
      // An alias that leads nowhere, or to too much.
      add(line, `this is not YAML: ${error}.`)
    }
  }
  return { questions, problems: limitMessages(MAX_PROBLEMS, problems) }
}
