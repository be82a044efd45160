import type { Source } from '../../markdown/dialect.ts'
import { fenceFor } from '../../markdown/escape.ts'
import { blanksOf, linesOf } from '../../markdown/lines.ts'
import { cut, indented, lastBefore, put, sourceOf } from '../../markdown/source.ts'
import type { DialectSettings } from '../dialect.ts'
import { folderOf } from '../paths.ts'
import { languageOf } from './fences.ts'
import { type Include, included } from './include.ts'
import { readPart } from './parts.ts'
import { aliased, pathIn, pathsIn } from './paths.ts'
import { type Content, listOf, replacing, type Step, type Work } from './step.ts'

/** How a generator spells an include that takes the place of what its pattern finds. */
export interface IncludeSyntax {
  hint: string | RegExp
  pattern: RegExp
  /** Includes in code are includes, too. */
  isInCodeToo?: boolean
  /** What a match asks for, in a file at a path; `escaped` if it stays, without the character that says so. */
  read(match: RegExpExecArray, from: string, settings: DialectSettings): readonly Include[] | 'escaped'
  /** What takes its place, if not the included text alone. */
  render?(text: Source, match: RegExpExecArray, source: Source): Content
  /** One that cannot be included leaves nothing, rather than staying as it is written. */
  isLostWhenMissing?: boolean
}

/** A step that includes what a syntax asks for, at any depth. */
export function includes(syntax: IncludeSyntax): Step {
  const make = (match: RegExpExecArray, source: Source, work: Work): Content | undefined => {
    const asked = syntax.read(match, source.placeAt(match.index).path, work.settings)
    if (asked === 'escaped') return cut(source, match.index + 1, match.index + match[0].length)
    const texts = asked.map(each => included(each, source, match.index, work, step))
    if (texts.includes(undefined) && !syntax.isLostWhenMissing) return undefined
    return texts.flatMap((text, index) => [
      index > 0 ? '\n' : '',
      ...(text ? listOf(syntax.render?.(text, match, source) ?? text) : []),
    ])
  }
  const step = replacing(syntax.hint, syntax.pattern, make, syntax.isInCodeToo)
  return step
}

/** The included text, indented as its include is; in one line where that has other text. */
export function inPlace(
  text: Source,
  { index, 0: token }: RegExpExecArray,
  source: Source,
): readonly (string | Source)[] {
  const line = lastBefore(linesOf(source), index)!
  const blanks = blanksOf(token)
  const before = source.text.slice(line.start, Math.min(index, line.start + 200)) + blanks
  const isAlone = index < line.start + 200 && /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before)
  const after = source.text.slice(index + token.length, index + token.length + 100)
  if (isAlone && /^[ \t]*(?:\n|$)/.test(after))
    return [indented(text, blanks, before.replace(/[^\s>]/g, ' '))]
  return linesOf(text).flatMap(({ start, end }, at) => [at > 0 ? ' ' : '', cut(text, start, end)])
}

/** `--8<-- "path:1:3"`, also several between two lines of `--8<--` (pymdown, Snippets). */
export const snippets = includes({
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
        const above = (folder: string) => pathIn(folder, path)?.startsWith(folder)
        return { name, paths: pathsIn(includeFolders.filter(above), path), part }
      })
  },
  render: inPlace,
})

/** `{{#include path:2:10}}` and its like (mdBook, "Including files"); a backslash keeps one as it is. */
export const bookIncludes = includes({
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
    const content = match[1]!.startsWith('play') ? codeBlock(text, 'rust') : text
    const line = lastBefore(linesOf(source), match.index)!
    const [margin] = /^[\s>]*/.exec(source.text.slice(line.start, match.index))!
    return indented(content, '', margin)
  },
})

/** A path, and behind a colon the lines or the name of a part. */
function colonSpec(name: string) {
  const [path, ...rest] = name.split(':')
  const written = rest.join(':')
  const part = written === '' ? undefined : readPart(written, ':')
  return { path: path!, part }
}

/** `<!--@include: path{3,}-->` (VitePress, which takes links in it as the page's own). */
export const commentIncludes = includes({
  hint: '@include:',
  pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
  isInCodeToo: true,
  read({ 1: written }, from, settings) {
    const name = written!.trim()
    const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? []
    const part = lines ? readPart(lines.replace(',', ':'), ':') : region ? { name: region } : undefined
    return [{ name, paths: sitePaths(path, from, settings), part }]
  },
})

/** `<<< @/path{1,3 js}`: a file as code (VitePress). */
export const codeIncludes = includes({
  hint: '<<<',
  pattern: /^[ \t]*<<<[ \t]*(\S[^\n]*)/gm,
  read({ 1: written }, from, settings) {
    const { path, region } = codeSpec(written!)
    const paths = sitePaths(path, from, settings)
    return [{ name: path, paths, part: region ? { name: region } : undefined, isCode: true }]
  },
  render(text, match, source) {
    const { path, language, label } = codeSpec(match[1]!)
    return inPlace(codeBlock(text, (language || extensionOf(path)) + label), match, source)
  },
})

/**
 * Elements and directives for includes: `<Snippet file="" />` (Mintlify), `<Include src="" />` and `::include{file=}`
 * that sites make themselves.
 */
export const elementIncludes = includes({
  hint: /<[Ii]nclude[\s>]|<Snippet\s|::\{?include/,
  pattern:
    /<(?:Include|Snippet)[ \t]+(?:src|file)="([^"\n]+)"[ \t]*\/>|<include>([^<>\n]+)<\/include>|:::?\{?include\}?(?:\{file="?|[ \t]+)([^\s{}"]+)"?\}?(?:\n:::[ \t]*$)?/gm,
  read({ 1: ofElement, 2: ofText, 3: ofDirective }, from, settings) {
    const name = (ofElement ?? ofText ?? ofDirective)!.trim()
    const { contentFolder, folder, includeFolders } = settings
    const folders = [folderOf(from), contentFolder, `${contentFolder}snippets/`, ...includeFolders, folder]
    return [{ name, paths: pathsIn(folders, name), isRebased: true }]
  },
  render: inPlace,
})

function codeSpec(written: string) {
  const [, path = '', region, braces = '', label] =
    /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(written) ?? []
  const language = languageOf(braces.replace(/^[\d,\- ]+/, ''))
  return { path, region, language, label: ` [${label ?? path.split('/').at(-1)}]` }
}

function sitePaths(written: string, from: string, settings: DialectSettings): string[] {
  const alias = aliased(written, settings)
  if (alias !== undefined) return [alias]
  if (written.startsWith('@')) return pathsIn([settings.contentFolder], written.slice(1))
  return pathsIn([written.startsWith('/') ? settings.contentFolder : folderOf(from)], written)
}

/** A text as fenced code. */
export function codeBlock(text: Source, info: string): Source {
  const fence = fenceFor(text.text, info)
  return sourceOf([put(`${fence}${info}\n`, text, 0), text, put(`\n${fence}`, text, text.text.length)])
}

/** The extension of a file's name, which is a language that most highlighters know. */
export function extensionOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1] ?? ''
}
