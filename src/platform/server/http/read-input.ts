import type { z } from 'zod'
import { failWith } from '#platform/shared/app-error.ts'
import type { Operation } from '#platform/shared/endpoint.ts'
import { commonErrors, type FieldError } from '#platform/shared/problem.ts'
import { checkText, readJson, readText } from './read-body.ts'

const fail = failWith(commonErrors)

const toFieldError = (issue: z.core.$ZodIssue): FieldError => {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys')
    return { field: [...path, ...issue.keys].join('.'), message: 'We don’t know this field.' }
  // Zod's own message for a missing field names types; a schema's own sentence stays.
  const missing =
    issue.code === 'invalid_type' &&
    issue.input === undefined &&
    issue.message.startsWith('Invalid input')
  return { field: path.join('.'), message: missing ? 'This is needed.' : issue.message }
}

/** At most this many field errors leave in one answer. */
const maxErrors = 20

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw fail('invalid-input', {
    fields: result.error.issues.slice(0, maxErrors).map(toFieldError),
    cause: result.error,
  })
}

/** A name given twice is refused rather than one of the two guessed at. */
function queryOf(url: URL): Record<string, string> {
  const query = new Map<string, string>()
  for (const [name, value] of url.searchParams) {
    checkText(value)
    if (query.has(name))
      throw fail('invalid-input', { fields: [{ field: name, message: 'Send this only once.' }] })
    query.set(name, value)
  }
  return Object.fromEntries(query)
}

export interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** A request whose body is read. */
export interface Arrived {
  readonly url: string
  readonly headers: Headers
  readonly params: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

const bodyOf = ({ rawBody }: Operation, { body, headers }: Arrived): unknown =>
  rawBody ? readText(body) : (readJson(body, headers.get('content-type')) ?? {})

/** What was sent, in the spelling of the wire. */
export function readInput(operation: Operation, arrived: Arrived): Input {
  const { url, params } = arrived
  for (const value of Object.values(params)) checkText(value)
  return {
    params,
    query: operation.query && queryOf(new URL(url)),
    body: operation.body && bodyOf(operation, arrived),
  }
}

/** Parses path, query and body by the operation's schemas; throws one problem with every wrong field. */
export function parseInput(operation: Operation, { params, query, body }: Input): Input {
  return {
    params: operation.params && parse(operation.params, params),
    query: operation.query && parse(operation.query, query),
    body: operation.body && parse(operation.body, body),
  }
}
