import { get, plainMembers, readToml, text } from '../../text/data.ts'
import { folderOf, joinFolder, nameOf, toAddress } from '../../text/paths.ts'
import { chaptersOf } from '../config/summary.ts'
import type { Generator, Routes, SiteConfig } from '../generator.ts'
import { mdbookSyntax } from './syntax.ts'

interface MdBookOptions {
  /** The files that the summary lists. */
  chapters: readonly string[]
}

export const mdbook: Generator<MdBookOptions> = {
  async read(path, reader) {
    const data = await reader.data(path, readToml)
    const contentFolder = joinFolder(folderOf(path), text(get(data, 'book', 'src')) ?? 'src')
    if (data === undefined || contentFolder === undefined) return undefined
    const summary = await reader.text(`${contentFolder}SUMMARY.md`)
    if (summary === undefined) return undefined
    const names = chaptersOf(summary, contentFolder)
    const html = get(data, 'output', 'html')
    const host = text(get(html, 'cname'))
    return {
      contentFolder,
      syntaxOptions: { hiddenPrefixes: plainMembers(get(html, 'code', 'hidelines')) },
      address: host ? toAddress(`https://${host}`, text(get(html, 'site-url')) ?? '') : undefined,
      names,
      hasTitlesInNavigation: true,
      options: { chapters: names.map(([file]) => file) },
    }
  },
  routes: mdbookRoutes,
  syntax: mdbookSyntax,
}

function mdbookRoutes(
  { contentFolder, options }: SiteConfig<MdBookOptions>,
  files: readonly string[],
): Routes {
  const chapters = new Set(options.chapters)
  const listed = files.filter(path => chapters.has(path) && path.startsWith(contentFolder))
  const others = files.filter(
    path => path.endsWith('.md') && path.startsWith(contentFolder) && !chapters.has(path),
  )
  return {
    pages: new Map(listed.map(path => [path, chapterRoute(path.slice(contentFolder.length))])),
    reasons: new Map(others.map(path => [path, 'is not in SUMMARY.md'])),
    rooted: 'server',
  }
}

function chapterRoute(inside: string): string {
  const stem = inside.replace(/\.md$/, '')
  return nameOf(stem) === 'README' ? `${folderOf(stem)}index.html` : `${stem}.html`
}
