import { importPaths } from './include.ts'
import { remembered, type Work } from './step.ts'

/** `import name from 'specifier'`, with or without named imports, also over several lines. */
const defaultImport =
  /^[ \t]*import\s+([\w$]+)(?:\s*,\s*\{[^{}]*\})?\s+from\s+(["'])((?:(?!\2)[^\n])+)\2/gm

/** The specifiers of default imports in JavaScript, by their names. */
export function defaultImports(code: string): Map<string, string> {
  return new Map(
    Array.from(code.matchAll(defaultImport), ([, name, , specifier]) => [
      name!,
      specifier!,
    ]),
  )
}

/** The template, in HTML, of a component in a file that a page imports, where nothing in it is computed. */
export function templateOf(
  specifier: string,
  from: string,
  work: Work,
): string | undefined {
  return remembered(work, `template ${specifier} ${from}`, () =>
    readTemplate(specifier, from, work),
  )
}

function readTemplate(
  specifier: string,
  from: string,
  work: Work,
): string | undefined {
  if (!/(?:\.(?:astro|[jt]sx)|\/[^/.]+)$/.test(specifier)) return undefined
  let ends = ['.tsx', '.jsx', '/index.tsx', '/index.jsx']
  if (/\.\w+$/.test(specifier)) ends = ['']
  const paths = importPaths(specifier, from, work.settings)
  for (const path of paths.flatMap(stem => ends.map(end => stem + end))) {
    const code = work.context.read?.(path)?.text ?? ''
    const template = templateIn(code, path)
    if (template && !COMPUTED.test(template)) return template
  }
  return undefined
}

/** The parts of a template that are not the same wherever a component is: expressions and other components. */
const COMPUTED = /[{}]|<\/?[A-Z]|<\/?[a-z]+-|<slot\b/

function templateIn(code: string, path: string): string | undefined {
  if (path.endsWith('.astro')) return templateOfAstro(code)
  const returned = returnedBy(code)
  if (returned === undefined) return undefined
  return withoutBrackets(returned.trim())
}

/** The code of an Astro component is between two fences. */
function templateOfAstro(code: string): string | undefined {
  const parts = code.split('---')
  if (parts.length === 1) return code
  if (parts.length !== 3) return undefined
  return parts[2]!.trim()
}

/** The text from the only `return` to the last brace: a function that returns more than once decides what it shows. */
function returnedBy(code: string): string | undefined {
  const [, rest, ...others] = code.split('return')
  if (rest === undefined || others.length > 0) return undefined
  const end = rest.lastIndexOf('}')
  if (end < 0) return undefined
  return rest.slice(0, end)
}

/** The expression that is returned, without `(` before it and `);` behind it. */
function withoutBrackets(returned: string): string {
  return returned
    .replace(/;$/, '')
    .trimEnd()
    .replace(/^\(|\)$/g, '')
    .trim()
}
