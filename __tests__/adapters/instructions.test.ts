import { mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { instructions as served, startSandbox } from '../../sandbox/server.ts'
import { updateInstructions } from '../../src/adapters/service.ts'
import { temporaryFolder } from '../support/folder.ts'
import { answer, type Step, startScripted } from '../support/scripted.ts'

const never = new AbortController().signal

/** Fetches from a server that gives this answer, into a workspace made like this. */
async function bring(
  step: Step,
  make: (workspace: string) => Promise<unknown> = async () => {},
  path = 'docs/AGENTS.md',
  signal = never,
) {
  await using outer = await temporaryFolder()
  await using server = await startScripted([step])
  const workspace = join(outer.path, 'workspace')
  await mkdir(workspace)
  await make(workspace)
  const result = await updateInstructions({ baseUrl: server.url, workspace, path, signal })
  const files = (await readdir(outer.path, { recursive: true, withFileTypes: true }))
    .filter(each => each.isFile())
    .map(each => join(each.parentPath, each.name).slice(outer.path.length + 1))
  const text = await readFile(join(workspace, path), 'utf8').catch(() => undefined)
  return { ...result, files, text, seen: server.seen }
}

describe('the instructions', () => {
  test('are fetched without a key and written as they come', async () => {
    await using folder = await temporaryFolder()
    await using sandbox = await startSandbox()
    const options = { workspace: folder.path, signal: never }
    const path = 'a/b/AGENTS.md'
    const bringing = () => updateInstructions({ baseUrl: sandbox.url, path, ...options })
    expect(await bringing()).toEqual({ path, kind: 'written' })
    const written = () => stat(join(folder.path, path), { bigint: true })
    const { mtimeNs } = await written()
    expect(await readFile(join(folder.path, path), 'utf8')).toBe(served.body)
    expect(sandbox.requests.map(each => `${each.method} ${each.path} ${each.key}`)).toEqual([
      'GET /api/agent-instructions none',
    ])
    // What is there already is not written again.
    expect(await bringing()).toEqual({ path, kind: 'unchanged' })
    expect((await written()).mtimeNs).toBe(mtimeNs)
  })

  test.each([
    ['JSON', '{"instructions":\r\n"Search first."}', 'application/json'],
    ['of 256 KiB', 'x'.repeat(256 * 1024), 'text/markdown'],
  ])('that are %s stay so to the byte', async (_, body, type) => {
    const found = await bring(answer(200, body, type ? { 'content-type': type } : {}))
    expect(found).toMatchObject({ kind: 'written', text: body, files: ['workspace/docs/AGENTS.md'] })
  })
})

describe('nothing is written, and the reason is given, when', () => {
  test.each<[string, Step, RegExp]>([
    [
      'the service redirects',
      answer(302, '', { location: 'http://127.0.0.1:9/' }),
      /with status 302\. Check base-url/,
    ],
    ['the service has no such address', answer(404, 'nothing'), /with status 404\./],
    ['a login page comes', answer(200, '<p>Log in', { 'content-type': 'text/html' }), /most likely a login/],
    ['there are none', answer(200), /the service has none/],
    ['they are too large', answer(200, 'x'.repeat(256 * 1024 + 1)), /larger than 256 KiB\. Shorten them/],
    [
      'the connection is reset',
      { meet: (_, request) => void request.socket.resetAndDestroy() },
      /no answer: .* \((?:ECONNRESET|UND_ERR_SOCKET)\)\. Check base-url, that the service is up/,
    ],
  ])('%s', async (_, step, reason) => {
    const found = await bring(step, workspace => mkdir(join(workspace, 'docs')))
    expect(found).toMatchObject({ kind: 'failed', files: [], reason: expect.stringMatching(reason) })
    expect(found.reason).toMatch(/^The agent instructions were not written: /)
    expect(found.seen).toHaveLength(1)
  })

  test.each<[string, string, (workspace: string) => Promise<unknown>]>([
    ['a folder of the path leads out', 'docs/a.md', workspace => symlink('..', join(workspace, 'docs'))],
    ['the file is a link', 'a.md', workspace => symlink('../outside', join(workspace, 'a.md'))],
  ])('%s', async (_, path, make) => {
    const found = await bring(answer(200, 'Search first.'), make, path)
    expect(found).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(
        /is not a file, or leads out of the workspace\. Give another|EEXIST|ENOTDIR/,
      ),
    })
    expect(found.files.filter(each => each !== 'workspace/docs')).toEqual([])
  })

  test('the run ends', async () => {
    const found = await bring({ meet: () => {} }, undefined, undefined, AbortSignal.timeout(50))
    expect(found).toMatchObject({ kind: 'failed', files: [], reason: expect.stringMatching(/aborted/) })
  })
})
