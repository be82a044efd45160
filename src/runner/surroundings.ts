import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { shown } from '../shown.ts'
import type { Event } from '../trigger.ts'
import { readPayload } from './payload.ts'

/** The surroundings of a run (GitHub documentation, "Default environment variables"). */
export interface Surroundings {
  /** The folder of the checkout. */
  workspace: string
  /** `owner/name`. */
  repository: string
  /** `https://github.com`. */
  serverUrl: string
  /** `https://api.github.com`. */
  apiUrl: string
  runId: string
  /** A run that is started again keeps its ID. */
  runAttempt: string
  /** The commit of the event; a workflow may have checked out another one. */
  sha: string
  temporaryFolder: string
  environment: NodeJS.ProcessEnv
  /** The environment has switched off the check of certificates. */
  isTlsUnchecked: boolean
}

/** The run was started by something that is no GitHub runner, or the event is not readable. */
export class RunnerError extends Error {}

/** Such as `v24.1.0`. */
export const nodeVersion = (): string => process.version

/** @throws RunnerError where Node prints what it sends, the key among it, or what a runner tells is missing. */
export function surroundings(): Surroundings {
  const { env } = process
  if (env.NODE_DEBUG)
    throw new RunnerError(
      'NODE_DEBUG makes Node print what it sends, the key among it. Take the variable away for this step.',
    )
  return {
    workspace: required('GITHUB_WORKSPACE'),
    repository: required('GITHUB_REPOSITORY'),
    serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    runId: env.GITHUB_RUN_ID ?? '',
    runAttempt: env.GITHUB_RUN_ATTEMPT ?? '1',
    temporaryFolder: env.RUNNER_TEMP && existsSync(env.RUNNER_TEMP) ? env.RUNNER_TEMP : tmpdir(),
    sha: env.GITHUB_SHA ?? '',
    environment: env,
    isTlsUnchecked: env.NODE_TLS_REJECT_UNAUTHORIZED === '0',
  }
}

export function event(): Event {
  return {
    name: required('GITHUB_EVENT_NAME'),
    ref: process.env.GITHUB_REF ?? '',
    ...readPayload(payload()),
  }
}

function payload(): unknown {
  const path = process.env.GITHUB_EVENT_PATH
  if (!path) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new RunnerError(
      `The event's description cannot be read (${shown(String(error))}). Run this action in a job of GitHub Actions.`,
    )
  }
}

function required(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new RunnerError(
    `The environment variable ${name} is missing. Run this action in a job of GitHub Actions.`,
  )
}
