import { get, list, members, text } from '../text/data.ts'
import { type Element, elementLike } from './element.ts'

/** Longer descriptions of an interface show only so many of their fields. */
const MAX_FIELDS = 500

const MAX_DEPTH = 8

/**
 * What the components of an `.api.mdx` page are given of an operation (docusaurus-openapi-docs): its parameters, the fields
 * of its body and its answers.
 */
export function operationItems(props: Readonly<Record<string, unknown>>, element: Element): Element[] {
  const items: Element[] = []
  const add = (title: string, caption: unknown) => {
    if (items.length < MAX_FIELDS) items.push(elementLike(element, { title, caption: text(caption) }))
  }
  const addField = (
    name: string,
    field: unknown,
    schema: unknown,
    isRequired: boolean,
    depth: number,
  ): void => {
    const details = [text(get(schema, 'type')), isRequired ? 'required' : undefined]
    add([name, ...details].filter(Boolean).join(' '), get(field, 'description') ?? get(schema, 'description'))
    addSchema(schema, depth + 1)
  }
  const addSchema = (schema: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || items.length >= MAX_FIELDS) return
    const required = list(get(schema, 'required'))
    for (const [name, field] of members(get(schema, 'properties')))
      addField(name, field, field, required.includes(name), depth)
    if (get(schema, 'items') !== undefined) addSchema(get(schema, 'items'), depth + 1)
    for (const key of ['allOf', 'oneOf', 'anyOf'])
      for (const part of list(get(schema, key))) addSchema(part, depth + 1)
  }
  const addContent = (value: unknown) => {
    for (const [, media] of members(get(value, 'content'))) addSchema(get(media, 'schema'), 0)
  }
  for (const parameter of [...list(props.parameters), ...list(props.param)])
    addField(
      text(get(parameter, 'name')) ?? '',
      parameter,
      get(parameter, 'schema'),
      get(parameter, 'required') === true,
      0,
    )
  if (props.body !== undefined) {
    add('', get(props.body, 'description'))
    addContent(props.body)
  }
  for (const [status, answer] of members(props.responses)) {
    add(status, get(answer, 'description'))
    addContent(answer)
  }
  return items
}
