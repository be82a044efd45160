import { generatorChoices } from '../../src/inputs/generator.ts'
import { type Form, ruleKeys, targetKeys } from '../../src/inputs/target-keys.ts'
import { MAX_TARGETS } from '../../src/inputs/targets.ts'

const text = { type: ['string', 'number', 'boolean'] }

const forms: Readonly<Record<Form, object>> = {
  text,
  list: { type: 'array', minItems: 1, items: text },
  map: { type: 'object', minProperties: 1, additionalProperties: { type: 'string' } },
  rules: { type: 'array', items: { $ref: '#/$defs/rule' } },
}

const anyOf = (all: readonly Form[]) =>
  all.length === 1 ? forms[all[0] as Form] : { anyOf: all.map(form => forms[form]) }

const object = (required: string[], properties: Record<string, object>) => ({
  ...{ type: 'object', additionalProperties: false, required, properties },
})

const properties = Object.fromEntries(
  Object.entries(targetKeys).map(([name, { forms: all, description }]) => [
    name,
    { description, ...(name === 'generator' ? { enum: generatorChoices } : anyOf(all)) },
  ]),
)
const { name: _, ...shared } = properties
const rule = Object.fromEntries(Object.keys(ruleKeys).map(name => [name, anyOf(['list', 'text'])]))

/** What editors know of targets, from the table by which they are read. */
export const targetsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The targets of Docs Push',
  ...object(['targets'], {
    defaults: { description: 'What all targets have that do not say otherwise.', ...object([], shared) },
    targets: {
      ...{ type: 'array', minItems: 1, maxItems: MAX_TARGETS },
      items: object(['name'], properties),
    },
  }),
  $defs: { rule: object(Object.keys(ruleKeys), rule) },
}
