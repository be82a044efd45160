import { createHash } from 'node:crypto'
import type { DocumentSettings } from '../document/document.ts'

/**
 * A digest of all that shapes a document besides its text, path and prefix, and of where it goes: a service at another
 * address may hold nothing of what this one holds. It begins with the normaliser's number, which alone decides what
 * front matter hides.
 */
export function digest(
  normaliserVersion: number,
  { refPrefix: _, ...settings }: DocumentSettings,
  baseUrl: string,
): string {
  const all = JSON.stringify([baseUrl, Object.entries(settings).sort()])
  return `${normaliserVersion}-${createHash('sha256').update(all).digest('hex').slice(0, 32)}`
}

/** Whether two digests were made by the same normaliser, so that it hid the same pages. */
export function isSameNormaliser(a: string, b: string): boolean {
  return a.split('-')[0] === b.split('-')[0]
}
