import { openService, type ServiceOptions } from '../../src/adapters/service.ts'
import { type Batch, batchBytes } from '../../src/push/requests.ts'
import type { Service } from '../../src/run/ports.ts'

const document = {
  external_ref: 'a.md',
  name: 'A',
  description: '',
  tags: [],
  archived: false,
  body: 'Text: é😀.',
}
const item = { externalRef: 'a.md', json: new TextEncoder().encode(JSON.stringify(document)) }

/** One document that the service takes. */
export const batch: Batch = { items: [item], bytes: batchBytes([item]) }

/** The service at an address, with the key and connector of the sandbox. */
export function open(baseUrl: string, changes: Partial<ServiceOptions> = {}): Service {
  return openService({
    baseUrl,
    connectorId: 'docs',
    apiKey: 'sandbox-key',
    signal: new AbortController().signal,
    ...changes,
  })
}
