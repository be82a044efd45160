import { stripVTControlCharacters } from 'node:util'
import { slice } from '../../markdown/source.ts'
import { flag, get, plainMembers, text, texts } from '../../text/data.ts'
import {
  folderOf,
  joinFolder,
  languageIn,
  nameOf,
  toAddress,
  toRoute,
} from '../../text/paths.ts'
import { languagesOf, sortFiles, toGlobs } from '../config/files.ts'
import { readModule } from '../config/literals.ts'
import { ownCodeIn } from '../config/own-code.ts'
import type { Generator } from '../generator.ts'
import {
  containers,
  excludedSections,
  fences,
  languageOf,
  type ShownLine,
  strong,
} from '../syntax/blocks.ts'
import { hero } from '../syntax/hero.ts'
import {
  aliased,
  codeBlock,
  extensionOf,
  includes,
  inPlace,
  pathsIn,
  readPart,
} from '../syntax/include.ts'
import { attributeLists, contents, emoji, scripts } from '../syntax/inline.ts'
import { replacing, type Step, type SyntaxSettings } from '../syntax/step.ts'
import { components, ofFrontMatter } from '../syntax/templates.ts'

interface VitePressOptions {
  hasCleanAddresses: boolean
  /** Languages by the folder of their pages, `''` for the one that has none. */
  languages: Readonly<Record<string, string>>
  excluded: readonly string[]
  rewrites: Readonly<Record<string, string>>
}

interface VitePressSyntax {
  /** What lists of attributes are written between, where that is not braces (`markdown.attrs`). */
  attributes?: readonly [left: string, right: string] | undefined
}

export const vitepress: Generator<VitePressOptions, VitePressSyntax> = {
  async read(path, reader) {
    const data = await readModule(path, reader)
    const folder = path.slice(0, path.lastIndexOf('.vitepress/'))
    const contentFolder =
      joinFolder(folder, text(get(data, 'srcDir')) ?? '.') ?? folder
    const base = text(get(data, 'base')) ?? ''
    const host = toAddress(text(get(data, 'sitemap', 'hostname')))
    // VitePress 2 has shorter names for them.
    const attrs = get(data, 'markdown', 'attrs')
    const [left, right] = ['left', 'right'].map(name =>
      text(get(attrs, `${name}Delimiter`) ?? get(attrs, name)),
    )
    return {
      ownCode: await ownCodeIn(
        path,
        reader,
        'markdown|plugins|transformPageData',
      ),
      folder,
      contentFolder,
      aliases: { '@/': contentFolder },
      // The sitemap's host may have the base in it already.
      address: host?.endsWith(`/${toRoute(base)}`)
        ? host
        : toAddress(host, base),
      syntaxOptions: {
        attributes:
          isDelimiter(left) && isDelimiter(right) ? [left, right] : undefined,
      },
      options: {
        hasCleanAddresses: flag(get(data, 'cleanUrls'), false),
        languages: languagesOf(
          get(data, 'locales'),
          text(get(data, 'lang')) ?? 'en-US',
        ),
        excluded: texts(get(data, 'srcExclude')),
        rewrites: plainMembers(get(data, 'rewrites')),
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
      assets: [`${contentFolder}public/`],
      languageOf: path =>
        languageIn(
          options.languages,
          rewrite(path.slice(contentFolder.length)).split('/')[0]!,
        ),
      named: path => [sources.get(path) ?? ''],
      rooted: 'site',
      // As VitePress writes what names a page without its extension.
      toHref: written =>
        options.hasCleanAddresses || /(?:\/|^\.{1,2}|\.[\w-]+)$/.test(written)
          ? written
          : `${written}.html`,
    }
  },
  syntax: ({ attributes }) => ({
    includes: [commentIncludes, codeIncludes],
    markup: [
      hero(data => text(get(data, 'layout')) === 'home', '/'),
      scripts,
      excludedSections,
      // In Vue's templates (VitePress, "Runtime API").
      ofFrontMatter('$frontmatter.'),
      slots,
      components,
      alerts,
      containers(
        kind => (kind === 'details' ? 'Details' : kind.toUpperCase()),
        true,
      ),
      fences(withoutCodeMarks),
      contents,
      emoji,
      ...(attributes ? [inBraces(...attributes)] : []),
      attributeLists('all'),
    ],
  }),
}

/**
 * `> [!DANGER]` and `> [!NOTE] Title` (VitePress, "GitHub-flavored Alerts"), which are none to GitHub: the title in bold, or
 * the kind.
 */
const alerts = replacing(
  '[!',
  /^([ \t>]*(?:(?:[-*+]|\d+\.) [ \t>]*)?)\[!(TIP|NOTE|INFO|IMPORTANT|WARNING|CAUTION|DANGER)\](.*)$/gim,
  ({ 1: mark = '', 2: kind = '', 3: rest = '' }) => {
    const title = rest.trim()
    if (!mark.trimEnd().endsWith('>')) return undefined
    if (title === '' && !/^(?:info|danger)$/i.test(kind)) return undefined
    return `${mark}${strong(title || kind.toUpperCase())}\n${mark.replace(/[^\s>]/g, ' ').trimEnd()}`
  },
)

/** Longer ones would be compared with every part of a page. */
function isDelimiter(text: string | undefined): text is string {
  return text !== undefined && text !== '' && text.length < 10
}

/** A part of a rewrite: what stands in the path as it is written, or a parameter. */
type RewritePart = string | { name: string; isRest: boolean }

/** Rewrites with parameters such as `packages/:name/docs/:rest*` (VitePress, "Route Rewrites"). */
function toRewrite(
  rewrites: Readonly<Record<string, string>>,
): (path: string) => string {
  const all = Object.entries(rewrites).map(([from, to]) => ({
    from: partsOf(from),
    to: partsOf(to),
  }))
  return path => {
    for (const { from, to } of all) {
      const values = valuesIn(path, from)
      if (values)
        return to
          .map(part =>
            typeof part === 'string' ? part : (values.get(part.name) ?? ''),
          )
          .join('')
    }
    return path
  }
}

/** A parameter: by its name, perhaps with the expression that it is to match, or the rest of a path. */
const PARAMETER = /:(\w+)(?:\([^()]*\))?[*+?]?|\(\.\*\)/g

function partsOf(pattern: string): RewritePart[] {
  const parts: RewritePart[] = []
  let end = 0
  let unnamed = 0
  for (const { 0: whole, 1: name = `${unnamed++}`, index } of pattern.matchAll(
    PARAMETER,
  )) {
    parts.push(pattern.slice(end, index), {
      name,
      isRest: /[*+]\)?$/.test(whole),
    })
    end = index + whole.length
  }
  return [...parts, pattern.slice(end)]
}

/**
 * The values of the parameters in a path, each as long as it may be; undefined where it does not match. An expression would
 * try all lengths of each parameter for all of the others.
 */
function valuesIn(
  path: string,
  parts: readonly RewritePart[],
): Map<string, string> | undefined {
  const [first = '', last = ''] = [parts[0], parts.at(-1)].map(String)
  if (!path.startsWith(first) || !path.endsWith(last)) return undefined
  const isIn = ({ isRest }: { isRest: boolean }, at: number) =>
    at < path.length && (isRest || path[at] !== '/')
  // Whether the parts from each on match the path from each place on.
  const fits = [...parts, ''].map(() => new Uint8Array(path.length + 2))
  fits.at(-1)![path.length] = 1
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index]!
    const [own, next] = [fits[index]!, fits[index + 1]!]
    for (let at = path.length; at >= 0; at--) {
      if (typeof part === 'string')
        own[at] = path.startsWith(part, at) ? next[at + part.length]! : 0
      else if (isIn(part, at))
        own[at] = own[at + 1]! | next[at + 1]! | (part.isRest ? next[at]! : 0)
      else own[at] = part.isRest ? next[at]! : 0
    }
  }
  if (!fits[0]![0]) return undefined
  const values = new Map<string, string>()
  let start = 0
  for (const [index, part] of parts.entries()) {
    let end = start
    if (typeof part === 'string') end += part.length
    else {
      for (let at = start; isIn(part, at); at++)
        if (fits[index + 1]![at + 1]) end = at + 1
      values.set(part.name, path.slice(start, end))
    }
    start = end
  }
  return values
}

/** What a page gives a component by name (VitePress, "Team Page"), as blocks: `<template #title>Our Team</template>`. */
const slots = replacing(
  '<template',
  /^[ \t]*<template[ \t]+(?:#|v-slot:)(\w+)(?:=[^<>]*)?>((?:(?!<\/?template\b)[\s\S])*)<\/template>/gm,
  ({ 0: whole, 1: name, 2: inside = '', index }, source) => {
    const end = index + whole.lastIndexOf('<')
    const start = end - inside.trimStart().length
    return [name === 'title' ? '\n## ' : '\n', slice(source, start, end), '\n']
  },
)

/** `<!--@include: path{3,}-->` (links in it are taken as the page's own). */
const commentIncludes = includes({
  hint: '@include:',
  pattern: /<!--[ \t]*@include:([^<>\n]*)-->/g,
  isInCodeToo: true,
  read({ 1: written }, from, settings) {
    const name = written!.trim()
    const [, path = '', region, lines] =
      /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? []
    const part = lines
      ? readPart(lines.replace(',', ':'), ':')
      : region
        ? { name: region }
        : undefined
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
    return [
      {
        name: path,
        paths,
        part: region ? { name: region } : undefined,
        isCode: true,
      },
    ]
  },
  render(code, match, source) {
    const { path, language, label } = codeSpec(match[1]!)
    return inPlace(
      codeBlock(code, (language || extensionOf(path)) + label),
      match,
      source,
    )
  },
})

function codeSpec(written: string) {
  const [, path = '', region, braces = '', label] =
    /^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(
      written,
    ) ?? []
  const language = languageOf(braces.replace(/^[\d,\- ]+/, ''))
  return {
    path,
    region,
    language,
    label: ` [[${label ?? path.split('/').at(-1)}]]`,
  }
}

function includePaths(
  written: string,
  from: string,
  settings: SyntaxSettings,
): string[] {
  const alias = aliased(written, settings)
  if (alias !== undefined) return [alias]
  return pathsIn(
    [written.startsWith('/') ? settings.contentFolder : folderOf(from)],
    written,
  )
}

/** Without comments that mark lines, `// [!code focus]` ("Focus in Code Blocks"), and the colours of a terminal. */
const withoutCodeMarks: ShownLine = (written, info) => {
  const line = info.startsWith('ansi')
    ? stripVTControlCharacters(written)
    : written
  const match =
    /(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?$/.exec(
      line.trimEnd(),
    )
  return match ? line.slice(0, match.index).trimEnd() || undefined : line
}

/** Lists of attributes as others write them: `%{#id}%` where the configuration says so. */
function inBraces(left: string, right: string): Step {
  const [opening, closing] = [left, right].map(each =>
    each.replace(/[^\w\s]/g, '\\$&'),
  )
  const pattern = new RegExp(
    `${opening}([#.:\\w][^{}\\n]{0,200}?)${closing}`,
    'g',
  )
  return replacing(left, pattern, ({ 1: inside }) => `{${inside}}`)
}
