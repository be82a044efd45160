import { type Run, watch } from '../../sandbox/page/runs.ts'
import type { Sandbox } from '../../sandbox/server.ts'
import { isFatal, type PushResult, push, type Replay } from './replay.ts'
import type { Commit, Source } from './source.ts'

export type DemoRun = Run & PushResult

/** Called before and after each push. */
export interface Listener {
  onPush: (number: number, total: number, commit: Commit) => void
  onResult: (result: PushResult) => void
}

/** Pushes every commit, oldest first, until one fails for a reason that concerns all. */
export async function pushAll(
  { commits }: Source,
  replay: Replay,
  sandbox: Sandbox,
  { onPush, onResult }: Listener,
  connector = 'docs',
): Promise<DemoRun[]> {
  const runs: DemoRun[] = []
  for (const [index, commit] of commits.entries()) {
    onPush(index + 1, commits.length, commit)
    const met = watch(sandbox, connector)
    const result = await push(replay, commit, commits[index - 1])
    await sandbox.settled()
    onResult(result)
    runs.push({ ...commit, ...result, ...met() })
    if (isFatal(result)) break
  }
  return runs
}
