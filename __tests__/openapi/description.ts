import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'

/** One request and its answer, as they went over the wire. */
export interface Exchange {
  method: string
  url: URL
  /** Parsed; `undefined` when there is none. */
  sent: unknown
  status: number
  received: unknown
}

/** What of an exchange GitHub's description does not allow: empty when it keeps to it. */
export type Check = (exchange: Exchange) => string[]

interface Operation {
  parameters?: ({ $ref: string } | Parameter)[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { $ref: string } | object>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
}

interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter> }
}

/** @param file GitHub's OpenAPI description of its REST API, as in the npm package `@octokit/openapi`. */
export function readDescription(file: string): Check {
  const description = JSON.parse(readFileSync(file, 'utf8')) as Description
  const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true, verbose: true })
  // The CommonJS module has its function both as itself and as its default.
  ;(formats as unknown as (ajv: Ajv) => void)(ajv)
  ajv.addSchema(description, 'github')
  return exchange => check(exchange, description, ajv)
}

function check(
  { method, url, sent, status, received }: Exchange,
  description: Description,
  ajv: Ajv,
): string[] {
  const name = method.toLowerCase()
  const path = Object.keys(description.paths).find(each => patternOf(each).test(url.pathname))
  const operation = path === undefined ? undefined : description.paths[path]?.[name]
  if (path === undefined || operation === undefined) return [`${method} ${url.pathname} is not described`]
  const base = ['paths', path, name]
  const body = (pointer: string[], value: unknown) =>
    problems(schemaAt(ajv, pointer), value, pointer.join(' '))
  return [
    ...unknownParameters(url, operation, description),
    ...(operation.requestBody
      ? body([...base, 'requestBody', 'content', 'application/json', 'schema'], sent)
      : []),
    ...(isDescribed(operation, status)
      ? body([...placeOf(operation, base, status), 'content', 'application/json', 'schema'], received)
      : [`${method} ${path} is not described to answer ${status}`]),
  ]
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]+\}/).map(each => each.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}

/** What any operation may answer: the token, its permissions, the rate, or a fault of GitHub's own. */
const ANYWHERE = [401, 403, 404, 429, 500]

const isDescribed = ({ responses }: Operation, status: number): boolean =>
  String(status) in responses || ANYWHERE.includes(status)

/** Where the answer is described: by the operation, or as an error of the usual form. */
function placeOf({ responses }: Operation, base: string[], status: number): string[] {
  const response = responses[status]
  if (response === undefined) return ['components', 'responses', 'not_found']
  return '$ref' in response
    ? (response.$ref as string).split('/').slice(1)
    : [...base, 'responses', String(status)]
}

function schemaAt(ajv: Ajv, pointer: string[]): ValidateFunction {
  const fragment = pointer
    .map(each => encodeURIComponent(each.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  return ajv.compile({ $ref: `github#/${fragment}` })
}

function problems(validate: ValidateFunction, value: unknown, where: string): string[] {
  if (validate(value)) return []
  return (
    (validate.errors ?? [])
      // GitHub gives '' as the default of an address, and '' is none.
      .filter(({ data, parentSchema }) => data === undefined || data !== parentSchema?.default)
      .map(({ instancePath, message }) => `${where}: ${instancePath} ${message}`)
  )
}

function unknownParameters(url: URL, { parameters = [] }: Operation, { components }: Description): string[] {
  const all = parameters.map(each =>
    '$ref' in each ? (components.parameters[each.$ref.split('/').at(-1) ?? ''] as Parameter) : each,
  )
  const names = all.filter(each => each.in === 'query').map(each => each.name)
  return [...url.searchParams.keys()]
    .filter(each => !names.includes(each))
    .map(each => `no parameter ${each}`)
}
