import type { Reader } from '../generator.ts'

/** A file of the repository whose name says that it changes pages, such as `./src/remark/tabs`. */
const PAGE_CODE =
  /["']((?:\.{1,2}|@site|~)\/[^"'\n]*(?:plugin|remark|rehype|markdown|mdx|transform|hero\.astro|pagetitle)(?![^"'\n]*\.(?:css|json))[^"'\n]*)["']/gi

const COMMENT = /^[ \t]*\/\/.*/gm

/** The code of its own that a configuration in JavaScript or TypeScript names, which is not run. */
export async function ownCodeIn(
  path: string,
  reader: Reader,
): Promise<string[]> {
  const text = (await reader.text(path)) ?? ''
  const files = text.replace(COMMENT, '').matchAll(PAGE_CODE)
  return [...new Set(Array.from(files, ([, file = '']) => file))]
}
