import { destination, escaped } from '../../markdown/compile.ts'
import { codeOf, linesOf } from '../../markdown/lines.ts'
import {
  type Change,
  type Content,
  changed,
  cut,
  indented,
  lastBefore,
  type Source,
  sourceOf,
} from '../../markdown/source.ts'
import { get, lookUp, text } from '../../text/data.ts'
import { folderOf } from '../../text/paths.ts'
import { asBlock, isKind, kindName, strong } from './blocks.ts'
import { defaultImports, templateOf } from './component-file.ts'
import {
  codeBlock,
  type Include,
  included,
  inPlace,
  pathsIn,
} from './include.ts'
import { linkedPage } from './page-link.ts'
import { remembered, replacing, type Step, type Work } from './step.ts'

/** A tag of a template language in a page: a shortcode of Hugo, or a tag of Liquid. */
interface Tag {
  name: string
  start: number
  end: number
  /** The text after its name. */
  rest: string
  /** Its end tag, if it has one. */
  closing?: Tag
  /** It is the end tag of another. */
  isClosing: boolean
  /** It is the only text on its line. */
  isAlone: boolean
}

/** How a language spells its tags. */
interface TagLanguage {
  /** A tag: what says that it ends another, its name and the rest. */
  tag: RegExp
  /** Tags whose content is no template. */
  raw: readonly string[]
}

export const liquidTags: TagLanguage = {
  tag: /\{%-?[ \t\n]*(end)?([\w.]+(?:-\w+)*)(?![\w.]|-\w)((?:(?!\{%)[\s\S])*?)-?%\}/g,
  raw: ['raw', 'comment'],
}

/** The tags of a text in order, each with its end tag: an end tag is that of the last open tag of its name. */
function tagsOf(source: Source, { tag: pattern, raw }: TagLanguage): Tag[] {
  const { text } = source
  const lines = linesOf(source)
  const tags: Tag[] = []
  const open = new Map<string, Tag[]>()
  let openRaw: string | undefined
  for (const {
    0: all,
    1: slash,
    2: name = '',
    3: rest = '',
    index: start,
  } of text.matchAll(pattern)) {
    const isClosing = slash !== undefined
    if (openRaw !== undefined && !(isClosing && name === openRaw)) continue
    openRaw = undefined
    if (!isClosing && raw.includes(name)) openRaw = name
    const end = start + all.length
    const isBlank = (from: number, until: number) =>
      until - from < 500 && text.slice(from, until).trim() === ''
    const isAlone =
      isBlank(lastBefore(lines, start)!.start, start) &&
      isBlank(end, lastBefore(lines, end - 1)!.end)
    const tag: Tag = { name, start, end, rest, isClosing, isAlone }
    tags.push(tag)
    const same = open.get(name) ?? []
    open.set(name, same)
    if (isClosing) {
      const opening = same.pop()
      if (opening) opening.closing = tag
    } else if (!rest.trimEnd().endsWith('/')) same.push(tag)
  }
  return tags
}

/** The arguments of a tag: those with names by their names, others by their numbers. */
function argumentsOf(rest: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  let count = 0
  for (const match of rest.matchAll(
    /(?:(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*)?("(?:[^"\\]|\\.)*"?|'[^']*'?|`[^`]*`?|[^\s"'`=]+)/g,
  )) {
    values[match[1] ?? count++] = withoutQuotes(match[2]!)
  }
  return values
}

function withoutQuotes(value: string): string {
  if (!/["'`]/.test(value)) return value
  const end = value.endsWith(value.charAt(0)) ? -1 : undefined
  return value.slice(1, end).replace(/\\(["\\])/g, '$1')
}

export type Rendered =
  /** Replaces its tags: its content stays, and without an end tag `before` is all. */
  | { before?: Content | undefined; after?: Content | undefined }
  /** Replaces it with its content. */
  | { whole: Content }
  /** A file takes its place. */
  | { include: Include; language?: string | undefined; fill?: Step }
  | 'stays'

interface Use {
  tag: Tag
  values: Record<string, string>
  source: Source
  work: Work
  /** The titles of the tabs that come next. */
  titles: string[]
}

export type RenderTag = (use: Use) => Rendered

export function templates(
  language: TagLanguage,
  rules: Readonly<Record<string, RenderTag>>,
  other: RenderTag,
  inCode: readonly string[],
): Step {
  const step: Step = (source, work) => {
    if (source.text.search(language.tag) < 0) return source
    const tags = tagsOf(source, language)
    const isCode = codeOf(source)
    const closings = new Set(tags.map(({ closing }) => closing))
    const titles: string[] = []
    const changes: Change[] = []
    for (const tag of tags) {
      if (isCode(tag.start) && !inCode.includes(tag.name)) continue
      if (tag.isClosing) {
        if (!closings.has(tag)) changes.push(left(tag, source))
        continue
      }
      const rule = lookUp(rules, tag.name) ?? other
      const values = argumentsOf(tag.rest)
      const use = { tag, values, source, work, titles }
      changes.push(...tagChanges(rule(use), use, step))
    }
    return changed(source, changes)
  }
  return step
}

function tagChanges(
  rendered: Rendered,
  { tag, source, work }: Use,
  step: Step,
): Change[] {
  const { start, end, closing } = tag
  if (rendered === 'stays') return []
  if ('whole' in rendered)
    return [{ start, end: closing?.end ?? end, by: rendered.whole }]
  if ('include' in rendered) {
    const { include, language, fill } = rendered
    const inside: Step = (text, inner) =>
      step(fill?.(text, inner) ?? text, inner)
    let file = included(include, source, start, work, inside)
    if (!file) return []
    if (language !== undefined) file = codeBlock(file, language)
    const match = { index: start, 0: source.text.slice(start, end) }
    return [{ start, end, by: inPlace(file, match, source) }]
  }
  const title = rendered.before
  const before = left(tag, source, title)
  if (!closing) return [before]
  // A title is a paragraph of its own where its line begins with it.
  if (!tag.isAlone && typeof title === 'string' && title.endsWith('**')) {
    const beginsLine = /(?:^|\n)[ \t]*$/.test(
      source.text.slice(Math.max(0, start - 20), start),
    )
    before.by = title + (beginsLine ? '\n\n' : ' ')
  }
  return [before, left(closing, source, rendered.after)]
}

/** Replaces a tag: with a block of its own where it is alone on its line. */
function left(
  { start, end, isAlone }: Tag,
  source: Source,
  content: Content = '',
): Change {
  if (!isAlone) return { start, end, by: content }
  const lines = linesOf(source)
  return asBlock(
    source,
    lastBefore(lines, start)!.start,
    lastBefore(lines, end - 1)!.end,
    content,
  )
}

/** The words of a tag that is not known. */
export const words: RenderTag = ({ tag, values, source, work }) => {
  const { title, alt, label, text, subtitle } = values
  const caption = values.caption ?? subtitle
  if (tag.closing) return { before: strong(title ?? label), after: caption }
  const url = values.link ?? values.href ?? values.url
  const name = title ?? label ?? text
  if (url && name) {
    const link = `[${name}](${destination(url)})`
    return { before: [link, caption].filter(Boolean).join(' ') }
  }
  const left = [...new Set([title, label, text, caption ?? alt])]
    .filter(Boolean)
    .join(' ')
  if (left === '') warnUnknown(openingOf(tag, source), source, tag.start, work)
  return { before: left }
}

/**
 * Says that code of the site, which is not read, shows something in the place of a tag or a component.
 *
 * @param opening the beginning of the tag, such as `{{< gallery`, `{% for` or `<Gallery>`.
 */
export function warnUnknown(
  opening: string,
  source: Source,
  at: number,
  work: Work,
): undefined {
  const reason = `what "${opening}" shows is not known here, so that it is missing from the document. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`
  work.warn('dialect', `tag ${opening}`, reason, source, at)
}

/** Says the same of what stays as it is written, such as `{version}`. */
export function warnAsWritten(
  expression: string,
  source: Source,
  at: number,
  work: Work,
): void {
  const reason = `what "${expression}" stands for is not known here, so that the document has it as it is written. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`
  work.warn('dialect', `value ${expression}`, reason, source, at)
}

/** A tag up to the end of its name, in one way of those in which it may be written: `{{< gallery`, `{% for`. */
export function openingOf({ name, start }: Tag, { text }: Source): string {
  return `${text.slice(start, text.indexOf(name, start)).replace(/[\s-]/g, '')} ${name}`
}

/** An admonition: its title, or its kind. */
export const admonition: RenderTag = use => ({
  before: strong(admonitionTitle(use)),
})

function admonitionTitle({ tag, values }: Use): string | undefined {
  const { title, type, style, kind: kindValue, level } = values
  if (title !== undefined) return title
  const kindByName = type ?? style ?? kindValue ?? level
  let kindByPlace = values[0]
  if (isKind(tag.name) && tag.name !== 'hint') kindByPlace = tag.name
  const kinds = kindByName ?? kindByPlace ?? ''
  const kind = kinds.split(/\s/)[0]!
  let positional = values[0]
  if (kindByName) positional = undefined
  if (kinds === values[0] && isKind(kind)) positional = values[1]
  if (positional === undefined && isKind(kind)) return kindName(kind)
  return positional
}

/** A tab, or anything with a title that is shown. */
export const titled: RenderTag = ({ values, titles }) => {
  const { title, summary, name, header, label, tabName } = values
  return {
    before: strong(
      title ??
        summary ??
        name ??
        header ??
        label ??
        tabName ??
        values[0] ??
        titles.shift(),
    ),
  }
}

/** Tabs that name their tabs themselves. */
export const tabs: RenderTag = ({ values, titles }) => {
  titles.splice(
    0,
    Number.POSITIVE_INFINITY,
    ...(values.items?.split(',') ?? []),
  )
  return {}
}

export const figure: RenderTag = use => {
  const { tag, values } = use
  const {
    src = values[0] ?? '',
    alt = values[1] ?? '',
    title,
    caption,
    link,
  } = values
  if (src === '') return words(use)
  let image = `![${escaped(alt)}](${destination(src)})`
  if (link) image = `[${image}](${destination(link)})`
  return {
    before: [strong(title), image, caption]
      .filter(Boolean)
      .join(tag.isAlone ? '\n\n' : ' '),
  }
}

export const highlight: RenderTag = ({ tag, values, source }): Rendered => {
  if (!tag.closing) return {}
  const { text } = source
  let start = tag.end
  if (text.startsWith('\n', start)) start++
  const end = text.slice(0, tag.closing.start).trimEnd().length
  let code = cut(source, start, end)
  // In a list, the code and its end are in the item as well.
  const before = text.slice(
    lastBefore(linesOf(source), tag.end)!.start,
    tag.start,
  )
  let margin = ''
  if (/^[\s>]*(?:[-*+] +|\d+[.)] +)?$/.test(before))
    margin = before.replace(/[^\s>]/g, ' ')
  const isInside = code.text
    .split('\n')
    .every(line => line.trim() === '' || line.startsWith(margin))
  if (!isInside) code = indented(code, margin, margin)
  return { whole: codeBlock(code, values[0] ?? values.lang ?? '', margin) }
}

export const gone: RenderTag = () => ({ whole: '' })

export const content: RenderTag = () => ({})

/** A file beside the one that includes it. */
export const includedBeside: RenderTag = ({ tag, values, source }) => {
  const name = values[0] ?? ''
  return {
    include: {
      name,
      paths: pathsIn([folderOf(source.placeAt(tag.start).path)], name),
    },
  }
}

/** The rules of all generators that use Liquid. */
export const raw = { raw: content, comment: gone }

/** Takes the tags of `raw` away when all templates have been read. */
export const rawTags = (inCode: readonly string[]) =>
  templates(liquidTags, raw, () => 'stays', inCode)

/** A text that Jinja and Liquid show as it is, without the end tag. */
export const RAW =
  /\{%-?[ \t\n]*raw[ \t\n]*-?%\}(?:(?!\{%-?[ \t\n]*endraw\b)[\s\S])*/g

/** A step for what is not between `{% raw %}` and `{% endraw %}`. */
export function outsideRaw(step: Step): Step {
  return (source, work) => {
    const parts: Source[] = []
    let at = 0
    for (const { index, 0: whole } of source.text.matchAll(RAW)) {
      parts.push(
        step(cut(source, at, index), work),
        cut(source, index, index + whole.length),
      )
      at = index + whole.length
    }
    if (parts.length === 0) return step(source, work)
    return sourceOf([...parts, step(cut(source, at), work)])
  }
}

const VARIABLE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g

/**
 * `{{ name }}` where the configuration gives it a plain value (mkdocs-macros, Jekyll, Mintlify), in code too; any other
 * stays as written.
 */
export const variables = replacing(
  '{{',
  VARIABLE,
  ({ 1: name }, _, { settings }) => variable(name!, settings.variables),
  true,
)

/** A plain value of the page's front matter, by what is written before its key: `{{ page.title }}`. */
export const ofFrontMatter = (before: string, isInCodeToo = false) =>
  replacing(
    before,
    new RegExp(
      `\\{\\{-?[ \\t]*${before.replace(/\W/g, '\\$&')}([\\w-]+)[ \\t]*-?\\}\\}`,
      'g',
    ),
    ({ 1: key }, _, { context }) => text(get(context.data, key!)),
    isInCodeToo,
  )

/** A text with what the variables in it stand for. */
export function filled(
  text: string,
  values: Readonly<Record<string, string>>,
): string {
  return text.replace(
    VARIABLE,
    (template, name) => variable(name, values) ?? template,
  )
}

/** The value of a name, with or without what a generator puts before the names of a configuration. */
export function variable(
  name: string,
  values: Readonly<Record<string, string>>,
): string | undefined {
  const plain = name.replace(
    /^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i,
    '',
  )
  return lookUp(values, name) ?? lookUp(values, plain)
}

/** A tag, in whose attributes may be others. */
const COMPONENT =
  /<\/?([A-Z]\w*)(?:[\s/][^<>"]*(?:"[^"]{0,500}"[^<>"]*){0,20})?>/g

/**
 * Elements that HTML does not know, by their capital letter: the words of their attributes, and what is between their tags
 * (VitePress, "Using Vue in Markdown"; preprocessors of mdBook, such as `<Listing file-name="a.rs" caption="A struct">`).
 * `Vec<T>` is none.
 */
export const components: Step = (source, work) => {
  const closed = new Set(
    Array.from(source.text.matchAll(/<\/([A-Z]\w*)>/g), ([, name]) => name),
  )
  return replacing(
    /<\/?[A-Z]/,
    COMPONENT,
    ({ 0: tag, 1: name = '', index }) => {
      const isClosed = closed.has(name)
      if (!isClosed && !/=|\/>$/.test(tag)) return undefined
      const values = argumentsOf(tag.slice(0, -1))
      const words = wordsOfComponent(values)
      const end = index + tag.length
      const below = source.text.slice(end, end + 200).trimStart()
      const isEmpty = !isClosed || below.startsWith(`</${name}>`)
      // VitePress has this one itself.
      if (!isEmpty || name === 'Badge') return words
      if (words === '') {
        const content = contentOfComponent(name, values, source, index, work)
        if (content !== undefined) return content
      }
      warnUnknown(`<${name}>`, source, index, work)
      return words
    },
  )(source, work)
}

function wordsOfComponent(values: Record<string, string>): string {
  const { title, text, label, caption, alt, number } = values
  const file = values['file-name']
  const words = [number, file, title, text, label, caption ?? alt]
  return [...new Set(words)].filter(Boolean).join(' ')
}

/** The content of a component without words: the name of the page that it leads to, or its template. */
function contentOfComponent(
  name: string,
  { link, to, href }: Record<string, string>,
  source: Source,
  at: number,
  work: Work,
): string | undefined {
  const linked = linkedPage(link ?? to ?? href ?? '', source, at, work)
  if (linked) return `[${escaped(linked.name)}](${destination(linked.url)})`
  return templateOfImport(name, source, at, work)
}

/** The HTML of a component whose template is nothing else, by its import in the script of the page. */
function templateOfImport(
  name: string,
  source: Source,
  at: number,
  work: Work,
): string | undefined {
  const { path } = source.placeAt(at)
  const imports = remembered(work, `imports ${path}`, () =>
    defaultImports(work.context.read?.(path)?.text ?? ''),
  )
  const specifier = imports.get(name)
  if (specifier === undefined) return undefined
  const template = templateOf(specifier, path, work)
  if (template === undefined || !('html' in template)) return undefined
  // Markdown would end the block at a blank line, and read what is indented as code.
  return template.html.replace(/\n\s*/g, '\n')
}
