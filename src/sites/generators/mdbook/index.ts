import { indented, subSource } from '../../../markdown/source.ts'
import {
  lookUp,
  members,
  plainMembers,
  readToml,
  scalarTextAt,
  valueAt,
} from '../../../text/data.ts'
import { folderOf, joinFolder, nameOf, toAddress } from '../../../text/paths.ts'
import { chaptersOf, sortFiles } from '../../config/files.ts'
import type { Generator } from '../../generator.ts'
import {
  asBlock,
  definitions,
  fences,
  kindName,
  type ShownLine,
  strong,
} from '../../syntax/blocks.ts'
import { colonSpec, includes, pathsIn } from '../../syntax/include.ts'
import { attributeLists, scripts } from '../../syntax/inline.ts'
import { replacing } from '../../syntax/step.ts'
import { components } from '../../syntax/templates.ts'

interface MdBookSyntax {
  /** The prefixes of lines of code that readers do not see, by language (`hidelines`). */
  hiddenPrefixes?: Readonly<Record<string, string>>
}

/** mdBook (https://rust-lang.github.io/mdBook/format/configuration/). */
export const mdbook: Generator<object, MdBookSyntax> = {
  async read(path, reader) {
    const data = await reader.data(path, readToml)
    const source = scalarTextAt(data, 'book', 'src') ?? 'src'
    const contentFolder = joinFolder(folderOf(path), source)
    if (data === undefined || contentFolder === undefined) return undefined
    const summary = await reader.text(`${contentFolder}SUMMARY.md`)
    if (summary === undefined) return undefined
    const html = valueAt(data, 'output', 'html')
    const preprocessors = members(valueAt(data, 'preprocessor'))
    return {
      // A command with a path or arguments, rather than a program that is installed.
      ownCode: preprocessors
        .filter(([, options]) =>
          /[/ ]/.test(scalarTextAt(options, 'command') ?? ''),
        )
        .map(([name]) => name),
      contentFolder,
      syntaxOptions: {
        hiddenPrefixes: plainMembers(valueAt(html, 'code', 'hidelines')),
      },
      address: addressIn(html),
      names: chaptersOf(summary, contentFolder),
      hasTitlesInNavigation: true,
      options: {},
    }
  },
  routes(config, files) {
    const chapters = new Set(config.names.map(([path]) => path))
    const sorted = sortFiles(config, files, ['.md'], ({ path, stem }) => {
      if (!chapters.has(path)) return { reason: 'is not in SUMMARY.md' }
      if (nameOf(stem) !== 'README') return `${stem}.html`
      return `${folderOf(stem)}index.html`
    })
    return { ...sorted, links: { rooted: 'server' } }
  },
  syntax: ({ hiddenPrefixes = {} }) => ({
    includes: [files],
    markup: [
      admonitions,
      scripts,
      components,
      // Of mdBook from 0.5 on.
      definitions,
      fences(withoutHidden(hiddenPrefixes)),
      attributeLists('headings'),
    ],
  }),
}

/** The address of the book, where its configuration says it (mdBook, `cname` and `site-url` of the HTML renderer). */
function addressIn(html: unknown): string | undefined {
  const host = scalarTextAt(html, 'cname')
  if (!host) return undefined
  return toAddress(`https://${host}`, scalarTextAt(html, 'site-url') ?? '')
}

/** A backslash, an include, its path and other words. */
const INCLUDE =
  /\\?\{\{[ \t]*#(?:rustdoc_)?include[ \t]+([^\s{}]+)(?:[ \t][^{}\n]*)?\}\}/g

/** `{{#include path:2:10}}` and its like ("Including files"); a backslash keeps one as it is. */
const files = includes({
  hint: /\{\{[ \t]*#/,
  pattern: INCLUDE,
  isInCodeToo: true,
  read([token, name = ''], from) {
    if (token.startsWith('\\')) return 'escaped'
    const { path, part } = colonSpec(name)
    return [{ name, paths: pathsIn([folderOf(from)], path), part }]
  },
  render(text, { index }, source) {
    const start = source.text.lastIndexOf('\n', index - 1) + 1
    const before = source.text.slice(start, index)
    return indented(text, '', /^[\s>]*/.exec(before)![0])
  },
})

const ADMONITION =
  /^[ \t]*(`{3,9}|~{3,9})[ \t]*admonish(?![\w-])(.*)\n((?:(?![ \t]*\1).*\n)*)[ \t]*\1[`~]*[ \t]*$/gm

/** A block of code such as `admonish warning title="Take care"`, whose content is Markdown (mdbook-admonish, "Usage"). */
const admonitions = replacing(
  'admonish',
  ADMONITION,
  ({ 0: block, 2: options = '', 3: inside = '', index }, source) => {
    const [, kind = 'note'] = /^[ \t]+(\w+)(?![\w=])/.exec(options) ?? []
    const [, title = kindName(kind)] =
      /(?:title=|\s)"([^"]*)"/.exec(options) ?? []
    const start = index + block.indexOf('\n') + 1
    const content = subSource(source, start, start + inside.length)
    const end = index + block.length
    return asBlock(source, index, end, [strong(title), '\n\n', content])
  },
  true,
)

/** Hides lines of code that are for the compiler alone: Rust's `# `, and those with other prefixes ("Hiding code lines"). */
function withoutHidden(prefixes: Readonly<Record<string, string>>): ShownLine {
  return (text, info) => {
    // Each line of the block asks: of words without end the first are enough.
    const [language = '', ...options] = info.slice(0, 300).split(/[ \t,]/)
    if (language === 'rust') {
      if (/^[\s>]*#(?: |$)/.test(text)) return undefined
      return text.replace(/^([\s>]*)##/, '$1#')
    }
    const option = options.find(word => word.startsWith('hidelines='))
    const optionPrefix = option?.slice('hidelines='.length)
    const prefix = optionPrefix ?? lookUp(prefixes, language)
    if (prefix && text.trimStart().startsWith(prefix)) return undefined
    return text
  }
}
