import { destination } from '../../../markdown/source.ts'
import { readYaml, scalarTextAt, valueAt } from '../../../text/data.ts'
import { folderOf, join, joinFolder, nameOf } from '../../../text/paths.ts'
import { chaptersOf, sortFiles } from '../../config/files.ts'
import type { Generator } from '../../generator.ts'
import {
  admonition,
  content,
  includedBeside,
  liquidTags,
  type RenderTag,
  raw,
  tabs,
  templates,
  titled,
  undecided,
  words,
} from '../../syntax/templates.ts'

interface GitBookOptions {
  /** The page of the site's own address. */
  home: string
}

/** GitBook with Git Sync (https://gitbook.com/docs/getting-started/git-sync/content-configuration). */
export const gitbook: Generator<GitBookOptions> = {
  partials: /(?:^|\/)\.gitbook\/includes\//,
  async read(path, reader) {
    const folder = folderOf(path)
    const isSummary = nameOf(path) === 'SUMMARY.md'
    const isOfGitBook = (file: string) => file.startsWith(`${folder}.gitbook/`)
    if (isSummary && ![...reader.files].some(isOfGitBook)) return undefined
    let data: unknown
    if (!isSummary) data = await reader.data(path, readYaml)
    const contentFolder = joinFolder(folder, scalarTextAt(data, 'root') ?? '.')
    if (contentFolder === undefined) return undefined
    const structure = valueAt(data, 'structure')
    const readme = scalarTextAt(structure, 'readme') ?? 'README.md'
    const summary = scalarTextAt(structure, 'summary') ?? 'SUMMARY.md'
    const contents = (await reader.text(contentFolder + summary)) ?? ''
    return {
      isWide: true,
      contentFolder,
      includeFolders: [`${contentFolder}.gitbook/includes/`],
      names: chaptersOf(contents, contentFolder),
      options: { home: join(contentFolder, readme) ?? '' },
    }
  },
  routes(config, files) {
    const chapters = new Set(config.names.map(([path]) => path))
    const isShown = (path: string, inside: string) => {
      if (chapters.size > 0) return chapters.has(path)
      return !/(?:^|\/)\.|^SUMMARY\.md$/.test(inside)
    }
    const sorted = sortFiles(
      config,
      files,
      ['.md'],
      ({ path, inside, stem }) => {
        if (path === config.options.home) return ''
        if (!isShown(path, inside)) return { reason: 'is not in SUMMARY.md' }
        if (nameOf(stem) !== 'README') return stem
        return folderOf(stem).replace(/\/$/, '')
      },
    )
    return { ...sorted, links: { rooted: 'site' } }
  },
  syntax: () => ({ includes: [blocks], markup: [] }),
}

const embed: RenderTag = ({ values }) => {
  const { url, src = url, caption = src } = values
  if (!src) return {}
  return { before: `[${caption}](${destination(src)})` }
}

/** The blocks of GitBook ("Blocks" of its documentation). */
const blocks = templates(
  liquidTags,
  {
    ...raw,
    if: undecided,
    else: content,
    include: includedBeside,
    hint: admonition,
    tab: titled,
    tabs,
    'content-ref': content,
    embed,
    file: embed,
  },
  words,
  ['raw'],
)
