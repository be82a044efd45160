import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Metadata {
  inputs: { files: { default: string } }
}

const { inputs } = parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8')) as Metadata

/** The patterns of a run that sets none. */
export const DEFAULT_FILES = inputs.files.default.split('\n')
