import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** What `action.yml` says of the action. */
interface Metadata {
  inputs: Record<string, { description: string; default?: string; required?: boolean }>
  outputs: Record<string, { description: string }>
}

export const metadata: Metadata = parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'))
