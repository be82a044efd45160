import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

export interface Step {
  id?: string
  if?: string
  name?: string
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, string>
}

/** A workflow file, as far as the tests look into it. */
export interface Recipe {
  on: Record<string, unknown>
  jobs: Record<string, { steps: Step[] }>
}

const folder = new URL('../../docs/recipes/', import.meta.url)

/** The names of all recipes, without `.yml`. */
export const recipes: string[] = readdirSync(fileURLToPath(folder)).map(name => name.replace(/\.yml$/, ''))

export async function readRecipe(name: string): Promise<Recipe> {
  return parse(await readFile(new URL(`${name}.yml`, folder), 'utf8')) as Recipe
}

/** The inputs of the action in a recipe with one job. */
export function inputsOf({ jobs }: Recipe): Record<string, string> {
  const steps = Object.values(jobs).flatMap(each => each.steps)
  return steps.find(each => each.uses?.startsWith('OWNER/'))?.with ?? {}
}
