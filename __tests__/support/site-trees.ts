import type { DocumentSettings } from '../../src/document/document.ts'
import type { Inputs } from '../../src/inputs/index.ts'
import type { History } from '../../src/journal/index.ts'
import { deliver } from '../../src/push/deliver.ts'
import { type Changes, findChanges } from '../../src/run/sync.ts'
import { openTargets, type Run, type Target } from '../../src/run/target.ts'
import type { Blob, ReadBlobs, Snapshot, Tree } from '../../src/snapshot/index.ts'
import { attempt } from './attempts.ts'
import { inputs as inputsOf } from './inputs.ts'
import { openLocalPool } from './local-pool.ts'
import { accepted } from './pushing.ts'

/** A commit: texts by path, or where a symbolic link leads. */
export type Files = Readonly<Record<string, string | { link: string }>>

/** What a run finds that pushes one tree after another, or a first one, and how many blobs it reads for that. */
export interface Found extends Changes {
  now: Snapshot
  read: string[]
  blobs: ReadBlobs
}

const isLink = (content: Files[string]) => typeof content === 'object'
const textOf = (content: Files[string]) => (typeof content === 'object' ? content.link : content)

/**
 * What a run decides that pushes the last of these trees after it had pushed the first.
 *
 * @param changesBefore the inputs of the earlier run, where they were others.
 */
export async function changesBetween(
  trees: readonly Files[],
  changes: Readonly<Record<string, string>> = {},
  everything = false,
  changesBefore = changes,
): Promise<Found> {
  const inputs = inputsOf(changes)
  const texts = new Map<string, string>()
  const oids = new Map<string, string>()
  const oidOf = (text: string) => {
    const oid = oids.get(text) ?? `oid ${oids.size}`
    oids.set(text, oid)
    texts.set(oid, text)
    return oid
  }
  const toTree = (files: Files): Tree =>
    Object.keys(files)
      .sort()
      .map(path => ({
        path,
        kind: isLink(files[path]!) ? 'link' : 'file',
        oid: oidOf(textOf(files[path]!)),
        isUtf8: true,
      }))
  // As two commits without a change of files between them have one tree.
  const made = new Map(trees.map(files => [files, toTree(files)]))
  const bySha = trees.map(files => made.get(files)!)
  const read: string[] = []
  async function* blobs(wanted: readonly string[], maxBytes: number): AsyncGenerator<Blob> {
    for (const oid of wanted) {
      const bytes = Buffer.from(texts.get(oid) ?? '')
      read.push(texts.get(oid) ?? '')
      yield { size: bytes.length, bytes: bytes.length > maxBytes ? undefined : bytes }
    }
  }
  const head = trees.length - 1
  const run = {
    task: { kind: 'sync', branch: 'main', everything, beforeSha: undefined },
    context: {
      repository: 'o/r',
      serverUrl: 'https://github.com',
      sha: String(head),
      runId: '7',
    },
    repository: { head: String(head), blobs, tree: async (sha: string) => bySha[Number(sha)] },
    pool: openLocalPool(),
    openService: () => undefined,
  } as unknown as Run
  const [target] = (await openTargets([inputs], run)) as [Target]
  const [earlier] = (await openTargets([inputsOf(changesBefore)], run)) as [Target]
  const record = { ...earlier.record, sha: '0' }
  const synced = head > 0 ? attempt(1, { state: 'succeeded', record }) : undefined
  const history: History = { synced, dirty: [], ahead: [], isCut: false }
  const found = await findChanges({ target, history }, run.task, run.pool)
  return { ...found, now: target.now, read, blobs }
}

function settingsOf({ refPrefix, tags, siteTags, sourceLinks, siteUrls }: Inputs): DocumentSettings {
  const repositoryUrl = 'https://github.com/o/r'
  return { refPrefix, ...tags, siteTags, sourceLinks, siteUrls, repositoryUrl, branch: 'main' }
}

/** What a first run makes of each page: its document, empty where there is none. */
export async function documentsOf(
  files: Files,
  changes: Readonly<Record<string, string>> = {},
): Promise<Map<string, string>> {
  const { plan, now, blobs } = await changesBetween([files], changes)
  const { make } = openLocalPool().openMaker(now, settingsOf(inputsOf(changes)), blobs)
  const documents = new Map<string, string>()
  for (const { path, externalRef } of plan.upserts) {
    const content = Buffer.from(textOf(files[path]!))
    const result = await make({ path, externalRef, content })
    documents.set(path, result.kind === 'document' ? new TextDecoder().decode(result.json) : '')
  }
  return documents
}

/** What two pushes leave. */
export interface Compared {
  /** The pages whose text stays but whose document does not, as a full sync of each tree shows. */
  differing: string[]
  /** The pages of which search has something else than after a full sync. */
  stale: string[]
  /** The pages that a request named although neither tree has a document of them. */
  leaked: string[]
}

/** Pushes a tree after another one that search has. */
export async function compare(
  before: Files,
  after: Files,
  changes: Readonly<Record<string, string>> = {},
  everything = false,
): Promise<Compared> {
  const [old, now] = [await documentsOf(before, changes), await documentsOf(after, changes)]
  const found = await changesBetween([before, after], changes, everything)
  const search = new Map(old)
  const named = new Set<string>()
  for (const { externalRef, json } of await deliverAll(found)) {
    const { archived } = JSON.parse(json)
    named.add(externalRef)
    search.set(externalRef, archived ? '' : json)
  }
  const paths = new Set([...old.keys(), ...now.keys(), ...named])
  const isSame = (one: Map<string, string>, other: Map<string, string>, path: string) =>
    (one.get(path) ?? '') === (other.get(path) ?? '')
  const isHidden = (path: string) => !old.get(path) && !now.get(path)
  return {
    differing: [...paths].filter(path => before[path] === after[path] && !isSame(old, now, path)),
    stale: [...paths].filter(path => !isSame(search, now, path)),
    leaked: [...named].filter(isHidden),
  }
}

/** The documents that a run sends, in their order. */
async function deliverAll({ plan, makerOf, snapshots, now, blobs }: Found) {
  const sent: { externalRef: string; json: string }[] = []
  await deliver(plan, {
    blobs,
    ahead: 2,
    make: job => makerOf(now).make(job),
    makeUnchanged: job => makerOf(now).make(job),
    makeVersion: (job, { snapshot }) => makerOf(snapshots[snapshot]!).make(job),
    async send({ items }) {
      for (const { externalRef, json } of items) {
        sent.push({ externalRef, json: new TextDecoder().decode(json) })
      }
      return accepted
    },
    push: {
      signal: new AbortController().signal,
      sleep: async () => {},
      random: () => 0.5,
      now: () => 0,
      onSilence: () => {},
    },
    onOutcome: () => {},
    maxArchive: { kind: 'share', share: 1 },
    asksSearch: false,
    waitForMore: () => new Promise(() => {}),
  })
  return sent
}
