import { toJsonSchema } from '@valibot/to-json-schema'
import { Targets } from '../../src/inputs/targets.ts'

/** What editors know of targets, from the schema by which they are read. */
export const targetsSchema = {
  title: 'The targets of Docs Push',
  ...toJsonSchema(Targets, {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideSchema({ valibotSchema: { type }, jsonSchema }) {
      // Each scalar is read as the text that its author wrote; editors tell numbers and booleans apart.
      if (type === 'string') return { ...jsonSchema, type: ['string', 'number', 'boolean'] } as object
      if (type === 'never') return false as unknown as object
      return undefined
    },
  }),
}
