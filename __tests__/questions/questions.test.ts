import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Store } from '../../sandbox/store.ts'
import { Index } from '../../scripts/bench/ranking.ts'
import { readQuestions } from '../../src/questions/file.ts'
import { answerQuestions } from '../../src/questions/index.ts'
import { rank } from '../../src/questions/ranking.ts'
import { page } from '../sandbox/client.ts'
import { runs } from '../support/runs.ts'

const PAGES = [
  page('docs/backups.md', { name: 'Backups', body: 'A backup is made each night. The key is not in it.' }),
  page('docs/keys.md', { name: 'Rotate the key', tags: ['security'], body: 'Each key is rotated.' }),
  page('docs/themes.md', { name: 'Themes', description: 'Colours of a page', body: 'Colours and fonts.' }),
]
const toJson = (pages: readonly object[]) =>
  new Map(
    pages.map(each => [
      (each as { external_ref: string }).external_ref,
      new TextEncoder().encode(JSON.stringify(each)),
    ]),
  )
const DOCUMENTS = toJson(PAGES)

describe('the file', () => {
  test('has questions with one page or several, and a rank', () => {
    const yaml =
      '# Asked\nquestions:\n  - ask: 404\n    find: a.md\n  - { ask: Why?, find: [a.md, b.md], within: 3 }\n'
    expect(readQuestions(yaml)).toEqual({
      questions: [
        { ask: '404', find: ['a.md'], within: 10, line: 3 },
        { ask: 'Why?', find: ['a.md', 'b.md'], within: 3, line: 5 },
      ],
      problems: [],
    })
  })

  test.each<[string, string | undefined, string[]]>([
    ['that the commit does not have', undefined, ['1: this is not a list "questions" of 1 to 1,000']],
    ['that is empty', '', ['1: this is not a list "questions"']],
    ['that is a list', '- ask: x\n', ['1: this is not a list "questions"']],
    ['whose list is empty', 'questions: []\n', ['1: this is not a list "questions"']],
    ['that is not YAML', 'questions:\n  - ask: [\n', ['3: this is not YAML: ', '2: ask: ', '2: ']],
    [
      'with too many',
      `questions: [${'{ask: a, find: b},'.repeat(1001)}]`,
      ['1: this is not a list "questions" of 1 to'],
    ],
    ['with an alias of nothing', 'questions:\n  - *x\n', ['2: this is not YAML: ']],
    [
      'with several problems',
      `questions:
  - ask: ''
    find: []
    within: 101
    more: 1
  - find: {a: b}
  - x
  - ask: ${'x'.repeat(501)}
    find: a.md
    within: 1.5
`,
      [
        '2: ask: it is empty.',
        '2: find: it is empty.',
        '2: within: this is not a number from 1 to 100.',
        '2: more: there is no such key here. Use ask, find and within.',
        '6: ask: a question has the keys ask and find, such as',
        '6: find: this is neither a path nor a list.',
        '7: a question has the keys ask and find, such as',
        '8: ask: it has more than 500 characters.',
        '8: within: this is not a number from 1 to 100.',
      ],
    ],
  ])('%s: each problem has its line', (_, yaml, expected) => {
    const problems = readQuestions(yaml).problems.map(({ line, reason }) => `${line}: ${reason}`)
    expect(problems.map((problem, index) => problem.slice(0, expected[index]?.length))).toEqual(expected)
  })

  test('any text is read, or has problems with lines of it', () => {
    const part = fc.constantFrom(
      'questions:',
      '\n',
      '  - ',
      'ask: ',
      'find: ',
      '[',
      '{',
      '&a ',
      '*a',
      ': ',
      '"',
      '\t',
      'x',
    )
    const yaml = fc.array(fc.oneof(part, fc.string()), { maxLength: 30 }).map(parts => parts.join(''))
    fc.assert(
      fc.property(yaml, text => {
        const { questions, problems } = readQuestions(text)
        expect(questions.length + problems.length).toBeGreaterThan(0)
        for (const { line } of problems) expect(line).toBeLessThanOrEqual(text.split('\n').length)
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('the ranking', () => {
  test('no question is syntax', () => {
    const word = fc.constantFrom(
      '"',
      "'",
      '*',
      'AND',
      'OR',
      'NOT',
      'NEAR(',
      ')',
      '^',
      'name:',
      '-',
      '+',
      '\0',
      '{',
      'key',
      '{a b}',
    )
    const question = fc
      .array(fc.oneof(word, fc.string({ unit: 'binary' })), { maxLength: 20 })
      .map(words => words.join(' '))
    fc.assert(
      fc.property(question, text => {
        const [found = []] = rank(DOCUMENTS, [text])
        expect([...DOCUMENTS.keys()]).toEqual(expect.arrayContaining(found))
        // What is added to a word that is found never hides its page.
        expect(rank(DOCUMENTS, [`${text} rotate`])[0]).toContain('docs/keys.md')
      }),
      { numRuns: runs(200) },
    )
  })

  test('of documents that are alike the first by its path is the better one, and what has no word of a question is not found', () => {
    const documents = toJson([
      page('b.md', { body: 'same' }),
      page('a.md', { body: 'same' }),
      page('c.md', { body: 'other' }),
    ])
    expect(rank(documents, ['same', '', '?'])).toEqual([['a.md', 'b.md'], [], []])
  })

  test('the sandbox and the bench rank as the action does', () => {
    using store = new Store()
    store.take({ connector: 'docs', documents: PAGES, bytes: 0, receivedAt: new Date() })
    const index = new Index(
      PAGES.map(({ external_ref, tags, ...fields }) => [external_ref, { ...fields, tags: tags.join(' ') }]),
    )
    const questions = [
      'How is the key rotated?',
      'Is a backup made of pages?',
      'What of security?',
      'Colours or key?',
    ]
    index.ask(questions)
    const expected = rank(DOCUMENTS, questions)
    expect(expected.every(found => found.length > 0)).toBe(true)
    expect(questions.map(question => store.search(question).map(hit => hit.external_ref))).toEqual(expected)
    expect(questions.map(question => index.search(question, 'questions', 100))).toEqual(expected)
  })
})

test('a question that several pages answer has the rank of the first, and what comes before it', () => {
  const yaml = 'questions:\n  - { ask: key backup night, find: [docs/themes.md, docs/keys.md], within: 1 }\n'
  const job = { path: 'q.yml', now: DOCUMENTS, before: toJson(PAGES.slice(1)) }
  const { answers, messages } = answerQuestions(job, yaml)
  expect(answers).toMatchObject([{ before: 1, rank: 2, above: ['docs/backups.md'] }])
  expect(messages).toMatchObject([
    {
      line: 2,
      rule: 'questions',
      reason: expect.stringContaining('at rank 2, not within 1. Before it: docs/backups.md.'),
    },
  ])
  expect(messages[0]).not.toHaveProperty('isError')
})
