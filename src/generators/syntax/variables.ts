import { replacing } from './step.ts'

const PATTERN = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g

/**
 * `{{ name }}` where the configuration gives it a plain value (mkdocs-macros, Jekyll, Mintlify), in code too; any other
 * stays as written.
 */
export const variables = replacing(
  '{{',
  PATTERN,
  ({ 1: name }, _, { settings }) => variable(name!, settings.variables),
  true,
)

/** A text with what the variables in it stand for. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PATTERN, (template, name) => variable(name, values) ?? template)
}

/** The value of a name, with or without what a generator puts before the names of a configuration. */
export function variable(name: string, values: Readonly<Record<string, string>>): string | undefined {
  const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '')
  return [name, plain].filter(each => Object.hasOwn(values, each)).map(each => values[each])[0]
}
