import { put, type Source, sourceOf } from '../../markdown/dialect.ts'
import { destination, escaped } from '../../markdown/escape.ts'
import { get, list, text } from '../../text/data.ts'
import type { Generator } from '../index.ts'

/** The page with what its front matter shows above it: the hero and the features of VitePress' and Starlight's home pages. */
export function withHero(source: Source, data: object, generator: Generator | undefined): Source {
  if (generator !== 'vitepress' && generator !== 'starlight') return source
  const isHome = generator === 'starlight' || text(get(data, 'layout')) === 'home'
  const blocks = isHome ? [...heroOf(data), ...list(get(data, 'features')).flatMap(featureOf)] : []
  if (blocks.length === 0) return source
  return sourceOf([put(`${blocks.join('\n\n')}\n\n`, source, 0), source])
}

function heroOf(data: object): string[] {
  const hero = get(data, 'hero')
  const [name, words, tagline, title] = ['name', 'text', 'tagline', 'title'].map(key =>
    lineOf(get(hero, key)),
  )
  const heading = [name, words].filter(Boolean).join(' ')
  const actions = list(get(hero, 'actions')).flatMap(each => linkOf(get(each, 'text'), get(each, 'link')))
  const own = title && title !== lineOf(get(data, 'title')) ? `**${title}**` : ''
  return [heading && `# ${heading}`, own, tagline, actions.join(' '), imageOf(get(hero, 'image'))].flatMap(
    each => each || [],
  )
}

function imageOf(image: unknown): string {
  const alt = lineOf(get(image, 'alt'))
  const url = ['src', 'file', 'dark', 'light'].map(key => text(get(image, key))).find(Boolean)
  return alt && url ? `![${alt}](${destination(url)})` : ''
}

function featureOf(feature: unknown): string[] {
  const [title, details] = ['title', 'details'].map(key => lineOf(get(feature, key)))
  const [link] = linkOf(get(feature, 'linkText'), get(feature, 'link'))
  return [title && `**${title}**`, details, link ?? ''].flatMap(each => each || [])
}

function linkOf(words: unknown, url: unknown): string[] {
  const [label, to] = [lineOf(words), text(url)]
  return label === '' ? [] : [to ? `[${label}](${destination(to)})` : label]
}

/** One line of words, in which nothing begins an element or an expression. */
function lineOf(value: unknown): string {
  const line = (text(value) ?? '').replace(/<[^<>]*>/g, ' ').trim()
  return escaped(line).replaceAll('{', '\\{')
}
