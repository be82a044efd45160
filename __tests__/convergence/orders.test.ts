import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { byReference, type Documents, expected } from './expected.ts'
import { repositoryUrl } from './job.ts'
import { normalisers } from './normalisers.ts'
import { calm } from './play.ts'
import { type Order, type Run, type Subject, World } from './world.ts'
import { defaults } from './writing.ts'

const HOUR_MS = 3_600_000

interface Scene {
  /** The commit of each run, by the number of its push: 0 is the one that search has, from before a force push. */
  commits: readonly number[]
  /** The tag that each run gives to its pages. */
  tags?: readonly string[]
  /** How often in an order GitHub may list what was there one or two changes before, a run may die, or an hour may pass. */
  events: number
}

const scenes: Record<string, Scene> = {
  'two pushes': { commits: [1, 2], events: 1 },
  'a push and a force push that takes it back': { commits: [1, 0], events: 1 },
  'twice the same commit, with other inputs': { commits: [1, 1], tags: ['one', 'two'], events: 1 },
  'three pushes': { commits: [1, 2, 3], events: 0 },
}

/** ORDERS=2 tries those of two runs only. */
const most = Number(process.env.ORDERS ?? 3)

test.each(Object.entries(scenes).filter(([, { commits }]) => commits.length <= most))(
  'in any order of the steps of runs that overlap (%s) search is never older than an acknowledged state, and no run waits for ever',
  async (_, scene) => {
    const left: string[] = []
    let orders = 0
    // Each order is played from its beginning; of the last choices that have another way one takes the next.
    for (let choices: Choice[] | undefined = []; choices; orders++) {
      const order = new PlayedOrder(scene, choices)
      const problem = await order.play()
      if (problem) left.push(`${problem}: ${order.steps.join(', ')}`)
      const last = choices.findLastIndex(({ taken, of }) => taken + 1 < of)
      choices = last < 0 ? undefined : choices.slice(0, last + 1)
      if (choices) choices[last]!.taken++
    }
    process.stderr.write(`${orders} orders tried, ${left.length} left\n`)
    expect(left.slice(0, 20)).toEqual([])
  },
  1_200_000,
)

/** Which of the things that could happen next has happened. */
interface Choice {
  taken: number
  of: number
}

/** A call to the journal that a run is about to make. */
interface Waiting {
  run: number
  point: string
  /** The number of the last change of the journal that the run has seen. */
  seen: number
  /** With a list as it was before so many changes. */
  go: (age: number) => void
}

class PlayedOrder {
  readonly steps: string[] = []
  readonly #scene: Scene
  /** Is continued by the first way of each choice. */
  readonly #choices: Choice[]
  readonly #world = new World()
  readonly #runs: Run[] = []
  readonly #waiting = new Map<number, Waiting>()
  #changes = 0
  readonly #past: unknown[] = []
  #events = 0

  constructor(scene: Scene, choices: Choice[]) {
    this.#scene = scene
    this.#choices = choices
  }

  /** Resolves to what is wrong, if anything is. */
  async play(): Promise<string | undefined> {
    const { commits, tags = [] } = this.#scene
    await this.#world.start(this.#push(0), calm).over
    const subjects = commits.map((commit, index) => this.#push(commit, tags.slice(index, index + 1)))
    const statuses: (string | undefined)[] = []
    for (const [index, subject] of subjects.entries()) {
      const run = this.#world.start(subject, { ...calm, order: this.#orderOf(index) })
      void run.over.then(report => {
        statuses[index] = report?.status ?? 'red'
      })
      this.#runs.push(run)
    }
    while (true) {
      while (this.#runs.some(({ life }, index) => !life.isOver && !this.#waiting.has(index))) await turn()
      if (this.#waiting.size === 0) break
      if (this.steps.length === 200) return 'a run waits for ever'
      this.#takeStep()
    }
    await turn()
    const states = subjects.map(({ commit, settings }) => toState(expected(commit, settings, repositoryUrl)))
    const acknowledged = statuses.lastIndexOf('succeeded')
    const isOlder =
      acknowledged >= 0 && !states.slice(acknowledged).includes(toState(this.#world.service.active))
    // Of one commit it is not known whose inputs are the newer ones.
    if (isOlder && tags.length === 0) return 'search is older'
    this.#world.later(HOUR_MS)
    const report = await this.#world.start(subjects.at(-1)!, calm).over
    if (report?.status !== 'succeeded') return `the run after it: ${report?.problem ?? report?.status}`
    return toState(this.#world.service.active) === states.at(-1)
      ? undefined
      : 'search differs after one more run'
  }

  #push(commit: number, tags: readonly string[] = []): Subject {
    const world = this.#world
    const files = [...world.tip.files.keys()]
    const last = files.findIndex(path => path.startsWith('page-'))
    if (commit === 0 && last >= 0) world.push([], 1)
    else if (!files.includes(`page-${commit}.md`))
      world.push([
        last < 0
          ? { kind: 'write', path: 'page-0.md', text: 'Renamed by each push.\n' }
          : { kind: 'rename', from: last, path: `page-${commit}.md` },
        { kind: 'write', path: 'b.md', text: `Push ${commit}.\n` },
      ])
    const settings = { ...defaults, tags }
    return { commit: world.tip, settings, normaliser: normalisers[0]!, generated: new Map() }
  }

  #orderOf(run: number): Order {
    let seen = -1
    return (point, call) => {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      const go = (age: number) => {
        if (point === 'begin' || point === 'end') {
          this.#past.unshift(structuredClone(this.#world.journal.attempts.toReversed()))
          this.#changes++
        }
        if (point === 'list') seen = age > 0 ? -1 : this.#changes
        resolve(age > 0 ? this.#past[age - 1] : call())
      }
      this.#waiting.set(run, { run, point, seen, go })
      return promise as ReturnType<typeof call>
    }
  }

  #takeStep(): void {
    const waiting = [...this.#waiting.values()].sort((a, b) => a.run - b.run)
    // What has not changed need not be listed again, unless nothing else goes on.
    const ready = waiting.filter(({ point, seen }) => point !== 'sleep' || seen !== this.#changes)
    const ways = (ready.length > 0 ? ready : waiting.slice(0, 1)).map(each => ({
      name: `run ${each.run + 1}: ${each.point}`,
      happen: () => this.#goOn(each),
    }))
    if (ready.length > 0 && this.#events < this.#scene.events) ways.push(...this.#eventsOf(waiting))
    const choice = this.#choices[this.steps.length] ?? { taken: 0, of: ways.length }
    this.#choices[this.steps.length] = choice
    const { name, happen } = ways[choice.taken]!
    this.steps.push(name)
    happen()
  }

  #eventsOf(waiting: readonly Waiting[]): { name: string; happen: () => void }[] {
    const all = [
      { name: 'an hour passes', happen: () => this.#world.suspend(HOUR_MS) },
      ...waiting.flatMap(each => [
        {
          name: `run ${each.run + 1} dies`,
          happen: () => {
            this.#waiting.delete(each.run)
            this.#runs[each.run]!.life.end()
          },
        },
        ...[1, 2]
          .filter(age => each.point === 'list' && age <= this.#past.length)
          .map(age => ({
            name: `run ${each.run + 1}: list of ${age} before`,
            happen: () => this.#goOn(each, age),
          })),
      ]),
    ]
    return all.map(({ name, happen }) => ({
      name,
      happen: () => {
        this.#events++
        happen()
      },
    }))
  }

  #goOn({ run, go }: Waiting, age = 0): void {
    this.#waiting.delete(run)
    go(age)
  }
}

const toState = (documents: Documents) => JSON.stringify(byReference(documents))
