/** `npm run mutation`: breaks modules on purpose, one place at a time, and lists what no test notices. */
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { command } from './command/command.ts'
import { say } from './command/say.ts'
import { type MutationOptions, readArguments, usage } from './mutation/arguments.ts'
import { changedRanges } from './mutation/changed.ts'
import { judge } from './mutation/judge.ts'
import { type Module, modules } from './mutation/modules.ts'
import { forgetSurvivors } from './mutation/results.ts'
import { type Settings, toSettings } from './mutation/settings.ts'

/** A few changed lines have few mutants, of which each weighs much. */
const SCORE_OF_CHANGES = 60

const folder = fileURLToPath(new URL('../', import.meta.url))
process.chdir(folder)
process.exitCode = await command(readArguments, usage, mutate)

/** Resolves to whether each module has the score that it must have. */
async function mutate({ names, since, isAgain }: MutationOptions): Promise<boolean> {
  const isEnough: boolean[] = []
  for (const name of names)
    isEnough.push(since === undefined ? await mutateModule(name, isAgain) : await mutateChanges(name, since))
  return isEnough.every(Boolean)
}

async function mutateModule(name: string, isAgain: boolean): Promise<boolean> {
  const module = modules[name] as Module
  const file = `artifacts/mutation-${name}.json`
  if (isAgain) await forgetSurvivors(file)
  return run(name, toSettings(module, module.sources, file, isAgain), module.score)
}

async function mutateChanges(name: string, since: string): Promise<boolean> {
  const module = modules[name] as Module
  const ranges = await changedRanges(folder, since, module.sources)
  if (ranges.length > 0) return run(name, toSettings(module, ranges), SCORE_OF_CHANGES)
  say(`${name}: nothing to do`)
  return true
}

async function run(name: string, settings: Settings, score: number): Promise<boolean> {
  const { lines, isEnough } = judge(name, await new Stryker(settings).runMutationTest(), score)
  say(...lines)
  return isEnough
}
