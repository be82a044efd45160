import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Contestant, names, type Stage } from './contestants.ts'
import { run } from './time.ts'
import { writePages } from './workspace.ts'

/** What a user would take instead of the action, each as its users run it. */
export async function others(stage: Stage): Promise<Contestant[]> {
  return [await remarkCli(stage), ...(await curlLoops(stage)), await rdme(stage)]
}

const remark = fileURLToPath(new URL('../../node_modules/remark-cli/cli.js', import.meta.url))
const gfm = fileURLToPath(import.meta.resolve('remark-gfm'))
const mdx = fileURLToPath(import.meta.resolve('remark-mdx'))

/** The usual way to read and print Markdown and MDX files, without anything that is sent. */
async function remarkCli({ workspace, within }: Stage): Promise<Contestant> {
  await mkdir(within('pages'))
  await writePages(workspace, within('pages'))
  const read = `"$0" ${remark} . --use ${gfm} --no-stdout --quiet --no-config --no-ignore`
  // It ends with 1 where a page is not valid MDX.
  const both = `${read} --ext md,markdown && { ${read} --ext mdx --use ${mdx} || [ $? -eq 1 ]; }`
  const command = ['sh', '-c', both, process.execPath]
  return { name: names.remark, documents: 0, run: () => run(command, within('pages'), within('time.txt')) }
}

/** What a workflow often does instead: a loop in a shell sends the files that there are, or that git says have changed. */
async function curlLoops({ workspace, sink, within }: Stage): Promise<Contestant[]> {
  const { folder, base, head, paths } = workspace
  const pages = within('sent')
  await mkdir(pages)
  await writePages(workspace, pages)
  const loop = `while IFS= read -r page; do
    jq -Rsc --arg ref "$page" '{documents:[{external_ref:$ref,name:$ref,description:"",tags:[],archived:false,body:.}]}' "$page" |
      curl -sS --fail -o /dev/null -H 'authorization: Bearer bench-key' -H 'content-type: application/json' --data-binary @- "$0/api/ingest/docs/documents"
  done`
  const each = (name: string, documents: number, list: string): Contestant => ({
    name,
    documents,
    run: () => run(['sh', '-c', `${list} | ${loop}`, sink.url], pages, within('time.txt')),
  })
  return [
    each(names.curl, paths.length, 'find . -type f | cut -c 3-'),
    each(names.curlOrdinary, 1, `git -C '${folder}' diff --name-only ${base} ${head}`),
  ]
}

const RDME = 'rdme@10.9.6'

/**
 * ReadMe's own upload, which has no push of changed pages alone: for each page it asks whether it is there, and then makes
 * it. Its pages are those of the workspace with the only front matter that it accepts in a workflow.
 */
async function rdme(stage: Stage): Promise<Contestant> {
  const { workspace, sink, within } = stage
  const [home, pages] = [within('rdme'), within('rdme-pages')]
  await mkdir(home)
  await promisify(execFile)('npm', [
    'install',
    '--silent',
    '--ignore-scripts',
    '--no-audit',
    '--prefix',
    home,
    RDME,
  ])
  await writePages(workspace, pages)
  for (const [index, path] of workspace.paths.entries()) {
    const text = await readFile(join(pages, path), 'utf8')
    const body = text.replace(/^---\n[\s\S]*?\n---\n/, '')
    await writeFile(join(pages, path), `---\ntitle: Page ${index}\nslug: page-${index}\n---\n${body}`)
  }
  const command = [
    ...['env', 'RDME_LOCALHOST=1', 'RDME_SKIP_NEW_VERSION_CHECK=1', 'CI=true', 'RDME_API_KEY=bench-key'],
    ...['CONFIG', 'CACHE', 'DATA'].map(each => `XDG_${each}_HOME=${home}`),
    ...[process.execPath, `--import=data:text/javascript,${encodeURIComponent(redirectTo(sink.url))}`],
    ...[join(home, 'node_modules/rdme/bin/run.js'), 'docs', 'upload', '.'],
  ]
  return {
    name: names.rdme,
    documents: workspace.paths.length,
    run: () => run(command, pages, within('time.txt')),
  }
}

/** It has an address for trials, which it does not let anybody choose. */
const redirectTo = (url: string) => `const { fetch } = globalThis
globalThis.fetch = (address, options) =>
  fetch(String(address).replace(/^http:\\/\\/\\w+\\.readme\\.local:3000/, '${url}'), options)`
