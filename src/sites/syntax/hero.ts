import {
  destination,
  escaped,
  insertedText,
  sourceOf,
} from '../../markdown/source.ts'
import { list, scalarText, valueAt } from '../../text/data.ts'
import { strong } from './blocks.ts'
import type { Step } from './step.ts'

/**
 * Puts what a home page shows by its front matter above its text: the hero and the features of VitePress and Starlight.
 *
 * @param root goes before a link that begins with a name.
 */
export function hero(isHome: (data: object) => boolean, root = ''): Step {
  return (source, { context: { data }, open }) => {
    // An included page has no hero.
    if (data === undefined || open.length > 1 || !isHome(data)) return source
    const blocks = [
      ...heroOf(data),
      ...list(valueAt(data, 'features')).flatMap(featureOf),
    ].map(block => block.replace(LINK_BY_NAME, `$&${root}`))
    if (blocks.length === 0) return source
    return sourceOf([
      insertedText(`${blocks.join('\n\n')}\n\n`, source, 0),
      source,
    ])
  }
}

const LINK_BY_NAME = /\]\((?=[\w-]+[/)])/g

function heroOf(data: object): string[] {
  const hero = valueAt(data, 'hero')
  const lineAt = (key: string) => lineOf(valueAt(hero, key))
  const heading = [lineAt('name'), lineAt('text')].filter(Boolean).join(' ')
  const title = lineAt('title')
  const actions = list(valueAt(hero, 'actions')).flatMap(action =>
    linkOf(valueAt(action, 'text'), valueAt(action, 'link')),
  )
  const blocks: string[] = []
  if (heading) blocks.push(`# ${heading}`)
  if (title !== lineOf(valueAt(data, 'title'))) blocks.push(strong(title))
  blocks.push(
    lineAt('tagline'),
    actions.join(' '),
    imageOf(valueAt(hero, 'image')),
  )
  return blocks.filter(Boolean)
}

/** The image with the words that screen readers read, where it has some. */
function imageOf(image: unknown): string {
  const alt = lineOf(valueAt(image, 'alt')) || pictureOf(valueAt(image, 'html'))
  const [src] = ['src', 'file', 'light'].flatMap(
    key => scalarText(valueAt(image, key)) ?? [],
  )
  if (alt === '' || src === undefined) return alt
  return `![${alt}](${destination(src)})`
}

function featureOf(feature: unknown): string[] {
  const title = [
    pictureOf(valueAt(feature, 'icon')),
    lineOf(valueAt(feature, 'title')),
  ]
    .filter(Boolean)
    .join(' ')
  return [
    strong(title),
    lineOf(valueAt(feature, 'details')),
    ...linkOf(valueAt(feature, 'linkText'), valueAt(feature, 'link')),
  ].filter(Boolean)
}

/** An icon that is an emoji; HTML has no words. */
function pictureOf(value: unknown): string {
  if (scalarText(value)?.includes('<')) return ''
  return lineOf(value)
}

function linkOf(words: unknown, url: unknown): string[] {
  const [label, to] = [lineOf(words), scalarText(url)]
  if (label === '') return []
  if (!to) return [label]
  return [`[${label}](${destination(to)})`]
}

/** One line of words, in which nothing begins an element or an expression. */
function lineOf(value: unknown): string {
  const line = (scalarText(value) ?? '').replace(/<[^<>]*>/g, ' ').trim()
  return escaped(line).replaceAll('{', '\\{')
}
