import { topics, withHelp } from '../text/index.ts'
import {
  defaultFiles,
  parseFiles,
  parsePatterns,
  parseTagLines,
  parseWarnings,
  withExclusions,
} from './patterns.ts'
import { decide, type Event } from './trigger.ts'
import {
  InputError,
  MAX_TIMEOUT_MINUTES,
  oneOf,
  parseBaseUrl,
  parseBoolean,
  parseBranch,
  parseBuiltSite,
  parseConnectorId,
  parseCredential,
  parseGenerator,
  parseJournal,
  parsePercentage,
  parseRefPrefix,
  parseSiteUrls,
  parseWorkspacePath,
  wholeNumber,
} from './values.ts'

export { InputError }

/** @param byDefault what an empty input stands for, as where a workflow hands on a variable that is not set. */
const row = <T>(parse: (text: string) => T, byDefault = '') => ({
  parse,
  byDefault,
})

/** The inputs of `action.yml` with what reads them, and their defaults there. */
export const inputTable = {
  /** Without a slash at the end. */
  'base-url': row(parseBaseUrl),
  /** Empty only where each target names its own. */
  'connector-id': row(parseConnectorId),
  /** Empty only when nothing is written. */
  'api-key': row(parseCredential),
  files: row(
    text => withExclusions(defaultFiles, parseFiles(text)),
    defaultFiles.join('\n'),
  ),
  /** YAML, or the path of a file with it; empty where the run has one target, which the inputs describe. */
  targets: row(text => text),
  /** `undefined`: the repository's default branch. */
  branch: row(parseBranch),
  sync: row(oneOf('auto', 'changes', 'everything'), 'auto'),
  'dry-run': row(parseBoolean, 'false'),
  tags: row(parseTagLines),
  /** Whether pages of a site with several versions or languages have tags of theirs. */
  'site-tags': row(parseBoolean, 'true'),
  'ref-prefix': row(parseRefPrefix),
  generator: row(parseGenerator, 'auto'),
  /** The longest prefix first. */
  'site-urls': row(parseSiteUrls),
  'source-links': row(parseBoolean, 'true'),
  /** Patterns of files on the disk that are documents as well. */
  generated: row(text => (text === '' ? [] : parsePatterns(text))),
  /** Sites as their generators built them, of which the bodies of pages are made. */
  'built-site': row(parseBuiltSite),
  /** The levels of warnings about pages; the last that matches counts. */
  warnings: row(parseWarnings),
  /** The folder that each document is written to as a file; empty where there is none. */
  documents: row(text => text),
  /** The share of the known documents, 0 to 1, that one run may archive. */
  'max-archive': row(parsePercentage, '30%'),
  journal: row(parseJournal, 'deployments'),
  /** A path in the workspace, with `/` between its parts; `undefined`: the instructions are not fetched. */
  'agent-instructions': row(parseWorkspacePath),
  'github-token': row(parseCredential),
  'timeout-minutes': row(wholeNumber(1, MAX_TIMEOUT_MINUTES), '15'),
  /** The place of the job in its matrix, which no variable of the runner says. */
  'job-index': row(text => text),
}

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** All inputs, checked and in the units that the code works in. A target has its own for some of them. */
export type Inputs = {
  [Name in keyof typeof inputTable as CamelCase<Name>]: ReturnType<
    (typeof inputTable)[Name]['parse']
  >
} & {
  /** The name of a target; absent where the input `targets` is not set. */
  name?: string
}

export function toFields(
  keys: readonly (readonly [name: string, value: unknown])[],
): Partial<Inputs> {
  const fields: Record<string, unknown> = {}
  for (const [key, value] of keys) {
    const name = key.replace(/-(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    )
    fields[name] = value
  }
  return fields
}

/**
 * Reads all inputs and reports every problem at once.
 *
 * @param event what started the run, where a missing key is a problem if it writes.
 * @throws InputError with what was received, what was expected and what to do, a line for each input.
 */
export function parseInputs(
  get: (name: string) => string,
  event?: Event,
): Inputs {
  const problems: string[] = []
  const values: [name: string, value: unknown][] = []
  for (const [name, { parse, byDefault }] of Object.entries(inputTable)) {
    try {
      values.push([name, parse(get(name).trim() || byDefault)])
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      // Inputs that little can be said of share a topic.
      const topic = topics.find(topic => topic === name) ?? 'other-inputs'
      for (const line of error.message.split('\n'))
        problems.push(withHelp(`${name}: ${line}`, topic))
    }
  }
  const inputs = toFields(values) as Inputs
  if (inputs.targets === '') {
    if (inputs.connectorId === '')
      problems.push(withHelp(NO_CONNECTOR, 'connector-id'))
    // A malformed dry-run leaves open whether the key is needed.
    const mayWrite =
      inputs.dryRun === false && event && decide(event, inputs).kind === 'sync'
    if (inputs.apiKey === '' && mayWrite)
      problems.push(withHelp(NO_KEY, 'api-key'))
  }
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return inputs
}

const NO_CONNECTOR =
  "connector-id: it is missing. Copy it from the connector's page. A variable is empty when its name is misspelt, when it is stored as a secret, and in pull requests from forks."
const NO_KEY =
  'api-key: it is missing or empty. Store a key with write access as a repository secret and pass it on: api-key: ${{ secrets.SEARCH_API_KEY }}. A secret is also empty when its name is misspelt.'
