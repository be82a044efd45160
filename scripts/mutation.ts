/** `npm run mutation`: breaks modules on purpose, one place at a time, and lists what no test notices. */
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { command } from './command/command.ts'
import { say } from './command/say.ts'
import { type MutationOptions, readArguments, usage } from './mutation/arguments.ts'
import { changedRanges } from './mutation/changed.ts'
import { judge } from './mutation/judge.ts'
import { type Module, modules } from './mutation/modules.ts'
import { toSettings } from './mutation/settings.ts'

/** A few changed lines have few mutants, of which each weighs much. */
const SCORE_OF_CHANGES = 60

const folder = fileURLToPath(new URL('../', import.meta.url))
process.chdir(folder)
process.exitCode = await command(readArguments, usage, mutate)

/** Resolves to whether each module has the score that it must have. */
async function mutate({ names, since }: MutationOptions): Promise<boolean> {
  const isEnough: boolean[] = []
  for (const name of names) {
    const module = modules[name] as Module
    const ranges = since === undefined ? module.sources : await changedRanges(folder, since, module.sources)
    if (ranges.length === 0) say(`${name}: nothing to do`)
    else isEnough.push(await mutateOne(name, module, ranges, since !== undefined))
  }
  return isEnough.every(Boolean)
}

async function mutateOne(name: string, module: Module, ranges: string[], isPart: boolean): Promise<boolean> {
  const results = await new Stryker(toSettings(module, ranges)).runMutationTest()
  const { lines, isEnough } = judge(name, results, isPart ? SCORE_OF_CHANGES : module.score)
  say(...lines)
  return isEnough
}
