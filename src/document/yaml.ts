import { parseDocument } from 'yaml'
import type { Language, Reading } from './front-matter.ts'
import { placeAt } from './place.ts'
import { readMapping } from './plain/mapping.ts'

export const yaml: Language = {
  name: 'YAML',
  fence: '---',
  // Pandoc and Jekyll end a block with dots as well.
  closing: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
  keyLine: /^[^\s:>*`[<|-][^:]{0,64}:(?:\s|$)/,
  spell: ([key = '', ...others], value): string =>
    others.length === 0 ? `${key}: ${value}` : `${key}: {${yaml.spell(others, value)}}`,
  read(block) {
    const data = readMapping(block)
    if (data) return { kind: 'mapping', data }
    try {
      return readYaml(block)
    } catch (error) {
      // Aliases, which may expand without end, and nesting deeper than the stack.
      return broken(block, 0, error instanceof Error ? error.message : String(error))
    }
  },
}

/** All of YAML. @throws as the library does */
export function readYaml(block: string): Reading {
  const document = parseDocument(block, {
    // Every scalar is the string that its author wrote: `1.10` and `2024-05-01` make good titles and tags.
    schema: 'failsafe',
    customTags: ['null'],
    // Of a key that is there twice the last value counts, as with most site generators.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  })
  const [error] = document.errors
  if (error) return broken(block, error.pos[0], error.message)
  const data: unknown = document.toJS({ maxAliasCount: 0 })
  if (data === null) return { kind: 'mapping', data: {} }
  return typeof data === 'object' && !Array.isArray(data) ? { kind: 'mapping', data } : { kind: 'other' }
}

function broken(block: string, offset: number, why: string): Reading {
  const reason = `the YAML front matter does not parse (${why}): the page goes without its title, description and tags. Mend the YAML here.`
  return { kind: 'broken', ...placeAt(block, offset), reason }
}
