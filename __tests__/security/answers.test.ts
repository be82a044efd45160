import { describe, expect, test } from '@jest/globals'
import type { Fault } from '../../sandbox/faults.ts'
import { openStage } from '../support/stage.ts'

const MILLION = 1_000_000
const json = (body: string): Fault => ({ status: 200, body, contentType: 'application/json' })

/** What a service, or whoever stands in its place, may answer. */
const answers: Record<string, Fault> = {
  'lists in lists': json('['.repeat(MILLION) + ']'.repeat(MILLION)),
  'errors of lists in lists': json(`{"errors":${'['.repeat(MILLION)}${']'.repeat(MILLION)}}`),
  'a status of lists in lists': json(`{"status":${'['.repeat(MILLION)}${']'.repeat(MILLION)}}`),
  'a failure under a name that every object has': json('{"__proto__":{"errors":["x"]},"constructor":{}}'),
  'more than is read of it': json(`{"ok":true,"padding":"${'x'.repeat(12 * MILLION)}"}`),
  'headers that are too large': { status: 200, body: '{}', headers: { 'x-large': 'x'.repeat(100_000) } },
  'a pause without an end': { status: 503, headers: { 'retry-after': '9'.repeat(5_000) } },
  'a refusal of a megabyte': { status: 422, body: '<'.repeat(MILLION), times: 9 },
  'a redirect to no address': { status: 308, headers: { location: '//[::' } },
}

/** The code and the requests of a run that meets it once, if it does not take it for a success. */
const ends: Partial<Record<keyof typeof answers, [number, string]>> = {
  'errors of lists in lists': [0, '3'],
  'headers that are too large': [0, '2'],
  'a pause without an end': [1, '1'],
  'a refusal of a megabyte': [1, '3'],
  'a redirect to no address': [1, '1'],
}

describe('an answer that is made to harm ends a run like any other:', () => {
  test.each(Object.entries(answers))('%s', async (name, answer) => {
    await using stage = await openStage({ 'a.md': '# A\n\nText.\n', 'b.md': '# B\n\nText.\n' })
    stage.sandbox.fail(answer)
    const run = await stage.push({ inputs: { 'timeout-minutes': '1' } })
    expect(run.output).not.toMatch(/unexpected error|Please report/)
    expect(run.outputs).toHaveProperty('report')
    expect([run.exitCode, run.outputs.requests]).toEqual(ends[name] ?? [0, '1'])
    expect(run.output.length).toBeLessThan(10_000)
  })
})
