import { destination, type Element } from './element.ts'
import type { Part, Piece } from './pieces.ts'

/** Puts around the only line of an element what Markdown has for it: a heading, a link or weight. */
export function wrapped(element: Element, href: string, parts: Part[], source: string): Part[] {
  if (href !== '' && isOneImage(parts)) return parts.map(part => linkedImage(part, href))
  const [piece, ...others] = parts.filter(part => part.kind === 'piece')
  const isAlone = others.length === 0 && parts.every(part => part.kind === 'piece' || part.texts.length === 0)
  if (!piece || !isAlone || piece.block !== undefined || piece.lead !== '') return parts
  const raw = source.slice(piece.start, piece.end)
  const around = aroundOf(element, href, raw)
  return around
    ? parts.map(part => (part === piece ? ({ ...piece, ...around } satisfies Piece) : part))
    : parts
}

function isOneImage(parts: Part[]): boolean {
  const texts = parts.flatMap(part => (part.kind === 'cut' ? part.texts : ['']))
  return texts.length === 1 && texts[0]!.startsWith('![')
}

function linkedImage(part: Part, href: string): Part {
  if (part.kind === 'piece') return part
  return { ...part, texts: part.texts.map(image => `[${image}](${destination(href)})`) }
}

function aroundOf({ name }: Element, href: string, raw: string) {
  if (href !== '' && isLinkable(raw)) return { lead: '[', tail: `](${destination(href)})` }
  if (raw.includes('\n')) return undefined
  const level = /^h([1-6])$/.exec(name ?? '')?.[1]
  if (level !== undefined) return { lead: `${'#'.repeat(Number(level))} `, tail: '' }
  return name === 'summary' && isPlain(raw) ? { lead: '**', tail: '**' } : undefined
}

/** Brackets end a link's text, and no link can be in another. */
export function isLinkable(raw: string): boolean {
  return raw.trim() !== '' && !/[[\]]|\n[ \t]*\n|<(?!img\b)[^<>]*\s(?:href|to|src)=|https?:|www\./.test(raw)
}

function isPlain(raw: string): boolean {
  return !/[*_<>{}\\[\]]/.test(raw)
}
