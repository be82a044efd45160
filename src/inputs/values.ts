import { shown } from '../shown.ts'
import { InputError } from './error.ts'

/** The words that YAML 1.2's core schema has for a boolean, as GitHub's own actions take them. */
export function parseBoolean(text: string): boolean {
  if (/^(?:true|True|TRUE)$/.test(text)) return true
  if (/^(?:false|False|FALSE)$/.test(text)) return false
  throw new InputError(`"${shown(text)}" is neither true nor false. Write one of the two.`)
}

export function oneOf<T extends string>(...choices: T[]): (text: string) => T {
  return text => {
    const choice = choices.find(each => each === text)
    if (choice !== undefined) return choice
    throw new InputError(
      `"${shown(text)}" is not one of ${choices.join(', ')}. Choose one of them, or leave the input out.`,
    )
  }
}

export function wholeNumber(min: number, max: number): (text: string) => number {
  return text => {
    const value = Number(text)
    if (/^\d{1,4}$/.test(text) && value >= min && value <= max) return value
    throw new InputError(
      `"${shown(text)}" is not a whole number from ${min} to ${max}. Give one, or leave the input out.`,
    )
  }
}

export function parsePercentage(text: string): number {
  const [, digits] = /^(\d{1,3})\s*%$/.exec(text) ?? []
  if (digits !== undefined && Number(digits) <= 100) return Number(digits) / 100
  throw new InputError(`"${shown(text)}" is not a share. Give a percentage from 0% to 100%, such as 30%.`)
}

export function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
}

/** What stands on lines or between commas. Not cut with the blanks about a comma: such an expression is quadratic. */
export function entries(text: string): string[] {
  return lines(text.replaceAll(',', '\n'))
}
