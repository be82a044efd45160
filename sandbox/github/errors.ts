import type { Fault } from '../faults.ts'
import { type Answer, json } from '../http.ts'

const documentation_url = 'https://docs.github.com/rest'

export interface FieldError {
  resource: string
  field: string
  code: 'missing_field' | 'invalid' | 'custom'
  message?: string
}

/** An error as GitHub words it: the status stands in the body too, as a string. */
export function problem(status: number, message: string, errors?: object[]): Answer {
  return json(status, { message, ...(errors && { errors }), documentation_url, status: String(status) })
}

export function invalid(...errors: FieldError[]): Answer {
  return problem(422, 'Validation Failed', errors)
}

/** The hourly limit is used up, until that many seconds from now. */
export function primaryRateLimit(resetInSeconds: number): Fault {
  const reset = Math.ceil(Date.now() / 1000) + resetInSeconds
  return {
    status: 403,
    headers: {
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(reset),
    },
    body: { message: 'API rate limit exceeded for installation.', documentation_url, status: '403' },
  }
}

/** Too many requests at once. GitHub answers this with 403 or with 429. */
export function secondaryRateLimit(retryAfterSeconds: number, status: 403 | 429 = 403): Fault {
  return {
    status,
    headers: { 'retry-after': String(retryAfterSeconds) },
    body: {
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
      documentation_url,
      status: String(status),
    },
  }
}
