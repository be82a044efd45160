import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** Looks enough like GitHub's job summary for a picture. */
const STYLE = `
  body { margin: 0; background: #fff; color: #1f2328; font: 16px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif, "Noto Color Emoji" }
  main { box-sizing: border-box; width: 900px; padding: 24px 32px 16px; border: 1px solid #d1d9e0; border-radius: 6px; overflow-wrap: break-word }
  h2 { margin: 0 0 16px; padding-bottom: .3em; border-bottom: 1px solid #d1d9e0b3; font-size: 1.5em; line-height: 1.25 }
  a { color: #0969da; text-underline-offset: .2rem }
  p, table, blockquote, details { margin: 0 0 16px }
  details > table { margin-top: 16px }
  table { display: block; width: max-content; max-width: 100%; overflow: auto; border-spacing: 0; border-collapse: collapse }
  th, td { padding: 6px 13px; border: 1px solid #d1d9e0 }
  tr:nth-child(2n) { background: #f6f8fa }
  thead tr { background: #fff }
  th:empty { padding: 0 }
  blockquote { padding: 8px 16px; border-left: .25em solid #cf222e }
`

const CHECK =
  '<svg width="18" height="18" viewBox="0 0 18 18" style="vertical-align: -3px"><rect width="18" height="18" rx="3" fill="#1a7f37"/><path d="M4 9.5l3.2 3.2L14 5.6" fill="none" stroke="#fff" stroke-width="2.2"/></svg>'

/** Renders Markdown as GitHub does: GFM, with HTML of a known kind, and nothing else. */
export async function toPage(markdown: string): Promise<string> {
  const html = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize)
    .use(rehypeStringify)
    .process(markdown)
  // The machine may have no font with this character.
  const marked = String(html).replace('✅', CHECK)
  // GitHub makes a box of such a quote; without one the marker would look like a mistake.
  const boxes = marked.replace(/<p>\[!CAUTION\]\s*/g, '<p><b style="color:#d1242f">Caution</b><br>')
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><main>${boxes}</main>`
}
