import { type Answer, json } from '../answer.ts'

/**
 * One page of a list, by GitHub's rules: `per_page` is 30 unless given and 100 at most. The addresses in
 * the `Link` header name the repository by its number, not by its name, as GitHub's do.
 */
export function page(items: readonly object[], url: URL, repositoryPath: string): Answer {
  const perPage = Math.min(positive(url.searchParams.get('per_page'), 30), 100)
  const current = positive(url.searchParams.get('page'), 1)
  const last = Math.max(Math.ceil(items.length / perPage), 1)
  const link = (rel: string, number: number) => {
    const target = new URL(url)
    target.pathname = target.pathname.replace(/^\/repos\/[^/]+\/[^/]+/, repositoryPath)
    target.searchParams.set('page', String(number))
    return `<${target}>; rel="${rel}"`
  }
  const links = [
    ...(current > 1 ? [link('prev', current - 1)] : []),
    ...(current < last ? [link('next', current + 1), link('last', last)] : []),
    ...(current > 1 ? [link('first', 1)] : []),
  ]
  const shown = items.slice((current - 1) * perPage, current * perPage)
  return json(200, shown, links.length > 0 ? { link: links.join(', ') } : {})
}

function positive(text: string | null, otherwise: number): number {
  const number = Number(text ?? otherwise)
  return Number.isInteger(number) && number > 0 ? number : otherwise
}
