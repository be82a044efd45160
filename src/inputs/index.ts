import { topics, withHelp } from '../text/index.ts'
import { type GeneratorChoice, generatorChoices } from './generator.ts'
import {
  defaultFiles,
  parseFiles,
  parseTagLines,
  parseWarnings,
  type TagRule,
  type WarningLevel,
} from './patterns.ts'
import { decide, type Event, type TriggerInputs } from './trigger.ts'
import {
  type BuiltFolder,
  InputError,
  type JournalChoice,
  MAX_TIMEOUT_MINUTES,
  oneOf,
  parseApiKey,
  parseBaseUrl,
  parseBoolean,
  parseBranch,
  parseBuiltSite,
  parseConnectorId,
  parseCredential,
  parseJournal,
  parsePercentage,
  parseRefPrefix,
  parseSiteUrls,
  parseWorkspacePath,
  type SiteUrl,
  wholeNumber,
} from './values.ts'

export { InputError, type TagRule }

/** The inputs of `action.yml`, checked and in the units that the code works in. A target has its own for some of them. */
export interface Inputs extends TriggerInputs {
  /** Without a slash at the end. */
  baseUrl: string
  /** YAML, or the path of a file with it; empty where the run has one target, which the inputs describe. */
  targets: string
  /** Of a target; absent where the input `targets` is not set. */
  name?: string
  connectorId: string
  /** Empty only when nothing is written. */
  apiKey: string
  files: string[]
  tags: string[]
  /** More tags for the pages that match. */
  rules: TagRule[]
  /** Whether pages of a site with several versions or languages have tags of theirs. */
  siteTags: boolean
  refPrefix: string
  /** The site generator whose configuration is looked for in the repository. */
  generator: GeneratorChoice
  /** The longest prefix first. */
  siteUrls: SiteUrl[]
  /** Patterns of files on the disk that are documents as well. */
  generated: string[]
  /** Sites as their generators built them, of which the bodies of pages are made. */
  builtSite: BuiltFolder[]
  sourceLinks: boolean
  /** The share of the known documents, 0 to 1, that one run may archive. */
  maxArchive: number
  /** What warnings about pages are; the last that matches counts. */
  warnings: WarningLevel[]
  /** The folder that each document is written to as a file; empty where there is none. */
  documents: string
  journal: JournalChoice
  /** A path in the workspace, with `/` between its parts; `undefined`: the instructions are not fetched. */
  agentInstructions: string | undefined
  githubToken: string
  /** Requests in flight. */
  concurrency: number
  timeoutMinutes: number
}

/** What an input stands for that is empty, as where a workflow hands on a variable that is not set. As in `action.yml`. */
export const defaults: Readonly<Record<string, string>> = {
  files: defaultFiles.join('\n'),
  generator: 'auto',
  sync: 'auto',
  'dry-run': 'false',
  'site-tags': 'true',
  'source-links': 'true',
  'max-archive': '30%',
  journal: 'deployments',
  concurrency: '4',
  'timeout-minutes': '15',
}

/** Whether these are the patterns that count where a workflow gives none. */
export function areDefault(files: readonly string[]): boolean {
  return files.join('\n') === defaults.files
}

/**
 * Reads all inputs and reports every problem at once.
 *
 * @param event what started the run, where a missing key is a problem if it writes.
 * @throws InputError with what was received, what was expected and what to do, a line for each input.
 */
export function parseInputs(get: (name: string) => string, event?: Event): Inputs {
  const problems: string[] = []
  const read = <T>(name: string, parse: (text: string) => T): T => {
    try {
      return parse(get(name).trim() || (defaults[name] ?? ''))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      // Inputs that little can be said of share a topic.
      const topic = topics.find(each => each === name) ?? 'other-inputs'
      problems.push(...error.message.split('\n').map(line => withHelp(`${name}: ${line}`, topic)))
      return undefined as T
    }
  }
  const targets = read('targets', text => text)
  const inputs: Inputs = {
    baseUrl: read('base-url', parseBaseUrl),
    targets,
    // Each target may name its own.
    connectorId: read('connector-id', text => (text === '' && targets !== '' ? '' : parseConnectorId(text))),
    apiKey: read('api-key', parseApiKey),
    files: read('files', parseFiles),
    branch: read('branch', parseBranch),
    sync: read('sync', oneOf('auto', 'changes', 'everything')),
    dryRun: read('dry-run', parseBoolean),
    ...read('tags', parseTagLines),
    siteTags: read('site-tags', parseBoolean),
    refPrefix: read('ref-prefix', parseRefPrefix),
    generator: read('generator', oneOf(...generatorChoices)),
    generated: read('generated', text => (text === '' ? [] : parseFiles(text))),
    builtSite: read('built-site', parseBuiltSite),
    warnings: read('warnings', parseWarnings),
    documents: read('documents', text => text),
    siteUrls: read('site-urls', parseSiteUrls),
    sourceLinks: read('source-links', parseBoolean),
    maxArchive: read('max-archive', parsePercentage),
    journal: read('journal', parseJournal),
    agentInstructions: read('agent-instructions', parseWorkspacePath),
    githubToken: read('github-token', parseCredential),
    concurrency: read('concurrency', wholeNumber(1, 8)),
    timeoutMinutes: read('timeout-minutes', wholeNumber(1, MAX_TIMEOUT_MINUTES)),
  }
  // A malformed dry-run leaves open whether the key is needed.
  const mayWrite = inputs.dryRun === false && event && decide(event, inputs).kind === 'sync'
  if (inputs.apiKey === '' && targets === '' && mayWrite) problems.push(withHelp(NO_KEY, 'api-key'))
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return inputs
}

const NO_KEY =
  'api-key: it is missing or empty. Store a key with write access as a repository secret and pass it on: api-key: ${{ secrets.SEARCH_API_KEY }}. A secret is also empty when its name is misspelt.'
