import { get, text } from '../../text/data.ts'
import { folderOf } from '../../text/paths.ts'
import { containers } from '../syntax/containers.ts'
import { fences, languageOf, type ShownLine } from '../syntax/fences.ts'
import { hero } from '../syntax/hero.ts'
import { codeBlock, extensionOf, includes, inPlace } from '../syntax/include.ts'
import { attributeLists, contents, emoji, scripts } from '../syntax/inline.ts'
import { readPart } from '../syntax/parts.ts'
import { aliased, pathsIn } from '../syntax/paths.ts'
import type { Syntax, SyntaxSettings } from '../syntax/step.ts'
import { components } from '../syntax/templates.ts'

export function vitepressSyntax(): Syntax {
  return {
    includes: [commentIncludes, codeIncludes],
    markup: [
      hero(data => text(get(data, 'layout')) === 'home'),
      scripts,
      components,
      containers(kind => (kind === 'details' ? 'Details' : kind.toUpperCase())),
      fences(withoutCodeMarks),
      contents,
      emoji,
      attributeLists('all'),
    ],
  }
}

/** `<!--@include: path{3,}-->` (links in it are taken as the page's own). */
const commentIncludes = includes({
  hint: '@include:',
  pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
  isInCodeToo: true,
  read({ 1: written }, from, settings) {
    const name = written!.trim()
    const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? []
    const part = lines ? readPart(lines.replace(',', ':'), ':') : region ? { name: region } : undefined
    return [{ name, paths: includePaths(path, from, settings), part }]
  },
})

/** `<<< @/path#region{1,3 js}`: a file as code. */
const codeIncludes = includes({
  hint: '<<<',
  pattern: /^[ \t]*<<<[ \t]*(\S[^\n]*)/gm,
  read({ 1: written }, from, settings) {
    const { path, region } = codeSpec(written!)
    const paths = includePaths(path, from, settings)
    return [{ name: path, paths, part: region ? { name: region } : undefined, isCode: true }]
  },
  render(code, match, source) {
    const { path, language, label } = codeSpec(match[1]!)
    return inPlace(codeBlock(code, (language || extensionOf(path)) + label), match, source)
  },
})

function codeSpec(written: string) {
  const [, path = '', region, braces = '', label] =
    /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(written) ?? []
  const language = languageOf(braces.replace(/^[\d,\- ]+/, ''))
  return { path, region, language, label: ` [${label ?? path.split('/').at(-1)}]` }
}

function includePaths(written: string, from: string, settings: SyntaxSettings): string[] {
  const alias = aliased(written, settings)
  if (alias !== undefined) return [alias]
  return pathsIn([written.startsWith('/') ? settings.contentFolder : folderOf(from)], written)
}

/** Comments that mark lines: `// [!code focus]` ("Focus in Code Blocks"). */
const withoutCodeMarks: ShownLine = line => {
  const match = /(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?$/.exec(line.trimEnd())
  return match ? line.slice(0, match.index).trimEnd() || undefined : line
}
