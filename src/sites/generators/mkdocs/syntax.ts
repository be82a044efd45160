import {
  applyChanges,
  type Change,
  type Source,
  subSource,
} from '../../../markdown/source.ts'
import { folderOf, join } from '../../../text/paths.ts'
import {
  blocksBetween,
  excludedSections,
  fences,
  htmlBlocks,
  indentedBlocks,
  kindName,
  markdownInHtml,
} from '../../syntax/blocks.ts'
import {
  colonSpec,
  included,
  includes,
  inPlace,
  pathsIn,
  readPart,
} from '../../syntax/include.ts'
import {
  attributeLists,
  blanksInDestinations,
  contents,
  definitionsBelowText,
  emoji,
  pipesInCode,
  scripts,
  spacedReferences,
} from '../../syntax/inline.ts'
import {
  replacing,
  type Step,
  type Syntax,
  warnAsWritten,
  when,
  without,
} from '../../syntax/step.ts'
import {
  content,
  liquidTags,
  outsideRaw,
  RAW,
  type RenderTag,
  rawTags,
  templates,
  undecided,
  variables,
} from '../../syntax/templates.ts'

export interface MkDocsSyntax {
  /** The files that are included at the end of each page (`auto_append` of Snippets). */
  appended?: readonly string[]
  /** Whether `{% include %}` in code is one, as in the plugin include-markdown. */
  includesInCode?: boolean
  /** Whether pages are templates of Jinja, code included (mkdocs-macros). */
  hasMacros?: boolean
  hasEmoji?: boolean
  /** Whether there is pymdown's extension Keys. */
  hasKeys?: boolean
  /** The folder that paths of `{!path!}` are below, where an extension reads these. */
  includeBase?: string | undefined
  /** Whether `{* path *}` is an include as well, below the same folder. */
  hasVariants?: boolean
}

/** Python-Markdown with pymdown's extensions, Material and common plugins. */
export function mkdocsSyntax(options: MkDocsSyntax): Syntax {
  const { includeBase = '', hasMacros } = options
  const hasFiles = options.includeBase !== undefined
  return {
    includes: [
      snippets,
      pluginTags(options.includesInCode === true),
      when(hasFiles && options.hasVariants, codeFiles(includeBase)),
      when(hasFiles, wholeFiles(includeBase)),
      appended(options.appended ?? []),
      outsideRaw(variables),
      when(hasMacros, outsideRaw(macroComments)),
      when(hasMacros, macrosInCode),
      when(hasMacros, macroConditions),
      rawTags(hasMacros ? ['raw'] : []),
    ],
    markup: [
      htmlBlocks,
      indentedBlocks,
      autodoc,
      slashBlocks,
      excludedSections,
      fences(undefined, true),
      scripts,
      when(options.hasEmoji, emoji),
      contents,
      definitionsBelowText,
      spacedReferences,
      blanksInDestinations,
      pipesInCode,
      when(options.hasKeys, keys),
      namedReferences,
      codeLanguages,
      markdownInHtml,
      attributeLists('all'),
      icons,
    ],
  }
}

/** `{# words #}`, a comment of Jinja. */
const macroComments = without(/\{#/g, () => '#}', '{#', true)

/** `{% if x %}`, whose text stays in all branches. */
const macroConditions = templates(
  liquidTags,
  { if: undecided, elif: content, else: content },
  () => 'stays',
  ['if', 'elif', 'else'],
)

/** Warns of macros in code, where the check for leftovers does not look. */
const macrosInCode = replacing(
  '{{',
  new RegExp(
    `${RAW.source}|\\{\\{[ \\t]*(\\w[\\w.]*(?![\\w.])\\(?)[^{}\\n]*\\}\\}`,
    'g',
  ),
  ({ 1: name, index }, source, work) => {
    if (name && source.isCode(index))
      warnAsWritten(`{{ ${name}`, source, index, work)
    return undefined
  },
  true,
)

const SNIPPET = /^[ \t]*;?-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$/gm

/** `--8<-- "path:1:3"` (pymdown, Snippets). */
const snippets = includes({
  hint: '8<-',
  pattern: SNIPPET,
  isInCodeToo: true,
  isLostWhenMissing: true,
  read([token, double, single], _, { includeFolders }) {
    if (/^[ \t]*;/.test(token)) return 'escaped'
    const name = double ?? single ?? ''
    const { path, part } = colonSpec(name)
    // A path does not lead out of the folder that it is below ("restrict_base_path").
    const folders = includeFolders.filter(folder =>
      join(folder, path)?.startsWith(folder),
    )
    return [{ name, paths: pathsIn(folders, path), part }]
  },
  render: inPlace,
})

/** `{!`, behind a backslash as it is, with the signs that mdx_include reads before a path. */
const WHOLE_FILE = /\\?\{![+-]?>?([^[\]|{}!\n]+)/
/** `[ln:1-3]` and an encoding behind `|` (mdx_include), `lines=1-3 5` (markdown-include). */
const FILE_LINES =
  /(?:\[ln:([\d.,-]+)\][ \t]*)?(?:\|[^{}!\n]*)?!(?:lines=([\d -]+))?\}/

/** `{!path!}`, `{!path[ln:1-3]!}` (mdx_include) and `{!path!lines=1-3 5}` (markdown-include). */
function wholeFiles(base: string): Step {
  return includes({
    hint: '{!',
    pattern: new RegExp(WHOLE_FILE.source + FILE_LINES.source, 'g'),
    isInCodeToo: true,
    isLostWhenMissing: true,
    read({ 0: token, 1: path = '', 2: lines, 3: blocks }) {
      if (token.startsWith('\\')) return 'escaped'
      const name = path.trim()
      const ranges = lines ?? blocks?.trim().replace(/ +/g, ',')
      const part = readPart(ranges, '-')
      return [{ name, paths: pathsIn([base], name), part }]
    },
    render: inPlace,
  })
}

/**
 * `{* path ln[1:3,5] hl[2] *}` (markdown-include-variants): the lines of Python asked for, below them the whole file and
 * its variants. As the extension does, it leaves includes and blocks to the steps for them.
 */
function codeFiles(base: string): Step {
  return replacing('{*', /^\{\*(.{0,500})\*\}$/gm, (match, _, work) => {
    const [path = '', ...options] = match[1]!.trim().split(/[ \t]+/)
    const option = (name: string) =>
      RegExp(`\\b${name}\\[([^\\]]+)\\]`).exec(options.join(' '))?.[1]
    const textOf = (name: string) =>
      pathsIn([base], name).map(file => work.context.read?.(file)?.text)[0]
    const variants = variantsOf(path, name => textOf(name) !== undefined)
    const tab = (name: string, code = `{!${name}!}`) =>
      codeTab(name, code, option('title') ?? '""', variants)
    const blocks: string[] = []
    const lines = option('ln')
    if (lines === undefined) blocks.push(tab(path))
    else {
      const length = textOf(path)?.trimEnd().split('\n').length ?? 0
      if (lines !== '0') blocks.push(tab(path, excerpt(path, lines, length)))
      blocks.push(folded('👀 Full file preview', [tab(path)]))
    }
    const others = variants.filter(name => name !== path)
    if (others.length > 0)
      blocks.push(
        folded(
          '🤓 Other versions and variants',
          others.map(name => tab(name)),
        ),
      )
    return blocks.join('\n')
  })
}

/** A tab with a variant's code: its version of Python, and whether it is the older of two. */
function codeTab(
  name: string,
  code: string,
  title: string,
  variants: readonly string[],
): string {
  const version = /_py3(\d+)[./]/.exec(name)?.[1] ?? 8
  const isOld = variants.some(
    variant =>
      variant !== name && variant.replace(/_an(?=_py3|[./])/, '') === name,
  )
  const tab = `//// tab | Python 3.${version}+`
  const block = `\`\`\`python title=${title}\n${code}\n\`\`\``
  if (!isOld) return `${tab}\n\n${block}\n////\n`
  return `${tab} - non-Annotated\n\n${OLD_TIP}\n\n${block}\n////\n`
}

const OLD_TIP =
  '/// tip\n\nPrefer to use the `Annotated` version if possible.\n\n///'

function folded(label: string, tabs: readonly string[]): string {
  return `///// details | ${label}\n\n${tabs.join('\n')}/////\n`
}

/** The path stands in the result for each range. */
const MAX_RANGES = 20

/** Some lines of a file of a length, with comments in the place of the others. */
function excerpt(path: string, lines: string, length: number): string {
  const ranges = lines
    .split(',', MAX_RANGES)
    .map(range => range.trim().split(':'))
  const parts = ranges.map(
    range => `{!${path}[ln:${range[0]}-${range.at(-1)}]!}`,
  )
  const first = Number(ranges[0]![0])
  const last = Number(ranges.at(-1)!.at(-1))
  let text = parts.join('\n\n# Code here omitted 👈\n\n')
  if (first > 1) text = `# Code above omitted 👆\n\n${text}`
  if (last >= length) return text
  return `${text}\n\n# Code below omitted 👇`
}

/** The files for versions of Python, with and without `Annotated`, by the ends of their names or of their folders'. */
function variantsOf(path: string, exists: (path: string) => boolean): string[] {
  const versions = ['_py311', '_py310', '_py39', '']
  const variantsBefore = (end: string) => {
    const base = path
      .slice(0, path.length - end.length)
      .replace(/(?<=.)(?:_an|_py311|_py310|_py39)+$/, '')
    const names = ['_an', ''].flatMap(annotated =>
      versions.map(version => base + annotated + version + end),
    )
    return names.filter(exists)
  }
  const byName = variantsBefore(/\.\w+$/.exec(path)?.[0] ?? '')
  const slash = path.lastIndexOf('/')
  if (byName.length > 1 || slash < 1) return byName
  const byFolder = variantsBefore(path.slice(slash))
  const hasSuffix = /_(?:an|py\d+)\//.test(byFolder[0] ?? '')
  if (byFolder.length > 1 || hasSuffix) return byFolder
  return byName
}

/** The definitions of links that the configuration puts at the end of each page (pymdown, Snippets, `auto_append`), if used. */
function appended(names: readonly string[]): Step {
  return (source, work) => {
    const page = source.text.toLowerCase()
    const end = source.text.length
    const by: (string | Source)[] = []
    for (const name of names) {
      const paths = pathsIn(work.settings.includeFolders, name)
      if (paths.includes(work.open[0]!)) continue
      const file = included({ name, paths }, source, end, work, snippets)
      if (!file) continue
      const definitions = file.text.matchAll(/^ {0,3}(\[[^\]\n]+\]):.*$/gm)
      const used = [...definitions].filter(([, label]) =>
        page.includes(label!.toLowerCase()),
      )
      if (used.length > 0) by.push('\n')
      for (const { index, 0: line } of used)
        by.push('\n', subSource(file, index, index + line.length))
    }
    if (by.length === 0) return source
    return applyChanges(source, [{ start: end, end, by }])
  }
}

/** `{% include-markdown "path" start="" end="" %}` (plugin include-markdown). */
const includeMarkdown: RenderTag = ({ tag, values, source, work }) => {
  const { 0: name = '', start: after, end: before } = values
  const { contentFolder, includeFolders, folder } = work.settings
  const from = folderOf(source.placeAt(tag.start).path)
  let folders = [from, contentFolder, ...includeFolders, folder]
  if (name.startsWith('/')) folders = [contentFolder]
  const include = {
    name,
    paths: pathsIn(folders, name),
    part: { after, before },
    isRebased:
      tag.name === 'include-markdown' &&
      values['rewrite-relative-urls'] !== 'false',
  }
  return { include }
}

/** Tags that plugins have; others are text, as they all are in code about templates. */
function pluginTags(includesInCode: boolean): Step {
  const rules = {
    'include-markdown': includeMarkdown,
    include: includeMarkdown,
  }
  const inCode = ['include-markdown']
  if (includesInCode) inCode.push('include')
  return templates(liquidTags, rules, () => 'stays', inCode)
}

const AUTODOC = /^[ \t]*(?:[-*+][ \t]+|#+[ \t]+)?:::[ \t]+([\w.]+)[ \t]*$/

/**
 * `::: package.name`, perhaps as a heading, with its options indented below (mkdocstrings, "Autodoc syntax"): the name
 * alone of what is made from a program's code.
 */
const autodoc: Step = (source, work) => {
  const changes: Change[] = []
  let open: number | undefined
  for (const { text, start, end, code, indent, isBlank } of source.lines) {
    if (open !== undefined && !isBlank && indent >= open + 4) {
      changes.push({ start, end: end + 1, by: '' })
      continue
    }
    open = undefined
    const name = AUTODOC.exec(text)?.[1]
    if (code || name === undefined) continue
    open = indent
    changes.push({ start: start + text.indexOf(':::'), end, by: `\`${name}\`` })
    const reason =
      '":::" shows what is documented in code, which is not read: the document has the name alone. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.'
    work.warn('dialect', ':::', reason, source, start)
  }
  return applyChanges(source, changes)
}

/** Blocks between lines of slashes: `/// note | Title` (pymdown, Blocks). */
const slashBlocks = blocksBetween(
  /^[ \t]*(\/{3,})[ \t]*([a-z][\w-]*)([ \t]*(?:\|.*)?)$/i,
  /^[ \t]*(\/{3,})[ \t]*$/,
  kindName,
)

const ICON = ':(?:material|octicons|fontawesome|simple|lucide)-[a-z\\d/-]+:'

/**
 * Icons, `:material-star:` (Material for MkDocs, "Icons, Emojis"), with the link that has no other text, or with the
 * blanks that set them off from a text's beginning. Their attributes are gone before.
 */
const icons = replacing(
  ':',
  new RegExp(
    `\\[${ICON}\\](?:\\([^()\\n]*\\)|\\[[^[\\]\\n]*\\])|(?<![^\\s[])${ICON} *|${ICON}`,
    'g',
  ),
  () => '',
)

/**
 * `[words][package.name]`, by the names of what is documented elsewhere on the site (mkdocs-autorefs), where no link is
 * defined for it.
 */
const namedReferences: Step = (source, work) => {
  if (!/\]\[\w/.test(source.text)) return source
  const defined = new Set(
    Array.from(source.text.matchAll(/\[([\w.]+)\]:/g), ([, name]) =>
      name!.toLowerCase(),
    ),
  )
  const words = replacing(
    '][',
    /\[((?:[^[\]\n]|\[\])+)\]\[((?:\w+\.)+\w+)\]/g,
    ({ 1: text, 2: name }) => {
      if (defined.has(name!.toLowerCase())) return undefined
      return text
    },
  )
  return words(source, work)
}

/** The language of code in a line, `#!js x` in backquotes (pymdown, InlineHilite). */
const codeLanguages = replacing(
  '`#!',
  /(?<!`)`#!\w[\w+#-]*[ \t]+(?=\S)/g,
  ({ index }, source) => {
    if (source.lineAt(index).code) return undefined
    return '`'
  },
  true,
)

/** `++ctrl+c++`, by the names that the keys have (pymdown, Keys). */
const keys = replacing(
  '++',
  /\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+/g,
  ({ 1: names }) =>
    names!.replace(
      /"([^"]*)"|[\w-]+/g,
      (name, quoted?: string) => quoted ?? keyName(name),
    ),
)

function keyName(name: string): string {
  const words = name.split('-')
  return words
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
