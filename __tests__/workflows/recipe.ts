import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { actionSteps, type Workflow } from '../../sandbox/act.ts'

const folder = new URL('../../docs/recipes/', import.meta.url)

/** The names of all recipes, without `.yml`. */
export const recipes: string[] = readdirSync(fileURLToPath(folder)).map(name => name.replace(/\.yml$/, ''))

export async function readRecipe(name: string): Promise<Workflow> {
  return parse(await readFile(new URL(`${name}.yml`, folder), 'utf8')) as Workflow
}

/** The inputs of the action in a recipe with one job. */
export function inputsOf(recipe: Workflow): Record<string, string> {
  return actionSteps(recipe)[0]?.with ?? {}
}
