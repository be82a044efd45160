import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { anchorPrefix, type Documents, forReaders } from './for-readers.ts'

/** GitHub's own rules, without what would fetch something or move a reader's focus. */
const schema = {
  ...defaultSchema,
  clobberPrefix: anchorPrefix,
  strip: ['script', 'style'],
  tagNames: defaultSchema.tagNames?.filter(name => name !== 'picture' && name !== 'source') ?? [],
  attributes: {
    ...defaultSchema.attributes,
    '*':
      defaultSchema.attributes?.['*']?.filter(name => !['accessKey', 'tabIndex'].includes(String(name))) ??
      [],
  },
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // The sanitiser gives every anchor its prefix.
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
  .use(rehypeRaw)
  .use(rehypeSanitize, schema)
  .use(forReaders)
  .use(rehypeStringify)

/**
 * Markdown as HTML in which nothing can run or be fetched. `undefined` when it cannot be rendered, as when it is nested
 * deeper than the parsers can go.
 *
 * @param documents the documents that links lead to, by address.
 */
export function toSafeHtml(markdown: string, documents: Documents = {}): string | undefined {
  try {
    return String(processor.processSync({ value: markdown, data: { documents } }))
  } catch {
    return undefined
  }
}
