import { buildSchema, graphqlSync } from 'graphql'
import { type Answer, json } from '../http.ts'
import type { Kept } from './deployments.ts'

/** What GitHub's own schema has of the deployments, as it is there. */
export const graphqlSchema = `
  type Query {
    nodes(ids: [ID!]!): [Node]!
  }
  interface Node {
    id: ID!
  }
  type Deployment implements Node {
    id: ID!
    databaseId: Int
    environment: String
    statuses(after: String, before: String, first: Int, last: Int): DeploymentStatusConnection
  }
  type DeploymentStatusConnection {
    nodes: [DeploymentStatus]
    totalCount: Int!
  }
  type DeploymentStatus implements Node {
    id: ID!
    state: DeploymentStatusState!
  }
  enum DeploymentStatusState {
    ERROR
    FAILURE
    INACTIVE
    IN_PROGRESS
    PENDING
    QUEUED
    SUCCESS
    WAITING
  }
`
const schema = buildSchema(graphqlSchema)

/** GitHub refuses more. */
const MAX_NODES = 100

/** Answers a query. What GitHub refuses has status 200 all the same, with `errors` in its body. */
export function answerQuery(body: Record<string, unknown>, all: readonly Kept[], mayRead: boolean): Answer {
  const { query, variables } = body as { query: string; variables?: Record<string, unknown> }
  if (!mayRead) return refusal('FORBIDDEN', 'Resource not accessible by integration')
  const ids = (variables?.ids ?? []) as string[]
  if (ids.length > MAX_NODES)
    return refusal(
      'ARGUMENT_LIMIT',
      `You may not provide more than ${MAX_NODES} node ids; you provided ${ids.length}.`,
    )
  const unknown = ids.find(id => !all.some(each => each.deployment.node_id === id))
  if (unknown !== undefined)
    return refusal('NOT_FOUND', `Could not resolve to a node with the global id of '${unknown}'`)
  const rootValue = { nodes: ({ ids }: { ids: string[] }) => ids.map(id => toNode(id, all)) }
  return json(200, graphqlSync({ schema, source: query, rootValue, variableValues: variables }))
}

function refusal(type: string, message: string): Answer {
  return json(200, { data: null, errors: [{ type, path: ['nodes'], message }] })
}

function toNode(id: string, all: readonly Kept[]) {
  const { deployment, statuses } = all.find(each => each.deployment.node_id === id)!
  return {
    __typename: 'Deployment',
    id,
    databaseId: deployment.id,
    environment: deployment.environment,
    /** GitHub documents no order. */
    statuses: ({ first = 100 }: { first?: number }) => ({
      totalCount: statuses.length,
      nodes: statuses
        .toReversed()
        .slice(0, first)
        .map(each => ({ id: each.node_id, state: each.state.toUpperCase() })),
    }),
  }
}
