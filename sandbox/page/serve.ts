import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Report } from '../../src/report/index.ts'
import type { Sandbox } from '../server.ts'
import type { PushedOutcome, Store } from '../store.ts'
import { createPage } from './app.ts'

export interface Served extends AsyncDisposable {
  url: string
}

/** Always the same if possible, so that the page's address can be bookmarked. */
const usualPort = 4680

/** Serves the page on 127.0.0.1: at this port, or at a free one when it is in use. */
export async function servePage(source: PageSource, port = usualPort): Promise<Served> {
  const server = createAdaptorServer({ fetch: createPage(source).fetch })
  const listen = async (wanted: number) => {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(port).catch(error => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error
    return listen(0)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}

/** What the page shows. */
export interface PageSource {
  store: Store
  /** Whose documents are shown; all where it is absent. */
  connector?: string
  /** Whose documents these are, such as `owner/name`. */
  title: string
  /** Oldest first. */
  runs: readonly Run[]
  /** How to push something. */
  start?: Start
}

export interface Start {
  /** What a workflow must have, by the names of the action's inputs. */
  inputs: Readonly<Record<string, string>>
  /** For a shell, each with what it does. */
  commands: readonly { title: string; command: string }[]
}

/** One run of the action, by its own report and by what the sandbox received. */
export interface Run {
  sha: string
  subject: string
  startedAt: Date
  seconds: number
  isGreen: boolean
  /** Absent when the run ended before it could write one. */
  report: Report | undefined
  /** Pushes that the service received, refused ones too. */
  requests: number
  bytes: number
  /** The accepted ones, by their IDs in the store. */
  pushIds: readonly number[]
  /** The last outcome of each document that the service accepted. */
  outcomes: PushedOutcome[]
}

/** What the sandbox receives for one connector during a run. */
type Met = Pick<Run, 'startedAt' | 'requests' | 'bytes' | 'pushIds' | 'outcomes'>

/** Watches the sandbox from now on; the returned function says what it has received since. */
export function watch({ requests, store }: Sandbox, connector: string): () => Met {
  const startedAt = new Date()
  const before = requests.length
  const lastPush = store.pushes(connector, 1)[0]?.id ?? 0
  return () => {
    const sent = requests.slice(before).filter(({ method }) => method === 'POST')
    const pushes = store.pushes(connector, Number.MAX_SAFE_INTEGER).filter(({ id }) => id > lastPush)
    const outcomes = pushes.reverse().flatMap(({ id }) => store.outcomes(id))
    return {
      startedAt,
      requests: sent.length,
      bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
      pushIds: pushes.map(({ id }) => id),
      outcomes: [...new Map(outcomes.map(each => [each.external_ref, each])).values()],
    }
  }
}
