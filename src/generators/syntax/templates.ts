import { destination, escaped } from '../../markdown/escape.ts'
import { codeOf, linesOf } from '../../markdown/lines.ts'
import { cut, lastBefore, type Source } from '../../markdown/source.ts'
import { kindName } from './blocks.ts'
import { isKind } from './containers.ts'
import { type Include, included } from './include.ts'
import { type Change, type Content, changed, listOf, type Step, type Work } from './step.ts'
import { argumentsOf, type Language, type Tag, tagsOf } from './tags.ts'
import { codeBlock, inPlace } from './textual.ts'

/** What becomes of a tag. */
export type Rendered =
  /** What its tags leave: its content stays, and without an end tag `before` is all. */
  | { before?: Content | undefined; after?: Content | undefined }
  /** What takes the place of it with its content. */
  | { whole: Content }
  /** A file takes its place. */
  | { include: Include; language?: string | undefined }
  | 'stays'

export interface Use {
  tag: Tag
  values: Record<string, string>
  source: Source
  work: Work
  /** The titles of the tabs that come next. */
  titles: string[]
}

export type Rule = (use: Use) => Rendered

type Rules = Readonly<Record<string, Rule>>

/** A step that renders the tags of a template language. */
export function templates(language: Language, rules: Rules, other: Rule, inCode: readonly string[]): Step {
  const step: Step = (source, work) => {
    if (!language.delimiters.some(([open]) => source.text.includes(open))) return source
    const tags = tagsOf(source, work.asked ? { ...language, raw: [] } : language)
    const isCode = codeOf(source)
    const closings = new Set(tags.map(({ closing }) => closing))
    const titles: string[] = []
    const changes = tags.flatMap(tag => {
      if (!work.asked && isCode(tag.start) && !inCode.includes(tag.name)) return []
      if (tag.isClosing) return closings.has(tag) ? [] : [left(tag, source)]
      const rule = Object.hasOwn(rules, tag.name) ? rules[tag.name]! : other
      const use = { tag, values: argumentsOf(tag.written), source, work, titles }
      return changesOf(rule(use), use, step)
    })
    return changed(
      source,
      changes.sort((a, b) => a.start - b.start),
    )
  }
  return step
}

function changesOf(rendered: Rendered, { tag, source, work }: Use, step: Step): Change[] {
  if (rendered === 'stays') return []
  if ('include' in rendered) {
    const { include, language } = rendered
    const text = included(include, source, tag.start, work, step)
    if (!text) return []
    const match = Object.assign([source.text.slice(tag.start, tag.end)], { index: tag.start })
    const content = language === undefined ? text : codeBlock(text, language)
    return [{ start: tag.start, end: tag.end, by: inPlace(content, match as never, source) }]
  }
  if ('whole' in rendered) {
    const end = tag.closing?.end ?? tag.end
    return [{ start: tag.start, end, by: rendered.whole }]
  }
  const before = left(tag, source, rendered.before)
  // A title is a paragraph of its own where its line begins with it.
  if (tag.closing && !tag.isAlone && typeof rendered.before === 'string' && rendered.before.endsWith('**'))
    before.by = `${rendered.before}${beginsLine(tag, source) ? '\n\n' : ' '}`
  return tag.closing ? [before, left(tag.closing, source, rendered.after)] : [before]
}

function beginsLine({ start }: Tag, { text }: Source): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 20), start))
}

/** What a tag leaves: a block of its own where it is alone on its line. */
function left(tag: Tag, source: Source, content: Content = ''): Change {
  if (!tag.isAlone) return { start: tag.start, end: tag.end, by: content }
  const lines = linesOf(source)
  const { start } = lastBefore(lines, tag.start)!
  const { end } = lastBefore(lines, tag.end - 1)!
  const isBlankAbove = /\n[ \t]*\n$/.test(source.text.slice(Math.max(0, start - 200), start))
  if (content === '') return { start, end: isBlankAbove ? end + 1 : end, by: '' }
  const isBlankBelow = /^\n[ \t]*(?:\n|$)/.test(source.text.slice(end, end + 200))
  const indent = source.text.slice(start, tag.start)
  return {
    start,
    end,
    by: [isBlankAbove ? indent : `\n${indent}`, ...listOf(content), isBlankBelow ? '' : '\n'],
  }
}

/** A title in bold. */
export function strong(title: string | undefined): string {
  return !title?.trim() ? '' : title.includes('**') ? title : `**${title.trim()}**`
}

/** The words of a tag that is not known. */
export const words: Rule = ({ tag, values, source, work }) => {
  const { title, caption, alt, label, text } = values
  const [url, name] = [values.link ?? values.href ?? values.url, title ?? label ?? text]
  if (tag.closing) return { before: strong(title ?? label), after: caption }
  if (url && name) return { before: [`[${name}](${destination(url)})`, caption ? ` ${caption}` : ''] }
  const left = [...new Set([title, label, text, caption ?? alt])].filter(Boolean).join(' ')
  if (left === '') {
    const reason = `"${tag.name}" is not known, so that what it shows is not in the document. Write it in Markdown if readers search for it.`
    work.warn('dialect', `tag ${tag.name}`, reason, source, tag.start)
  }
  return { before: left }
}

/** An admonition: its title, or its kind. */
export const admonition: Rule = ({ tag, values }) => {
  const named = values.type ?? values.style ?? values.kind ?? values.level ?? values.color
  const own = isKind(tag.name) && tag.name !== 'hint' ? tag.name : values[0]
  const given = named ?? own ?? ''
  const kind = given.split(/\s/)[0]!
  const positional = given === values[0] && isKind(kind) ? values[1] : named ? undefined : values[0]
  return { before: strong(values.title ?? positional ?? (isKind(kind) ? kindName(kind) : '')) }
}

/** A tab, or anything with a title that is shown. */
export const titled: Rule = ({ values, titles }) => {
  const { title, summary, name, header, label, tabName } = values
  return {
    before: strong(title ?? summary ?? name ?? header ?? label ?? tabName ?? values[0] ?? titles.shift()),
  }
}

/** Tabs that name their tabs themselves. */
export const tabs: Rule = ({ values, titles }) => {
  titles.splice(0, Number.POSITIVE_INFINITY, ...(values.items?.split(',') ?? []))
  return {}
}

/** An image with its title and caption. */
export const figure: Rule = use => {
  const { tag, values } = use
  const { src = values[0] ?? '', alt = values[1] ?? '', title, caption, link } = values
  if (src === '') return words(use)
  const image = `![${escaped(alt)}](${destination(src)})`
  const linked = link ? `[${image}](${destination(link)})` : image
  return { before: [strong(title), linked, caption].filter(Boolean).join(tag.isAlone ? '\n\n' : ' ') }
}

/** Code between tags. */
export const highlight: Rule = ({ tag, values, source }): Rendered => {
  if (!tag.closing) return {}
  const { text } = source
  const [start, end] = [tag.end, tag.closing.start]
  const first = text.startsWith('\n', start) ? start + 1 : start
  const code = cut(source, first, text.slice(0, end).trimEnd().length)
  return { whole: codeBlock(code, values[0] ?? values.lang ?? '') }
}

/** What is no text of the page. */
export const gone: Rule = () => ({ whole: '' })

/** The content alone. */
export const content: Rule = () => ({})
