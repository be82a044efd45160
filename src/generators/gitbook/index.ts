import { destination } from '../../markdown/compile.ts'
import { get, readYaml, text } from '../../text/data.ts'
import { folderOf, join, joinFolder, nameOf } from '../../text/paths.ts'
import { chaptersOf, sortFiles } from '../config/files.ts'
import type { Generator } from '../generator.ts'
import { fences } from '../syntax/blocks.ts'
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
  words,
} from '../syntax/templates.ts'

interface GitBookOptions {
  /** The page of the site's own address. */
  home: string
}

export const gitbook: Generator<GitBookOptions> = {
  isWide: true,
  partials: /(?:^|\/)\.gitbook\/includes\//,
  async read(path, reader) {
    const isSummary = nameOf(path) === 'SUMMARY.md'
    const folder = folderOf(path)
    if (
      isSummary &&
      ![...reader.files].some(each => each.startsWith(`${folder}.gitbook/`))
    )
      return undefined
    const data = isSummary ? {} : await reader.data(path, readYaml)
    const contentFolder = joinFolder(folder, text(get(data, 'root')) ?? '.')
    if (contentFolder === undefined) return undefined
    const summary = await reader.text(
      contentFolder + (text(get(data, 'structure', 'summary')) ?? 'SUMMARY.md'),
    )
    return {
      contentFolder,
      includeFolders: [`${contentFolder}.gitbook/includes/`],
      names: chaptersOf(summary ?? '', contentFolder),
      options: {
        home:
          join(
            contentFolder,
            text(get(data, 'structure', 'readme')) ?? 'README.md',
          ) ?? '',
      },
    }
  },
  routes(config, files) {
    const chapters = new Set(config.names.map(([path]) => path))
    const sorted = sortFiles(
      config,
      files,
      ['.md'],
      ({ path, inside, stem }) => {
        if (path === config.options.home) return ''
        const isShown =
          chapters.size > 0
            ? chapters.has(path)
            : !/(?:^|\/)\.|^SUMMARY\.md$/.test(inside)
        if (!isShown) return { reason: 'is not in SUMMARY.md' }
        return nameOf(stem) === 'README'
          ? folderOf(stem).replace(/\/$/, '')
          : stem
      },
    )
    return { ...sorted, rooted: 'site' }
  },
  syntax: () => ({ includes: [blocks], markup: [fences()] }),
}

const embed: RenderTag = ({ values }) => {
  const { url, src = url, caption } = values
  return src ? { before: `[${caption ?? src}](${destination(src)})` } : {}
}

/** The blocks of GitBook ("Blocks" of its documentation). */
const blocks = templates(
  liquidTags,
  {
    ...raw,
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
