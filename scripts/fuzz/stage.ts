import fc from 'fast-check'

/** One pure stage of the action, with input to test it with, which is JSON, so that a corpus can keep it. */
export interface Stage {
  name: string
  /** Tests the stage with generated input, and with what has failed in earlier runs. */
  check(corpus: readonly unknown[], limits: { seconds: number } | { runs: number }): Promise<Checked>
}

interface Checked {
  inputs: number
  /** The smallest input that fails, and why. */
  failure?: { input: unknown; why: string }
}

/** No input of this size may take more CPU time. */
const MAX_MS = 5_000

/** @param verify throws when the stage is wrong about an input. */
export function stage<T>(
  name: string,
  inputs: fc.Arbitrary<T>,
  verify: (input: T) => void | Promise<void>,
): Stage {
  const property = fc.asyncProperty(inputs, input => inTime(async () => verify(input)))
  return {
    name,
    async check(corpus, limits) {
      const result = await fc.check(property, {
        examples: corpus.map(each => [each as T]),
        numRuns: 'runs' in limits ? limits.runs + corpus.length : Number.MAX_SAFE_INTEGER,
        ...('seconds' in limits && { interruptAfterTimeLimit: limits.seconds * 1000 }),
      })
      const { numRuns, failed, counterexample, errorInstance } = result
      if (!failed || counterexample === null) return { inputs: numRuns }
      const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
      return { inputs: numRuns, failure: { input: counterexample[0], why } }
    },
  }
}

async function inTime(work: () => Promise<void>): Promise<void> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  if ((user + system) / 1000 > MAX_MS) throw new Error(`it took ${Math.round((user + system) / 1000)} ms`)
}

export function require(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** Text made of these pieces and of any other characters. */
export function pieces(...units: readonly string[]): fc.Arbitrary<string> {
  const mixed = fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...units) },
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    {
      maxLength: 60,
    },
  )
  return mixed.map(each => each.join(''))
}

/** Pieces of the languages of pages, for text that is nearly valid. */

export const YAML = [
  ...[
    '---\n',
    '...\n',
    'title: ',
    'tags: ',
    'draft: true\n',
    '- ',
    '  ',
    '\n',
    ': ',
    '"',
    "'",
    '|\n',
    '>-\n',
  ],
]
export const ODD = [
  ...['&a ', '*a', '!!js/function ', '!<x> ', '<<: ', '__proto__: ', 'constructor: ', '{', '}', '[', ']'],
  ...[',', '\t'],
]
export const TOML = [
  ...['+++\n', 'title = ', '[a.b]\n', '[[tags]]\n', '"""', "'''", '1979-05-27', '0x', '\ufeff', '\r\n', '# '],
]
export const MARKDOWN = [
  ...[
    '# ',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '    ',
    '```\n',
    '~~~',
    '`',
    '*',
    '_',
    '~~',
    '|',
    '|-|-|\n',
    '***',
  ],
]
export const HTML = [
  ...['<!--', '-->', '<a href="', '">', '</a>', '<img src=', '<script>', '<![CDATA[', '<?', '<details>'],
  ...['&amp;', '&#0;'],
]
export const LINKS = [
  ...['[', '](', ')', ']: ', '![', '<', '>', 'a.md', '../', './', '/docs/b', '#x', '?q', '%2e', '%'],
  ...['javascript:', '//', 'http://evil.example', '[^1]', ' "t"', '\\', '\0'],
]
export const MDX = [
  ...['import a from "b"\n', 'export const a = 1\n', '{', '}', '<A', '/>', '</A>', '<>', '</>', ' title="x"'],
  ...['{`', '`}', '{/*', '*/}', '<A.b:c'],
]

/** What a runner may read as a command, and pieces of that. */
export const COMMANDS = [
  ...['::', ':', '##[', '#', '[', ']', 'error', 'add-mask', 'set-output name=a', '%0A', '\n', '\r', '\u2028'],
  ...['\u00ad', '\ufe0f', '\ud83d', ' '],
]

/** The same, and what Markdown and HTML may read as a link or an element. */
export const hostile = pieces(
  ...[...COMMANDS, '|', '<script>', '](https://evil.example)', '![x](//e)', 'a@b.com', '@octo', 'www.e.com'],
  ...['https://e.com', '`', '*', '\\', '&lt;', '$', '~', 'e'],
)
