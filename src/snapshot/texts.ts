import type { BuiltText } from '../document/document.ts'
import type { Inputs } from '../inputs/index.ts'
import type { AttemptRecord, Digests } from '../journal/index.ts'
import type { SitePlace } from '../sites/index.ts'
import { digestOf } from '../text/index.ts'
import type { BuiltPages, Commits, Disk } from './files.ts'
import type { Snapshot, TakeSnapshot } from './index.ts'

/** The part of what is on the disk that the record of an attempt remembers. */
export type DiskRecord = NonNullable<AttemptRecord['generated']>

/** The things that built and generated pages are found with. */
export interface DiskPageDeps {
  inputs: Inputs
  /** `owner/name`. */
  repositoryName: string
  /** The folder of the checkout. */
  workspace: string
  repository: Commits
  disk: Disk
  builtPages: BuiltPages
  /** Takes snapshots of commits without what is on the disk. */
  takeSnapshot: TakeSnapshot
  /** Finds the places of files of a commit, by its sites. */
  placesOf: (
    snapshot: Snapshot,
    paths: readonly string[],
  ) => Promise<(SitePlace | undefined)[]>
}

/** The texts that are made of built pages. */
export interface BuiltTexts {
  /** Digests of the texts by the paths of pages. */
  digests: Digests
  /** The path at which a text is kept; `undefined` where none has this digest. */
  keptAt(digest: string): Promise<string | undefined>
  /** Lines for the log. */
  lines: string[]
  /** Warnings about the sites. */
  warnings: string[]
}

/** Why HTML without a source is not in search. */
export const hiddenTexts = {
  empty: { hidden: 'the page has no text' },
  noIndex: { hidden: 'the head of the HTML says noindex' },
} as const satisfies Record<string, BuiltText>

/** Keeps the texts of pages. Where two built sites have a page, the first counts; a page that neither has goes by its source. */
export class KeptTexts {
  readonly digests = new Map<string, string>()
  readonly #disk: Disk
  readonly #withBody = new Set<string>()

  constructor(disk: Disk) {
    this.#disk = disk
  }

  /** Keeps the body of a page. */
  async addBody(
    path: string,
    { json, digest }: { json: Uint8Array; digest: string },
  ): Promise<void> {
    if (this.#withBody.has(path)) return
    this.#withBody.add(path)
    await this.#keep(path, json, digest)
  }

  /** Keeps why a page has no body. */
  async addReason(
    path: string,
    reason: Exclude<BuiltText, { body: string }>,
  ): Promise<void> {
    if (this.#withBody.has(path)) return
    const json = new TextEncoder().encode(JSON.stringify(reason))
    await this.#keep(path, json, digestOf(json))
  }

  async #keep(path: string, json: Uint8Array, digest: string): Promise<void> {
    await this.#disk.keep(digest, json)
    this.digests.set(path, digest)
  }
}
