import { html } from 'hono/html'
import { address, type Html, number } from './format.ts'

/** A heading with a list below it. */
export interface Rows<T> {
  /** What the section is called in an address. */
  id: string
  title: string
  note?: string
  list: readonly T[]
  item: (each: T) => Html
}

/** The whole list is one click away. */
const atFirst = 100

/**
 * A section of a page, or nothing when its list is empty.
 *
 * @param path the page's own address, from which `?all=id` leads to the whole list.
 * @param all the section that is shown whole.
 */
export function rows<T>({ id, title, note, list, item }: Rows<T>, path: string, all?: string): Html | string {
  if (list.length === 0) return ''
  const shown = all === id ? list : list.slice(0, atFirst)
  const rest = list.length - shown.length
  return html`<section id="${id}"><h2>${title} <span class="amount">${number(list.length)}</span></h2>
${note === undefined ? '' : html`<p class="quiet">${note}</p>`}
<ul class="rows">${shown.map(each => html`<li>${item(each)}</li>`)}</ul>
${rest > 0 ? html`<p><a href="${address(path, { all: id })}#${id}">Show all ${number(list.length)}</a></p>` : ''}
</section>`
}
