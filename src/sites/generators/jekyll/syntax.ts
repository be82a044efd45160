import { posix } from 'node:path'
import { destination, subSource } from '../../../markdown/source.ts'
import { flag, valueAt } from '../../../text/data.ts'
import { folderOf } from '../../../text/paths.ts'
import {
  definitions,
  excludedSections,
  fences,
  htmlBlocks,
  markdownInHtml,
} from '../../syntax/blocks.ts'
import { pathsIn } from '../../syntax/include.ts'
import {
  attributeLists,
  blanksInDestinations,
  emoji,
  scripts,
} from '../../syntax/inline.ts'
import {
  replacing,
  type Step,
  type Syntax,
  warnUnknown,
  when,
} from '../../syntax/step.ts'
import {
  content,
  gone,
  highlight,
  includedBeside,
  liquidTags,
  openingOf,
  type Rendered,
  type RenderTag,
  rawTags,
  templates,
  undecided,
  words,
} from '../../syntax/templates.ts'
import { evaluated, valueIn } from './liquid.ts'

export interface JekyllSyntax {
  hasEmoji?: boolean
}

/** kramdown with Liquid. */
export function jekyllSyntax({ hasEmoji }: JekyllSyntax): Syntax {
  return {
    includes: [
      liquid(evaluated),
      liquid(jekyllTags),
      liquid(evaluated),
      liquid(rawTags(['raw'])),
    ],
    markup: [
      comments,
      otherExtensions,
      scripts,
      htmlBlocks,
      when(hasEmoji, emoji),
      listsOfContents,
      definitions,
      excludedSections,
      blanksInDestinations,
      fences(),
      markdownInHtml,
      attributeLists('all'),
    ],
  }
}

/** A step for pages that do not say `render_with_liquid: false`. */
function liquid(step: Step): Step {
  return (source, work) => {
    const setting = valueAt(work.context.data, 'render_with_liquid')
    if (!flag(setting, true)) return source
    return step(source, work)
  }
}

const includeTag: RenderTag = ({ tag, values, source, work }): Rendered => {
  const name = values[0] ?? ''
  // A template makes the name of the file (Jekyll, "Using variables names for the include file").
  if (name.includes('{{')) {
    const text = source.text.slice(tag.start, tag.end).replace(/\s+/g, ' ')
    warnUnknown(text.slice(0, MAX_IN_MESSAGE), source, tag.start, work)
    return {}
  }
  const include = { name, paths: pathsIn(work.settings.includeFolders, name) }
  const parameters = new Map<string, unknown>()
  for (const [, key = '', expression = ''] of tag.rest.matchAll(PARAMETERS))
    parameters.set(key, valueIn(expression, { work, known: new Map() }))
  const warnMissing = () =>
    warnUnknown(`{% include ${name}`, source, tag.start, work)
  return { include, parameters, fill: toFilled(warnMissing) }
}

/** How many characters of a tag are in a message. */
const MAX_IN_MESSAGE = 100

const PARAMETERS = /(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*("[^"]*"|'[^']*'|\S+)/g

/**
 * Puts its parameters into an included file (Jekyll, "Passing parameters to includes"); one that is not passed shows nothing.
 * A file that shows one whose value is not known is left out: its source is nothing to search for.
 */
function toFilled(warnMissing: () => void): Step {
  return (source, work) => {
    const filled = evaluated(source, work)
    if (!/\{\{-?\s*include\./.test(filled.text)) return filled
    warnMissing()
    return subSource(source, 0, 0)
  }
}

/** A link to a page by its path from the site's folder, as the page writes it that has the tag or includes it. */
const linkTag: RenderTag = ({ tag, values, work }) => {
  if (values[0] === undefined) return 'stays'
  const { folder } = work.settings
  let path = folder + values[0]
  if (tag.name === 'post_url') path = `${folder}_posts/${values[0]}.md`
  const from = folderOf(work.open[0] ?? '')
  return { before: destination(posix.relative(from, path)) }
}

/** A loop over what only a build knows. */
const loop: RenderTag = ({ tag, source, work }) => {
  if (!tag.closing) return 'stays'
  const inside = source.text.slice(tag.end, tag.closing.start)
  const hasWords = inside.replace(/\{%[^%]*%\}/g, '').trim() !== ''
  if (hasWords) warnUnknown(openingOf(tag, source), source, tag.start, work)
  return { replacement: '' }
}

/** `{% if %}` and its like, which have no words. */
const control = Object.fromEntries(
  'elsif else when break continue cycle increment decrement seo feed_meta'
    .split(' ')
    .map(name => [name, content]),
)

const stays = () => 'stays' as const

/** The tags of Jekyll and its Liquid ("Includes", "Tags Filters"). */
const rules = {
  // When all templates are read.
  raw: stays,
  capture: stays,
  assign: stays,
  comment: gone,
  ...control,
  if: undecided,
  unless: undecided,
  case: undecided,
  for: loop,
  tablerow: loop,
  include: includeTag,
  include_relative: includedBeside,
  link: linkTag,
  post_url: linkTag,
  highlight,
}

/** An output before a link is the site's base or the way to it: part of the address that the site makes of the page's source. */
const baseOfLink = /(?:\{\{[^{}]*\}\}(?=\{%-?[ \t]*(?:link|post_url)\b))?/

const jekyllLiquid = {
  ...liquidTags,
  tag: new RegExp(baseOfLink.source + liquidTags.tag.source, 'g'),
}

// Jekyll renders them before Markdown.
const jekyllTags = templates(jekyllLiquid, rules, words, Object.keys(rules))

/** A list with `{:toc}`, which becomes the list of headings (kramdown). */
const listsOfContents = replacing(
  '{:',
  /^[ \t]*(?:[-*+]|\d+\.)[ \t].*\n[ \t]*\{:[ \t]*toc(?:[ \t][^{}\n]*)?\}[ \t]*$/gm,
  () => '',
)

/** `{::comment}words{:/comment}`, or with the short end `{:/}` (kramdown, "Extensions"). */
const comments: Step = (source, work) => {
  let start: number | undefined
  const step = replacing('{::comment', COMMENT_TAG, ({ 0: tag, index }) => {
    if (tag.startsWith('{::')) {
      start ??= index
      return undefined
    }
    if (start === undefined) return undefined
    const change = { start, end: index + tag.length, by: '' }
    start = undefined
    return change
  })
  return step(source, work)
}

const COMMENT_TAG = /\{::comment(?:[^{}\n]*[^{}\n/])?\}|\{:\/(?:comment)?\}/g

/** The tags of other extensions of kramdown, whose content stays: `{::nomarkdown}`, `{::options toc_levels="1" /}`. */
const otherExtensions = replacing(
  '{:',
  /\{::(?:nomarkdown|options)\b[^{}\n]*\}|\{:\/(?:nomarkdown)?\}/g,
  () => '',
)
