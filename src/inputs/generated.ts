import { parseFiles } from './patterns.ts'

/** Patterns of files on the disk that an earlier step of the job has written; none where the input is empty. */
export function parseGenerated(text: string): string[] {
  return text === '' ? [] : parseFiles(text)
}
