import * as v from 'valibot'
import { parseDocument } from 'yaml'
import { hasTooManyAliases, MAX_ALIASES } from '../text/data.ts'
import { sanitizeForLog } from '../text/index.ts'
import { withHelp } from '../text/message.ts'
import {
  type Inputs,
  inputTable,
  parseCredential,
  parseTargetName,
  parseVariable,
  toFields,
  withoutDisk,
} from './index.ts'
import { InputError, parseFiles, withExclusions } from './patterns.ts'

const textValue = v.string('this is not a text.')
const textValues = v.union(
  [v.array(v.string()), textValue],
  'this is not a list of texts or a text.',
)
const addressValues = v.union(
  [v.array(v.string()), v.objectWithRest({}, v.string()), textValue],
  'this is not a mapping from folders to addresses, a list of texts or a text.',
)

/** A key that is read as the input of the same name: a list has one line per item, a mapping one `key -> value`. */
function as<T>(
  parse: (text: string) => T,
  schema: v.GenericSchema<
    string | string[] | Record<string, string>
  > = textValue,
) {
  return v.pipe(
    schema,
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      try {
        return parse(toLines(value).join('\n').trim())
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        for (const message of error.message.split('\n')) addIssue({ message })
        return NEVER
      }
    }),
  )
}

function toLines(value: string | string[] | Record<string, string>): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value
  return Object.entries(value).map(([key, text]) => `${key} -> ${text}`)
}

/** A mapping that has these keys alone. */
function mapping<T extends v.ObjectEntries>(entries: T, example: string) {
  const known = Object.keys(entries).join(', ')
  return v.objectWithRest(
    entries,
    // Base-url, say: nothing that is read from the repository decides where a key is sent.
    v.never(
      `there is no such key here. Use ${known}; any other input is set in the workflow.`,
    ),
    ({ received }) =>
      received === 'undefined'
        ? 'it is missing.'
        : `this is not a mapping, such as ${example}.`,
  )
}

const shared = {
  'connector-id': as(inputTable['connector-id'].parse),
  files: as(parseFiles, textValues),
  'ref-prefix': as(inputTable['ref-prefix'].parse),
  tags: as(inputTable.tags.parse, textValues),
  'site-tags': as(inputTable['site-tags'].parse),
  'site-urls': as(inputTable['site-urls'].parse, addressValues),
  generator: as(inputTable.generator.parse),
  generated: as(inputTable.generated.parse, textValues),
  'built-site': as(inputTable['built-site'].parse, textValues),
  questions: as(inputTable.questions.parse),
  'source-links': as(inputTable['source-links'].parse),
  'max-archive': as(inputTable['max-archive'].parse),
  'api-key-env': as(parseVariable),
}

const optional = v.partial(v.object(shared)).entries

const Defaults = mapping(optional, '{ tags: [docs] }')

const TargetEntry = mapping(
  {
    name: as(parseTargetName),
    ...optional,
  },
  '{ name: handbook }',
)

/** The form of the input `targets`; docs/targets.schema.json is made from it. */
export const Targets = mapping(
  {
    defaults: v.optional(Defaults),
    targets: v.pipe(
      v.array(TargetEntry, 'this is not a list of targets.'),
      v.minLength(1, 'there is no target. Add one with a name.'),
    ),
  },
  '{ targets: [{ name: handbook }] }, or the path of a file that ends in .yml or .yaml',
)

/** The text of the input `targets`: YAML, in the workflow or in a file of the commit. */
interface TargetsText {
  text: string
  /** The path of the file, from the repository's root. */
  path?: string | undefined
}

export interface TargetOptions {
  /** Reads a variable of the step's environment; empty where it is not set. From then on it is masked. */
  secret: (variable: string) => string
  /** The run writes, so that each target needs a key. */
  needsKey: boolean
}

/** Longer files are not parsed: some take the parser the square of their length. */
const MAX_YAML = 65_536

/** Whether the input names a file rather than being YAML itself. */
export const namesFile = (text: string): boolean =>
  /^[^\n]*\.ya?ml$/i.test(text)

/**
 * Reads the targets of a run, each with the run's own inputs for what it does not say.
 *
 * @throws InputError with a line for each problem, which names the target and the key.
 */
export function parseTargets(
  { text, path }: TargetsText,
  inputs: Inputs,
  options: TargetOptions,
): Inputs[] {
  const problems: string[] = []
  const targets = checkTargets(text, inputs, options, problem =>
    problems.push(problem),
  )
  if (problems.length === 0) return targets
  const file = path === undefined ? '' : `${sanitizeForLog(path)}: `
  // Nobody reads more at once, and a hostile file has thousands.
  const lines = problems
    .slice(0, 20)
    .map(problem => withHelp(`targets: ${file}${problem}`, 'targets'))
  throw new InputError(lines.join('\n'))
}

type Add = (problem: string) => void

function checkTargets(
  text: string,
  inputs: Inputs,
  options: TargetOptions,
  add: Add,
): Inputs[] {
  const value = readTargetsYaml(text, add)
  if (Array.isArray(value))
    add('this is a list. Put it below a line "targets:".')
  if (value === undefined || Array.isArray(value)) return []
  const { success, output, issues = [] } = v.safeParse(Targets, value)
  for (const issue of issues) add(explainIssue(issue))
  if (!success) return []
  const { defaults, targets } = output
  const names = new Set<string>()
  const byConnector = new Map<string, string>()
  return targets.map(target => {
    const addToTarget: Add = problem => add(`"${target.name}": ${problem}`)
    const { 'api-key-env': variable, ...keys } = { ...defaults, ...target }
    const defaultFiles = withExclusions(inputs.files, defaults?.files ?? [])
    const found = withoutDisk({
      ...inputs,
      ...toFields(Object.entries(keys)),
      files: withExclusions(defaultFiles, target.files ?? []),
    })
    const name = target.name.toLowerCase()
    if (names.has(name))
      addToTarget(
        'name: another target is called that already. Give each a name of its own.',
      )
    names.add(name)
    if (found.connectorId === '')
      addToTarget('connector-id: it is missing here and among the inputs.')
    const other = byConnector.get(found.connectorId)
    // A connector has one record of past syncs: two targets would archive each other's pages.
    if (other !== undefined && found.connectorId !== '')
      addToTarget(
        `connector-id: "${other}" pushes to the connector ${found.connectorId} already. Write one target with the patterns of both, and tags by pattern, such as "api/** -> api"; or give this one a connector of its own.`,
      )
    byConnector.set(found.connectorId, target.name)
    found.apiKey = readKey(variable, inputs.apiKey, options, addToTarget)
    return found
  })
}

/** @param variable that has the key of a target, in the place of the input `api-key`. */
function readKey(
  variable: string | undefined,
  apiKey: string,
  { needsKey, secret }: TargetOptions,
  add: Add,
): string {
  if (variable === undefined) {
    if (needsKey && apiKey === '')
      add(
        'it has no key. Pass one to the input api-key, or name a variable of the step’s env with api-key-env.',
      )
    return apiKey
  }
  try {
    const key = parseCredential(secret(variable).trim())
    if (needsKey && key === '')
      add(
        `api-key-env: the variable ${variable} is not set or empty. Set it in the env of the step: ${variable}: \${{ secrets.${variable} }}.`,
      )
    return key
  } catch (error) {
    add(`api-key-env: ${(error as InputError).message}`)
    return apiKey
  }
}

/** Every scalar is the text that its author wrote, as an input's is. Undefined where it cannot be read. */
function readTargetsYaml(text: string, add: Add): unknown {
  if (text.length > MAX_YAML)
    return void add('it is longer than 64 KiB. Give fewer targets.')
  const document = parseDocument(text, {
    schema: 'failsafe',
    logLevel: 'error',
  })
  try {
    // Of a pattern that begins with "!" and has no quotes, which is a tag, there is only a warning.
    const [problem] = [...document.errors, ...document.warnings]
    if (problem) throw problem
    if (hasTooManyAliases(document))
      throw new Error('it has more than 100 aliases')
    return document.toJS({ maxAliasCount: MAX_ALIASES })
  } catch (error) {
    // Also of a pattern that begins with "*" and has no quotes, which is an alias, or of nesting deeper than the stack.
    const [reason = ''] = (error as Error).message.split('\n')
    add(
      `this is not YAML: ${sanitizeForLog(reason.replace(/:$/, ''))}. Put a pattern that begins with "*" or "!" in quotes, indent with blanks, and write each key once.`,
    )
    return undefined
  }
}

/** Names the place: the target by its name, then the keys on the way to the value. */
function explainIssue({ path, message }: v.InferIssue<typeof Targets>): string {
  const places: string[] = []
  for (const { key, value } of path ?? []) {
    if (typeof key === 'number') places.push(targetPlace(key, value))
    else places.push(sanitizeForLog(String(key)))
  }
  if (places.length > 1 && places[0] === 'targets') places.shift()
  return [...places, message].join(': ')
}

function targetPlace(index: number, target: unknown): string {
  const name = (target as { name?: unknown } | null)?.name
  if (typeof name !== 'string') return `target ${index + 1}`
  return `"${sanitizeForLog(name)}"`
}
