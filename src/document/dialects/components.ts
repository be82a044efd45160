import { kindName } from './blocks.ts'
import { closingsOf, type JsxTag, jsxTags } from './jsx.ts'
import { type Change, changed, type Step } from './step.ts'
import { argumentsOf } from './tags.ts'

const TITLED = ['Aside', 'Admonition']
const TABS = ['Tabs', 'TabItem']
/** What is in these is for the browser. */
const UNSEEN = ['Head', 'head', 'style', 'script']
const NAMES = [...TITLED, ...TABS, ...UNSEEN, 'Badge', 'LinkCard']

/**
 * What components of Starlight and Docusaurus show that is not in their children or titles, put where the reading of
 * MDX finds it: the kind of an admonition as its title, the label of a tab, the words of a badge, the description of a
 * card.
 */
export const componentWords: Step = source => {
  if (!/<(?:Aside|Admonition|Badge|LinkCard|TabItem|[Hh]ead|style|script)\b/.test(source.text)) return source
  const tags = jsxTags(source, NAMES)
  const [labels, closings] = [labelsOf(tags), closingsOf(tags)]
  return changed(
    source,
    tags.flatMap(tag => changeOf(tag, closings.get(tag), labels) ?? []),
  )
}

function changeOf(
  tag: JsxTag,
  closing: JsxTag | undefined,
  labels: ReadonlyMap<JsxTag, string>,
): Change | undefined {
  const { name, start, end, props, kind } = tag
  if (UNSEEN.includes(name)) return closing && { start, end: closing.end, by: '' }
  const at = start + 1 + name.length
  const put = (prop: string, value: string) => ({
    start: at,
    end: at,
    by: ` ${prop}={${JSON.stringify(value)}}`,
  })
  const label = labels.get(tag)
  if (label !== undefined) return put('label', label)
  const { title, type = 'note', text, description } = argumentsOf(props)
  if (TITLED.includes(name))
    return title === undefined && /^\w+$/.test(type) && kind === 'opening'
      ? put('title', kindName(type))
      : undefined
  if (kind !== 'empty') return undefined
  if (name === 'Badge' && text) return { start, end, by: text }
  return name === 'LinkCard' && description ? { start: end, end, by: `\n\n${description}` } : undefined
}

/** The labels of tabs that do not say them: as all tabs together have them in `values`, else their own values. */
function labelsOf(tags: readonly JsxTag[]): Map<JsxTag, string> {
  const found = new Map<JsxTag, string>()
  const open: Map<string, string>[] = []
  for (const tag of tags) {
    if (tag.name === 'Tabs' && tag.kind === 'opening') open.push(valuesOf(tag.props))
    if (tag.name === 'Tabs' && tag.kind === 'closing') open.pop()
    const { value } = tag.name === 'TabItem' ? argumentsOf(tag.props) : {}
    if (value !== undefined && !/\blabel\s*=/.test(tag.props))
      found.set(tag, open.at(-1)?.get(value) ?? value)
  }
  return found
}

function valuesOf(props: string): Map<string, string> {
  const objects = [...props.matchAll(/\{[^{}]*\}/g)].map(([object]) =>
    Object.fromEntries(
      [...object.matchAll(/\b(label|value)["']?\s*:\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, key, double, single]) => [key, double ?? single],
      ),
    ),
  )
  return new Map(objects.flatMap(({ value, label }) => (value && label ? [[value, label] as const] : [])))
}
