import {
  applyChanges,
  type Change,
  type Content,
  type Context,
  type Dialect,
  type Source,
} from '../../markdown/source.ts'
import type { Message, Rule } from '../../text/message.ts'

/**
 * Turns one kind of a generator's own syntax into Markdown. It takes time linear in the text, and returns the source
 * itself where there is nothing of its kind.
 */
export type Step = (source: Source, work: Work) => Source

/** The steps of a generator, in the order in which it reads its syntax. */
export interface Syntax {
  /** The steps that include other files. */
  includes: readonly Step[]
  /** All other steps, which follow these. */
  markup: readonly Step[]
}

/** The settings of a site that steps of several generators need. */
export interface SyntaxSettings {
  /** The folder of the site's configuration: `''` for the repository's root, or a path that ends in `/`. */
  folder: string
  /** The folder of its pages, such as MkDocs' `docs_dir`, in the same form. */
  contentFolder: string
  /** The folders in which an include is looked up, in order, such as pymdown's `base_path`; in the same form. */
  includeFolders: readonly string[]
  /** Prefixes of import and include paths, such as `@site/`, and the folder that each stands for. */
  aliases: Readonly<Record<string, string>>
  /** The plain values of the configuration, such as MkDocs' `extra`: `{{ name }}` stands for one. */
  variables: Readonly<Record<string, string>>
  /** Where readers find the site. */
  address?: string | undefined
  /** Whether pages are MDX, or whether their names say so, as without. */
  format?: 'mdx' | 'md' | 'detect'
}

/** The state that the steps of one page share. */
export interface Work {
  /** All steps, for an included page of the same dialect. */
  readonly steps: readonly Step[]
  readonly settings: SyntaxSettings
  readonly context: Context
  /** The parameters of an included template, by name; undefined for a value that is not known. */
  readonly parameters?: ReadonlyMap<string, unknown>
  /** The messages so far, by their kinds. */
  readonly messages: ReadonlyMap<string, Message>
  /** Adds a message, unless the page has one of its kind. */
  warn(
    rule: Rule,
    kind: string,
    reason: string,
    source: Source,
    at: number,
  ): void
  /** The files that are being included, the page first. */
  readonly open: string[]
  /** How much was included, in characters. */
  readonly included: { length: number }
  /** The values that are made once for the page, by their keys. */
  readonly remembered: Map<string, unknown>
}

/** The dialect of a generator whose syntax the steps translate, one after the other. */
export function stepwise(
  steps: readonly Step[],
  settings: SyntaxSettings,
): Dialect {
  return {
    toMarkdown(page, context) {
      const { path, ...start } = page.placeAt(0)
      const messages = new Map<string, Message>()
      const warn: Work['warn'] = (rule, kind, reason, source, at) => {
        if (messages.has(kind)) return
        const { path: file, line, column } = source.placeAt(at)
        if (file === path) {
          messages.set(kind, { line, column, rule, reason })
          return
        }
        // A message is at a place of the page, so that of an included file says where it is.
        const located = `${file}:${line}:${column}: ${reason}`
        messages.set(kind, { ...start, rule, reason: located })
      }
      const markdown = applied(steps, page, {
        steps,
        settings,
        context,
        messages,
        warn,
        open: [path],
        included: { length: 0 },
        remembered: new Map(),
      })
      return { markdown, messages: [...messages.values()] }
    },
  }
}

export function applied(
  steps: readonly Step[],
  source: Source,
  work: Work,
): Source {
  return steps.reduce((result, step) => step(result, work), source)
}

/** A step that is left out where a setting is off. */
export function when(isOn: boolean | undefined, step: Step): Step {
  if (isOn) return step
  return source => source
}

/** A step that replaces what a pattern finds by what `make` returns; undefined leaves it as it is. Code stays, unless `isInCodeToo`. */
export function replacing(
  hint: string | RegExp,
  pattern: RegExp,
  make: (
    match: RegExpExecArray,
    source: Source,
    work: Work,
  ) => Content | Change | undefined,
  isInCodeToo = false,
): Step {
  return (source, work) => {
    const { text } = source
    if (typeof hint === 'string' && !text.includes(hint)) return source
    if (hint instanceof RegExp && !hint.test(text)) return source
    const changes: Change[] = []
    for (const match of text.matchAll(pattern)) {
      if (!isInCodeToo && source.isCode(match.index)) continue
      const by = make(match, source, work)
      if (by === undefined) continue
      if (typeof by === 'object' && 'by' in by) {
        changes.push(by)
        continue
      }
      const end = match.index + match[0].length
      changes.push({ start: match.index, end, by })
    }
    return applyChanges(source, changes)
  }
}

/** Makes a value once for a page, many of whose components may name the same file. */
export function remembered<T>(
  { remembered }: Work,
  key: string,
  make: () => T,
): T {
  if (!remembered.has(key)) remembered.set(key, make())
  return remembered.get(key) as T
}
