import { join, percentDecoded } from '../../text/paths.ts'

/** The files that the links of a `SUMMARY.md` name; a draft's link is empty. */
export function chaptersOf(summary: string, folder: string): string[] {
  const links = [...summary.matchAll(/\]\((?:<([^<>\n]*)>|([^()\s]*))/g)]
  return links.flatMap(([, quoted, plain]) => {
    const [path = ''] = (quoted ?? plain ?? '').split('#')
    return path === '' ? [] : (join(folder, percentDecoded(path)) ?? [])
  })
}
