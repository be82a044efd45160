import { type Run, watch } from '../../sandbox/page/runs.ts'
import type { Sandbox } from '../../sandbox/server.ts'
import { type PushResult, push, type Replay } from './replay.ts'
import type { Commit, Source } from './source.ts'

export type DemoRun = Run & PushResult

/** Called as the pushes go on. */
export interface Telling {
  onPush: (number: number, total: number, commit: Commit) => void
  onResult: (result: PushResult) => void
}

/** Pushes every commit, oldest first; each is done when the sandbox has processed all of it. */
export async function pushAll(
  { commits }: Source,
  replay: Replay,
  sandbox: Sandbox,
  { onPush, onResult }: Telling,
): Promise<DemoRun[]> {
  const runs: DemoRun[] = []
  for (const [index, commit] of commits.entries()) {
    onPush(index + 1, commits.length, commit)
    const met = watch(sandbox, 'docs')
    const result = await push(replay, commit, commits[index - 1])
    await sandbox.settled()
    onResult(result)
    runs.push({ ...commit, ...result, ...met() })
  }
  return runs
}
