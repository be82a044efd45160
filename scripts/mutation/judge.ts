import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Stryker } from '@stryker-mutator/core'
import { equivalents } from './equivalents.ts'

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** The score of a module, and each mutant that no test noticed. @param score the least, in percent. */
export function judge(
  name: string,
  results: readonly MutantResult[],
  score: number,
): { lines: string[]; isEnough: boolean } {
  const counted = results.filter(({ status }) => /^(?:Killed|Timeout|Survived|NoCoverage)$/.test(status))
  const survivors = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const open = survivors.filter(each => !isEquivalent(each))
  const equal = survivors.length - open.length
  const all = counted.length - equal
  const reached = all === 0 ? 100 : (100 * (all - open.length)) / all
  const endless = counted.filter(({ status }) => status === 'Timeout').length
  const head = `${name}: ${all - open.length} of ${all} mutants noticed, ${endless} of them by a timeout, ${reached.toFixed(1)} %, and ${equal} change nothing`
  return { lines: [...open.map(describe), head], isEnough: reached >= score }
}

function isEquivalent(mutant: MutantResult): boolean {
  const file = relative('.', mutant.fileName)
  const [source, replacement] = [sourceOf(mutant), mutant.replacement ?? '']
  const line = linesOf(mutant)[0]?.trim()
  return (equivalents[file] ?? []).some(
    ([each, , ...changes]) =>
      each === line && changes.some(change => change[0] === source && change[1] === replacement),
  )
}

function linesOf({ fileName, location: { start, end } }: MutantResult): string[] {
  return readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
}

/** What the mutant replaces. */
function sourceOf(mutant: MutantResult): string {
  const { start, end } = mutant.location
  const lines = linesOf(mutant)
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1)
  lines[0] = lines[0]!.slice(start.column - 1)
  return lines.join('\n')
}

function describe(mutant: MutantResult): string {
  const { fileName, location, replacement = '', status } = mutant
  const { line, column } = location.start
  const place = `${relative('.', fileName)}:${line}:${column}`
  return `${place} ${status}\n  - ${sourceOf(mutant)}\n  + ${replacement}`
}
