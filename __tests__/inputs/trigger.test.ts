import { describe, expect, test } from '@jest/globals'
import { decide, type Event, type Task } from '../../src/inputs/trigger.ts'

const main = 'refs/heads/main'
const base: Event = {
  name: 'push',
  ref: main,
  defaultBranch: 'main',
  deleted: false,
  baseSha: undefined,
  baseRef: undefined,
}
const defaults = { branch: undefined, sync: 'auto', dryRun: false } as const

type Choice = { branch?: string; sync?: 'auto' | 'changes' | 'everything'; dryRun?: boolean }
const task = (event: Partial<Event>, inputs: Choice = {}): Task =>
  decide({ ...base, ...event }, { ...defaults, ...inputs })

const sync = (everything: boolean, branch = 'main'): Task => ({
  kind: 'sync',
  branch,
  everything,
})
const preview = (everything: boolean, baseSha?: string): Task => ({
  kind: 'preview',
  branch: 'main',
  everything,
  baseSha,
})
const dry = (everything: boolean): Task => preview(everything)
const baseSha = 'b'.repeat(40)

test.each<[string, string, Choice['sync'], Task]>([
  ['push', main, 'auto', sync(false)],
  ['push', main, 'changes', sync(false)],
  ['push', main, 'everything', sync(true)],
  ['repository_dispatch', main, 'auto', sync(false)],
  ['repository_dispatch', main, 'everything', sync(true)],
  ['workflow_dispatch', main, 'auto', sync(true)],
  ['workflow_dispatch', main, 'changes', sync(false)],
  ['workflow_dispatch', main, 'everything', sync(true)],
  ['schedule', main, 'auto', sync(true)],
  ['schedule', main, 'changes', sync(false)],
  ['pull_request', 'refs/pull/7/merge', 'auto', preview(false, baseSha)],
  ['pull_request', 'refs/pull/7/merge', 'everything', preview(true, baseSha)],
  ['merge_group', 'refs/heads/gh-readonly-queue/main/pr-7', 'changes', preview(false, baseSha)],
])('%s on %s with sync: %s is decided by the table', (name, ref, choice, expected) => {
  expect(task({ name, ref, baseSha }, { sync: choice ?? 'auto' })).toEqual(expected)
})

test.each<[string, string, Choice, Task]>([
  ['push', main, {}, dry(false)],
  ['push', main, { sync: 'everything' }, dry(true)],
  ['workflow_dispatch', main, {}, dry(true)],
  ['schedule', main, {}, dry(true)],
  ['pull_request', 'refs/pull/7/merge', {}, preview(false)],
])('a dry run of %s on %s is a preview', (name, ref, inputs, expected) => {
  expect(task({ name, ref }, { ...inputs, dryRun: true })).toEqual(expected)
})

describe('a ref that search does not mirror', () => {
  test.each([
    ['another branch', 'push', 'refs/heads/topic'],
    ['a branch whose name ends like it', 'push', 'refs/heads/x/main'],
    ['a tag', 'push', 'refs/tags/v1'],
    ['a tag of the branch’s name', 'push', 'refs/tags/main'],
    ['a run by hand elsewhere', 'workflow_dispatch', 'refs/heads/topic'],
    ['no ref at all', 'push', ''],
  ])('%s is left alone, and the reason names the branch', (_, name, ref) => {
    const found = task({ name, ref })
    expect(found).toEqual({
      kind: 'nothing',
      reason: expect.stringMatching(/search mirrors the branch "main"\. Nothing was pushed/),
    })
  })

  test('a dry run on another branch is left alone too', () => {
    expect(task({ ref: 'refs/heads/topic' }, { dryRun: true }).kind).toBe('nothing')
  })

  test('a deleted branch is left alone although its name is right', () => {
    const reason = expect.stringMatching(/"refs\/heads\/main" was deleted/)
    expect(task({ deleted: true })).toEqual({ kind: 'nothing', reason })
  })

  test('a hostile ref is shown as harmless text', () => {
    const found = task({ ref: 'refs/heads/x\n::error::y' })
    expect(found).toEqual({ kind: 'nothing', reason: expect.not.stringMatching(/\n|::/) })
  })
})

describe('the branch', () => {
  test('the input goes before the default branch', () => {
    expect(task({ ref: 'refs/heads/docs' }, { branch: 'docs' })).toEqual(sync(false, 'docs'))
    expect(task({}, { branch: 'docs' }).kind).toBe('nothing')
  })

  test('a schedule without a payload runs on the branch that it is on', () => {
    expect(task({ name: 'schedule', ref: 'refs/heads/trunk', defaultBranch: undefined })).toEqual(
      sync(true, 'trunk'),
    )
  })

  test('a schedule on no branch is refused', () => {
    expect(task({ name: 'schedule', ref: 'refs/tags/v1', defaultBranch: undefined }).kind).toBe('refusal')
  })

  test('a push to another branch says which it is for', () => {
    const reason = expect.stringMatching(
      /^This run is for "refs\/heads\/next"; search mirrors the branch "main"/,
    )
    expect(task({ ref: 'refs/heads/next' })).toEqual({ kind: 'nothing', reason })
  })

  test.each(['push', 'pull_request', 'workflow_dispatch'])('%s without a default branch is refused', name => {
    const reason = expect.stringMatching(/Set the input branch/)
    expect(task({ name, defaultBranch: undefined })).toEqual({ kind: 'refusal', reason })
  })
})

describe('an event that may not sync', () => {
  test.each(['pull_request_target', 'workflow_run', 'issue_comment'])(
    '%s is refused even as a dry run',
    name => {
      const reason = expect.stringMatching(/runs with your secrets on content from outside/)
      expect(task({ name }, { dryRun: true })).toEqual({ kind: 'refusal', reason })
    },
  )

  test.each(['release', 'constructor', '__proto__', 'PUSH', ''])(
    '"%s" is refused with the events that work',
    name => {
      const reason = expect.stringMatching(
        /Run this action on push, repository_dispatch, workflow_dispatch, schedule, pull_request, merge_group\.$/,
      )
      expect(task({ name })).toEqual({ kind: 'refusal', reason })
    },
  )
})

test.each([
  ['pull_request', 'refs/heads/main', 'preview'],
  ['pull_request', 'refs/heads/next', 'nothing'],
  ['merge_group', 'refs/heads/next', 'nothing'],
])('a %s into %s comes to %s where search mirrors main', (name, baseRef, kind) => {
  expect(task({ name, ref: 'refs/pull/7/merge', baseRef, baseSha }).kind).toBe(kind)
})
