import { z } from 'zod'
import type { Operation } from '#platform/shared/endpoint.ts'
import { commonErrors, type ErrorTable } from '#platform/shared/problem.ts'
import { ownValue } from '#platform/shared/word-table.ts'
import type { BoundOperation } from './bind-contract.ts'
import { failureCodesOf } from './failure-codes.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, side: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    // Codecs have the wire on their input side, and what a handler answers is the wire as well.
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (side === 'output') delete jsonSchema.additionalProperties
    },
  })
  return rest
}

function parametersOf(operation: Operation): Json[] {
  const list = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }))
  }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Up to 255 visible ASCII characters. The same key with the same request is answered again and not done again.',
    schema: { type: 'string', maxLength: 255 },
  }
  return [
    ...list(operation.params, 'path'),
    ...list(operation.query, 'query'),
    ...(operation.idempotencyKey ? [key] : []),
  ]
}

const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

/** Status → description, merging the codes that share one. */
function failuresOf(bound: BoundOperation): Json {
  const table: ErrorTable = { ...bound.errors, ...commonErrors }
  const byStatus = new Map<number, string[]>()
  for (const code of failureCodesOf(bound)) {
    const definition = ownValue(table, code)
    if (!definition) throw new Error(`Unknown error code ${code}`)
    byStatus.set(definition.status, [...(byStatus.get(definition.status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: codes.join(', '), content: problem },
    ]),
  )
}

function successOf({ output, status }: Operation): Json {
  if (!output) return { '204': { description: 'Done; no body.' } }
  if ('redirect' in output) return { '302': { description: 'Elsewhere.' } }
  const content =
    'file' in output
      ? { [output.file]: { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: schemaOf(output, 'output') } }
  return { [String(status ?? 200)]: { description: 'Success.', content } }
}

function operationOf(bound: BoundOperation): Json {
  const { operation, policy } = bound
  const parameters = parametersOf(operation)
  return {
    operationId: bound.name,
    tags: [bound.tag],
    summary: operation.summary,
    'x-policy': policy.name,
    security: policy.needs === 'nothing' ? [] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(operation.body, 'input') } },
          },
        }
      : {}),
    responses: { ...successOf(operation), ...failuresOf(bound) },
  }
}

const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'message', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', description: 'Stable and machine-readable.' },
    message: { type: 'string', description: 'The sentence for the person.' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/** The complete OpenAPI 3.1 document, written from the same contracts that serve the requests. */
export function createOpenApi(
  operations: readonly BoundOperation[],
  about: { title: string; version: string; sessionCookie: string },
): Json {
  const paths = new Map<string, Json>()
  for (const bound of operations) {
    const path = bound.path.replace(/:(\w+)/g, '{$1}')
    paths.set(path, { ...paths.get(path), [bound.method.toLowerCase()]: operationOf(bound) })
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: about.sessionCookie } },
    },
  }
}
