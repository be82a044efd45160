import { lookUp } from '../text/data.ts'
import { sanitizeForLog } from '../text/index.ts'
import { topics, withHelp } from '../text/message.ts'
import {
  defaultFiles,
  isNone,
  parseFiles,
  parsePatterns,
  parseTagLines,
  parseWarnings,
  withExclusions,
} from './patterns.ts'
import {
  InputError,
  MAX_TIMEOUT_MINUTES,
  oneOf,
  parseArchiveLimit,
  parseBaseUrl,
  parseBoolean,
  parseBranch,
  parseBuiltSite,
  parseConnectorId,
  parseCredential,
  parseGenerator,
  parseJournal,
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
  /** The path of a file of questions that are to find their pages; `undefined`: none is asked. */
  questions: row(parseWorkspacePath),
  /** The folder that each document is written to as a file; empty where there is none. */
  documents: row(text => text),
  'max-archive': row(parseArchiveLimit, '30%'),
  journal: row(parseJournal, 'deployments'),
  /** A path in the workspace, with `/` between its parts; `undefined`: the instructions are not fetched. */
  'agent-instructions': row(parseWorkspacePath),
  'github-token': row(parseCredential),
  'timeout-minutes': row(wholeNumber(1, MAX_TIMEOUT_MINUTES), '15'),
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
  return withoutDisk(inputs)
}

/** With `files: none` nothing is read from the disk either: a workflow that is to go may no longer write it. */
export function withoutDisk(inputs: Inputs): Inputs {
  if (!isNone(inputs.files)) return inputs
  return { ...inputs, generated: [], builtSite: [] }
}

const NO_CONNECTOR =
  "connector-id: it is missing. Copy it from the connector's page. A variable is empty when its name is misspelt, when it is stored as a secret, and in pull requests from forks."
const NO_KEY =
  'api-key: it is missing or empty. Store a key with write access as a repository secret and pass it on: api-key: ${{ secrets.SEARCH_API_KEY }}. A secret is also empty when its name is misspelt.'

/** The runner's description of the event that started this run (GitHub documentation, "Contexts" and "Events"). */
export interface Event {
  name: string
  /** The full ref, as `refs/heads/main`. */
  ref: string
  /** From the event's payload; not every event has it. */
  defaultBranch: string | undefined
  deleted: boolean
  /** The commit that a pull request or a merge group would be merged into. */
  baseSha: string | undefined
  /** The full ref of the branch that it would be merged into. */
  baseRef: string | undefined
}

/** How much is pushed, and why all of it, at the start of a sentence. */
interface Extent {
  branch: string
  everything: boolean
  because?: string | undefined
}

export type Task =
  /** `asksSearch`: where nothing is to be delivered, the run finds out whether search accepts a document. */
  | ({ kind: 'sync'; asksSearch: boolean } & Extent)
  /** The same plan, against a commit or the journal; nothing is written and no key is needed. */
  | ({ kind: 'preview'; baseSha: string | undefined } & Extent)
  | { kind: 'nothing'; reason: string }
  | { kind: 'refusal'; reason: string }

/** Decides whether the event is one that is synced by itself, or what is done in its place. */
type Role = 'changes' | 'everything' | 'preview' | 'refusal'

const EVENTS: Readonly<Record<string, Role>> = {
  push: 'changes',
  repository_dispatch: 'changes',
  workflow_dispatch: 'everything',
  schedule: 'everything',
  pull_request: 'preview',
  merge_group: 'preview',
  // These run with the repository's secrets on content that anyone may have written.
  pull_request_target: 'refusal',
  workflow_run: 'refusal',
  issue_comment: 'refusal',
}

/** The task of this run, decided by its event and inputs alone. */
export function decide(
  event: Event,
  inputs: Pick<Inputs, 'branch' | 'sync' | 'dryRun'>,
): Task {
  const { name, deleted, baseSha } = event
  const role = lookUp(EVENTS, name)
  if (role === undefined) {
    const events = Object.keys(EVENTS).filter(
      event => EVENTS[event] !== 'refusal',
    )
    const reason = `The event "${sanitizeForLog(name)}" is not supported. Run this action on ${events.join(', ')}.`
    return { kind: 'refusal', reason }
  }
  if (role === 'refusal') {
    const reason = `The event "${name}" runs with your secrets on content from outside, so a key could leak. To sync, use push; to preview pull requests, use pull_request, which needs no secret.`
    return { kind: 'refusal', reason }
  }
  const branch = inputs.branch ?? event.defaultBranch ?? branchOfSchedule(event)
  if (branch === undefined) {
    const reason =
      'The event does not say which branch is the default one. Set the input branch, for example to main.'
    return { kind: 'refusal', reason }
  }
  const isPreview = role === 'preview'
  const branchRef = `refs/heads/${branch}`
  const ref = isPreview ? (event.baseRef ?? branchRef) : event.ref
  if (ref !== branchRef || (deleted && !isPreview)) {
    const quotedRef = `"${sanitizeForLog(ref)}"`
    const why = deleted
      ? `${quotedRef} was deleted`
      : `This run is for ${quotedRef}`
    const reason = `${why}; search mirrors the branch "${sanitizeForLog(branch)}". Nothing was pushed. To mirror another branch, set the input branch.`
    return { kind: 'nothing', reason }
  }
  const extent = extentOf(branch, name, role, inputs.sync)
  if (isPreview) return { kind: 'preview', ...extent, baseSha }
  if (inputs.dryRun) return { kind: 'preview', ...extent, baseSha: undefined }
  // A push without changes is frequent, and its author waits for it.
  return { kind: 'sync', ...extent, asksSearch: role === 'everything' }
}

/** A schedule always runs on the default branch, and its payload does not always name it. */
function branchOfSchedule({ name, ref }: Event): string | undefined {
  if (name !== 'schedule') return undefined
  return /^refs\/heads\/(.+)/.exec(ref)?.[1]
}

function extentOf(
  branch: string,
  event: string,
  role: Role,
  sync: Inputs['sync'],
): Extent {
  if (sync === 'everything')
    return { branch, everything: true, because: 'The input sync is everything' }
  if (sync === 'changes' || role !== 'everything')
    return { branch, everything: false }
  const because =
    event === 'schedule' ? 'Started on a schedule' : 'Started by hand'
  return { branch, everything: true, because }
}
