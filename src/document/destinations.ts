import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'

/** Where in the source a destination stands, without the `<>` that may be around it. */
export interface Destination {
  start: number
  end: number
}

declare module 'mdast' {
  interface LinkData {
    destination?: Destination
  }
  interface ImageData {
    destination?: Destination
  }
  interface DefinitionData {
    destination?: Destination
  }
}

/** Keeps the place of each destination on its node: mdast itself has only the place of the whole link. */
export function destinations(): Extension {
  return { exit: { resourceDestinationString: keep, definitionDestinationString: keep } }
}

// What mdast-util-from-markdown does at these tokens, and the place.
function keep(this: CompileContext, token: Token): undefined {
  const url = this.resume()
  const node = this.stack.at(-1)
  if (node?.type !== 'link' && node?.type !== 'image' && node?.type !== 'definition') return
  node.url = url
  node.data = { destination: { start: token.start.offset, end: token.end.offset } }
}
