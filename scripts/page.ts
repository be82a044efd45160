/** `npm run page`: the document of one page, as search would get it. */
import { statSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import { styleText } from 'node:util'
import { defaultFiles, toMatcher } from '../src/inputs/patterns.ts'
import { rank } from '../src/questions/ranking.ts'
import { siteLine } from '../src/report/index.ts'
import { toFile } from '../src/run/preview.ts'
import { otherSiteMessage } from '../src/sites/index.ts'
import { sanitizeForLog } from '../src/text/index.ts'
import { namesSource } from '../src/text/paths.ts'
import { ArgumentError, command, git, say } from './command.ts'
import { openDocuments, settings, sitesOf } from './site/repository.ts'

const usage = `Usage: npm run page -- PATH [--repo FOLDER]
       npm run page -- --ask QUESTION [--repo FOLDER]

Prints the document that a page becomes, as it is on the disk, with its warnings; or the first pages for a question, as known
questions are asked (docs/questions.md).

  PATH             of the page, from the folder's root, such as docs/guide.md
  --repo FOLDER    the repository of the page; without it, this one
  --help           print this
`

/** Nothing in a page controls the terminal. */
const printable = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '')

/** So many pages are printed for a question. */
const MAX_ANSWERS = 10

/** The first pages of a folder for a question, of those that are pushed by default. */
async function answersIn(folder: string, question: string): Promise<string[]> {
  const { files, sites } = await sitesOf(folder)
  const matches = toMatcher(defaultFiles)
  const isPage = (path: string) => {
    const site = sites.siteOf(path)
    if (site) return namesSource(path) && site.exclusionReason(path) === undefined
    return sites.all.length === 0 && matches(path)
  }
  const toDocument = await openDocuments(folder, { files, sites })
  const documents = new Map<string, Uint8Array>()
  for (const path of files.filter(isPage)) {
    const found = await toDocument(path)
    if (found.kind === 'document')
      documents.set(path, new TextEncoder().encode(JSON.stringify(found.document)))
  }
  return rank(documents, [question])[0]!.slice(0, MAX_ANSWERS)
}

process.exitCode = await command(
  usage,
  { repo: { type: 'string' }, ask: { type: 'string' } },
  async ({ repo = '.', ask }, _, [name, ...rest]) => {
    if ((name === undefined) === (ask === undefined) || rest.length > 0)
      throw new ArgumentError(`Name one page.\n\n${usage}`)
    const folder = resolve(process.env.INIT_CWD ?? '', repo)
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new ArgumentError(
        `--repo: "${sanitizeForLog(folder)}" is not a folder. Give the folder of the page's repository.`,
      )
    if (name === undefined) {
      say(...(await answersIn(folder, ask!)).map((path, index) => `${index + 1}. ${sanitizeForLog(path)}`))
      return true
    }
    const typed = relative(folder, resolve(process.env.INIT_CWD ?? '', name))
      .split(sep)
      .join('/')
    const { files, data, sites } = await sitesOf(folder)
    const path = files.includes(typed) ? typed : posix.normalize(name)
    if (!files.includes(path))
      throw new ArgumentError(
        `${sanitizeForLog(folder)} has no file "${sanitizeForLog(path)}". Give its path from there, such as docs/guide.md.`,
      )
    const origin = await git(folder, ['remote', 'get-url', 'origin']).catch(() => '')
    const [, ofOrigin] = /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(origin) ?? []
    const repositoryUrl = ofOrigin ? `https://github.com/${ofOrigin}` : settings.repositoryUrl
    const toDocument = await openDocuments(
      folder,
      { files, sites },
      { ...settings, sourceLinks: true, repositoryUrl },
    )
    const found = await toDocument(path)
    const config = sites.siteOf(path)?.config
    const reason = sites.siteOf(path)?.exclusionReason(path)
    const [other] = data.others ?? []
    const noSite = other ? otherSiteMessage(other) : 'No site: the page is read as GitHub shows it.'
    say(styleText('bold', config ? siteLine(config) : sanitizeForLog(noSite, 1000)))
    if (reason !== undefined)
      say(styleText('yellow', `By default it is not pushed: it ${sanitizeForLog(reason)}.`))
    if (found.kind === 'document') {
      const [, head = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(toFile(found.document)) ?? []
      say('', styleText('cyan', printable(head)) + printable(body))
    } else
      say(styleText('yellow', `There is no document: ${sanitizeForLog(found.reason.replace(/\.$/, ''))}.`))
    for (const { line, column, rule, reason } of found.messages)
      say(
        styleText(
          'yellow',
          `${sanitizeForLog(path)}:${line}:${column} ${rule}: ${sanitizeForLog(reason, 1000)}`,
        ),
      )
    return found.kind === 'document'
  },
  true,
)
