import { describe, expect, test } from '@jest/globals'
import { decide, type Event, type Task } from '../../src/inputs/index.ts'

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

/** @param isPush a push to the branch, where nothing is sent without need. */
const sync = (everything: boolean, isPush = false, branch = 'main'): Task => ({
  kind: 'sync',
  branch,
  everything,
  asksSearch: !isPush,
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
  ['push', main, 'auto', sync(false, true)],
  ['push', main, 'changes', sync(false, true)],
  ['push', main, 'everything', sync(true, true)],
  ['repository_dispatch', main, 'auto', sync(false, true)],
  ['repository_dispatch', main, 'everything', sync(true, true)],
  ['workflow_dispatch', main, 'auto', sync(true)],
  ['workflow_dispatch', main, 'changes', sync(false)],
  ['workflow_dispatch', main, 'everything', sync(true)],
  ['schedule', main, 'auto', sync(true)],
  ['schedule', main, 'changes', sync(false)],
  ['pull_request', 'refs/pull/7/merge', 'auto', preview(false, baseSha)],
  ['pull_request', 'refs/pull/7/merge', 'everything', preview(true, baseSha)],
  ['merge_group', 'refs/heads/gh-readonly-queue/main/pr-7', 'changes', preview(false, baseSha)],
])('%s on %s with sync: %s is decided by the table', (name, ref, choice, expected) => {
  expect(task({ name, ref, baseSha }, { sync: choice ?? 'auto' })).toMatchObject(expected)
})

test.each<[string, Choice, Task]>([
  ['push', {}, dry(false)],
  ['push', { sync: 'everything' }, dry(true)],
  ['schedule', {}, dry(true)],
])('a dry run of %s is a preview: %j', (name, inputs, expected) => {
  expect(task({ name }, { ...inputs, dryRun: true })).toMatchObject(expected)
})

const elsewhere = {
  kind: 'nothing',
  reason: expect.stringMatching(/search mirrors the branch "main"\. Nothing/),
}

test.each<[string, Partial<Event>, Choice]>([
  ['a push to another branch', { ref: 'refs/heads/topic' }, {}],
  ['a branch whose name ends like it', { ref: 'refs/heads/x/main' }, {}],
  ['a tag of the branch’s name', { ref: 'refs/tags/main' }, {}],
  ['a run by hand elsewhere', { name: 'workflow_dispatch', ref: 'refs/heads/topic' }, {}],
  ['a dry run elsewhere', { ref: 'refs/heads/topic' }, { dryRun: true }],
  ['a deleted branch', { deleted: true }, {}],
  ['a pull request into another branch', { name: 'pull_request', baseRef: 'refs/heads/next', baseSha }, {}],
  ['a merge group for another branch', { name: 'merge_group', baseRef: 'refs/heads/next', baseSha }, {}],
])('%s is left alone, and the reason names the branch', (_, event, inputs) => {
  expect(task(event, inputs)).toEqual(elsewhere)
})

test('a hostile ref is shown as harmless text', () => {
  const found = task({ ref: 'refs/heads/x\n::error::y' })
  expect(found).toEqual({ kind: 'nothing', reason: expect.not.stringMatching(/\n|^\s*::/) })
})

describe('the branch', () => {
  test('is that of the input before the default branch', () => {
    expect(task({ ref: 'refs/heads/docs' }, { branch: 'docs' })).toEqual(sync(false, true, 'docs'))
    expect(task({}, { branch: 'docs' }).kind).toBe('nothing')
  })

  test('of a schedule without a payload is the one that it runs on', () => {
    const schedule = { name: 'schedule', defaultBranch: undefined }
    expect(task({ ...schedule, ref: 'refs/heads/trunk' })).toMatchObject(sync(true, false, 'trunk'))
  })

  test.each(['push', 'pull_request', 'workflow_dispatch'])('must be known for %s', name => {
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
