import { toJsonSchema } from '@valibot/to-json-schema'
import { metadata } from '../../sandbox/action.ts'
import { Targets } from '../../src/inputs/targets.ts'

const descriptions: Record<string, string | undefined> = {
  ...Object.fromEntries(Object.entries(metadata.inputs).map(([key, { description }]) => [key, description])),
  defaults: 'What all targets have that do not say otherwise.',
  targets: 'Each with a name, and what it has other than the defaults and the inputs.',
  name: 'What the target is called in the log and in the record of past syncs. Under another name it is another target.',
  'api-key-env':
    "The variable of the step's `env` that holds the key of this connector; its name has `SEARCH` in it.",
}

/** What editors know of targets, from the schema by which they are read, with the descriptions of action.yml. */
export const targetsSchema = {
  title: 'The targets of Docs Push',
  ...toJsonSchema(Targets, {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideSchema({ valibotSchema: { type }, jsonSchema }) {
      const { properties = {} } = jsonSchema
      for (const [key, value] of Object.entries(properties))
        properties[key] = { description: descriptions[key] ?? '', ...(value as object) }
      // Each scalar is read as the text that its author wrote; editors tell numbers and booleans apart.
      if (type === 'string') return { ...jsonSchema, type: ['string', 'number', 'boolean'] } as object
      if (type === 'never') return false as unknown as object
      return undefined
    },
  }),
}
