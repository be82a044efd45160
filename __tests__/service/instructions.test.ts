import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { instructions as served } from '../../sandbox/instructions.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { bringInstructions } from '../../src/service/instructions.ts'
import { temporaryFolder } from '../support/folder.ts'
import { answer, type Step, startScripted } from '../support/scripted.ts'

const still = { environment: {}, signal: new AbortController().signal }

/** Fetches from a server that gives this answer, into a workspace made like this. */
async function bring(
  step: Step,
  make: (workspace: string) => Promise<unknown> = async () => {},
  path = 'docs/AGENTS.md',
) {
  await using outer = await temporaryFolder()
  await using server = await startScripted([step])
  const workspace = join(outer.path, 'workspace')
  await mkdir(workspace)
  await make(workspace)
  const result = await bringInstructions({ baseUrl: server.url, workspace, path, ...still })
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
    const found = await bringInstructions({
      baseUrl: sandbox.url,
      workspace: folder.path,
      path: 'a/b/AGENTS.md',
      ...still,
    })
    expect(found).toEqual({ path: 'a/b/AGENTS.md', kind: 'written' })
    expect(await readFile(join(folder.path, 'a/b/AGENTS.md'), 'utf8')).toBe(served.body)
    expect(sandbox.requests.map(each => `${each.method} ${each.path} ${each.key}`)).toEqual([
      'GET /api/agent-instructions none',
    ])
  })

  test.each([
    ['JSON', '{"instructions":\r\n"Search first."}', 'application/json'],
    ['text with a BOM', '\ufeff# Search first\r\n', 'text/plain; charset=utf-8'],
    ['text without a type', 'Search first.', ''],
  ])('that are %s stay so to the byte', async (_, body, type) => {
    const found = await bring(answer(200, body, type ? { 'content-type': type } : {}))
    expect(found).toMatchObject({ kind: 'written', text: body, files: ['workspace/docs/AGENTS.md'] })
  })

  test('that are there already are not written again', async () => {
    let before = 0
    const found = await bring(
      answer(200, 'Search first.'),
      async workspace => {
        await writeFile(join(workspace, 'AGENTS.md'), 'Search first.')
        before = (await stat(join(workspace, 'AGENTS.md'))).ino
      },
      'AGENTS.md',
    )
    expect(found).toMatchObject({ kind: 'unchanged', text: 'Search first.' })
    expect(before).toBeGreaterThan(0)
  })

  test('replace what is there, and leave no other file behind', async () => {
    const found = await bring(
      answer(200, 'Search first.'),
      workspace => writeFile(join(workspace, 'AGENTS.md'), 'Search later.'),
      './AGENTS.md',
    )
    expect(found).toMatchObject({ kind: 'written', text: 'Search first.', files: ['workspace/AGENTS.md'] })
  })

  test('of exactly 256 KiB are taken, of one byte more they are not', async () => {
    expect(await bring(answer(200, 'x'.repeat(256 * 1024)))).toMatchObject({ kind: 'written' })
    expect(await bring(answer(200, 'x'.repeat(256 * 1024 + 1)))).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('they are larger than 256 KiB. Shorten them'),
      files: [],
    })
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
    ['the service is in trouble', answer(503), /with status 503\./],
    [
      'a login page comes',
      answer(200, '<p>Log in', { 'content-type': 'text/html' }),
      /is a web page, most likely a login/,
    ],
    [
      'a login page comes in disguise',
      answer(200, '\n<!DOCTYPE html>'),
      /is a web page, most likely a login/,
    ],
    ['there are none', answer(200), /the service has none/],
    [
      'the connection is reset',
      { meet: (_, request) => void request.socket.resetAndDestroy() },
      /no answer: .*ECONNRESET.*Check that the service is up/,
    ],
    [
      'the answer is cut off',
      {
        meet: response =>
          void response.writeHead(200, { 'content-length': 100 }).write('Search', () => response.destroy()),
      },
      /no answer: /,
    ],
  ])('%s', async (_, step, reason) => {
    const found = await bring(step, workspace => mkdir(join(workspace, 'docs')))
    expect(found).toMatchObject({ kind: 'failed', files: [], reason: expect.stringMatching(reason) })
    expect(found.reason).toMatch(/^The agent instructions were not written: /)
    expect(found.seen).toHaveLength(1)
  })

  test.each<[string, string, (workspace: string) => Promise<unknown>]>([
    [
      'a folder of the path leads out of the workspace',
      'docs/AGENTS.md',
      workspace => symlink('..', join(workspace, 'docs')),
    ],
    [
      'a folder of the path is a link within it',
      'docs/AGENTS.md',
      async workspace => {
        await mkdir(join(workspace, 'real'))
        await symlink('real', join(workspace, 'docs'))
      },
    ],
    ['the file is a link', 'AGENTS.md', workspace => symlink('../outside', join(workspace, 'AGENTS.md'))],
    [
      'a folder of the path is a file',
      'docs/AGENTS.md',
      async workspace => writeFile(join(workspace, 'docs'), ''),
    ],
    ['a folder is in its place', 'AGENTS.md', workspace => mkdir(join(workspace, 'AGENTS.md'))],
  ])('%s', async (_, path, make) => {
    const found = await bring(answer(200, 'Search first.'), make, path)
    expect(found).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(
        /is no folder\. Links are not followed\.$|is no file\. Give another path\.$/,
      ),
    })
    expect(found.files.filter(each => each !== 'workspace/docs')).toEqual([])
  })

  test('the run ends', async () => {
    await using folder = await temporaryFolder()
    await using server = await startScripted([{ meet: () => {} }])
    const ending = new AbortController()
    const bringing = bringInstructions({
      baseUrl: server.url,
      workspace: folder.path,
      path: 'AGENTS.md',
      environment: {},
      signal: ending.signal,
    })
    await sleep(50)
    ending.abort()
    expect(await bringing).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/aborted/) })
  })
})
