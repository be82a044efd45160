import { inspect } from 'node:util'
import { shown } from '../shown.ts'

/** Something else came than GitHub's API gives: often what stands before it has answered. */
export class UnexpectedError extends Error {
  /** What a request comes to has one; the client's own is this where there is no answer. */
  readonly status = 500

  constructor(what: string, data: unknown) {
    const came = shown(inspect(data, { breakLength: Number.POSITIVE_INFINITY }), 80)
    super(`${what} was expected of GitHub’s API, and ${came} came`)
  }
}

/**
 * What GitHub answered, once it is seen to be that: a login page is no empty list.
 *
 * @throws UnexpectedError
 */
export function expected<T>(data: unknown, isIt: (data: unknown) => data is T, what: string): T {
  if (isIt(data)) return data
  throw new UnexpectedError(what, data)
}

export const isListOf =
  <T>(isOne: (value: unknown) => value is T) =>
  (data: unknown): data is T[] =>
    Array.isArray(data) && data.every(isOne)
