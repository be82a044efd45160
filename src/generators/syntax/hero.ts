import { escaped } from '../../markdown/compile.ts'
import { put, sourceOf } from '../../markdown/source.ts'
import { get, list, text } from '../../text/data.ts'
import { strong } from './blocks.ts'
import type { Step } from './step.ts'

/** Puts what a home page says in its front matter above its text: the hero and the features of VitePress and Starlight. */
export function hero(isHome: (data: object) => boolean): Step {
  return (source, { context: { data }, open }) => {
    // An included page has no hero.
    if (data === undefined || open.length > 1 || !isHome(data)) return source
    const own = get(data, 'hero')
    const [name, words, tagline, title] = ['name', 'text', 'tagline', 'title'].map(key =>
      lineOf(get(own, key)),
    )
    const heading = [name, words].filter(Boolean).join(' ')
    const features = list(get(data, 'features')).flatMap(each => [
      strong(lineOf(get(each, 'title'))),
      lineOf(get(each, 'details')),
    ])
    const subtitle = title === lineOf(get(data, 'title')) ? '' : strong(title)
    const blocks = [heading && `# ${heading}`, subtitle, tagline, ...features].filter(Boolean)
    return blocks.length === 0 ? source : sourceOf([put(`${blocks.join('\n\n')}\n\n`, source, 0), source])
  }
}

/** One line of words, in which nothing begins an element or an expression. */
function lineOf(value: unknown): string {
  const line = (text(value) ?? '').replace(/<[^<>]*>/g, ' ').trim()
  return escaped(line).replaceAll('{', '\\{')
}
