import { join, percentDecoded } from '../../text/paths.ts'

/** The files that the links of a `SUMMARY.md` name, and what it calls them; a draft's link is empty. */
export function chaptersOf(summary: string, folder: string): [path: string, name: string][] {
  const links = [...summary.matchAll(/(?:\[((?:[^[\]\n\\]|\\.)*))?\]\((?:<([^<>\n]*)>|([^()\s]*))/g)]
  return links.flatMap(([, words = '', quoted, plain]): [string, string][] => {
    const [path = ''] = (quoted ?? plain ?? '').split('#')
    const file = path === '' ? undefined : join(folder, percentDecoded(path))
    return file === undefined ? [] : [[file, words.replace(/[*`]|\\(?=[^\w\s])/g, '').trim()]]
  })
}
