import type { Element, Nodes, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(asOnGitHub)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze()

/** remark-gfm also links what character references stand for; cmark-gfm, which GitHub has, does so only for mail addresses. */
function asOnGitHub(this: Processor): void {
  const data = this.data()
  const without = (each: object): object =>
    Array.isArray(each) ? each.map(without) : { ...each, transforms: [] }
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).map(without) as never
}

/** What GitHub makes of Markdown: every address that something in it leads to or is loaded from, and its elements. */
export function linksOf(markdown: string): { urls: string[]; elements: Set<string>; text: string } {
  // What GitHub has beyond GFM, and remark has not.
  const urls: string[] = markdown.match(/\bftp:\/\/\S+/gi) ?? []
  const elements = new Set(markdown.includes('$') ? ['math'] : [])
  let text = ''
  const visit = (node: Nodes, isLinked: boolean) => {
    if (node.type === 'text') {
      text += node.value
      if (!isLinked) urls.push(...literalsOf(node.value))
    }
    if (node.type === 'element') elements.add(node.tagName)
    if (node.type === 'element') urls.push(...addressesOf(node))
    if ('children' in node)
      for (const child of node.children)
        visit(child, isLinked || (node.type === 'element' && node.tagName === 'a'))
  }
  visit(processor.runSync(processor.parse(markdown)) as Root, false)
  return { urls, elements, text }
}

function addressesOf({ properties }: Element): string[] {
  const given = [properties.href, properties.src, properties.srcSet, properties.action, properties.style]
  const handlers = Object.keys(properties).filter(name => /^on/i.test(name))
  return [...given.filter(each => each !== undefined).map(String), ...handlers]
}

/** Mail addresses and names of users, which GitHub links in the text of the page that it has made. */
function literalsOf(text: string): string[] {
  return text.match(/[\w.+-]+@[a-z0-9-]+\.[a-z0-9]+|(?<![\w`])@[a-z0-9]\w*/gi) ?? []
}
