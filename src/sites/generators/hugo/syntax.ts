import { memberOf } from '../../../markdown/front-matter.ts'
import { members, readToml, readYaml, scalarText } from '../../../text/data.ts'
import { folderOf, foldersAbove } from '../../../text/paths.ts'
import { definitions, excludedSections, fences } from '../../syntax/blocks.ts'
import { extensionOf, pathsIn } from '../../syntax/include.ts'
import { attributeLists, emoji, scripts } from '../../syntax/inline.ts'
import {
  replacing,
  type Step,
  type Syntax,
  warnAsWritten,
  when,
} from '../../syntax/step.ts'
import {
  admonition,
  figure,
  gone,
  highlight,
  openingOf,
  type RenderTag,
  tabs,
  tagsOf,
  templates,
  titled,
  variable,
  words,
} from '../../syntax/templates.ts'

export interface HugoSyntax {
  hasEmoji?: boolean
}

/** Goldmark with shortcodes: Hugo's own, and the usual ones of themes. */
export function hugoSyntax({ hasEmoji }: HugoSyntax): Syntax {
  return {
    includes: [
      templates(hugoTags, shortcodeRules, unknown, inCode),
      shortcodesInCode,
    ],
    markup: [
      scripts,
      when(hasEmoji, emoji),
      shownShortcodes,
      definitions,
      excludedSections,
      fences(undefined, true),
      attributeLists('blocks'),
    ],
  }
}

/** A shortcode up to the end of its name, and up to its end, where no other begins before that. */
const SHORTCODE_NAME =
  /\{\{[<%][ \t\n]*(?:(\/)[ \t\n]*)?(\w[\w./-]*)(?![\w./-])/
const SHORTCODE_REST = /((?:(?!\{\{[<%])[\s\S])*?)[>%]\}\}/

const hugoTags = {
  tag: new RegExp(SHORTCODE_NAME.source + SHORTCODE_REST.source, 'g'),
  raw: ['highlight'],
}

/** A file that a site's own shortcode includes, wherever it may look for it. */
const includeShortcode: RenderTag = use => {
  const { tag, values, source, work } = use
  const name = values.file ?? values.path ?? values.src ?? values[0]
  if (name === undefined || !/\.\w+$/.test(name)) return words(use)
  const { folder, contentFolder, includeFolders } = work.settings
  const folders: string[] = []
  if (!name.startsWith('/')) {
    const from = folderOf(source.placeAt(tag.start).path)
    const above = foldersAbove(from).map(outer => `${outer}_includes/`)
    folders.push(from, ...above)
  }
  folders.push(contentFolder, ...includeFolders, `${folder}_includes/`)
  // An unknown shortcode may play or draw what is in static/, rather than show it as code.
  if (Object.hasOwn(shortcodeRules, tag.name)) folders.push(`${folder}static/`)
  folders.push(folder, '')
  const isMarkup = /\.(?:md|html)$/.test(name)
  const language = values.lang ?? (isMarkup ? undefined : values[1])
  const isCode = values.code === 'true' || language !== undefined
  return {
    include: { name, paths: pathsIn(folders, name), isCode },
    language: isCode ? (language ?? '') : undefined,
  }
}

/** A parameter of the page or else of the site, in capital letters or not (Hugo, "Param shortcode"). */
const parameter: RenderTag = ({ values, work }) => {
  const name = (values[0] ?? values.name ?? '').toLowerCase()
  const keys = name.split('.')
  const { data } = work.context
  const value =
    scalarText(memberOf(data, ...keys)) ??
    scalarText(memberOf(data, 'params', ...keys)) ??
    variable(name, work.settings.variables)
  return value === undefined ? 'stays' : { before: value }
}

/** The source of the page that a reference leads to, which may be named without its extension (Hugo, "Ref shortcode"). */
const reference: RenderTag = ({ values }) => {
  const [, page = '', hash = ''] = /^([^#]*)(#.*|)$/s.exec(
    values.path ?? values[0] ?? '',
  )!
  const isFile = page === '' || /\.\w+$/.test(page)
  return {
    before: isFile ? page + hash : `${page.replace(/\/$/, '')}.md${hash}`,
  }
}

const positional: RenderTag = use => ({
  before: use.values.text ?? use.values.label ?? use.values[0],
})

/** Shortcodes that draw or play something, of which only the title is text. */
const wordless: RenderTag = ({ values }) => ({
  before: values.title ?? values.caption,
})

const shortcodes: readonly (readonly [names: string, rule: RenderTag])[] = [
  [
    'youtube vimeo gist tweet x instagram toc icon br clear video audio math katex imgproc',
    wordless,
  ],
  [
    'include readfile readFile include-md include-file snippet',
    includeShortcode,
  ],
  ['param variable siteparam', parameter],
  ['ref relref', reference],
  ['figure img image picture', figure],
  [
    'note tip info warning danger caution important attention error success question',
    admonition,
  ],
  ['alert admonition callout hint notice aside', admonition],
  [
    'details expand collapse accordion spoiler tab tab-item tabitem code-tab',
    titled,
  ],
  ['tabs tabpane', tabs],
  ['highlight code-block', highlight],
  ['badge kbd key term', positional],
  ['comment', gone],
]

const shortcodeRules: Record<string, RenderTag> = Object.fromEntries(
  shortcodes.flatMap(([names, rule]) =>
    names.split(' ').map(name => [name, rule]),
  ),
)

/**
 * A shortcode that is not known: a code block where it names a file of code (`code_sample file="a.yaml"` of Kubernetes), or
 * where its inside is code or data, such as `code-toggle` of Hugo's own documentation.
 */
const unknown: RenderTag = use => {
  const { tag, values, source, work } = use
  const file = values.file ?? values.path ?? values[0] ?? ''
  if (!tag.closing && /\.(?!md$|html$|svg$)[a-z]\w*$/i.test(file)) {
    const options = { lang: extensionOf(file), ...values, file }
    const rendered = includeShortcode({ ...use, values: options })
    const isThere =
      typeof rendered === 'object' &&
      'include' in rendered &&
      rendered.include.paths.some(path => work.context.read?.(path))
    if (isThere) return rendered
  }
  if (!tag.closing) return words(use)
  const inside = source.text.slice(tag.end, tag.closing.start).trim()
  const isCode = values.lang !== undefined && !inside.startsWith('```')
  const language = isCode ? values.lang : dataLanguage(inside)
  if (language === undefined || inside === '') return words(use)
  return highlight({ ...use, values: { 0: language } })
}

/** The language of a text that is data, such as what themes' shortcodes have in them as configuration. */
function dataLanguage(text: string): 'toml' | 'yaml' | undefined {
  const isToml =
    /^(?:\[{1,2}|[\w.-]+[ \t]*=)/.test(text) &&
    members(readToml(text)).length > 0
  if (isToml) return 'toml'
  // Prose may look like one line of YAML, as "Note: words" does.
  const isYaml =
    /^[a-z]\w*:(?:[ \t]*\n[ \t]|[^\n]*\n[a-z]\w*:)/.test(text) &&
    members(readYaml(text)).length > 0
  return isYaml ? 'yaml' : undefined
}

/** Hugo renders all shortcodes in code, but pages show others there than these. */
const inCode = [
  'param',
  'variable',
  'siteparam',
  'include',
  'readfile',
  'readFile',
]

/** Warns of the shortcodes that are left in code, where Hugo replaces them as well. */
const shortcodesInCode: Step = (source, work) => {
  for (const tag of tagsOf(source, hugoTags))
    if (!tag.isClosing && source.isCode(tag.start))
      warnAsWritten(openingOf(tag, source), source, tag.start, work)
  return source
}

/** A shortcode in a comment of its own is shown rather than run (Hugo, "Shortcodes"). */
const shownShortcodes = replacing(
  '/*',
  /\{\{([<%])\/\*((?:[^*{}]|\*(?!\/))*)\*\/([>%])\}\}/g,
  ({ 1: open, 2: inside, 3: close }) => `{{${open}${inside}${close}}}`,
  true,
)
