import type { Heading, Paragraph, RootContent } from 'mdast'
import { type Line, placeIn } from './lines.ts'

/** Headings and paragraphs of nothing but words and code; undefined where there is anything else. */
export function readWords(lines: readonly Line[]): RootContent[] | undefined {
  const nodes: RootContent[] = []
  let paragraph: Line[] = []
  const close = () => {
    if (paragraph.length > 0) nodes.push(toParagraph(paragraph))
    paragraph = []
  }
  for (const line of lines) {
    if (words.test(line.text)) {
      paragraph.push(line)
      continue
    }
    close()
    const heading = readHeading(line)
    if (heading) nodes.push(heading)
    else if (line.text !== '') return undefined
  }
  close()
  return nodes
}

// No letter begins another block than a paragraph, and without these marks its text is what it says. An underscore
// between letters is no emphasis, and code that ends on its line holds what stands in it.
const word = '[^!&*_<[\\]\\\\`~#]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])'
const code = '`[^` ](?:[^`]*[^` ])?`(?!`)'
const text = `(?:${word}|${code})*(?<! )`

const words = new RegExp(`^\\p{L}${text}$`, 'u')
const heading = new RegExp(`^(#{1,6}) ((?=[\\p{L}\\p{N}\`])${text})$`, 'u')

function readHeading(line: Line): Heading | undefined {
  const [, marks = '', said] = heading.exec(line.text) ?? []
  if (said === undefined) return undefined
  const depth = marks.length as Heading['depth']
  return { type: 'heading', depth, children: toText(said), position: placeIn(line, 0, line.text.length) }
}

function toParagraph(lines: readonly Line[]): Paragraph {
  const [first, last] = [lines[0]!, lines.at(-1)!]
  const { start } = placeIn(first, 0, 0)
  const { end } = placeIn(last, 0, last.text.length)
  return {
    type: 'paragraph',
    children: toText(lines.map(each => each.text).join('\n')),
    position: { start, end },
  }
}

function toText(said: string): { type: 'text'; value: string }[] {
  return [{ type: 'text', value: said.replaceAll('`', '') }]
}
