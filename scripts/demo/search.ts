import type { Hit } from '../../sandbox/search.ts'
import type { Documents } from './compare.ts'

export interface Answer {
  query: string
  hits: { name: string; externalRef: string; snippet: string }[]
}

/** Asks the sandbox over HTTP, as its page does. */
export async function ask(
  sandboxUrl: string,
  query: string,
  signal: AbortSignal,
  connector: string,
): Promise<Answer> {
  const url = `${sandboxUrl}/search?${new URLSearchParams({ q: query, connector, limit: '3' })}`
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${url}`)
  const { hits } = (await response.json()) as { hits: Hit[] }
  return {
    query,
    hits: hits.map(({ name, external_ref, snippetHtml }) => ({
      name,
      externalRef: external_ref,
      snippet: toText(snippetHtml),
    })),
  }
}

/** Titles of three documents, spread over all of them. */
export function titlesOf(documents: Documents): string[] {
  const names = [...documents.values()].map(each => each.name)
  const titles = [1, 2, 3].map(quarter => names[Math.floor((names.length * quarter) / 4)])
  return [...new Set(titles.filter(title => title !== undefined))]
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

function toText(html: string): string {
  return html
    .replace(/<\/?mark>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
