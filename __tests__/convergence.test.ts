import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { act, example, perform } from './convergence/perform.ts'

/** How many sequences of pushes; CONVERGENCE_SEQUENCES asks for more. */
const sequences = Number(process.env.CONVERGENCE_SEQUENCES ?? 12)

test('after any pushes, lost, failed and killed runs, the next green run of the built action leaves search as a full sync of an empty service would', async () => {
  const ends: string[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 6 }), fc.boolean(), async (acts, isLarge) => {
      ends.push(...(await perform(acts, isLarge)))
    }),
    // Each sequence takes seconds, so none is looked for that is shorter: the one that failed is printed.
    { numRuns: sequences, endOnFailure: true, examples: [[example, false]] },
  )
  expect(ends).toEqual(expect.arrayContaining(['killed', 'failed']))
}, 3_600_000)
