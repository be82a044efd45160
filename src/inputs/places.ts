import { shown } from '../shown.ts'
import { InputError } from './error.ts'

/** Where the record of past syncs is kept. */
export type JournalChoice = { kind: 'deployments' } | { kind: 'file'; path: string } | { kind: 'none' }

export function parseJournal(text: string): JournalChoice {
  if (text === 'deployments' || text === 'none') return { kind: text }
  if (text.includes('/') || /\.jsonl?$/.test(text)) return { kind: 'file', path: text }
  throw new InputError(
    `"${shown(text)}" is neither "deployments" nor "none" nor a file. Leave the input out, or give a file's path with a slash in it or .jsonl at its end.`,
  )
}

export function parseWorkspacePath(text: string): string | undefined {
  if (text === '') return undefined
  const names = text.split('/')
  const leavesWorkspace = names.includes('..') || text.startsWith('/') || /^[a-z]:/i.test(text)
  const isAnswer = /^(?:true|false|yes|no|on|off)$/i.test(text)
  if (leavesWorkspace || isAnswer || text.endsWith('/') || /[\p{Cc}\\]/u.test(text) || text.length > 500)
    throw new InputError(
      `"${shown(text)}" is not a file's path in the workspace. Give one from the repository's root with "/" in it, such as docs/AGENTS.md.`,
    )
  if (names.some(name => /^\.git[. ]*$|^git~\d$/i.test(name)))
    throw new InputError(`"${shown(text)}" lies in git's own folder. Give a path beside it.`)
  return text
}
