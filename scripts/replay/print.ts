import { sanitizeForLog } from '../../src/text/index.ts'
import type { PushResult } from '../demo/push.ts'
import type { Source } from '../demo/source.ts'
import type { Event } from '../replay.ts'

export function opening({ name, branch, commits }: Source, seed: number | undefined): string[] {
  const trouble = seed === undefined ? 'without trouble' : `with the trouble of seed ${seed}`
  return [
    `${commits.length} pushes of ${sanitizeForLog(name)}, branch ${sanitizeForLog(branch)}, ${trouble}.`,
    '',
  ]
}

export function event({ commit, fate, result, requests }: Event, number: number, of: number): string {
  const place = `${String(number).padStart(String(of).length)} of ${of}  ${commit.sha.slice(0, 7)}`
  if (result === undefined) return `${place}  ${fate.name}`
  const numbers = `${requests} requests, ${result.seconds.toFixed(1)} s`
  return `${place}  ${endOf(result).padEnd(6)}  ${numbers.padEnd(20)}  ${fate.name}`
}

const ends = ['green', 'red', 'killed'] as const

export function endOf({ exitCode, isGreen }: PushResult): (typeof ends)[number] {
  if (exitCode === null) return 'killed'
  return isGreen ? 'green' : 'red'
}

/** How many runs had which fate, and how they ended. */
export function table(events: readonly Event[]): string[] {
  const names = [...new Set(events.map(each => each.fate.name))]
  const rows = names.map(name =>
    row(
      name,
      events.filter(each => each.fate.name === name),
    ),
  )
  const head = ['what happened', 'pushes', ...ends, 'requests', 'seconds']
  return ['', ...[head, ...rows, row('in all', events)].map(line)]
}

function row(title: string, events: readonly Event[]): string[] {
  const results = events.flatMap(({ result }) => result ?? [])
  const seconds = results.reduce((sum, each) => sum + each.seconds, 0)
  return [
    title,
    String(events.length),
    ...ends.map(end => String(results.filter(each => endOf(each) === end).length)),
    String(events.reduce((sum, each) => sum + each.requests, 0)),
    seconds.toFixed(0),
  ]
}

function line([title = '', ...numbers]: string[]): string {
  return title.padEnd(31) + numbers.map(each => each.padStart(9)).join('')
}

export function comparison({ commit, requests, result }: Event): string[] {
  const seconds = result?.seconds.toFixed(0)
  return ['', `For comparison, a full sync of ${commit.sha.slice(0, 7)}: ${requests} requests, ${seconds} s`]
}
