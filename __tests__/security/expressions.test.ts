import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { parseSync } from '@swc/core'
import { analyse } from 'scslre'

// No module of src is imported above: those that make expressions when they are loaded are watched as they do.

const sourceFolder = fileURLToPath(new URL('../../src', import.meta.url))

/** Each once, as source and flags. */
const expressions = new Map<string, [source: string, flags: string]>()
const add = (source: string, flags: string) => expressions.set(`${source}/${flags}`, [source, flags])

let made = 0

/** Entries run the action when they are loaded, or belong to a thread. */
const ENTRIES = /^(?:main|post|adapters\/.*)\.ts$/

for (const name of readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })) {
  if (!/(?<!\.d)\.ts$/.test(name)) continue
  addLiterals(readFileSync(join(sourceFolder, name), 'utf8'))
  if (!ENTRIES.test(name)) await addMade(join(sourceFolder, name))
}

function addLiterals(source: string): void {
  const module = parseSync(source, { syntax: 'typescript', target: 'es2024' })
  JSON.stringify(module, (_, value) => {
    const init = value?.type === 'VariableDeclarator' ? value.init : undefined
    // It is nothing by itself: the module makes an expression of it and others.
    if (init?.type === 'RegExpLiteral' && isPart(value.id.value, source)) return undefined
    if (value?.type === 'RegExpLiteral') add(value.pattern, value.flags)
    return value
  })
}

function isPart(name: string, source: string): boolean {
  const uses = source.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []
  const partUses = source.match(new RegExp(`\\b${name}\\.source\\b`, 'g')) ?? []
  return partUses.length > 0 && uses.length === partUses.length + 1
}

/** Loads a module, and adds the expressions that it makes of texts; those of libraries are their own matter. */
async function addMade(path: string): Promise<void> {
  const { RegExp: original } = globalThis
  globalThis.RegExp = new Proxy(original, {
    construct(target, [pattern, flags]) {
      const expression = new target(pattern, flags)
      const [, , caller = ''] = (new Error().stack ?? '').split('\n')
      if (caller.includes(sourceFolder)) {
        add(expression.source, expression.flags)
        made++
      }
      return expression
    },
  })
  try {
    await import(path)
  } finally {
    globalThis.RegExp = original
  }
}

describe('every regular expression of the sources reads any text in linear time:', () => {
  test.each([...expressions.values()])('%s', (source, flags) => {
    const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } })
    expect(reports.map(each => each.type)).toEqual([])
  })

  test('those that are made of parts are among them', () => {
    expect(made).toBeGreaterThan(10)
  })
})
