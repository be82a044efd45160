import { destination, escaped } from '../../markdown/compile.ts'
import { put, sourceOf } from '../../markdown/source.ts'
import { get, list, text } from '../../text/data.ts'
import type { Step } from './step.ts'

/**
 * Puts what a home page shows by its front matter above its text: the hero and the features of VitePress and Starlight.
 *
 * @param root what a link begins with whose first part is a name.
 */
export function hero(isHome: (data: object) => boolean, root = ''): Step {
  return (source, { context: { data }, open }) => {
    // An included page has no hero.
    if (data === undefined || open.length > 1 || !isHome(data)) return source
    const blocks = [
      ...heroOf(data),
      ...list(get(data, 'features')).flatMap(featureOf),
    ].map(each => each.replace(LINK_BY_NAME, `$&${root}`))
    return blocks.length === 0
      ? source
      : sourceOf([put(`${blocks.join('\n\n')}\n\n`, source, 0), source])
  }
}

const LINK_BY_NAME = /\]\((?=[\w-]+[/)])/g

function heroOf(data: object): string[] {
  const all = get(data, 'hero')
  const [name, words, tagline, title] = [
    'name',
    'text',
    'tagline',
    'title',
  ].map(key => lineOf(get(all, key)))
  const heading = [name, words].filter(Boolean).join(' ')
  const actions = list(get(all, 'actions')).flatMap(each =>
    linkOf(get(each, 'text'), get(each, 'link')),
  )
  const own =
    title && title !== lineOf(get(data, 'title')) ? `**${title}**` : ''
  return [
    heading && `# ${heading}`,
    own,
    tagline,
    actions.join(' '),
    imageOf(get(all, 'image')),
  ].flatMap(each => each || [])
}

/** The image with the words that screen readers read, where it has some. */
function imageOf(image: unknown): string {
  const alt = lineOf(get(image, 'alt')) || pictureOf(get(image, 'html'))
  const [src] = ['src', 'file', 'light'].flatMap(
    key => text(get(image, key)) ?? [],
  )
  return alt && (src === undefined ? alt : `![${alt}](${destination(src)})`)
}

function featureOf(feature: unknown): string[] {
  const title = [pictureOf(get(feature, 'icon')), lineOf(get(feature, 'title'))]
    .filter(Boolean)
    .join(' ')
  const [link] = linkOf(get(feature, 'linkText'), get(feature, 'link'))
  return [
    title && `**${title}**`,
    lineOf(get(feature, 'details')),
    link ?? '',
  ].flatMap(each => each || [])
}

/** An icon that is an emoji; HTML has no words. */
function pictureOf(value: unknown): string {
  return text(value)?.includes('<') ? '' : lineOf(value)
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
