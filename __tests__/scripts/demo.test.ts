import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type Checkout, createCheckout } from '../support/checkout.ts'
import { type Ended, runScript, when } from './process.ts'

const demo = (...args: string[]) => runScript('demo', args)

/** What was printed of one push, from its heading to the next one. */
const pushOf = ({ stdout }: Ended, number: number) => stdout.split(/^(?=Push \d+ of \d+ )/m)[number] ?? ''

/** The paths listed under a title such as `pushed`. */
function listed(push: string, title: string): string[] {
  const rows = new RegExp(`^  ${title} +(\\S.*\\n(?: {12}\\S.*\\n)*)`, 'm').exec(push)?.[1] ?? ''
  const paths = rows.split('\n').map(row => row.trim().split(/ {2,}/)[0] ?? '')
  return paths.filter(path => path !== '')
}

describe('on a repository', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 7 }, (_, index) => [`page-${index}.md`, `# Page ${index}\n\nText.\n`]),
  )

  /** Two commits with a page that cannot be read, and one without, as a history. */
  async function createHistory() {
    await using stack = new AsyncDisposableStack()
    const checkout = stack.use(await createCheckout({ 'gone.md': '# Gone\n\nBefore the first push.\n' }))
    const broken = { 'broken.md': 'Text\0.\n' }
    await checkout.commit({ ...pages, ...broken, 'gone.md': null }, 'Grow')
    await checkout.commit({ 'page-3.md': null }, 'Shrink')
    const open = stack.move()
    return { ...checkout, [Symbol.asyncDispose]: () => open.disposeAsync() }
  }

  /** All that could have been touched: files, refs, HEAD, objects. */
  const state = async ({ folder, git }: Checkout) => [
    (await readdir(folder, { recursive: true })).filter(path => !path.endsWith('index')).sort(),
    await git('for-each-ref'),
    await readFile(join(folder, '.git/HEAD'), 'utf8'),
    await git('status', '--short'),
  ]

  test('the last commits are pushed, the first of them as a whole, and the repository stays as it was', async () => {
    await using checkout = await createHistory()
    const before = await state(checkout)
    const files = ['--files', '**/*.md', '--files', '!broken.md']
    const run = await demo('--repo', checkout.folder, '--pushes', '2', ...files)
    expect(run).toMatchObject({ exitCode: 0, stderr: '', leftovers: [] })
    expect(listed(pushOf(run, 1), 'pushed')).toEqual([...Object.keys(pages).slice(0, 5), 'and 2 more'])
    expect(listed(pushOf(run, 2), 'archived')).toEqual(['page-3.md'])
    expect(run.stdout).toMatch(/^Search for "Page 1"\n {2}Page 1 /m)
    expect(run.stdout).toMatch(/: 6 documents, 0 differ, 0 failed or not sent$/m)
    expect(await state(checkout)).toEqual(before)
  })

  test('the log of a failed run is printed once, behind a bar, and the demo goes on and is red', async () => {
    await using checkout = await createHistory()
    const run = await demo('--repo', checkout.folder, '--pushes', '2')
    expect(run).toMatchObject({ exitCode: 1, leftovers: [] })
    expect(pushOf(run, 1)).toMatch(/\n(?: {2}\| .*\n)+ {2}\| error: /)
    expect(pushOf(run, 1)).not.toMatch(/add-mask|::/)
    expect(listed(pushOf(run, 2), 'failed')).toEqual(['broken.md'])
    expect(pushOf(run, 2)).toContain('still failing since')
  })

  test('nothing is left after Ctrl-C in the midst of it', async () => {
    await using checkout = await createHistory()
    const onOutput = when('Push 2 of 2', (_, child) => child.kill('SIGINT'))
    const run = await runScript('demo', ['--repo', checkout.folder, '--pushes', '2'], { onOutput })
    expect(run).toMatchObject({ exitCode: 130, stderr: 'Stopping, and cleaning up.\n', leftovers: [] })
    expect(run.stdout).not.toContain('Search equals')
  })
})
