import { parse, TomlError } from 'smol-toml'
import type { Language } from './front-matter.ts'

export const toml: Language = {
  name: 'TOML',
  fence: '+++',
  closing: /\n\+\+\+[ \t]*(?:\n|$)/,
  keyLine: /^\s*(?:[\w."'-][^=]{0,64}=|\[)/,
  spell: (keys, value) => `${keys.join('.')} = ${value}`,
  read(block) {
    try {
      return { kind: 'mapping', data: parse(block, { integersAsBigInt: 'asNeeded' }) }
    } catch (error) {
      const { line, column } = error instanceof TomlError ? error : { line: 1, column: 1 }
      const [why] = (error instanceof Error ? error.message : String(error)).split('\n')
      const reason = `the TOML front matter does not parse (${why}): the page goes without its title, description and tags. Mend the TOML here.`
      return { kind: 'broken', line, column, reason }
    }
  },
}
