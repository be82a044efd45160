import { stripVTControlCharacters } from 'node:util'
import { withoutMargins } from '../../../markdown/source.ts'
import {
  flag,
  members,
  plainMembers,
  scalarText,
  scalarTextAt,
  scalarTextsAt,
  valueAt,
} from '../../../text/data.ts'
import {
  folderOf,
  joinFolder,
  languageIn,
  nameOf,
  toAddress,
  toRoute,
} from '../../../text/paths.ts'
import { languagesOf, sortFiles, toGlobs } from '../../config/files.ts'
import { ownCodeIn, readModule } from '../../config/literals.ts'
import type { Generator } from '../../generator.ts'
import {
  containers,
  excludedSections,
  fences,
  languageOf,
  type ShownLine,
} from '../../syntax/blocks.ts'
import { hero } from '../../syntax/hero.ts'
import {
  aliased,
  codeBlock,
  extensionOf,
  type Include,
  includes,
  inPlace,
  pathsIn,
  readPart,
} from '../../syntax/include.ts'
import { attributeLists, contents, scripts } from '../../syntax/inline.ts'
import { replacing, type Step, type SyntaxSettings } from '../../syntax/step.ts'
import { components } from '../../syntax/templates.ts'

interface VitePressOptions {
  hasCleanAddresses: boolean
  /** Languages by the folder of their pages, `''` for the one that has none. */
  languages: Readonly<Record<string, string>>
  excluded: readonly string[]
  rewrites: Readonly<Record<string, string>>
}

interface VitePressSyntax {
  /** The delimiters of lists of attributes, where these are not braces (`markdown.attrs`). */
  attributes?: readonly [left: string, right: string] | undefined
}

/** VitePress (https://vitepress.dev/reference/site-config). */
export const vitepress: Generator<VitePressOptions, VitePressSyntax> = {
  async read(path, reader) {
    const data = await readModule(path, reader)
    const folder = path.slice(0, path.lastIndexOf('.vitepress/'))
    const srcDir = scalarTextAt(data, 'srcDir') ?? '.'
    const contentFolder = joinFolder(folder, srcDir) ?? folder
    const language = scalarTextAt(data, 'lang') ?? 'en-US'
    return {
      ownCode: await ownCodeIn(path, reader),
      unknown: members(data).length > 0 ? undefined : 'no setting',
      folder,
      contentFolder,
      aliases: { '@/': contentFolder },
      address: addressIn(data),
      syntaxOptions: { attributes: delimitersIn(data) },
      options: {
        hasCleanAddresses: flag(valueAt(data, 'cleanUrls'), false),
        languages: languagesOf(valueAt(data, 'locales'), language),
        excluded: scalarTextsAt(data, 'srcExclude'),
        rewrites: plainMembers(valueAt(data, 'rewrites')),
      },
    }
  },
  routes(config, files) {
    const { contentFolder, options } = config
    const isExcluded = toGlobs([
      '**/node_modules/**',
      '**/dist/**',
      ...options.excluded,
    ])
    const rewrite = toRewrite(options.rewrites)
    /** Links may name a page by the path that it is rewritten to. */
    const sources = new Map<string, string>()
    const sorted = sortFiles(config, files, ['.md'], ({ path, inside }) => {
      if (isExcluded(inside)) return { reason: 'is excluded by srcExclude' }
      if (/\[\w+\]/.test(inside))
        return { reason: 'is a template of pages (a dynamic route)' }
      if (/(?:^|\/)\./.test(inside)) return undefined
      const rewritten = rewrite(inside)
      sources.set(contentFolder + rewritten, path)
      const stem = rewritten.replace(/\.md$/, '')
      if (nameOf(stem) === 'index') return folderOf(stem)
      return options.hasCleanAddresses ? stem : `${stem}.html`
    })
    return {
      ...sorted,
      readers: {
        languageOf(path) {
          const route = rewrite(path.slice(contentFolder.length))
          return languageIn(options.languages, route.split('/')[0]!)
        },
      },
      links: {
        rooted: 'site',
        assets: [`${contentFolder}public/`],
        named: path => [sources.get(path) ?? ''],
        // As VitePress writes what names a page without its extension.
        toHref(link) {
          const isComplete = /(?:\/|^\.{1,2}|\.[\w-]+)$/.test(link)
          if (isComplete || options.hasCleanAddresses) return link
          return `${link}.html`
        },
      },
    }
  },
  syntax: ({ attributes }) => ({
    includes: [commentIncludes, codeIncludes],
    markup: [
      hero(data => scalarTextAt(data, 'layout') === 'home', '/'),
      scripts,
      excludedSections,
      slots,
      components,
      containers(
        kind => (kind === 'details' ? 'Details' : kind.toUpperCase()),
        true,
      ),
      fences(withoutCodeMarks),
      contents,
      ...(attributes ? [inBraces(...attributes)] : []),
      attributeLists('all'),
    ],
  }),
}

/** The address of the site: of a sitemap's host, which may have the base in it already (VitePress, "Sitemap Generation"). */
function addressIn(data: unknown): string | undefined {
  const base = scalarTextAt(data, 'base') ?? ''
  const host = toAddress(scalarTextAt(data, 'sitemap', 'hostname'))
  const hasBase = host?.endsWith(`/${toRoute(base)}`)
  return hasBase ? host : toAddress(host, base)
}

/** The delimiters of lists of attributes (markdown-it-attrs), for which VitePress 2 has shorter names. */
function delimitersIn(data: unknown): VitePressSyntax['attributes'] {
  const options = valueAt(data, 'markdown', 'attrs')
  const [left, right] = ['left', 'right'].map(name =>
    scalarText(valueAt(options, `${name}Delimiter`) ?? valueAt(options, name)),
  )
  return isDelimiter(left) && isDelimiter(right) ? [left, right] : undefined
}

/** Longer ones would be compared with every part of a page. */
function isDelimiter(text: string | undefined): text is string {
  return text !== undefined && text !== '' && text.length < 10
}

/** Rewrites with parameters such as `packages/:name/docs/:rest*` (VitePress, "Route Rewrites"). */
function toRewrite(
  rewrites: Readonly<Record<string, string>>,
): (path: string) => string {
  const named = (pattern: string) => pattern.replace('(.*)', ':rest*')
  const all = Object.entries(rewrites).map(([from, to]) => ({
    expression: rewriteExpression(named(from)),
    to: named(to),
  }))
  return path => {
    for (const { expression, to } of all) {
      const match = expression?.exec(path)
      if (!match) continue
      return to.replace(PARAMETER, (_, name) => match.groups?.[name] ?? '')
    }
    return path
  }
}

/** A parameter: by its name, perhaps with the expression that it is to match; `*` and `+` stand for the rest of a path. */
const PARAMETER = /:(\w+)(?:\([^()]*\))?([*+?]?)/g

/** Undefined for a pattern that cannot be read, or that has several rests, which may take long. */
function rewriteExpression(pattern: string): RegExp | undefined {
  if (/[*+].*[*+]|:\w+:/.test(pattern)) return undefined
  const parts = pattern.split(PARAMETER)
  let source = ''
  for (let index = 0; index < parts.length; index += 3) {
    const [text = '', name, end] = parts.slice(index, index + 3)
    source += literal(text)
    if (name === undefined) continue
    // Behind a text in its folder it does not have that text in it (path-to-regexp, which VitePress uses).
    const isInFolder = text !== '' && !text.includes('/')
    const one = isInFolder ? `(?:(?!${literal(text)})[^/])+?` : '[^/]+?'
    source += `(?<${name}>${end ? '.*' : one})`
  }
  try {
    return new RegExp(`^${source}$`, 's')
  } catch {
    return undefined
  }
}

function literal(text: string): string {
  return text.replace(/[^\w\s]/g, '\\$&')
}

const SLOT = /^[ \t]*<template[ \t]+(?:#|v-slot:)(\w+)(?:=[^<>]*)?>/
const SLOT_CONTENT = /((?:(?!<\/?template\b)[\s\S])*)<\/template>/

/** The content for slots of a component (VitePress, "Team Page"), as blocks: `<template #title>Our Team</template>`. */
const slots = replacing(
  '<template',
  new RegExp(SLOT.source + SLOT_CONTENT.source, 'gm'),
  ({ 0: slot, 1: name, 2: inside = '', index }, source) => {
    const end = index + slot.lastIndexOf('<')
    const start = end - inside.trimStart().length
    return [
      name === 'title' ? '\n## ' : '\n',
      withoutMargins(source, start, end),
      '\n',
    ]
  },
)

/** `<!--@include: path{3,}-->` (VitePress, "Markdown File Inclusion"); links in it are the page's own. */
const commentIncludes = includes({
  hint: '@include:',
  pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
  isInCodeToo: true,
  read({ 1: spec = '' }, from, settings) {
    const name = spec.trim()
    const [, path = '', region, lines] =
      /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? []
    let part: Include['part'] = region ? { name: region } : undefined
    if (lines) part = readPart(lines.replace(',', ':'), ':')
    return [{ name, paths: includePaths(path, from, settings), part }]
  },
})

/** `<<< @/path#region{1,3 js}`: a file as code (VitePress, "Import Code Snippets"). */
const codeIncludes = includes({
  hint: '<<<',
  pattern: /^[ \t]*<<<[ \t]*(\S[^\n]*)/gm,
  read({ 1: spec = '' }, from, settings) {
    const { path, region } = codeSpec(spec)
    const paths = includePaths(path, from, settings)
    const part = region ? { name: region } : undefined
    return [{ name: path, paths, part, isCode: true }]
  },
  render(code, match, source) {
    const { path, language, label } = codeSpec(match[1]!)
    const info = `${language || extensionOf(path)} [[${label}]]`
    return inPlace(codeBlock(code, info), match, source)
  },
})

/** `path#region{lines language} [label]`. */
const CODE_SPEC =
  /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/

function codeSpec(spec: string) {
  const [, path = '', region, braces = '', label = nameOf(path)] =
    CODE_SPEC.exec(spec) ?? []
  const language = languageOf(braces.replace(/^[\d,\- ]+/, ''))
  return { path, region, language, label }
}

function includePaths(
  name: string,
  from: string,
  settings: SyntaxSettings,
): string[] {
  const alias = aliased(name, settings)
  if (alias !== undefined) return [alias]
  return pathsIn(
    [name.startsWith('/') ? settings.contentFolder : folderOf(from)],
    name,
  )
}

const CODE_MARK =
  /(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?$/

/** Without comments that mark lines, `// [!code focus]` ("Focus in Code Blocks"), and the colours of a terminal. */
const withoutCodeMarks: ShownLine = (text, info) => {
  const isTerminal = info.startsWith('ansi')
  const line = isTerminal ? stripVTControlCharacters(text) : text
  const mark = CODE_MARK.exec(line.trimEnd())
  return mark ? line.slice(0, mark.index).trimEnd() || undefined : line
}

/** Lists of attributes as others write them: `%{#id}%` where the configuration says so. */
function inBraces(left: string, right: string): Step {
  const [opening, closing] = [left, right].map(literal)
  const list = `${opening}([#.:\\w][^{}\\n]{0,200}?)${closing}`
  return replacing(left, new RegExp(list, 'g'), ([, inside]) => `{${inside}}`)
}
