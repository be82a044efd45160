import { lstat, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Instructions } from '../../report/index.ts'
import { sanitizeForLog } from '../../text/index.ts'
import { pathInside } from '../../text/paths.ts'
import { realAncestor } from '../disk.ts'
import { openDispatcher, send } from '../http.ts'
import { judge } from './answers.ts'

interface InstructionsOptions {
  baseUrl: string
  workspace: string
  /** In the workspace, with `/` between its parts. */
  path: string
  /** Aborted: the request ends at once. */
  signal: AbortSignal
}

const MAX_INSTRUCTIONS_BYTES = 256 * 1024

/**
 * Fetches the starter instructions (contract, "Fetch starter agent instructions"), without any key, and writes them
 * to a path of the workspace as they came, through no link that leads out of it. Whatever goes wrong is returned as a
 * reason.
 */
export async function updateInstructions(
  options: InstructionsOptions,
): Promise<Instructions> {
  const { path } = options
  const failed = (why: string): Instructions => ({
    ...{
      path,
      kind: 'failed',
      reason: `The agent instructions were not written: ${why}`,
    },
  })
  try {
    const found = await download(options)
    if (typeof found === 'string') return failed(found)
    const workspace = await realpath(options.workspace)
    const file = join(workspace, path)
    const before = await lstat(file).catch(() => undefined)
    const isInside =
      pathInside(workspace, await realAncestor(dirname(file))) !== undefined
    if (!isInside || (before && !before.isFile()))
      return failed(
        `"${sanitizeForLog(path)}" is there already and is not a file, or leads out of the workspace. Give another path.`,
      )
    if (before && (await readFile(file)).equals(found))
      return { path, kind: 'unchanged' }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, found)
    return { path, kind: 'written' }
  } catch (error) {
    return failed(
      `${sanitizeForLog(String(error))}. Check that the disk of this runner has space, and that this job may write to "${sanitizeForLog(path)}".`,
    )
  }
}

/** Resolves to the instructions, or to why there are none. */
async function download({
  baseUrl,
  signal,
}: InstructionsOptions): Promise<Uint8Array | string> {
  const result = await send(`${baseUrl}/api/agent-instructions`, {
    dispatcher: openDispatcher(baseUrl),
    method: 'GET',
    headers: {
      accept: 'text/markdown, text/plain, application/json, */*;q=0.5',
    },
    signal,
    timeoutMs: 60_000,
    maxBytes: MAX_INSTRUCTIONS_BYTES,
  })
  if (result.kind === 'failure') {
    const reply = judge(result)
    return 'hint' in reply ? `${reply.reason}. ${reply.hint}` : result.message
  }
  const { status, isHtml, bytes } = result
  if (status < 200 || status > 299)
    return `the service answers /api/agent-instructions with status ${status}. Check base-url, and that this version of the service has instructions.`
  if (isHtml)
    return 'the answer is a web page, most likely a login. Check base-url: it must lead past any login or gateway.'
  if (bytes.length > MAX_INSTRUCTIONS_BYTES)
    return `they are larger than ${MAX_INSTRUCTIONS_BYTES / 1024} KiB. Shorten them in the service.`
  return bytes.length === 0
    ? 'the service has none. Write some in the service.'
    : bytes
}
