import { posix } from 'node:path'
import { destination } from '../../markdown/escape.ts'
import { folderOf } from '../paths.ts'
import { pathsIn } from './paths.ts'
import { replacing, type Step } from './step.ts'
import { liquidTags } from './tags.ts'
import {
  admonition,
  content,
  gone,
  highlight,
  type Rule,
  tabs,
  templates,
  titled,
  words,
} from './templates.ts'

/** A file in one of the folders for includes, or beside the file that includes it. */
const fromFolders: Rule = ({ values, work }) => {
  const name = values[0] ?? ''
  const { includeFolders, folder } = work.settings
  return {
    include: {
      name,
      paths: pathsIn(includeFolders.length > 0 ? includeFolders : [`${folder}_includes/`], name),
    },
  }
}

const fromFile: Rule = ({ tag, values, source }) => {
  const name = values[0] ?? ''
  return { include: { name, paths: pathsIn([folderOf(source.placeAt(tag.start).path)], name) } }
}

/** A link to a page by its path from the site's folder. */
const link: Rule = ({ tag, values, source, work }) => {
  const from = folderOf(source.placeAt(tag.start).path)
  const isPost = tag.name === 'post_url'
  if (values[0] === undefined) return 'stays'
  const path = `${work.settings.folder}${isPost ? '_posts/' : ''}${values[0]}${isPost ? '.md' : ''}`
  return { before: destination(posix.relative(from, path)) }
}

const embed: Rule = ({ values }) => {
  const { url, src = url, title, caption = title } = values
  return src ? { before: `[${caption ?? src}](${destination(src)})` } : {}
}

const raw = { raw: content, comment: gone }

/** `{% if %}` and its like, which have no words. */
const control = Object.fromEntries(
  'if unless elsif else case when for break continue cycle assign capture increment decrement tablerow seo feed_meta layout set macro block import from'
    .split(' ')
    .map(name => [name, content]),
)

const jekyllRules = {
  ...raw,
  ...control,
  include: fromFolders,
  include_relative: fromFile,
  link,
  post_url: link,
  highlight,
}

/** The tags of Jekyll and its Liquid ("Includes", "Tags Filters"). */
export const jekyllTags = templates(liquidTags, jekyllRules, words, [
  'raw',
  'comment',
  'include',
  'include_relative',
])

/** A list with `{:toc}`, which becomes the list of headings (kramdown in Jekyll). */
export const listsOfContents = replacing(
  '{:',
  /^[ \t]*(?:[-*+]|\d+\.)[ \t][^\n]*\n[ \t]*\{:[ \t]*toc(?:[ \t][^{}\n]*)?\}[ \t]*$/gm,
  () => '',
)

const gitbookRules = {
  ...raw,
  include: fromFile,
  hint: admonition,
  tab: titled,
  tabs,
  'content-ref': content,
  embed,
  file: embed,
}

/** The blocks of GitBook ("Blocks" of its documentation). */
export const gitbookTags = templates(liquidTags, gitbookRules, words, ['raw', 'include'])

/** `{% include-markdown "path" start="" end="" %}` (a plugin of MkDocs). */
const includeMarkdown: Rule = ({ tag, values, source, work }) => {
  const { 0: name = '', start: after, end: before } = values
  const { contentFolder, includeFolders, folder } = work.settings
  const from = folderOf(source.placeAt(tag.start).path)
  const folders = name.startsWith('/') ? [contentFolder] : [from, contentFolder, ...includeFolders, folder]
  const isRebased = tag.name === 'include-markdown'
  return { include: { name, paths: pathsIn(folders, name), part: { after, before }, isRebased } }
}

/** Tags that plugins of MkDocs have; others are text, as they all are in code about templates. */
export const mkdocsTags: Step = (source, work) => {
  const { tagDelimiters } = work.settings
  const rules = { ...raw, 'include-markdown': includeMarkdown, include: includeMarkdown }
  if (tagDelimiters === undefined)
    return templates(liquidTags, rules, () => 'stays', ['include-markdown'])(source, work)
  // Delimiters that nothing else has are those of tags in code, too.
  const language = { ...liquidTags, delimiters: [tagDelimiters] }
  return templates(language, rules, () => 'stays', Object.keys(rules))(source, work)
}
