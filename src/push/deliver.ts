import type { Plan } from '../plan/index.ts'
import { planProblem, type Stop } from '../plan/index.ts'
import {
  type DocumentSources,
  type PageArchive,
  type PageItem,
  type TextSources,
  toArchives,
  toStub,
  toUpserts,
} from './documents.ts'
import { type Outcome, type Reply, toOutcome } from './outcome.ts'
import { type Batch, type FinalReply, limits, Pusher, type PusherOptions, pack } from './requests.ts'

/** What delivering needs from outside. */
export interface Sources extends TextSources {
  /** In a preview it accepts everything and sends nothing. */
  send: (batch: Batch) => Promise<Reply>
  push: Omit<PusherOptions, 'send' | 'onTooLarge'>
  onOutcome: (outcome: Outcome) => void
  /** The share of the known documents, 0 to 1, that may be archived. */
  maxArchive: number
  /** Nothing shows yet that this service accepts such documents. */
  isFirstSync: boolean
  /** A version that was pushed was hidden then if it is hidden now. */
  wasHiddenAlike: boolean
}

const NOT_EVEN_A_STUB = ', even without its text, so it stays in search. Archive it in the service itself'

/**
 * Carries out a plan: git → documents → batches → requests as one stream, upserts first, and archives after all of
 * them have been answered. Each page's outcome is reported once, except those not reached when it stops.
 *
 * @returns why it stopped before the end, or what kept documents from being answered, or `undefined`.
 */
export async function deliver(plan: Plan, sources: Sources): Promise<Stop | undefined> {
  const { push, send, maxArchive } = sources
  const hidden: PageArchive[] = []
  /** The paths of the pages that did not get in, by their `external_ref`. */
  const failed = new Map<string, string>()
  /** Archives that the service refused with their text. */
  const stubs: PageItem[] = []
  let targetBytes: number = limits.targetBytes
  /** Why a request got no answer in any attempt. It ends nothing: others may get one. */
  let unanswered: Stop | undefined

  const report: DocumentSources['report'] = (page, kind, more) => {
    if (kind === 'failed') failed.set(page.externalRef, page.path)
    sources.onOutcome(toOutcome(page, kind, more))
  }
  const documents = { ...sources, signal: push.signal, heldOf: plan.heldOf, report }
  const onTooLarge = (bytes: number) => {
    targetBytes = Math.min(targetBytes, Math.ceil(bytes / 2))
  }
  const pusher = new Pusher<PageItem>({ ...push, send, onTooLarge })

  const pushAll = (items: AsyncIterable<PageItem> | Iterable<PageItem>, kind: 'pushed' | 'archived') =>
    pusher.push({
      batches: pack(items, () => targetBytes),
      onReply: (item, reply) => note(item, reply, kind),
      checksShape: kind === 'pushed' && sources.isFirstSync,
    })

  const note = (item: PageItem, reply: FinalReply, kind: 'pushed' | 'archived'): void => {
    const { page, name, messages, hidden, isStub, isUnparsed } = item
    if (reply.kind === 'retry') unanswered ??= reply
    if (reply.kind === 'accepted')
      report(page, kind, {
        ...{ name, messages },
        ...(hidden && { reason: hidden, isHidden: true }),
        ...(isUnparsed && { isUnparsed }),
      })
    // A page that the service refused and that was then deleted would otherwise be refused in every later run.
    else if (kind === 'archived' && reply.kind === 'split' && !isStub) stubs.push(toStub(item))
    else {
      const reason = isStub ? `${reply.reason}${NOT_EVEN_A_STUB}` : reply.reason
      report(page, 'failed', { reason, topic: reply.topic, messages })
    }
  }

  const { upserts, archives } = plan
  const stop =
    planProblem(plan, archives, maxArchive) ??
    (await pushAll(
      toUpserts(upserts, documents, each => hidden.push(each)),
      'pushed',
    ))
  if (stop) return stop
  const all = [...archives, ...hidden]
  return (
    // Which pages hide themselves is known only now.
    planProblem(plan, all, maxArchive) ??
    (await pushAll(toArchives(all, documents, failed), 'archived')) ??
    (await pushAll(stubs, 'archived')) ??
    unanswered
  )
}
