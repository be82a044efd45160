import { sanitizeForLog } from '../../src/text/index.ts'
import type { Difference, Documents, PushResult } from '../demo/push.ts'
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
  const unparsed = unparsedIn(result)
  const numbers = `${requests} requests, ${result.seconds.toFixed(1)} s${unparsed > 0 ? `, ${unparsed} unparsed` : ''}`
  return `${place}  ${endOf(result).padEnd(6)}  ${numbers.padEnd(20)}  ${fate.name}`
}

/** Pages that were pushed as plain text: another full sync might parse them in time. */
function unparsedIn({ report }: PushResult): number {
  const pages = report?.documents ?? []
  return pages.filter(({ messages }) => messages.some(({ rule }) => rule === 'parser')).length
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

/** How many documents a run could not deliver. */
export function missing(event: Event | undefined): number {
  const { failed = 0, unsent = 0 } = event?.result?.report?.counts ?? {}
  return failed + unsent
}

export function delivered(event: Event | undefined): number {
  const { pushed = 0, archived = 0 } = event?.result?.report?.counts ?? {}
  return pushed + archived
}

/** What the last two runs had to do: the second one delivers what was refused in the first. */
export function repetition(events: readonly Event[]): string[] {
  const [before, last] = events.slice(-2)
  const line = `not delivered by the last run but one: ${missing(before)}; by the last: ${missing(last)}, and delivered: ${delivered(last)}`
  return ['', `Documents ${line}`]
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

/** That a run that pushed everything has brought back what the service had lost. */
export function repair(lost: number, { requests }: Event): string {
  return `Documents that the service had forgotten: ${lost}; the next run that pushed everything made ${requests} requests`
}

/** The result in one line. */
export function numbers({ stale, extra, missing }: Difference): string {
  return `${stale.length} stale, ${extra.length} extra, ${missing.length} missing`
}

const MAX_EXCERPTS = 3
const EXCERPT_LENGTH = 100

/** Where the first stale documents begin to differ. */
export function excerpts({ stale }: Difference, actual: Documents, expected: Documents): string[] {
  return stale.slice(0, MAX_EXCERPTS).flatMap(({ externalRef, fields }) => {
    const [is, ought] = [actual, expected].map(each => JSON.stringify(each.get(externalRef), fields))
    const same = [...(is ?? '')].findIndex((character, at) => character !== ought?.[at])
    const from = Math.max(0, same - EXCERPT_LENGTH / 4)
    return [
      sanitizeForLog(externalRef),
      ...Object.entries({ is, ought }).map(
        ([title, text = '']) =>
          `  ${title.padEnd(6)}${sanitizeForLog(text.slice(from, from + EXCERPT_LENGTH))}`,
      ),
    ]
  })
}
