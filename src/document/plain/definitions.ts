import type { Definition, Html, RootContent } from 'mdast'
import { type Line, placeIn, plainAddress, spanIn } from './lines.ts'

/** Definitions and comments, each on a line of its own; undefined where there is anything else, or no definition. */
export function readDefinitions(lines: readonly Line[]): RootContent[] | undefined {
  const nodes: RootContent[] = []
  for (const line of lines) {
    const node = readDefinition(line) ?? readComment(line)
    if (node === undefined) return undefined
    nodes.push(node)
  }
  // A comment beside a definition goes in any case; of others that depends on what is around them.
  return nodes.some(({ type }) => type === 'definition') ? nodes : undefined
}

// A label may be longer, but not much; a destination that nothing follows has no title.
const definition = new RegExp(`^\\[([^\\s[\\]\\\\^][^[\\]\\\\]{0,199})\\]: *(${plainAddress})$`)

function readDefinition(line: Line): Definition | undefined {
  const [all, label, url] = definition.exec(line.text) ?? []
  if (!all || !label || !url) return undefined
  const destination = spanIn(line, all.length - url.length, all.length)
  const position = placeIn(line, 0, all.length)
  return { type: 'definition', identifier: label, url, position, data: { destination } }
}

// It ends with its line, whatever follows it there (CommonMark, "HTML blocks").
const comment = /^<!--.*-->/

function readComment(line: Line): Html | undefined {
  if (!comment.test(line.text)) return undefined
  return { type: 'html', value: line.text, position: placeIn(line, 0, line.text.length) }
}
