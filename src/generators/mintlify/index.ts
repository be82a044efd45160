import { flag, get, plainMembers, readJson, text } from '../../text/data.ts'
import { folderOf, nameOf, toAddress } from '../../text/paths.ts'
import { sortFiles, toIgnored } from '../config/files.ts'
import type { Generator, HeadOf } from '../generator.ts'
import { fences } from '../syntax/blocks.ts'
import { attributeLists } from '../syntax/inline.ts'
import { variables } from '../syntax/templates.ts'

interface MintlifyOptions {
  /** Lines of `.mintignore`. */
  ignored: readonly string[]
}

export const mintlify: Generator<MintlifyOptions> = {
  partials: /(?:^|\/)snippets\//,
  async read(path, reader) {
    const data = await reader.data(path, readJson)
    const isOwn = get(data, 'navigation') !== undefined && OWN_KEYS.some(key => get(data, key) !== undefined)
    if (!isOwn) return undefined
    const folder = folderOf(path)
    const ignored = (await reader.text(`${folder}.mintignore`)) ?? ''
    return {
      contentFolder: folder,
      mdx: 'all',
      aliases: { '/': folder },
      variables: plainMembers(get(data, 'variables')),
      address: toAddress(text(get(data, 'seo', 'metatags', 'canonical'))),
      options: { ignored: ignored.split('\n') },
    }
  },
  keys: ['hidden'],
  routes(config, files) {
    const isIgnored = toIgnored([...IGNORED, ...config.options.ignored])
    const sorted = sortFiles(config, files, ['.mdx', '.md'], ({ inside, stem }) => {
      if (isIgnored(inside)) return { reason: 'is a snippet, or is ignored by Mintlify (.mintignore)' }
      return nameOf(stem) === 'index' ? folderOf(stem).replace(/\/$/, '') : stem
    })
    const hiddenBy = (path: string, headOf: HeadOf) =>
      flag(headOf(path).hidden, false) ? 'says `hidden: true`' : undefined
    return { ...sorted, hiddenBy, rooted: 'site' }
  },
  syntax: () => ({ includes: [], markup: [variables, fences(), attributeLists('headings')] }),
}

/** What its configuration has besides `navigation`, which others of that name have not. */
const OWN_KEYS = ['theme', 'colors', 'favicon']

/** What is never a page, and the parts of others. */
const IGNORED = [
  '/snippets/',
  '.*',
  'node_modules',
  'README.md',
  'LICENSE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
]
