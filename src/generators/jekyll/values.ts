import {
  type Change,
  type Content,
  changed,
  cut,
  type Source,
} from '../../markdown/source.ts'
import { get, list, readJson, readYaml, text } from '../../text/data.ts'
import { remembered, type Step, type Work } from '../syntax/step.ts'
import {
  openingOf,
  type RenderTag,
  variable,
  warnUnknown,
} from '../syntax/templates.ts'

/** More is what only a build shows. */
const MAX_ITEMS = 1_000
const MAX_LENGTH = 500_000

/** The value that a name has on a page: of its front matter, the configuration, or a file in `_data` ("Variables"). */
export function namedValue(name: string, work: Work): unknown {
  const { context, settings } = work
  const keys = name.replace(/\[["']([\w-]+)["']\]/g, '.$1').split('.')
  if (keys[0] === 'page') return get(context.data, ...keys.slice(1))
  if (keys[0] !== 'site' || keys[1] !== 'data')
    return variable(name, settings.variables)
  const [, , ...path] = keys
  for (let end = path.length; end > 0; end--) {
    const stem = `${settings.contentFolder}_data/${path.slice(0, end).join('/')}`
    const file = ['.yml', '.yaml', '.json']
      .map(each => stem + each)
      .find(each => context.read?.(each))
    if (file === undefined) continue
    const read = file.endsWith('.json') ? readJson : readYaml
    const data = remembered(work, `data ${file}`, () =>
      read(context.read!(file)!.text),
    )
    return get(data, ...path.slice(end))
  }
  return undefined
}

/** A list in `_data` or front matter with what is shown for each of its items; of any other only a build knows it. */
export const loop: RenderTag = use => {
  const { tag, source, work } = use
  if (!tag.closing) return 'stays'
  const inside = source.text.slice(tag.end, tag.closing.start)
  const isEmpty = inside.replace(/\{%[^%]*%\}/g, '').trim() === ''
  const shown = isEmpty
    ? ''
    : itemsShown(tag.written, inside.replace(/^[ \t]*\n/, ''), work)
  if (shown === undefined)
    warnUnknown(openingOf(tag, source), source, tag.start, work)
  return { whole: shown ?? '' }
}

function itemsShown(
  written: string,
  inside: string,
  work: Work,
): string | undefined {
  const [, item, name = ''] =
    /^\s*(\w+)\s+in\s+([\w.[\]"'-]+)\s*$/.exec(written) ?? []
  const value =
    item && !inside.includes('{%') ? namedValue(name, work) : undefined
  const isMapping =
    typeof value === 'object' && value !== null && !Array.isArray(value)
  const items: unknown[] = isMapping ? Object.entries(value) : list(value)
  if (
    value === undefined ||
    items.length * inside.length > MAX_LENGTH ||
    items.length > MAX_ITEMS
  )
    return undefined
  let isKnown = true
  const texts = items.map(each =>
    inside.replace(OUTPUT, (output, path: string, filters = '') => {
      const [first, ...keys] = path
        .replace(/\[["']?([\w-]+)["']?\]/g, '.$1')
        .split('.')
      if (first !== item) return output
      const plain =
        text(get(each, ...keys)) ?? (keys.length === 0 ? text(each) : undefined)
      // A key that an item does not have shows nothing.
      if (
        filters.trim() !== '' ||
        (plain === undefined && get(each, ...keys) !== undefined)
      )
        isKnown = false
      return plain ?? ''
    }),
  )
  return isKnown ? texts.join('') : undefined
}

const OUTPUT = /\{\{-?[ \t]*(\w[\w.[\]"'-]*)[ \t]*((?:\|[^{}]*)?)-?\}\}/g

/** Filters that keep the words of Markdown. */
const PLAIN_FILTERS = /^(?:|markdownify|strip|strip_newlines|liquify|raw)$/

const TAGS =
  /\{%-?\s*capture\s+([\w-]+)\s*-?%\}((?:(?!\{%-?\s*endcapture)[\s\S])*)(?:\{%-?\s*endcapture\s*-?%\})?|\{%-?\s*assign\s+([\w-]+)\s*=([^%]*)%\}|\{\{-?\s*([\w-][\w.[\]"'-]*)\s*((?:\|[^{}]*)?)-?\}\}/g

/**
 * Puts what a page captured or assigned, and scalars of `_data`, where it shows them (Liquid, "capture" and "assign"; Jekyll,
 * "Data Files").
 */
export const values: Step = (source, work) => {
  if (!/\{%-?\s*(?:capture|assign)\b|site\.data/.test(source.text))
    return source
  const known = new Map<string, Content>()
  const changes: Change[] = []
  const content = (start: number, name: string): Source =>
    cut(source, start, start + name.length)
  for (const match of source.text.matchAll(TAGS)) {
    const {
      0: whole,
      1: captured,
      2: inside = '',
      3: assigned,
      4: written = '',
      5: shown,
      6: filters,
      index,
    } = match
    const change = { start: index, end: index + whole.length }
    if (captured !== undefined)
      known.set(captured, content(index + whole.indexOf(inside), inside))
    if (assigned !== undefined) {
      const expression = written.replace(/-$/, '').trim()
      const literal = /^(?:"([^"]*)"|'([^']*)'|(\d+))$/
        .exec(expression)
        ?.slice(1)
        .find(each => each !== undefined)
      const value = literal ?? text(namedValue(expression, work))
      if (value !== undefined) known.set(assigned, value)
    }
    if (shown === undefined) {
      changes.push({ ...change, by: '' })
      continue
    }
    const isPlain = (filters ?? '')
      .split('|')
      .every(filter => PLAIN_FILTERS.test(filter.trim()))
    const by =
      known.get(shown) ??
      (shown.startsWith('site.data.')
        ? text(namedValue(shown, work))
        : undefined)
    if (isPlain && by !== undefined)
      changes.push({
        ...change,
        by: typeof by === 'string' ? by : trimmed(by as Source),
      })
  }
  return changed(source, changes)
}

function trimmed(source: Source): Source {
  const start = source.text.length - source.text.trimStart().length
  return cut(source, start, Math.max(start, source.text.trimEnd().length))
}
