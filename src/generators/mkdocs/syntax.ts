import { codeOf, linesOf } from '../../markdown/lines.ts'
import { type Change, changed, cut, lastBefore } from '../../markdown/source.ts'
import { folderOf, join } from '../../text/paths.ts'
import {
  blocksBetween,
  excludedSections,
  fences,
  htmlBlocks,
  indentedBlocks,
  kindName,
  markdownInHtml,
} from '../syntax/blocks.ts'
import {
  colonSpec,
  included,
  includes,
  inPlace,
  pathsIn,
  readPart,
} from '../syntax/include.ts'
import {
  attributeLists,
  contents,
  emoji,
  scripts,
  without,
} from '../syntax/inline.ts'
import {
  abbreviations,
  blanksInDestinations,
  definitionsBelowText,
  headingsWithoutBlank,
  pipesInCode,
  spacedReferences,
} from '../syntax/liberties.ts'
import { replacing, type Step, type Syntax } from '../syntax/step.ts'
import {
  liquidTags,
  outsideRaw,
  RAW,
  type RenderTag,
  rawTags,
  templates,
  variables,
  warnAsWritten,
} from '../syntax/templates.ts'

interface MkDocsSyntax {
  /** What is included at the end of each page (`auto_append` of Snippets). */
  appended?: readonly string[]
  /** `{% include %}` in code is one, as the plugin include-markdown has it. */
  includesInCode?: boolean
  /** Pages are templates of Jinja, code included (mkdocs-macros). */
  hasMacros?: boolean
  hasEmoji?: boolean
  /** What marks words has an extension of its own (pymdown's Keys, Mark, and Caret and Tilde). */
  hasKeys?: boolean
  hasMarks?: boolean
  hasCarets?: boolean
  /** Where paths of `{!path!}` begin, where an extension for it is in the configuration. */
  includeBase?: string | undefined
  /** `{* path *}` is an include as well, of the same base. */
  hasVariants?: boolean
}

/** Python-Markdown with pymdown's extensions, Material and common plugins. */
export function mkdocsSyntax(options: MkDocsSyntax): Syntax {
  const base = options.includeBase
  return {
    includes: [
      snippets,
      pluginTags(options.includesInCode === true),
      ...(base !== undefined && options.hasVariants ? [codeFiles(base)] : []),
      ...(base === undefined ? [] : [wholeFiles(base)]),
      appended(options.appended ?? []),
      outsideRaw(variables),
      ...(options.hasMacros ? [outsideRaw(macroComments), macrosInCode] : []),
      rawTags(options.hasMacros ? ['raw'] : []),
    ],
    markup: [
      htmlBlocks,
      indentedBlocks,
      autodoc,
      slashBlocks,
      headingsWithoutBlank,
      excludedSections,
      fences(undefined, true),
      scripts,
      ...(options.hasEmoji ? [emoji] : []),
      contents,
      abbreviations,
      definitionsBelowText,
      spacedReferences,
      blanksInDestinations,
      pipesInCode,
      ...(options.hasKeys ? [keys] : []),
      ...(options.hasMarks ? [marked] : []),
      namedReferences,
      ...(options.hasCarets ? [inserted, raisedAndLowered] : []),
      codeLanguages,
      markdownInHtml,
      attributeLists('all'),
      icons,
    ],
  }
}

/** `{# words #}`, a comment of Jinja. */
const macroComments = without(/\{#/g, () => '#}', '{#', true)

/** Says what macros show in code: elsewhere the look for leftovers does. */
const macrosInCode = replacing(
  '{{',
  new RegExp(
    `${RAW.source}|\\{\\{[ \\t]*(\\w[\\w.]*(?![\\w.])\\(?)[^{}\\n]*\\}\\}`,
    'g',
  ),
  ({ 1: name, index }, source, work) => {
    if (name && codeOf(source)(index))
      warnAsWritten(`{{ ${name}`, source, index, work)
    return undefined
  },
  true,
)

/** `--8<-- "path:1:3"`, also several between two lines of `--8<--` (pymdown, Snippets). */
const snippets = includes({
  hint: '8<-',
  pattern:
    /^[ \t]*;?-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$|^[ \t]*;?-+8<-+[ \t]*\n(?:(?![ \t]*;?-+8<-).*\n)*[ \t]*-+8<-+[ \t]*$/gm,
  isInCodeToo: true,
  isLostWhenMissing: true,
  read(match, _, { includeFolders }) {
    const [token, ofDouble, quoted = ofDouble] = match
    if (/^[ \t]*;/.test(token)) return 'escaped'
    const names = quoted
      ? [quoted]
      : token
          .split('\n')
          .slice(1, -1)
          .map(name => name.trim())
    return names
      .filter(name => name !== '' && !name.startsWith(';'))
      .map(name => {
        const { path, part } = colonSpec(name)
        const above = (folder: string) => join(folder, path)?.startsWith(folder)
        return {
          name,
          paths: pathsIn(includeFolders.filter(above), path),
          part,
        }
      })
  },
  render: inPlace,
})

/** `{!path!}`, `{!path[ln:1-3]!}` (mdx_include) and `{!path!lines=1-3 5}` (markdown-include). */
function wholeFiles(base: string): Step {
  return includes({
    hint: '{!',
    pattern:
      /\\?\{![+-]?>?([^[\]|{}!\n]+)(?:\[ln:([\d.,-]+)\][ \t]*)?(?:\|[^{}!\n]*)?!(?:lines=([\d -]+))?\}/g,
    isInCodeToo: true,
    isLostWhenMissing: true,
    read({ 0: token, 1: path, 2: lines, 3: blocks }) {
      if (token.startsWith('\\')) return 'escaped'
      const name = path!.trim()
      const ranges = lines ?? blocks?.trim().replace(/ +/g, ',')
      return [
        {
          name,
          paths: pathsIn([base], name),
          part: ranges ? readPart(ranges, '-') : undefined,
        },
      ]
    },
    render: inPlace,
  })
}

/**
 * `{* path ln[1:3,5] hl[2] *}` (markdown-include-variants): the lines of Python asked for, below them the whole file and
 * its variants. As the extension does, it leaves includes and blocks to the steps for them.
 */
const codeFiles = (base: string): Step =>
  replacing('{*', /^\{\*(.{0,500})\*\}$/gm, ({ 1: inside = '' }, _, work) => {
    const [path = '', ...options] = inside.trim().split(/[ \t]+/)
    const read = (name: string) =>
      pathsIn([base], name).map(path => work.context.read?.(path))[0]
    const option = (name: string) =>
      RegExp(`\\b${name}\\[([^\\]]+)\\]`).exec(options.join(' '))?.[1]
    const variants = variantsOf(path, name => read(name) !== undefined)
    const tab = (name: string, code: string) => {
      const isOld = variants.some(
        each => each !== name && each.replace(/_an(?=_py3|[./])/, '') === name,
      )
      const label = `Python 3.${/_py3(\d+)[./]/.exec(name)?.[1] ?? 8}+${isOld ? ' - non-Annotated' : ''}`
      const tip = isOld
        ? '/// tip\n\nPrefer to use the `Annotated` version if possible.\n\n///\n\n'
        : ''
      const info = `python title=${option('title') ?? '""'}`
      return `//// tab | ${label}\n\n${tip}\`\`\`${info}\n${code}\n\`\`\`\n////\n`
    }
    const whole = (name: string) => tab(name, `{!${name}!}`)
    const folded = (label: string, tabs: readonly string[]) =>
      tabs.length === 0
        ? []
        : [`///// details | ${label}\n\n${tabs.join('\n')}/////\n`]
    const others = variants.filter(each => each !== path).map(whole)
    const lines = option('ln')
    if (lines === undefined)
      return [whole(path), ...folded(OTHERS, others)].join('\n')
    const ranges = lines
      .split(',', MAX_RANGES)
      .map(each => each.trim().split(':'))
    const above = Number(ranges[0]![0]) > 1 ? '# Code above omitted 👆\n\n' : ''
    const isAtEnd =
      Number(ranges.at(-1)!.at(-1)) >=
      (read(path)?.text.trimEnd().split('\n').length ?? 0)
    const parts = ranges.map(
      each => `{!${path}[ln:${each[0]}-${each.at(-1)}]!}`,
    )
    const code = `${above}${parts.join('\n\n# Code here omitted 👈\n\n')}${isAtEnd ? '' : '\n\n# Code below omitted 👇'}`
    return [
      ...(lines === '0' ? [] : [tab(path, code)]),
      ...folded('👀 Full file preview', [whole(path)]),
      ...folded(OTHERS, others),
    ].join('\n')
  })

/** The path stands in the result for each range. */
const MAX_RANGES = 20

const OTHERS = '🤓 Other versions and variants'

/** The files for versions of Python, with and without `Annotated`, by the ends of their names or of their folders'. */
function variantsOf(path: string, exists: (path: string) => boolean): string[] {
  const versions = ['_py311', '_py310', '_py39', '']
  const by = (end: string) => {
    let base = path.slice(0, path.length - end.length)
    const suffixOf = () =>
      ['_an', ...versions].find(each => each !== '' && base.endsWith(each))
    for (
      let suffix = suffixOf();
      suffix && suffix.length < base.length;
      suffix = suffixOf()
    )
      base = base.slice(0, -suffix.length)
    return ['_an', '']
      .flatMap(an => versions.map(each => base + an + each + end))
      .filter(exists)
  }
  const named = by(/\.\w+$/.exec(path)?.[0] ?? '')
  const slash = path.lastIndexOf('/')
  const inFolder = named.length > 1 || slash < 1 ? [] : by(path.slice(slash))
  return inFolder.length > 1 || /_(?:an|py\d+)\//.test(inFolder[0] ?? '')
    ? inFolder
    : named
}

/** The definitions of links that the configuration puts at the end of each page (pymdown, Snippets, `auto_append`), if used. */
function appended(names: readonly string[]): Step {
  return (source, work) =>
    names.reduce((result, name) => {
      const paths = pathsIn(work.settings.includeFolders, name)
      if (paths.includes(work.open[0]!)) return result
      const page = source.text.toLowerCase()
      const file = included(
        { name, paths },
        source,
        source.text.length,
        work,
        snippets,
      )
      const lines = [
        ...(file?.text.matchAll(/^ {0,3}(\[[^\]\n]+\]):.*$/gm) ?? []),
      ]
        .filter(([, label]) => page.includes(label!.toLowerCase()))
        .flatMap(({ index, 0: line }) => [
          '\n',
          cut(file!, index, index + line.length),
        ])
      const end = result.text.length
      return changed(
        result,
        lines.length > 0 ? [{ start: end, end, by: ['\n', ...lines] }] : [],
      )
    }, source)
}

/** `{% include-markdown "path" start="" end="" %}` (plugin include-markdown). */
const includeMarkdown: RenderTag = ({ tag, values, source, work }) => {
  const { 0: name = '', start: after, end: before } = values
  const { contentFolder, includeFolders, folder } = work.settings
  const from = folderOf(source.placeAt(tag.start).path)
  const folders = name.startsWith('/')
    ? [contentFolder]
    : [from, contentFolder, ...includeFolders, folder]
  const isRebased = tag.name === 'include-markdown'
  return {
    include: {
      name,
      paths: pathsIn(folders, name),
      part: { after, before },
      isRebased,
    },
  }
}

/** Tags that plugins have; others are text, as they all are in code about templates. */
const pluginTags = (includesInCode: boolean) =>
  templates(
    liquidTags,
    { 'include-markdown': includeMarkdown, include: includeMarkdown },
    () => 'stays',
    ['include-markdown', ...(includesInCode ? ['include'] : [])],
  )

/**
 * `::: package.name`, perhaps as a heading, with its options indented below (mkdocstrings, "Autodoc syntax"): the name
 * alone of what is made from a program's code.
 */
const autodoc: Step = (source, work) => {
  const changes: Change[] = []
  let open: number | undefined
  for (const { text, start, end, code, indent, isBlank } of linesOf(source)) {
    const name = code
      ? undefined
      : /^[ \t]*(?:[-*+][ \t]+|#+[ \t]+)?:::[ \t]+([\w.]+)[ \t]*$/.exec(
          text,
        )?.[1]
    const isOption: boolean =
      open !== undefined && !isBlank && indent >= open + 4
    if (isOption) changes.push({ start, end: end + 1, by: '' })
    else open = name === undefined ? undefined : indent
    if (name === undefined || isOption) continue
    changes.push({ start: start + text.indexOf(':::'), end, by: `\`${name}\`` })
    const reason =
      '":::" shows what is documented in code, which is not read: the document has the name alone. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.'
    work.warn('dialect', ':::', reason, source, start)
  }
  return changed(source, changes)
}

/** Blocks between lines of slashes: `/// note | Title` (pymdown, Blocks). */
const slashBlocks = blocksBetween(
  /^[ \t]*(\/{3,})[ \t]*([a-z][\w-]*)([ \t]*(?:\|.*)?)$/i,
  /^[ \t]*(\/{3,})[ \t]*$/,
  kindName,
)

/**
 * Icons, `:material-star:` (Material for MkDocs, "Icons, Emojis"), with the link that has no other text, or with the
 * blanks that set them off from a text's beginning. Their attributes are gone before.
 */
const icons = replacing(
  ':',
  /\[:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:\](?:\([^()\n]*\)|\[[^[\]\n]*\])|(?:(?<![^\s[]):(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+: *)|:(?:material|octicons|fontawesome|simple|lucide)-[a-z\d/-]+:/g,
  () => '',
)

/** `==marked==` (pymdown, Mark): the words alone. */
const marked = replacing(
  '==',
  /==(?=\S)([^=\n]+)(?<=\S)==/g,
  ({ 1: words }) => words,
)

/** `^^inserted^^` (pymdown, Caret): the words alone. */
const inserted = replacing(
  '^^',
  /\^\^(?=\S)([^^\n]+)(?<=\S)\^\^/g,
  ({ 1: words }) => words,
)

/** `x^2^` and `H~2~O` (pymdown, Caret and Tilde), which Markdown has nothing for but HTML's. */
const raisedAndLowered = replacing(
  /[\^~]/,
  /(?<=\w)([~^])(\w{1,9})\1(?![~^])/g,
  ({ 1: mark, 2: words }) => {
    const name = mark === '^' ? 'sup' : 'sub'
    return `<${name}>${words}</${name}>`
  },
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
    ({ 1: text, 2: name }) =>
      defined.has(name!.toLowerCase()) ? undefined : text,
  )
  return words(source, work)
}

/** The language of code in a line, `#!js x` in backquotes (pymdown, InlineHilite). */
const codeLanguages = replacing(
  '`#!',
  /(?<!`)`#!\w[\w+#-]*[ \t]+(?=\S)/g,
  ({ index }, source) =>
    lastBefore(linesOf(source), index)!.code ? undefined : '`',
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

/** What keys show that their names do not say (pymdown, Keys, "Key-Map Index"). */
const keyNames = new Map(
  `altgr AltGr, arrow-down Down, arrow-left Left, arrow-right Right, arrow-up Up, backslash \\, cmd Cmd, colon :, comma ,,
  command Cmd, context-menu Menu, control Ctrl, delete Del, equal =, escape Esc, grave \`, minus -, period ., plus +,
  question ?, return Enter, semicolon ;, slash /, spc Space, tilde ~, win Win, windows Win`
    .split(/,\s+(?=\w)/)
    .map(entry => [
      entry.slice(0, entry.indexOf(' ')),
      entry.slice(entry.indexOf(' ') + 1),
    ]),
)

function keyName(name: string): string {
  const wordName = (word: string) =>
    keyNames.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1)
  const words = name.replace(/^num(?=\d)/, 'num-').split('-')
  return (keyNames.get(name) ?? words.map(wordName).join(' ')).replace(
    /[^\w\s]/g,
    '\\$&',
  )
}
