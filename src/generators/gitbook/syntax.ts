import { destination } from '../../markdown/escape.ts'
import { fences } from '../syntax/fences.ts'
import type { Syntax } from '../syntax/step.ts'
import {
  admonition,
  content,
  includedBeside,
  liquidTags,
  type RenderTag,
  raw,
  tabs,
  templates,
  titled,
  words,
} from '../syntax/templates.ts'

export function gitbookSyntax(): Syntax {
  return { includes: [blocks], markup: [fences()] }
}

const embed: RenderTag = ({ values }) => {
  const { url, src = url, caption } = values
  return src ? { before: `[${caption ?? src}](${destination(src)})` } : {}
}

/** The blocks of GitBook ("Blocks" of its documentation). */
const blocks = templates(
  liquidTags,
  {
    ...raw,
    include: includedBeside,
    hint: admonition,
    tab: titled,
    tabs,
    'content-ref': content,
    embed,
    file: embed,
  },
  words,
  ['raw', 'include'],
)
