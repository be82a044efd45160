import { expect } from '@jest/globals'
import type { End, Scenario } from './scenario.ts'
import { openStage } from './stage.ts'

/** Tells the story on an origin whose `main` has `PAGES`, and checks how it ends. */
export async function play(story: (on: Scenario) => Promise<unknown>, end: End = {}): Promise<void> {
  await using stage = await openStage(end)
  await story(stage.scenario)
  await stage.mirror(end.mirrors)
  const live = stage.sandbox.store.active('docs')
  for (const externalRef of end.leftover ?? []) expect(live.delete(externalRef)).toBe(true)
  expect(live).toEqual(stage.sandbox.store.active('fresh'))
  expectLive(new Map([...live].map(([externalRef, { body }]) => [externalRef, body])), end.live)
  if (end.outputs) expect(stage.last()?.outputs).toMatchObject(end.outputs)
}

function expectLive(bodies: ReadonlyMap<string, string>, expected: End['live']): void {
  const texts = isList(expected) ? Object.fromEntries(expected.map(each => [each, ''])) : expected
  if (texts === undefined) return void expect(bodies.size).toBeGreaterThan(0)
  expect(Object.fromEntries(bodies)).toEqual(
    Object.fromEntries(Object.entries(texts).map(([ref, text]) => [ref, expect.stringContaining(text)])),
  )
}

function isList(expected: End['live']): expected is readonly string[] {
  return Array.isArray(expected)
}
