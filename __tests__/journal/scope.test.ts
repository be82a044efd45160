import { describe, expect, test } from '@jest/globals'
import { WHOLE } from '../../src/inputs/shard.ts'
import { Scope, targetOf } from '../../src/journal/index.ts'
import { attempt, record } from '../support/attempts.ts'

/** An attempt on some shard, on all pages if none is named. */
const on = (shard: string | undefined, state: 'succeeded' | 'failed' = 'succeeded') =>
  attempt(1, { state, record: shard === undefined ? record : { ...record, shard } })

const scopeOf = (shard: string | undefined) => new Scope(shard === undefined ? record : { ...record, shard })

describe('seen from a shard', () => {
  test.each([
    ['itself', '1/2', '1/2'],
    ['all pages', undefined, '1/2'],
  ])('a success of %s is one of the whole', (_, theirs, own) => {
    expect(scopeOf(own).see(on(theirs))).toEqual(on(theirs))
  })

  test.each([
    ['a shard of another count', '1/3', '1/2'],
    ['a shard, where all pages are meant', '1/3', undefined],
  ])('a success of %s is one of a part', (_, theirs, own) => {
    expect(scopeOf(own).see(on(theirs))).toMatchObject({ state: 'succeeded', isPartial: true })
  })

  test('another shard of the same count is no concern', () => {
    expect(scopeOf('1/2').concerns(on('2/2').record)).toBe(false)
    expect(scopeOf('1/2').concerns(on('2/3').record)).toBe(true)
  })

  test.each(['connectorId', 'service'])('another %s is no concern', name => {
    expect(scopeOf(undefined).concerns({ ...record, [name]: 'other' })).toBe(false)
  })

  test('what is older than a success of a part is no concern where it was of that part alone', () => {
    const scope = scopeOf('1/2')
    scope.see(on('1/3', 'failed'))
    expect(scope.concerns(on('1/3').record)).toBe(true)
    scope.see(on('1/3'))
    expect(scope.concerns(on('1/3').record)).toBe(false)
    expect(scope.concerns(on('2/3').record)).toBe(true)
  })
})

describe('with targets', () => {
  const named = (target: string | undefined, branch = 'main') => {
    const { target: _, ...unnamed } = { ...record, target, branch }
    return target === undefined ? unnamed : { ...unnamed, target }
  }
  const seenFrom = (own: string | undefined, theirs: string | undefined, branch?: string) => {
    const scope = new Scope(named(own))
    const success = attempt(1, { state: 'succeeded', record: named(theirs, branch) })
    if (!scope.concerns(success.record)) return 'nothing'
    const { state, isPartial, isOther } = scope.see(success)
    return isOther ? `of another, ${state}` : isPartial ? 'a part' : 'all'
  }

  test.each<[string, string | undefined, string | undefined, string | undefined, string]>([
    ['its own success', 'api', 'api', 'main', 'all'],
    ['its own success on another branch', 'api', 'api', 'v1', 'all'],
    ['that of another target', 'api', 'handbook', 'main', 'of another, void'],
    ['that of another target of another branch', 'api', 'handbook', 'v1', 'nothing'],
    ['a success from before there were targets', 'api', undefined, 'main', 'all'],
    ['such a success of another branch', 'api', undefined, 'v1', 'nothing'],
    ['that of a target, where there are none any more', undefined, 'api', 'main', 'a part'],
    ['that of a target of another branch, where there are none', undefined, 'api', 'v1', 'nothing'],
  ])('%s', (_, own, theirs, branch, expected) => {
    expect(seenFrom(own, theirs, branch)).toBe(expected)
  })

  test.each([
    ['no targets', ['docs/handbook'], false],
    ['targets with this one', ['docs/handbook', 'docs/api'], true],
    ['targets, all with another connector', ['other/api'], false],
    ['targets that it does not name', undefined, true],
  ])('of what was pushed before a run of others that had %s', (_, targets, expected) => {
    const scope = new Scope(named('api'))
    const other = { ...named('handbook'), ...(targets && { targets }) }
    scope.see(attempt(2, { state: 'succeeded', record: other }))
    expect(scope.concerns(record)).toBe(expected)
    expect(scope.concerns(named('api'))).toBe(true)
  })

  test('what is older than a success of a target is no concern where there are none any more', () => {
    const scope = new Scope(record)
    scope.see(attempt(1, { state: 'succeeded', record: named('api') }))
    expect([named('api'), named('handbook'), record].map(each => scope.concerns(each))).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('a run’s target', () => {
  const facts = { connectorId: 'docs', baseUrl: 'https://search.example.com', shard: WHOLE }
  const place = { repository: 'octo/docs', branch: 'main' }

  test('is named in a record as long as there are such records', () => {
    const target = { ...place, connectorId: 'docs', service: '9e1f9545' }
    expect(targetOf(facts, place)).toEqual(target)
    expect(targetOf({ ...facts, shard: { index: 2, count: 8 }, name: 'api' }, place)).toEqual({
      ...target,
      shard: '2/8',
      target: 'api',
    })
    expect(targetOf({ ...facts, baseUrl: 'https://other.example.com' }, place).service).not.toBe('9e1f9545')
  })
})
