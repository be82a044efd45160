import { decodeString } from 'micromark-util-decode-string'
import { withoutReferences } from './urls.ts'

/** In a link, up to what ends it; the `>` is that of a quote. */
const LINK = /\]\([\s>]*(?=(<[^<>\n]*>|\S+))/g
const DEFINITION = /\]:[\s>]*(?=(<[^<>\n]*>|\S+))/g

/** In quotes, as attributes, parameters and imports have it. */
const QUOTED = /(?:[=({[,:|>]|from|import)\s{0,8}(["'`])(?=((?:(?!\1)[\s\S]){1,500})\1)/g

/** An attribute without quotes. */
const UNQUOTED = /=[\s>]*(?=([^\s"'`<>]+))/g

const SRCSET = /srcset[\s>]*=[\s>]*(?=(["'])((?:(?!\1)[\s\S]){1,5000})\1)/gi

/** In the braces of a template or a shortcode. */
const BRACES = /\{[{%](?=([^{}]{1,1000}))/g

/**
 * All that may be a destination in the source of a page, in any syntax: what is none does no harm, as it leads nowhere in
 * any commit.
 */
export function destinationsIn(text: string): string[] {
  const found = new Set<string>()
  const add = (written: string) => {
    if (written === '' || /^(?:https?:|mailto:|#)/i.test(written)) return
    found.add(written)
    if (!/[\\&]/.test(written)) return
    // Escapes are Markdown's alone, character references also those of HTML.
    found.add(decodeString(written))
    found.add(withoutReferences(written))
  }
  for (const [, written = ''] of text.matchAll(LINK)) add(withoutBrackets(beforeParenthesis(written)))
  for (const [, written = ''] of text.matchAll(DEFINITION)) add(withoutBrackets(written))
  for (const [, , value = ''] of text.matchAll(QUOTED)) add(value.trim())
  for (const [, value = ''] of text.matchAll(UNQUOTED)) add(value)
  for (const [, , value = ''] of text.matchAll(SRCSET)) value.split(/[\s,]+/).forEach(add)
  for (const [, inside = ''] of text.matchAll(BRACES))
    for (const each of [...inside.split(/["'`]/), ...inside.split(/[\s"'`|]+/)]) {
      add(each)
      // Some tags have paths from the root, or without the extension.
      add(`/${each}`)
      add(`${each.split('#')[0]!.replace(/\/$/, '')}.md`)
    }
  return [...found]
}

function withoutBrackets(written: string): string {
  return written.startsWith('<') && written.endsWith('>') ? written.slice(1, -1) : written
}

/** What is before the parenthesis that ends a link (CommonMark, "link destination"). */
function beforeParenthesis(written: string): string {
  if (written.startsWith('<')) return written
  let depth = 0
  for (let at = 0; at < written.length; at++) {
    const character = written[at]
    if (character === '\\') at++
    else if (character === '(') depth++
    else if (character === ')' && depth-- === 0) return written.slice(0, at)
  }
  return written
}
