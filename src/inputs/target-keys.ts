import { sanitizeForLog } from '../text/index.ts'
import { type TargetInputs, targetParsers } from './index.ts'
import { parseFiles } from './patterns.ts'
import { parseTags, parseTargetName, parseVariable } from './values.ts'

/** What may be written for a key: a text, a list of texts, a mapping of texts, or a list of rules. */
export type Form = 'text' | 'list' | 'map' | 'rules'

/** A key of a target. */
export interface Key {
  forms: readonly Form[]
  parse: (text: string) => unknown
  /** What it sets. */
  field: keyof TargetInputs
  /** For those who write it. */
  description: string
}

/** The key that names where the API key is. */
export const VARIABLE = 'api-key-env'

/** The keys of a target; all but the name may be among the defaults too. The JSON schema is made from this table. */
export const targetKeys: Readonly<Record<string, Key>> = {
  name: {
    forms: ['text'],
    parse: parseTargetName,
    field: 'name',
    description:
      'What the target is called in the log and in the record of past syncs. A target under another name is another target.',
  },
  'connector-id': {
    ...{ forms: ['text'], field: 'connectorId', parse: targetParsers['connector-id'] },
    description: 'ID of a connector of type "Custom push".',
  },
  files: {
    ...{ forms: ['list', 'text'], field: 'files', parse: targetParsers.files },
    description: 'Which files to push, in `@actions/glob` syntax; the last match wins, and `!` excludes.',
  },
  'ref-prefix': {
    ...{ forms: ['text'], field: 'refPrefix', parse: targetParsers['ref-prefix'] },
    description: 'Put before each path in `external_ref`.',
  },
  tags: {
    ...{ forms: ['list', 'text'], field: 'tags', parse: targetParsers.tags },
    description: 'Tags that every document gets besides its own.',
  },
  'site-urls': {
    ...{ forms: ['map', 'text'], field: 'siteUrls', parse: targetParsers['site-urls'] },
    description: 'Where pages are on a website, by folder.',
  },
  generator: {
    ...{ forms: ['text'], field: 'generator', parse: targetParsers.generator },
    description: 'The site generator of the pages.',
  },
  generated: {
    ...{ forms: ['list', 'text'], field: 'generated', parse: targetParsers.generated },
    description: 'Pages that an earlier step of the job wrote and git does not have.',
  },
  'built-site': {
    ...{ forms: ['list', 'text'], field: 'builtSite', parse: targetParsers['built-site'] },
    description: 'Folders with sites as their generators built them; the bodies of pages are made from them.',
  },
  'source-links': {
    ...{ forms: ['text'], field: 'sourceLinks', parse: targetParsers['source-links'] },
    description: 'Whether each document ends with a link to its page on the site, or its file.',
  },
  'max-archive': {
    ...{ forms: ['text'], field: 'maxArchive', parse: targetParsers['max-archive'] },
    description: 'Stop, and archive nothing, if a run would archive more than this share of the documents.',
  },
  [VARIABLE]: {
    ...{ forms: ['text'], field: 'apiKey', parse: parseVariable },
    description:
      "The variable of the step's `env` that holds the key of this connector, instead of the input `api-key`.",
  },
  rules: {
    ...{ forms: ['rules'], field: 'rules', parse: text => text },
    description: 'More tags for the pages that match.',
  },
}

/** What a rule has; it needs both. */
export const ruleKeys = { files: parseFiles, tags: parseTags }

/** Inputs that nothing in the repository may decide: they say where keys are sent. */
const ofTheWorkflow = ['base-url', 'api-key', 'github-token']
/** Inputs that all targets share. */
const ofTheRun = [
  ...['agent-instructions', 'branch', 'concurrency', 'dry-run', 'journal', 'shard', 'sync', 'targets'],
  'timeout-minutes',
]

/** What is wrong with a key that is not among these. */
export function unknownKey(name: string, known: readonly string[]): string {
  if (ofTheWorkflow.includes(name))
    return `${name} cannot be set here: nothing that is read from the repository decides where a key is sent. Set the input ${name} in the workflow.`
  if (ofTheRun.includes(name))
    return `${name} is for the run as a whole. Set the input ${name} in the workflow.`
  return `there is no key "${sanitizeForLog(name)}" here. Use ${known.join(', ')}.`
}
