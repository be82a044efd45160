import type { SiteUrl } from './document/document.ts'
import { parseApiKey, parseBaseUrl, parseConnectorId, parseToken } from './inputs/address.ts'
import { InputError } from './inputs/error.ts'
import {
  parseBranch,
  parseFiles,
  parseRefPrefix,
  parseShard,
  parseSiteUrls,
  parseTags,
} from './inputs/pages.ts'
import { type JournalChoice, parseJournal, parseWorkspacePath } from './inputs/places.ts'
import { oneOf, parseBoolean, parsePercentage, wholeNumber } from './inputs/values.ts'
import { MAX_TIMEOUT_MINUTES } from './journal.ts'
import type { Shard } from './shard.ts'

/** The inputs of `action.yml`, checked and in the units that the code works in. */
export interface Inputs {
  /** Without a slash at the end. */
  baseUrl: string
  connectorId: string
  /** Absent only when nothing is written. */
  apiKey: string | undefined
  files: string[]
  /** `undefined`: the repository's default branch. */
  branch: string | undefined
  sync: 'auto' | 'changes' | 'everything'
  dryRun: boolean
  tags: string[]
  refPrefix: string
  /** Which of the pages this run takes. */
  shard: Shard
  /** The longest prefix first. */
  siteUrls: SiteUrl[]
  sourceLinks: boolean
  /** The share of the known documents, 0 to 1, that one run may archive. */
  maxArchive: number
  journal: JournalChoice
  /** A path in the workspace, with `/` between its parts; `undefined`: the instructions are not fetched. */
  agentInstructions: string | undefined
  githubToken: string
  /** Requests in flight. */
  concurrency: number
  timeoutMinutes: number
}

export { InputError }

/**
 * Reads all inputs and reports every problem at once.
 *
 * @throws InputError with what was received, what was expected and what to do, a line for each input.
 */
export function parseInputs(get: (name: string) => string): Inputs {
  const problems: string[] = []
  const read = <T>(name: string, parse: (text: string) => T): T => {
    try {
      return parse(get(name).trim())
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      problems.push(...error.message.split('\n').map(line => `${name}: ${line}`))
      return undefined as T
    }
  }
  const inputs: Inputs = {
    baseUrl: read('base-url', parseBaseUrl),
    connectorId: read('connector-id', parseConnectorId),
    apiKey: read('api-key', parseApiKey),
    files: read('files', parseFiles),
    branch: read('branch', parseBranch),
    sync: read('sync', oneOf('auto', 'changes', 'everything')),
    dryRun: read('dry-run', parseBoolean),
    tags: read('tags', parseTags),
    refPrefix: read('ref-prefix', parseRefPrefix),
    shard: read('shard', parseShard),
    siteUrls: read('site-urls', parseSiteUrls),
    sourceLinks: read('source-links', parseBoolean),
    maxArchive: read('max-archive', parsePercentage),
    journal: read('journal', parseJournal),
    agentInstructions: read('agent-instructions', parseWorkspacePath),
    githubToken: read('github-token', parseToken),
    concurrency: read('concurrency', wholeNumber(1, 8)),
    timeoutMinutes: read('timeout-minutes', wholeNumber(1, MAX_TIMEOUT_MINUTES)),
  }
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return inputs
}

/**
 * A run that writes cannot do without the key.
 *
 * @throws InputError when it is missing.
 */
export function requireApiKey(inputs: Inputs): string {
  if (inputs.apiKey !== undefined) return inputs.apiKey
  throw new InputError(
    'api-key: it is missing or empty. Store a key with write access as a repository secret and pass it on: api-key: ${{ secrets.SEARCH_API_KEY }}. A secret is also empty when its name is misspelt.',
  )
}
