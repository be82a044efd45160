import { replacing } from './step.ts'

/** `{{ name }}` where the configuration gives it a plain value, in code too; any other stays as written. */
export const variables = replacing(
  '{{',
  /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g,
  ({ 1: name }, _, { settings }) => variable(name!, settings.variables),
  true,
)

/** The value of a name, with or without what a generator puts before the names of a configuration. */
export function variable(name: string, values: Readonly<Record<string, string>>): string | undefined {
  const plain = name.replace(/^(?:site|config|extra|params|vars?)\.(?:extra\.|params\.)?/i, '')
  return [name, plain].filter(each => Object.hasOwn(values, each)).map(each => values[each])[0]
}
