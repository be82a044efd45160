import { describe, expect, test } from '@jest/globals'
import { Scope, targetOf } from '../../src/journal/index.ts'
import { attempt, record } from '../support/attempts.ts'

test.each(['connectorId', 'service'])('another %s is no concern', name => {
  expect(new Scope(record).concerns({ ...record, [name]: 'other' })).toBe(false)
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
  const facts = { connectorId: 'docs', baseUrl: 'https://search.example.com' }
  const place = { repository: 'octo/docs', branch: 'main' }

  test('is named in a record as long as there are such records', () => {
    const target = { ...place, connectorId: 'docs', service: '9e1f9545' }
    expect(targetOf(facts, place)).toEqual(target)
    expect(targetOf({ ...facts, name: 'api' }, place)).toEqual({ ...target, target: 'api' })
    expect(targetOf({ ...facts, baseUrl: 'https://other.example.com' }, place).service).not.toBe('9e1f9545')
  })
})
