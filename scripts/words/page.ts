import { createContext, runInContext } from 'node:vm'
import { compile } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { place, prepared } from './prepared.ts'
import { Gathering, isInline, type Seen, withoutLabels } from './text.ts'

/** The text does not parse as MDX. */
export class NoMdxError extends Error {}

/** Endless loops end. */
const PAGE_MS = 10_000

/**
 * What a reader sees of MDX whose components show their children and their titles, and nothing else. Its expressions are
 * run without any data: one that cannot do without shows nothing.
 *
 * @throws NoMdxError
 */
export async function seenOfMdx(mdx: string): Promise<Seen> {
  const gathering = new Gathering()
  const code = await compiled(mdx)
  const context = createContext({ runtime, components: componentsOf(code) })
  runInContext(withoutData, context)
  render(
    runInContext(`(function () {${code}})(runtime).default({ components })`, context, { timeout: PAGE_MS }),
    gathering,
  )
  return gathering.seen
}

async function compiled(mdx: string): Promise<string> {
  try {
    const plugins = [remarkGfm, prepared]
    return String(
      await compile(mdx, {
        outputFormat: 'function-body',
        remarkPlugins: plugins,
        remarkRehypeOptions: withoutLabels,
      }),
    )
  } catch (error) {
    throw new NoMdxError(String(error))
  }
}

/** What an expression could take from the time or the machine. */
const withoutData = `{
  const all = globalThis
  for (const name of Object.getOwnPropertyNames(all))
    if (name !== 'runtime' && name !== 'components') delete all[name]
}`

interface Node {
  type: unknown
  props: Record<string, unknown>
}

const Fragment = Symbol('fragment')
const jsx = (type: unknown, props: object) => ({ type, props })
const runtime = { Fragment, jsx, jsxs: jsx }

/** A component shows what is in it; a member of one, as in `<Tabs.Item>`, is a component as well. */
function componentsOf(code: string): Record<string, unknown> {
  const components: Record<string, unknown> = {}
  for (const [, name = ''] of code.matchAll(/_missingMdxReference\("([^"]+)"/g)) {
    let owner = components
    for (const part of name.split('.')) {
      owner[part] ??= () => {}
      owner = owner[part] as typeof components
    }
  }
  return components
}

const titles = ['title', 'label', 'summary', 'alt', 'caption']

function render(node: unknown, gathering: Gathering): void {
  if (typeof node === 'string' || typeof node === 'number') gathering.text(String(node))
  else if (Array.isArray(node)) for (const each of node) render(each, gathering)
  else if (typeof node === 'object' && node !== null && 'props' in node)
    renderElement(node as Node, gathering)
}

function renderElement({ type, props }: Node, gathering: Gathering): void {
  const written = props[place]
  const say = (name: string) => {
    const text = props[name]
    if (written !== undefined && typeof text === 'string' && !(name === 'alt' && type === 'img'))
      gathering.text(` ${text} `)
  }
  const all = () => {
    // Inside a line they follow, so that only there something stands between two words.
    if (written === 'block') titles.forEach(say)
    render(props.children, gathering)
    if (written !== 'block') titles.forEach(say)
  }
  // Tables and lists of HTML come to paragraphs.
  const isMarkdown =
    (written === undefined && typeof type === 'string') || /^(?:em|del|code|pre|img|br)$/.test(String(type))
  // Between elements that are alone in a paragraph MDX drops what blanks there are.
  const isLine = written !== 'block' && (typeof type !== 'string' || isInline(type))
  const name = isMarkdown ? String(type) : isLine ? 'span' : 'div'
  gathering.element(name, props.alt, all)
}
