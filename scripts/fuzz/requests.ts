import fc from 'fast-check'
import { commandsOf } from '../../__tests__/security/commands.ts'
import { judge } from '../../src/adapters/service/answers.ts'
import { withoutKey } from '../../src/adapters/service/echo.ts'
import { limits, pack, toBody } from '../../src/push/pack.ts'
import { sanitizeLine } from '../../src/text/index.ts'
import { COMMANDS, hostile } from './hostile.ts'
import { pieces, require, type Stage, stage } from './stage.ts'

const answer = fc.record({
  status: fc.integer({ min: 100, max: 999 }),
  isHtml: fc.boolean(),
  location: fc.option(pieces('https://', 'a.example', '//', '/', ...COMMANDS), { nil: undefined }),
  retryAfter: fc.option(pieces('1', '9', 'Wed, 21 Oct 2099 07:28:00 GMT', '-', ' '), { nil: undefined }),
  text: fc.oneof(hostile, fc.json()),
})

/** Requests to the service, and its answers. */
export const requestStages: Stage[] = [
  stage('batch', fc.array(fc.nat(2_000_000), { maxLength: 250 }), async sizes => {
    // Most documents are small.
    const items = sizes.map((size, index) => ({
      externalRef: `${index}`,
      json: new Uint8Array(size % 20 === 0 ? size : size % 5000),
    }))
    const sent: string[] = []
    for await (const batch of pack(items)) {
      require(batch.items.length > 0 &&
        batch.items.length <= limits.documents, 'a batch has none or too many')
      require(batch.bytes <= limits.targetBytes || batch.items.length === 1, 'a batch is too large')
      require(Buffer.concat(toBody(batch)).length === batch.bytes, 'the size is not what is sent')
      sent.push(...batch.items.map(each => each.externalRef))
    }
    require(sent.join() ===
      items.map(each => each.externalRef).join(), 'a document is missing, twice there or out of order')
  }),
  stage('answers', answer, given => {
    const reply = judge({ kind: 'response', ...given }, 0)
    if ('reason' in reply)
      require(commandsOf(sanitizeLine(reply.reason)).length === 0, 'the reason has a command in it')
    if (reply.kind === 'retry')
      require(reply.afterMs >= 0 && Number.isFinite(reply.afterMs), 'the pause is no time')
    if (reply.kind === 'accepted')
      require(given.status >= 200 && given.status <= 299, 'a failure passes for a success')
  }),
  stage(
    'echo',
    fc.record({
      key: fc.string({ unit: fc.constantFrom(...'aB3+/="&-_.~%'), minLength: 8, maxLength: 60 }),
      before: fc.string(),
      how: fc.nat(3),
    }),
    ({ key, before, how }) => {
      const spelt = [
        `${before} ${key}`,
        `${before} ${JSON.stringify(key)}`,
        `${before} ${encodeURIComponent(key)}`,
        Buffer.from(before + key).toString('base64'),
      ][how]!
      require(withoutKey(spelt, key).includes('***'), 'the key is not masked')
    },
  ),
]
