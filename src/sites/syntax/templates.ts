import {
  applyChanges,
  type Change,
  type Content,
  destination,
  escaped,
  indented,
  type Source,
  sourceOf,
  subSource,
} from '../../markdown/source.ts'
import { lookUp } from '../../text/data.ts'
import { folderOf } from '../../text/paths.ts'
import { asBlock, isKind, kindName, strong } from './blocks.ts'
import {
  codeBlock,
  type Include,
  included,
  inPlace,
  linkedPage,
  pathsIn,
} from './include.ts'
import { replacing, type Step, type Work, warnUnknown } from './step.ts'

/** A tag of a template language in a page: a shortcode of Hugo, or a tag of Liquid. */
export interface Tag {
  name: string
  start: number
  end: number
  /** The text after its name. */
  rest: string
  /** Its end tag, if it has one. */
  closing?: Tag
  /** Whether it is an end tag. */
  isClosing: boolean
  /** Whether there is no other text on its line. */
  isAlone: boolean
}

/** How a language spells its tags. */
interface TagLanguage {
  /** Finds a tag, with three groups: the mark of an end tag, the name and the text after the name. */
  tag: RegExp
  /** Tags whose content is no template. */
  raw: readonly string[]
}

export const liquidTags: TagLanguage = {
  tag: /\{%-?[ \t\n]*(end)?([\w.]+(?:-\w+)*)(?![\w.]|-\w)((?:(?!\{%)[\s\S])*?)-?%\}/g,
  raw: ['raw', 'comment'],
}

/** Finds the tags of a text and pairs them: an end tag closes the last open tag of its name. */
export function tagsOf(
  source: Source,
  { tag: pattern, raw }: TagLanguage,
): Tag[] {
  const { text } = source
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
      isBlank(source.lineAt(start).start, start) &&
      isBlank(end, source.lineAt(end - 1).end)
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

/** Reads the arguments of a tag: named ones by their names, others by their positions. */
export function argumentsOf(rest: string): Record<string, string> {
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
  /** Replaces the tag and its end tag. The content between them stays. */
  | { before?: Content | undefined; after?: Content | undefined }
  /** Replaces the tag, its content and its end tag. */
  | { replacement: Content }
  /** Replaces the tag by a file. */
  | {
      include: Include
      language?: string | undefined
      fill?: Step
      parameters?: Work['parameters']
    }
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
    const closings = new Set(tags.map(({ closing }) => closing))
    const titles: string[] = []
    const changes: Change[] = []
    for (const tag of tags) {
      if (source.isCode(tag.start) && !inCode.includes(tag.name)) continue
      if (tag.isClosing) {
        if (!closings.has(tag)) changes.push(left(tag, source))
        continue
      }
      const rule = lookUp(rules, tag.name) ?? other
      const values = argumentsOf(tag.rest)
      const use = { tag, values, source, work, titles }
      changes.push(...tagChanges(rule(use), use, step))
    }
    return applyChanges(source, changes)
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
  if ('replacement' in rendered)
    return [{ start, end: closing?.end ?? end, by: rendered.replacement }]
  if ('include' in rendered) {
    const { include, language, fill, parameters } = rendered
    const inside: Step = (text, outer) => {
      const inner = parameters ? { ...outer, parameters } : outer
      return step(fill?.(text, inner) ?? text, inner)
    }
    let file = included(include, source, start, work, inside)
    if (!file) return []
    if (language !== undefined) file = codeBlock(file, language)
    const match = { index: start, 0: source.text.slice(start, end) }
    return [{ start, end, by: inPlace(file, match, source) }]
  }
  const title = rendered.before
  const before = left(tag, source, title)
  if (!closing) return [before]
  // A title at the beginning of a line becomes a paragraph.
  if (!tag.isAlone && typeof title === 'string' && title.endsWith('**')) {
    const beginsLine = /(?:^|\n)[ \t]*$/.test(
      source.text.slice(Math.max(0, start - 20), start),
    )
    before.by = title + (beginsLine ? '\n\n' : ' ')
  }
  return [before, left(closing, source, rendered.after)]
}

/** Replaces a tag; one that is alone on its line by a block. */
function left(
  { start, end, isAlone }: Tag,
  source: Source,
  content: Content = '',
): Change {
  if (!isAlone) return { start, end, by: content }
  return asBlock(
    source,
    source.lineAt(start).start,
    source.lineAt(end - 1).end,
    content,
  )
}

/** Shows the words in the arguments of a tag that is not known. */
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

/** The beginning of a tag up to the end of its name, with one blank before that: `{{< gallery`, `{% for`. */
export function openingOf({ name, start }: Tag, { text }: Source): string {
  return `${text.slice(start, text.indexOf(name, start)).replace(/[\s-]/g, '')} ${name}`
}

/** Shows an admonition by its title, or else by its kind. */
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

/** Shows the title of a tab and the like. */
export const titled: RenderTag = ({ values, titles }) => {
  const title = TITLE_KEYS.map(key => values[key]).find(
    value => value !== undefined,
  )
  return { before: strong(title ?? titles.shift()) }
}

const TITLE_KEYS = [
  'title',
  'summary',
  'name',
  'header',
  'label',
  'tabName',
  '0',
]

/** Keeps the titles that a group of tabs has for its tabs. */
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
  } = values
  if (src === '') return words(use)
  const image = `![${escaped(alt)}](${destination(src)})`
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
  let code = subSource(source, start, end)
  // In a list, the code and its end are in the item as well.
  const before = text.slice(source.lineAt(tag.end).start, tag.start)
  let margin = ''
  if (/^[\s>]*(?:[-*+] +|\d+[.)] +)?$/.test(before))
    margin = before.replace(/[^\s>]/g, ' ')
  const isInside = code.text
    .split('\n')
    .every(line => line.trim() === '' || line.startsWith(margin))
  if (!isInside) code = indented(code, margin, margin)
  return {
    replacement: codeBlock(code, values[0] ?? values.lang ?? '', margin),
  }
}

export const gone: RenderTag = () => ({ replacement: '' })

export const content: RenderTag = () => ({})

/** A condition that is not known: the text of all its branches stays. */
export const undecided: RenderTag = ({ tag, source, work }) => {
  const condition = source.text.slice(tag.start, tag.end).replace(/\s+/g, ' ')
  const reason = `whether "${condition.slice(0, 100)}" is true is not known here, so that the document has the text of all its branches. If readers search for it, give the site as it is built (input built-site), or write it in Markdown.`
  work.warn('dialect', `condition ${condition}`, reason, source, tag.start)
  return {}
}

/** Includes a file by its path from the folder of the including file. */
export const includedBeside: RenderTag = ({ tag, values, source }) => {
  const name = values[0] ?? ''
  return {
    include: {
      name,
      paths: pathsIn([folderOf(source.placeAt(tag.start).path)], name),
    },
  }
}

const rawTag: RenderTag = ({ tag, source, work }) => {
  const { path, line } = source.placeAt(tag.end)
  const last = source.placeAt(tag.closing?.start ?? tag.end).line
  for (let at = line; at <= last; at++) work.rawLines.add(`${path}:${at}`)
  return {}
}

/** The rules of all generators that use Liquid. */
export const raw = { raw: rawTag, comment: gone }

/** Removes the tags of `raw`, after all steps that read templates. */
export const rawTags = (inCode: readonly string[]) =>
  templates(liquidTags, raw, () => 'stays', inCode)

/** Matches `{% raw %}` and what follows, up to the end tag: Jinja and Liquid show it as it is. */
export const RAW =
  /\{%-?[ \t\n]*raw[ \t\n]*-?%\}(?:(?!\{%-?[ \t\n]*endraw\b)[\s\S])*/g

/** Applies a step to the parts of a page that are not between `{% raw %}` and `{% endraw %}`. */
export function outsideRaw(step: Step): Step {
  return (source, work) => {
    const parts: Source[] = []
    let at = 0
    for (const { index, 0: block } of source.text.matchAll(RAW)) {
      parts.push(
        step(subSource(source, at, index), work),
        subSource(source, index, index + block.length),
      )
      at = index + block.length
    }
    if (parts.length === 0) return step(source, work)
    return sourceOf([...parts, step(subSource(source, at), work)])
  }
}

const VARIABLE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g

/** Replaces `{{ name }}`, also in code, where the configuration has a plain value of that name (mkdocs-macros, Jekyll, Mintlify). */
export const variables = replacing(
  '{{',
  VARIABLE,
  ({ 1: name }, _, { settings }) => variable(name!, settings.variables),
  true,
)

/** The value of a variable, whose name may begin with a generator's prefix, such as `site.`. */
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

/** A tag of a component. There may be other tags in its attributes. */
const COMPONENT =
  /<\/?([A-Z]\w*)(?:[\s/][^<>"]*(?:"[^"]{0,500}"[^<>"]*){0,20})?>/g

/**
 * Shows the words in the attributes of components, whose names begin with a capital letter; their content stays (VitePress, "Using Vue in Markdown"; preprocessors of mdBook, such as `<Listing file-name="a.rs" caption="A struct">`).
 * `Vec<T>` is not a component.
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
        const { link, to, href } = values
        const url = link ?? to ?? href ?? ''
        const linked = linkedPage(url, source, index, work)
        if (linked)
          return `[${escaped(linked.name)}](${destination(linked.url)})`
      }
      warnUnknown(`<${name}>`, source, index, work)
      return words
    },
  )(source, work)
}

/** Warns of elements of the site's own (HTML, "Custom elements") that have nothing in them: what they show, a script knows. */
export const customElements = replacing(
  /<[a-z]\w*-/,
  /<([a-z][a-z\d]*-[\w-]*)(?:\s[^<>]*)?(?:\/>|>\s*<\/\1\s*>)/g,
  ({ 0: tag, 1: name, index }, source, work) => {
    const hasWords = /\s(?:title|label|text|caption|alt)=/.test(tag)
    if (hasWords) return undefined
    return warnUnknown(`<${name}>`, source, index, work)
  },
)

function wordsOfComponent(values: Record<string, string>): string {
  const { title, text, label, caption, alt, number } = values
  const file = values['file-name']
  const words = [number, file, title, text, label, caption ?? alt]
  return [...new Set(words)].filter(Boolean).join(' ')
}
