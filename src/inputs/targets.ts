import { sanitizeForLog, withHelp } from '../text/index.ts'
import { parseApiKey, parseConnectorId } from './address.ts'
import { InputError, type Inputs, type TagRule, type TargetInputs } from './index.ts'
import { type Form, ruleKeys, targetKeys, unknownKey, VARIABLE } from './target-keys.ts'
import { MAX_YAML, type Placed, type Problem, readYaml, type Value } from './yaml.ts'

/** What the input `targets` says: YAML, in the workflow or in a file of the commit. */
export interface TargetsText {
  text: string
  /** Of the file, from the repository's root. */
  path?: string | undefined
}

/** What targets need from outside. */
export interface TargetOptions {
  /** What a variable of the step's environment holds; empty where it is not set. From then on it is masked. */
  secret: (variable: string) => string
  /** The run writes, so that each target needs a key. */
  needsKey: boolean
}

/** More need more room in the record of past syncs than there is. */
export const MAX_TARGETS = 50

/** Whether the input names a file rather than being YAML itself. */
export const namesFile = (text: string): boolean => /^[^\n]*\.ya?ml$/i.test(text)

/**
 * Reads the targets of a run, each with the run's own inputs for what it does not say, and reports every problem at once.
 *
 * @throws InputError with the line and column of each problem.
 */
export function parseTargets(source: TargetsText, inputs: Inputs, options: TargetOptions): Inputs[] {
  const { text, path } = source
  if (text.length > MAX_YAML)
    throw new InputError(withHelp('targets: it is longer than 64 KiB. Give fewer targets.', 'targets'))
  if (inputs.generated.length > 0)
    throw new InputError(
      withHelp(
        'generated: with targets these pages would go to each of them. Write the patterns as generated in the target that they are for.',
        'targets',
      ),
    )
  const { value, problems, lines } = readYaml(text)
  const targets = value ? new Targets(inputs, options, problems).read(value) : []
  if (problems.length === 0) return targets
  const placed = problems
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, message }) => {
      const { line, col } = lines.linePos(at)
      const place =
        path === undefined ? `line ${line}, column ${col}` : `${sanitizeForLog(path)}:${line}:${col}`
      return withHelp(`targets: ${place}: ${message}`, 'targets')
    })
  throw new InputError([...new Set(placed)].slice(0, MAX_PROBLEMS).join('\n'))
}

/** Nobody reads more at once. */
const MAX_PROBLEMS = 20

type Mapping = Map<string, Placed<Value>>

/** One reading; what is wrong is added to `problems`. */
class Targets {
  readonly #inputs: Inputs
  readonly #options: TargetOptions
  readonly #problems: Problem[]

  constructor(inputs: Inputs, options: TargetOptions, problems: Problem[]) {
    this.#inputs = inputs
    this.#options = options
    this.#problems = problems
  }

  read(root: Placed<Value>): Inputs[] {
    const top = this.#mapping(
      root,
      ['defaults', 'targets'],
      'Write "targets:" and a list below it, or the path of a file that ends in .yml or .yaml.',
    )
    const defaults = top.get('defaults')
    const { name: _, ...shared } = defaults
      ? this.#target(
          defaults,
          Object.keys(targetKeys).filter(key => key !== 'name'),
        )
      : {}
    const list = top.get('targets')
    if (!Array.isArray(list?.value) || list.value.length === 0) {
      if (this.#problems.length === 0)
        this.#add(list ?? root, 'there is no target. Write "targets:" and a list below it, each with a name.')
      return []
    }
    if (list.value.length > MAX_TARGETS)
      this.#add(list, `there are more than ${MAX_TARGETS} targets. Give the others to another workflow.`)
    const names = new Map<string, string>()
    return list.value.map(each => {
      const found = { ...this.#inputs, ...shared, ...this.#target(each, Object.keys(targetKeys)) }
      this.#complete(each, found, names)
      return found
    })
  }

  /** What makes a whole of a target: its name, and what it needs from somewhere. */
  #complete(
    place: Placed<Value>,
    { name = '', connectorId, apiKey }: Inputs,
    names: Map<string, string>,
  ): void {
    if (!(place.value instanceof Map)) return
    if (!place.value.has('name'))
      this.#add(place, 'this target has no name. Give it one, such as name: handbook.')
    const other = names.get(name.toLowerCase())
    if (other)
      this.#add(
        place.value.get('name') ?? place,
        `another target is called "${other}" already. Give each a name of its own.`,
      )
    names.set(name.toLowerCase(), name)
    if (connectorId === '') this.#parse('connector-id', { at: place.at, value: '' }, parseConnectorId)
    const variable = place.value.has(VARIABLE)
    if (this.#options.needsKey && apiKey === '' && !variable)
      this.#add(
        place,
        'this target has no key. Pass one to the input api-key, or name a variable of the step’s env with api-key-env.',
      )
  }

  #target(place: Placed<Value>, known: readonly string[]): Partial<TargetInputs> {
    const mapping = this.#mapping(place, known, 'A target is a mapping, such as "- name: handbook".')
    const found: Record<string, unknown> = {}
    for (const [name, value] of mapping) {
      const key = known.includes(name) ? targetKeys[name] : undefined
      if (key === undefined) continue
      const parsed = key.forms.includes('rules')
        ? this.#rules(value)
        : this.#value(name, key.forms, value, key.parse)
      if (parsed !== undefined)
        found[key.field] = name === VARIABLE ? this.#key(value, parsed as string) : parsed
    }
    return found
  }

  #key(place: Placed<Value>, variable: string): string {
    const text = this.#options.secret(variable).trim()
    if (text === '' && this.#options.needsKey)
      this.#add(
        place,
        `${VARIABLE}: the variable ${variable} is not set or empty. Set it in the env of the step: ${variable}: \${{ secrets.${variable} }}.`,
      )
    return this.#parse(VARIABLE, { at: place.at, value: text }, parseApiKey) ?? ''
  }

  #rules(place: Placed<Value>): TagRule[] {
    if (!Array.isArray(place.value)) {
      this.#add(place, 'rules: this is not a list. Write each as "- { files: [old/**], tags: [old] }".')
      return []
    }
    return place.value.map(rule => {
      const found: Record<string, unknown> = {}
      const mapping = this.#mapping(
        rule,
        Object.keys(ruleKeys),
        'rules: A rule is a mapping, such as { files: [old/**], tags: [old] }.',
      )
      for (const [name, parse] of Object.entries(ruleKeys)) {
        const value = mapping.get(name)
        if (value) found[name] = this.#value(`rules: ${name}`, ['list', 'text'], value, parse) ?? []
        else if (rule.value instanceof Map)
          this.#add(rule, `rules: a rule without ${name} does nothing. Add them.`)
      }
      return found as unknown as TagRule
    })
  }

  #value<T>(
    name: string,
    forms: readonly Form[],
    { at, value }: Placed<Value>,
    parse: (text: string) => T,
  ): T | undefined {
    const texts = toTexts(value, forms)
    if (texts !== undefined) return this.#parse(name, { at, value: texts.join('\n') }, parse, value)
    this.#add({ at }, `${name}: this is not ${forms.map(form => FORMS[form]).join(' or ')}.`)
    return undefined
  }

  /** @param whole of which an item may be what is wrong. */
  #parse<T>(
    name: string,
    { at, value }: Placed<string>,
    parse: (text: string) => T,
    whole?: Value,
  ): T | undefined {
    try {
      return parse(value.trim())
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      for (const line of error.message.split('\n')) {
        const item = Array.isArray(whole)
          ? whole.find(each => line.startsWith(`"${sanitizeForLog(String(each.value))}" `))
          : undefined
        this.#add(item ?? { at }, `${name}: ${line}`)
      }
      return undefined
    }
  }

  #mapping(place: Placed<Value>, known: readonly string[], expected: string): Mapping {
    if (!(place.value instanceof Map)) {
      this.#add(place, `this is not a mapping. ${expected}`)
      return new Map()
    }
    for (const [name, { keyAt: at = 0 }] of place.value)
      if (!known.includes(name)) this.#add({ at }, unknownKey(name, known))
    return place.value
  }

  #add({ at }: { at: number }, message: string): void {
    this.#problems.push({ at, message })
  }
}

/** How each form is called where something else was written. */
const FORMS: Readonly<Record<Form, string>> = {
  text: 'a text',
  list: 'a list of texts',
  map: 'a mapping from folders to addresses',
  rules: 'a list of rules',
}

/** A value as the lines of the input of the same name; `undefined` where it has another form. */
function toTexts(value: Value, forms: readonly Form[]): string[] | undefined {
  if (typeof value === 'string') return forms.includes('text') ? [value] : undefined
  const isList = Array.isArray(value)
  if (!forms.includes(isList ? 'list' : 'map')) return undefined
  const lines: string[] = []
  for (const [key, { value: text }] of value.entries()) {
    if (typeof text !== 'string') return undefined
    lines.push(isList ? text : `${key} -> ${text}`)
  }
  return lines
}
