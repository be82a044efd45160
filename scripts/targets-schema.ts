/**
 * Writes docs/targets.schema.json, for editors, from the table by which targets are read.
 * With `--check` it changes nothing and fails when the file is not current.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { generatorChoices } from '../src/inputs/generator.ts'
import { type Form, ruleKeys, targetKeys } from '../src/inputs/target-keys.ts'
import { MAX_TARGETS } from '../src/inputs/targets.ts'

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

const schema = {
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

const file = new URL('../docs/targets.schema.json', import.meta.url)
const isCurrent = async () =>
  JSON.stringify(JSON.parse(await readFile(file, 'utf8'))) === JSON.stringify(schema)
if (!process.argv.includes('--check')) await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`)
else if (!(await isCurrent())) {
  console.error(
    'docs/targets.schema.json is not what the table of keys gives. Run npm run targets-schema and commit it.',
  )
  process.exitCode = 1
}
