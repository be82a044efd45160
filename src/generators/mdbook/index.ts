import { linesOf } from '../../markdown/lines.ts'
import { type Change, changed, indented } from '../../markdown/source.ts'
import {
  get,
  lookUp,
  members,
  plainMembers,
  readToml,
  text,
} from '../../text/data.ts'
import { folderOf, joinFolder, nameOf, toAddress } from '../../text/paths.ts'
import { chaptersOf, sortFiles } from '../config/files.ts'
import type { Generator } from '../generator.ts'
import {
  asBlock,
  definitions,
  fences,
  infoOf,
  kindName,
  type ShownLine,
  strong,
} from '../syntax/blocks.ts'
import { codeBlock, colonSpec, includes, pathsIn } from '../syntax/include.ts'
import { attributeLists, scripts } from '../syntax/inline.ts'
import { replacing, type Step } from '../syntax/step.ts'
import { components } from '../syntax/templates.ts'

interface MdBookSyntax {
  /** What lines of code begin with that readers do not see, by language (`hidelines`). */
  hiddenPrefixes?: Readonly<Record<string, string>>
  /** Code in the language `admonish` is an admonition (mdbook-admonish). */
  hasAdmonish?: boolean
}

/** A command that runs code of the repository, rather than a program that was installed. */
const OWN_COMMAND = /[/\\]|\.(?:py|js|ts|sh|rb)\b|^cargo\b/

export const mdbook: Generator<object, MdBookSyntax> = {
  async read(path, reader) {
    const data = await reader.data(path, readToml)
    const contentFolder = joinFolder(
      folderOf(path),
      text(get(data, 'book', 'src')) ?? 'src',
    )
    if (data === undefined || contentFolder === undefined) return undefined
    const summary = await reader.text(`${contentFolder}SUMMARY.md`)
    if (summary === undefined) return undefined
    const html = get(data, 'output', 'html')
    const host = text(get(html, 'cname'))
    const ownCode = members(get(data, 'preprocessor')).filter(([, each]) =>
      OWN_COMMAND.test(text(get(each, 'command')) ?? ''),
    )
    return {
      ownCode: ownCode.map(([name]) => `preprocessor.${name}`),
      contentFolder,
      syntaxOptions: {
        hiddenPrefixes: plainMembers(get(html, 'code', 'hidelines')),
        hasAdmonish: get(data, 'preprocessor', 'admonish') !== undefined,
      },
      address: host
        ? toAddress(`https://${host}`, text(get(html, 'site-url')) ?? '')
        : undefined,
      names: chaptersOf(summary, contentFolder),
      hasTitlesInNavigation: true,
      options: {},
    }
  },
  routes(config, files) {
    const chapters = new Set(config.names.map(([path]) => path))
    const sorted = sortFiles(config, files, ['.md'], ({ path, stem }) => {
      if (!chapters.has(path)) return { reason: 'is not in SUMMARY.md' }
      return nameOf(stem) === 'README'
        ? `${folderOf(stem)}index.html`
        : `${stem}.html`
    })
    return { ...sorted, rooted: 'server' }
  },
  syntax: ({ hiddenPrefixes = {}, hasAdmonish }) => ({
    includes: [files],
    markup: [
      ...(hasAdmonish ? [admonitions] : []),
      scripts,
      components,
      pageTitles,
      // Of mdBook from 0.5 on.
      definitions,
      fences(withoutHidden(hiddenPrefixes)),
      attributeLists('headings'),
    ],
  }),
}

/** `{{#include path:2:10}}` and its like ("Including files"); a backslash keeps one as it is. */
const files = includes({
  hint: /\{\{[ \t]*#/,
  pattern:
    /\\?\{\{[ \t]*#(include|rustdoc_include|playground|playpen)[ \t]+([^\s{}]+)(?:[ \t][^{}\n]*)?\}\}/g,
  isInCodeToo: true,
  read({ 0: token, 2: name }, from) {
    if (token.startsWith('\\')) return 'escaped'
    const { path, part } = colonSpec(name!)
    return [{ name: name!, paths: pathsIn([folderOf(from)], path), part }]
  },
  render(text, match, source) {
    const content = match[1]!.startsWith('play')
      ? codeBlock(text, 'rust')
      : text
    const start = source.text.lastIndexOf('\n', match.index - 1) + 1
    return indented(
      content,
      '',
      /^[\s>]*/.exec(source.text.slice(start, match.index))![0],
    )
  },
})

/** A block of code such as `admonish warning title="Take care"`, whose content is Markdown (mdbook-admonish, "Usage"). */
const admonitions: Step = source => {
  if (!source.text.includes('admonish')) return source
  let isOpen = false
  const changes = linesOf(source).flatMap((line): Change[] => {
    const { code, start, end } = line
    if (code !== 'opens' && code !== 'closes') return []
    const closes = code === 'closes' && isOpen
    const [, rest] =
      (code === 'opens' && /^admonish(?![\w-])(.*)/.exec(infoOf(line))) || []
    isOpen = rest !== undefined
    return isOpen || closes
      ? [asBlock(source, start, end, closes ? '' : admonitionTitle(rest!))]
      : []
  })
  return changed(source, changes)
}

function admonitionTitle(written: string): string {
  const [, kind = 'note'] =
    /^[ \t]*([a-z][\w-]*)(?![\w=-])/i.exec(written) ?? []
  const [, title] =
    /(?:\btitle=|^[ \t]*(?:[\w-]+[ \t]+)?)"((?:[^"\\]|\\.)*)"/.exec(written) ??
    []
  return strong(
    title === undefined ? kindName(kind) : title.replace(/\\(.)/g, '$1'),
  )
}

/** `{{#title name}}`, which names a page in the browser alone. */
const pageTitles = replacing('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '')

/** Rust's `# `, and what else hides a line from readers but not from the compiler ("Hiding code lines"). */
function withoutHidden(prefixes: Readonly<Record<string, string>>): ShownLine {
  return (text, info) => {
    const [language = '', ...others] = info.split(/[ \t,]/)
    if (language === 'rust')
      return /^[\s>]*#(?: |$)/.test(text)
        ? undefined
        : text.replace(/^([\s>]*)##/, '$1#')
    const own = others
      .find(each => each.startsWith('hidelines='))
      ?.slice('hidelines='.length)
    const prefix = own ?? lookUp(prefixes, language)
    return prefix && text.trimStart().startsWith(prefix) ? undefined : text
  }
}
