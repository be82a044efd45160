/** Writes docs/targets.schema.json, for editors. */
import { writeFile } from 'node:fs/promises'
import { targetsSchema } from './targets-schema/schema.ts'

const file = new URL('../docs/targets.schema.json', import.meta.url)
await writeFile(file, `${JSON.stringify(targetsSchema, null, 2)}\n`)
