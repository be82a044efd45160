import { lstat, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Instructions } from '../../report/index.ts'
import { sanitizeForLog } from '../../text/index.ts'
import { pathInside } from '../../text/paths.ts'
import { realAncestor } from '../disk.ts'
import { isHtml, openDispatcher, send } from '../http.ts'
import { judgeFailure } from './answers.ts'

interface InstructionsOptions {
  baseUrl: string
  workspace: string
  /** In the workspace, with `/` between its parts. */
  path: string
  /** Says whether there is a proxy. */
  environment: NodeJS.ProcessEnv
  /** Aborted with an error that says why: the request ends at once. */
  signal: AbortSignal
}

/** The instructions could not be fetched or written; the message says why and what to do. */
class InstructionsError extends Error {}

const MAX_INSTRUCTIONS_BYTES = 256 * 1024

/**
 * Fetches the starter instructions (contract, "Fetch starter agent instructions"), without any key, and writes them
 * to a path of the workspace as they came. Whatever goes wrong is returned as a reason.
 */
export async function updateInstructions(options: InstructionsOptions): Promise<Instructions> {
  const { workspace, path } = options
  try {
    const bytes = await download(options)
    const isNew = await writeIfDifferent(await realpath(workspace), path, bytes)
    return { path, kind: isNew ? 'written' : 'unchanged' }
  } catch (error) {
    const why = error instanceof InstructionsError ? error.message : `${sanitizeForLog(String(error))}.`
    return { path, kind: 'failed', reason: `The agent instructions were not written: ${why}` }
  }
}

async function download({ baseUrl, environment, signal }: InstructionsOptions): Promise<Uint8Array> {
  const result = await send(`${baseUrl}/api/agent-instructions`, {
    dispatcher: openDispatcher(baseUrl, { environment }),
    method: 'GET',
    headers: { accept: 'text/markdown, text/plain, application/json, */*;q=0.5' },
    signal,
    timeoutMs: 60_000,
    maxBytes: MAX_INSTRUCTIONS_BYTES,
  })
  if (result.kind === 'failure') {
    if (signal.aborted) throw new InstructionsError((signal.reason as Error).message)
    const reply = judgeFailure(result)
    throw new InstructionsError('hint' in reply ? `${reply.reason}. ${reply.hint}` : result.message)
  }
  const { status, headers, bytes } = result
  if (status < 200 || status > 299)
    throw new InstructionsError(
      `the service answers /api/agent-instructions with status ${status}. Check base-url, and that this version of the service has instructions.`,
    )
  if (isHtml(headers['content-type'], new TextDecoder().decode(bytes.subarray(0, 1000))))
    throw new InstructionsError(
      'the answer is a web page, most likely a login. Check base-url: it must lead past any login or gateway.',
    )
  if (bytes.length > MAX_INSTRUCTIONS_BYTES)
    throw new InstructionsError(
      `they are larger than ${MAX_INSTRUCTIONS_BYTES / 1024} KiB. Shorten them in the service.`,
    )
  if (bytes.length === 0) throw new InstructionsError('the service has none. Write some in the service.')
  return bytes
}

/** Writes a file, through no link that leads out of the workspace; resolves to whether it was not so already. */
async function writeIfDifferent(workspace: string, path: string, bytes: Uint8Array): Promise<boolean> {
  const file = join(workspace, path)
  const found = await lstat(file).catch(() => undefined)
  if ((found && !found.isFile()) || pathInside(workspace, await realAncestor(dirname(file))) === undefined)
    throw new InstructionsError(
      `"${sanitizeForLog(path)}" is there already and is not a file, or leads out of the workspace. Give another path.`,
    )
  if (found && bytes.length === found.size && (await readFile(file)).equals(bytes)) return false
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
  return true
}
