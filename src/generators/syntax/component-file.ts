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

/** What a component always shows: HTML, or a page that it imports. */
type Template = { html: string } | { specifier: string; from: string }

/** The template of a component in a file that a page imports, where nothing in it is computed. */
export function templateOf(
  specifier: string,
  from: string,
  work: Work,
): Template | undefined {
  return remembered(work, `template ${specifier} ${from}`, () =>
    readTemplate(specifier, from, work),
  )
}

function readTemplate(
  specifier: string,
  from: string,
  work: Work,
): Template | undefined {
  if (!/(?:\.(?:astro|vue|[jt]sx)|\/[^/.]+)$/.test(specifier)) return undefined
  const ends = /\.\w+$/.test(specifier)
    ? ['']
    : ['.tsx', '.jsx', '/index.tsx', '/index.jsx']
  for (const path of importPaths(specifier, from, work.settings).flatMap(each =>
    ends.map(end => each + end),
  )) {
    const code = work.context.read?.(path)?.text
    const template = code === undefined ? undefined : templateIn(code, path)
    const [, name = ''] = /^<([A-Z]\w*)\s*\/>$/.exec(template ?? '') ?? []
    const page = defaultImports(code ?? '').get(name)
    if (page !== undefined && /\.mdx?$/.test(page))
      return { specifier: page, from: path }
    if (template && !COMPUTED.test(template)) return { html: template }
  }
  return undefined
}

/** What is not the same wherever a component is: expressions, directives and other components. */
const COMPUTED = /[{}]|\sv-[a-z]|\s[:@#][\w-]+=|<\/?[A-Z]|<\/?[a-z]+-|<slot\b/

function templateIn(code: string, path: string): string | undefined {
  const [opening, closing] = path.endsWith('.vue')
    ? ['<template>', '</template>']
    : path.endsWith('.astro')
      ? ['---', '']
      : ['return', '}']
  const parts = code.split(opening)
  // The code of an Astro component is between two fences; a function that returns more than once decides.
  if (path.endsWith('.astro'))
    return parts.length === 3
      ? parts[2]!.trim()
      : parts.length === 1
        ? code
        : undefined
  const end = parts.length === 2 ? parts[1]!.lastIndexOf(closing) : -1
  if (end < 0) return undefined
  const template = parts[1]!.slice(0, end)
  return path.endsWith('.vue')
    ? template.trim()
    : withoutBrackets(template.trim())
}

/** The expression that is returned, without `(` before it and `);` behind it. */
function withoutBrackets(returned: string): string {
  const value = returned.endsWith(';')
    ? returned.slice(0, -1).trimEnd()
    : returned
  const start = value.startsWith('(') ? 1 : 0
  const end = value.endsWith(')') ? value.length - 1 : value.length
  return value.slice(start, end).trim()
}
