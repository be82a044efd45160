import { expect, test } from '@jest/globals'
import { runAction } from '../../../sandbox/action.ts'
import { temporaryFolder } from '../../support/folder.ts'

/** What Node 20 says of itself, and does not have. */
const NODE_20 = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'version', { value: 'v20.20.2' }); for (const name of ['AsyncDisposableStack', 'DisposableStack']) delete globalThis[name]",
)}`

test('the built action under Node 20 says which Node it needs, and nothing else', async () => {
  await using folder = await temporaryFolder()
  const options = { workspace: folder.path, environment: { NODE_OPTIONS: `--import=${NODE_20}` } }
  const run = await runAction(options)
  expect(run).toMatchObject({ exitCode: 1, summary: '', report: undefined })
  expect(run.output).toMatch(
    /^::error::This action needs Node 24 or later; this is v20\.20\.2\. .*put Node 24 first in PATH\. https:\S*#node-version\r?\n$/,
  )
  const post = await runAction({ ...options, state: run.state })
  expect(post).toMatchObject({ exitCode: 0, output: '' })
})
