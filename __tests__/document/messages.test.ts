import { expect, test } from '@jest/globals'
import type { Message } from '../../src/document/document.ts'
import { first } from '../../src/document/messages.ts'

const message = (line: number, reason = `reason ${line}`): Message => ({
  line,
  column: 2,
  rule: 'title',
  reason,
})
const messages = [message(1), message(2), message(3)]

test('as many messages as there may be are all kept', () => {
  expect(first(3, messages)).toEqual(messages)
})

test('of more the first are kept, and the last tells from where on there are how many others', () => {
  const reason = 'there are 2 more warnings from here on. Mend those above first.'
  expect(first(2, messages)).toEqual([message(1), { ...message(2, reason), rule: 'more' }])
  expect(first(1, messages)).toEqual([{ ...message(1, reason.replace('2', '3')), rule: 'more' }])
})

test('a reason is cut at its length, and stays well formed', () => {
  const [{ reason } = message(1)] = first(1, [message(1, `${'x'.repeat(999)}😀 and more`)])
  expect(reason).toBe(`${'x'.repeat(999)}\ufffd…`)
  expect(first(1, [message(1, 'x'.repeat(1000))])[0]?.reason).toBe('x'.repeat(1000))
})
