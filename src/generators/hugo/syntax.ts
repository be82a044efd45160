import { destination } from '../../markdown/compile.ts'
import { memberOf } from '../../markdown/front-matter.ts'
import { members, readToml, readYaml, text } from '../../text/data.ts'
import { folderOf } from '../../text/paths.ts'
import { definitions, excludedSections, fences } from '../syntax/blocks.ts'
import { extensionOf, pathsIn } from '../syntax/include.ts'
import { attributeLists, emoji, scripts } from '../syntax/inline.ts'
import { replacing, type Syntax } from '../syntax/step.ts'
import {
  admonition,
  figure,
  gone,
  highlight,
  type RenderTag,
  tabs,
  templates,
  titled,
  variable,
  words,
} from '../syntax/templates.ts'

interface HugoSyntax {
  hasEmoji?: boolean
  /** What shortcodes of the site show that have nothing but a parameter of its configuration. */
  parameters?: Readonly<Record<string, string>>
}

export function hugoSyntax({ hasEmoji, parameters = {} }: HugoSyntax): Syntax {
  const own = Object.entries(parameters).map(
    ([name, before]) => [name, () => ({ before })] as const,
  )
  const rules = { ...shortcodeRules, ...Object.fromEntries(own) }
  return {
    includes: [
      templates(hugoTags, rules, unknown, [
        ...inCode,
        ...Object.keys(parameters),
      ]),
    ],
    markup: [
      scripts,
      ...(hasEmoji ? [emoji] : []),
      shownShortcodes,
      definitions,
      excludedSections,
      fences(undefined, true),
      attributeLists('blocks'),
    ],
  }
}

const hugoTags = {
  tag: /\{\{[<%][ \t\n]*(?:(\/)[ \t\n]*)?(\w[\w./-]*)(?![\w./-])((?:(?!\{\{[<%])[\s\S])*?)[>%]\}\}/g,
  raw: ['highlight'],
}

/** A file that a site's own shortcode includes, wherever it may look for it. */
const includeShortcode: RenderTag = use => {
  const { tag, values, source, work } = use
  const name = values.file ?? values.path ?? values.src ?? values[0]
  if (name === undefined || !/\.\w+$/.test(name)) return words(use)
  const { folder, contentFolder, includeFolders } = work.settings
  const from = folderOf(source.placeAt(tag.start).path)
  const beside = name.startsWith('/')
    ? []
    : [from, ...foldersAbove(from).map(each => `${each}_includes/`)]
  // An unknown shortcode may play or draw what is in static/, rather than show it as code.
  const served = Object.hasOwn(shortcodeRules, tag.name) ? ['static/'] : []
  const own = ['_includes/', ...served, ''].map(each => folder + each)
  const lang =
    values.lang ?? (/\.(?:md|html)$/.test(name) ? undefined : values[1])
  const isCode = values.code === 'true' || lang !== undefined
  const asked = {
    name,
    paths: pathsIn(
      [...beside, contentFolder, ...includeFolders, ...own, ''],
      name,
    ),
    isCode,
  }
  return { include: asked, language: isCode ? (lang ?? '') : undefined }
}

/** A folder and those that it is in, the innermost first. */
function foldersAbove(folder: string): string[] {
  return folder === ''
    ? []
    : [folder, ...foldersAbove(folderOf(folder.slice(0, -1)))]
}

/** A parameter of the page or else of the site, in capital letters or not. */
const parameter: RenderTag = ({ values, work }) => {
  const name = values[0] ?? values.name ?? ''
  const keys = name.toLowerCase().split('.')
  const { data } = work.context
  const own =
    text(memberOf(data, ...keys)) ?? text(memberOf(data, 'params', ...keys))
  const value = own ?? variable(name.toLowerCase(), work.settings.variables)
  return value === undefined ? 'stays' : { before: value }
}

/** The source of the page that a reference leads to, which may be named without its extension. */
const reference: RenderTag = ({ values }) => {
  const [, page, hash] = /^([^#]*)(#.*|)$/s.exec(
    values.path ?? values[0] ?? '',
  )!
  const isFile = page === '' || /\.\w+$/.test(page!)
  return {
    before: isFile ? page! + hash : `${page!.replace(/\/$/, '')}.md${hash}`,
  }
}

const positional: RenderTag = use => ({
  before: use.values.text ?? use.values.label ?? use.values[0],
})

const button: RenderTag = use => {
  const { tag, values } = use
  const url = values.href ?? values.link ?? values.url ?? values.relref
  return tag.closing && url
    ? { before: '[', after: `](${destination(url)})` }
    : words(use)
}

const named = (names: string, rule: RenderTag) =>
  names.split(' ').map(name => [name, rule] as const)

/** Those without words of their own. */
const wordless: RenderTag = ({ values }) => ({
  before: values.title ?? values.caption,
})

const shortcodeRules: Record<string, RenderTag> = Object.fromEntries([
  ...named(
    'youtube vimeo gist tweet x instagram toc icon br clear video audio math katex imgproc',
    wordless,
  ),
  ...named(
    'include readfile readFile include-md include-file snippet',
    includeShortcode,
  ),
  ...named('param variable siteparam', parameter),
  ...named('ref relref', reference),
  ...named('figure img image picture', figure),
  ...named(
    'note tip info warning danger caution important attention error success question',
    admonition,
  ),
  ...named('alert admonition callout hint notice aside', admonition),
  ...named(
    'details expand collapse accordion spoiler tab tab-item tabitem code-tab',
    titled,
  ),
  ...named('tabs tabpane', tabs),
  ...named('highlight code-block', highlight),
  ...named('mermaid', use => highlight({ ...use, values: { 0: 'mermaid' } })),
  ...named('badge kbd key term', positional),
  ...named('button btn', button),
  ...named('comment', gone),
])

/**
 * One that is not known: a code block where it names a file of code (`code_sample file="a.yaml"` of Kubernetes), or where
 * its inside is code or data, such as `code-toggle` of Hugo's own documentation.
 */
const unknown: RenderTag = use => {
  const { tag, values, source, work } = use
  const file = values.file ?? values.path ?? values[0] ?? ''
  if (!tag.closing && /\.(?!md$|html$|svg$)[a-z]\w*$/i.test(file)) {
    const asked = includeShortcode({
      ...use,
      values: { lang: extensionOf(file), ...values, file },
    })
    const paths =
      typeof asked === 'object' && 'include' in asked ? asked.include.paths : []
    if (paths.some(path => work.context.read?.(path))) return asked
  }
  const inside = tag.closing
    ? source.text.slice(tag.end, tag.closing.start).trim()
    : ''
  // Prose may look like one line of YAML, as "Note: words" does.
  const isYaml =
    /^[a-z]\w*:(?:[ \t]*\n[ \t]|[^\n]*\n[a-z]\w*:)/.test(inside) &&
    members(readYaml(inside)).length > 0
  const isToml =
    /^(?:\[{1,2}|[\w.-]+[ \t]*=)/.test(inside) &&
    members(readToml(inside)).length > 0
  const isCode = values.lang !== undefined && !inside.startsWith('```')
  const language = isCode
    ? values.lang
    : isToml
      ? 'toml'
      : isYaml
        ? 'yaml'
        : undefined
  return language !== undefined && inside !== ''
    ? highlight({ ...use, values: { 0: language } })
    : words(use)
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

/** What is a shortcode in a comment of its own is shown rather than run (Hugo). */
const shownShortcodes = replacing(
  '/*',
  /\{\{([<%])\/\*((?:[^*{}]|\*(?!\/))*)\*\/([>%])\}\}/g,
  ({ 1: open, 2: inside, 3: close }) => `{{${open}${inside}${close}}}`,
  true,
)
