import { sanitizeForLog } from '../text/index.ts'
import { parseFiles } from './patterns.ts'
import { InputError, lines } from './values.ts'

/** Patterns of files on the disk that an earlier step of the job has written; none where the input is empty. */
export function parseGenerated(text: string): string[] {
  return text === '' ? [] : parseFiles(text)
}

/** A folder of the workspace with a site as its generator built it, and the folder of the pages that it was built from. */
export interface BuiltFolder {
  /** Without a slash at its end. */
  folder: string
  /** `''` or a path that ends in a slash. */
  source: string
}

/** Reads lines such as `public` or `public -> docs/`. @throws InputError with a line for each that is malformed. */
export function parseBuiltSite(text: string): BuiltFolder[] {
  const all = lines(text).map(line => ({ line, parts: line.split('->').map(part => part.trim()) }))
  const problems = all.flatMap(({ line, parts }) =>
    parts.length > 2 || parts.some(part => !isFolder(part)) || segments(parts[0] ?? '').length === 0
      ? [
          `"${sanitizeForLog(line)}" is not a folder in the workspace, or two with "->" between them. Write each site on a line, such as public -> docs/.`,
        ]
      : [],
  )
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return all.map(({ parts: [folder = '', source = ''] }) => {
    const path = segments(source).join('/')
    return { folder: segments(folder).join('/'), source: path === '' ? '' : `${path}/` }
  })
}

const segments = (path: string) => path.split('/').filter(name => name !== '' && name !== '.')

function isFolder(path: string): boolean {
  const names = segments(path)
  const isGit = names.some(name => /^\.git$/i.test(name))
  return !/^(?:$|\/.|[a-z]:)|[\p{Cc}\\*?]/iu.test(path) && !names.includes('..') && !isGit
}
