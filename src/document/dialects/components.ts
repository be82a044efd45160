import { kindName } from './blocks.ts'
import { type Change, replacing } from './step.ts'
import { argumentsOf } from './tags.ts'

/**
 * What components of Starlight and Docusaurus show that is not in their children or titles, put where the reading of
 * MDX finds it: the kind of an admonition as its title, the words of a badge, the description of a card.
 */
export const componentWords = replacing(
  /<(?:Aside|Admonition|Badge|LinkCard)\b/,
  /<(Aside|Admonition|Badge|LinkCard)((?:\s[^<>]*)?)>/g,
  ({ 0: tag, 1: name = '', 2: written = '', index }): string | Change | undefined => {
    const { title, type = 'note', text, description } = argumentsOf(written)
    const end = index + tag.length
    if (name === 'Badge') return written.endsWith('/') && text ? text : undefined
    if (name === 'LinkCard') {
      return written.endsWith('/') && description ? { start: end, end, by: `\n\n${description}` } : undefined
    }
    const at = index + 1 + name.length
    return title === undefined && /^\w+$/.test(type) && !written.endsWith('/')
      ? { start: at, end: at, by: ` title="${kindName(type)}"` }
      : undefined
  },
)
