import { metadata } from '../../sandbox/action.ts'
import { type Inputs, parseInputs } from '../../src/inputs/index.ts'

const required = {
  'base-url': 'https://search.example.com',
  'connector-id': 'docs',
  'api-key': 'k3y-with-write-access',
  // The defaults are expressions, which the runner replaces.
  'github-token': 'ghs-of-the-job',
}

/** All inputs as the runner gives them: the defaults of `action.yml`, what is required, and these changes. */
export function inputTexts(changes: Readonly<Record<string, string>> = {}): (name: string) => string {
  return name => {
    if (!Object.hasOwn(metadata.inputs, name)) throw new Error(`action.yml has no input ${name}`)
    return { ...required, ...changes }[name] ?? metadata.inputs[name]?.default ?? ''
  }
}

export function inputs(changes: Readonly<Record<string, string>> = {}): Inputs {
  return parseInputs(inputTexts(changes))
}

/** The message of the error that these inputs meet. */
export function problemOf(changes: Readonly<Record<string, string>>): string {
  try {
    inputs(changes)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('these inputs are taken')
}
